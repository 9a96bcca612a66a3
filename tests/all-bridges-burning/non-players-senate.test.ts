import { describe, expect, it } from 'vitest'
import { standardMap as map } from '#spec/all-bridges-burning/components/map'
import { emptySpace, type Game, type SpaceState } from '#spec/all-bridges-burning/game'
import { emptyGame } from '#spec/all-bridges-burning/starting-game'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { senateCards } from '../../machines/all-bridges-burning/8-non-players/8.2-all-cards.js'

const cards = new Map(senateCards(map).map((card) => [card.number as number, card]))
const isMet = (card: number, game: Game, die = 0) => cards.get(card)?.isMet(map, game, die)

interface Held {
  readonly senate?: number
  readonly reds?: number
  readonly inactiveReds?: number
  readonly moderates?: number
  readonly change?: Partial<SpaceState>
}

const holding = ({ senate = 0, reds = 0, inactiveReds = 0, moderates = 0, change = {} }: Held): SpaceState => ({
  ...emptySpace,
  cells: {
    senate: { active: senate, inactive: 0 },
    reds: { active: reds, inactive: inactiveReds },
    moderates: { active: moderates, inactive: 0 },
  },
  ...change,
})

const game = (spaces: Partial<Record<Space, Held>>, change: Partial<Game> = {}): Game => ({
  ...emptyGame,
  phase: 2,
  conscripts: 0,
  spaces: {
    ...emptyGame.spaces,
    ...Object.fromEntries(Object.entries(spaces).map(([name, held]) => [name, holding(held)])),
  },
  ...change,
})

const trains = { capabilities: { reds: [], senate: ['Trains'] } } as const

describe('8.4 Non-player Senate: when a card applies', () => {
  it('8.4.1 senateRallyCard54: in Phase I while a Senate Cell is Available', () => {
    expect(isMet(54, game({}, { phase: 1 }))).toBe(true)
    expect(isMet(54, game({}))).toBe(false)
    expect(isMet(54, game({ Vaasa: { senate: 20 } }, { phase: 1 }))).toBe(false)
  })

  it('8.4.2 senateRallyCard55: in Phase II while a Senate Cell is Available', () => {
    expect(isMet(55, game({}))).toBe(true)
    expect(isMet(55, game({}, { phase: 1 }))).toBe(false)
    expect(isMet(55, game({ Vaasa: { senate: 20 } }))).toBe(false)
  })

  it('8.4.3 senateActivismCard.ifDie: the die must beat the number of Active Senate Cells', () => {
    const two = game({ Vaasa: { senate: 1 }, Turku: { senate: 1 } }, { phase: 1 })
    expect(isMet(56, two, 3)).toBe(true)
    expect(isMet(56, two, 2)).toBe(false)
  })

  it('8.4.3 senateActivismCard.ifTowns: four Town Population will do, three will not', () => {
    const three = { Helsinki: { senate: 1 }, Turku: { senate: 1 } }
    expect(isMet(56, game({ ...three, Vaasa: { senate: 1 } }))).toBe(true)
    expect(isMet(56, game(three), 6)).toBe(false)
  })

  it('8.4.4 senateTerrorCard.ifTowns: one enemy Cell in a Town stands between the Senate and Control', () => {
    expect(isMet(57, game({ Turku: { senate: 1, reds: 1 } }))).toBe(true)
    expect(isMet(57, game({ Häme: { senate: 1, reds: 1 } }))).toBe(false)
  })

  it('8.4.4 senateTerrorCard.ifTownsByTwo: two do at a Polarization of six', () => {
    const two = { Turku: { senate: 1, moderates: 2 } }
    expect(isMet(57, game(two, { polarization: 6 }))).toBe(true)
    expect(isMet(57, game(two, { polarization: 5 }))).toBe(false)
    expect(isMet(57, game({ Turku: { senate: 1, moderates: 3 } }, { polarization: 6 }))).toBe(false)
  })

  it('8.4.4 senateTerrorCard.ifActiveCell: without an Active Senate Cell there is no Terror', () => {
    const hidden = {
      cells: { ...emptySpace.cells, senate: { active: 0, inactive: 1 }, reds: { active: 1, inactive: 0 } },
    }
    expect(isMet(57, game({ Turku: { change: hidden } }, { phase: 1 }))).toBe(false)
  })

  it('8.4.4 senateTerrorCard.ifTowns: a last Cell that keeps a Prepared marker cannot be removed', () => {
    const prepared = { prepared: { reds: 1, senate: 0 } }
    expect(isMet(57, game({ Turku: { senate: 1, reds: 1, change: prepared } }))).toBe(false)
  })

  it('8.4.4 senateTerrorCard.ifReds: in Phase I any piece of the Reds will do', () => {
    const province = { Häme: { senate: 1, inactiveReds: 5 } }
    expect(isMet(57, game(province, { phase: 1 }))).toBe(true)
    expect(isMet(57, game(province))).toBe(false)
  })

  it('8.4.5 senateAttackCard.ifSameSpace: three Senate Cells with Reds or with Russians', () => {
    expect(isMet(58, game({ Häme: { senate: 3, reds: 1 } }))).toBe(true)
    expect(isMet(58, game({ Häme: { senate: 3, change: { troops: { germany: 0, russia: 1 } } } }))).toBe(true)
    expect(isMet(58, game({ Häme: { senate: 2, reds: 1 } }))).toBe(false)
    expect(isMet(58, game({ Häme: { senate: 3, moderates: 1 } }))).toBe(false)
  })

  it('8.4.5 senateAttackCard.ifTrains: four Senate Cells with a Train next to Reds', () => {
    const next = (senate: number, change: Partial<SpaceState>) =>
      game({ Häme: { senate, change }, Tampere: { reds: 1 } })
    expect(isMet(58, next(4, trains))).toBe(true)
    expect(isMet(58, next(3, trains))).toBe(false)
    expect(isMet(58, next(4, {}))).toBe(false)
  })

  it('8.4.6 senateMarchCard: in Phase II a March where there is no Attack', () => {
    const meeting = { Häme: { senate: 3, reds: 1 } }
    expect(isMet(59, game(meeting))).toBe(false)
    expect(isMet(59, game({ Häme: { senate: 4 } }))).toBe(true)
    expect(isMet(59, game({ Häme: { senate: 4 } }, { phase: 1 }))).toBe(false)
    expect(isMet(59, game({ Häme: { senate: 4, change: trains }, Tampere: { reds: 1 } }))).toBe(false)
  })
})
