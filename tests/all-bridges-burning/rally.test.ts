import { describe, expect, it } from 'vitest'
import { rallyCount, rallyHindrance } from '#spec/all-bridges-burning/3-commands/3.2.1-rally-cells'
import { moderatesRallyCost } from '#spec/all-bridges-burning/3-commands/3.3.1-moderates-rally'
import type { Game } from '#spec/all-bridges-burning/game'
import { availableCells } from '#spec/all-bridges-burning/pieces'
import { Terms } from '#spec/all-bridges-burning/procedures/commands'
import { FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import type { World } from '../../src/core/kernel/book/book.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { everyWalk, gameAfter, type Walk } from './walk.js'
import { worlds } from './worlds.js'

type Levels = { readonly support: number; readonly opposition: number }
type Terror = { readonly redTerror: number; readonly whiteTerror: number }

/** The count as the text tells it, with everything that hinders and helps in one sum. */
const counted = (faction: Faction, { support, opposition }: Levels, { redTerror, whiteTerror }: Terror): number =>
  ({
    reds: 1 + opposition - support - whiteTerror,
    senate: 1 + support - opposition - redTerror,
    moderates: 1 - support - opposition,
  })[faction]

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, index) => index)
const LEVELS: readonly Levels[] = [-2, -1, 0, 1, 2].map((level) => ({
  support: Math.max(0, level),
  opposition: Math.max(0, -level),
}))
const TERROR: readonly Terror[] = upTo(2).flatMap((redTerror) =>
  upTo(2 - redTerror).map((whiteTerror) => ({ redTerror, whiteTerror })),
)

describe('the count of a Rally', () => {
  const cases = FACTIONS.flatMap((faction) =>
    LEVELS.flatMap((levels) => TERROR.map((terror) => ({ faction, levels, terror }))),
  )

  it('is what the text adds and subtracts, for every space there can be', () => {
    expect(cases).toHaveLength(90)
    for (const { faction, levels, terror } of cases) {
      const hindrance = rallyHindrance.ask({ faction, ...levels, ...terror })
      expect(rallyCount.ask({ faction, ...levels, hindrance, offset: 0, reading: 'below zero' })).toBe(
        counted(faction, levels, terror),
      )
    }
  })

  it('is what would come without hindrance, if everything is Offset', () => {
    for (const { faction, levels, terror } of cases) {
      const hindrance = rallyHindrance.ask({ faction, ...levels, ...terror })
      const help = { reds: levels.opposition, senate: levels.support, moderates: 0 }[faction]
      expect(rallyCount.ask({ faction, ...levels, hindrance, offset: hindrance, reading: 'below zero' })).toBe(1 + help)
    }
  })
})

const worldsOf = (procedure: string): readonly World<Game>[] =>
  worlds.filter(({ call, reach }) => reach === 'alone' && call.procedure.name === procedure)

/** The worlds of players, who pay. */
const payingIn = (procedure: string) => worldsOf(procedure).filter(({ game }) => game.nonPlayers.factions.length === 0)

/** The world in which a card has an Administration built before the last Cells are placed. */
const buildsAtOnce = ({ game }: World<Game>): boolean => game.readings.administrationByCard === 'at once'

const walksIn = ({ call, game }: World<Game>): readonly Walk[] => everyWalk(book, call.procedure.name, game, call.args)

const spacesOf = (events: readonly Option[]) => events.filter(({ type }) => type === 'select').length
const offsetsOf = (events: readonly Option[]) =>
  events.reduce((total, event) => total + ('amount' in event ? Number(event.amount) : 0), 0)

const spentBy = (faction: Faction, { game }: World<Game>, walk: Walk) =>
  game.resources[faction] - gameAfter(walk).resources[faction]

describe('what a Rally costs', () => {
  it.each(payingIn('rally'))('is a Resource for each space and Offset: $name', (world) => {
    const { faction, free } = Terms.parse(world.call.args)
    const walks = walksIn(world)
    expect(walks.length).toBeGreaterThan(0)
    for (const walk of walks)
      expect(spentBy(faction, world, walk)).toBe(free ? 0 : spacesOf(walk.events) + offsetsOf(walk.events))
  })

  it.each(payingIn('moderates rally'))('is that less the reduction for the Moderates: $name', (world) => {
    const { free } = Terms.parse(world.call.args)
    const reduction = Math.max(0, world.game.polarization - 5)
    const spacesOnly = world.game.readings.rallyDiscountCovers === 'spaces only'
    for (const walk of walksIn(world)) {
      const [spaces, offsets] = [spacesOf(walk.events), offsetsOf(walk.events)]
      const price = spacesOnly ? Math.max(0, spaces - reduction) + offsets : Math.max(0, spaces + offsets - reduction)
      expect(spentBy('moderates', world, walk)).toBe(free ? 0 : price)
    }
  })

  it('never falls when a space or an Offset is added', () => {
    for (const reading of ['everything', 'spaces only'] as const)
      for (const reduction of upTo(5))
        for (const spaces of upTo(12))
          for (const offsets of upTo(25)) {
            const cost = (more: { spaces?: number; offsets?: number }) =>
              moderatesRallyCost.ask({ spaces, offsets, ...more, reduction, free: false, reading })
            expect(cost({ spaces: spaces + 1 }) - cost({})).toBeOneOf([0, 1])
            expect(cost({ offsets: offsets + 1 }) - cost({})).toBeOneOf([0, 1])
          }
  })
})

describe('the Cells of a Rally', () => {
  const placed = ({ events }: Walk) =>
    events.reduce((total, event) => total + (event.type === 'place' && 'cells' in event ? Number(event.cells) : 0), 0)
  const exchanges = ({ events }: Walk) => events.filter(({ type }) => type === 'replace').length

  it.each([...worldsOf('rally'), ...worldsOf('moderates rally')])('come from the Available ones: $name', (world) => {
    const { faction } = Terms.parse(world.call.args)
    for (const walk of walksIn(world))
      expect(availableCells(gameAfter(walk), faction)).toBe(
        availableCells(world.game, faction) - placed(walk) + 2 * exchanges(walk),
      )
  })

  it('come before an Administration, of which a Rally builds one at most', () => {
    for (const world of worldsOf('rally'))
      for (const { events } of walksIn(world)) {
        const types = events.map(({ type }) => type)
        expect(types.filter((type) => type === 'replace').length).toBeLessThan(2)
        if (types.includes('replace') && !buildsAtOnce(world))
          expect(types.lastIndexOf('place')).toBeLessThan(types.indexOf('replace'))
      }
  })

  it('follow an Administration of Non-player Reds where card #48 is read so', () => {
    const walks = worldsOf('rally').filter(buildsAtOnce).flatMap(walksIn)
    const orders = walks.map(({ events }) => events.map(({ type }) => type).filter((type) => type.endsWith('place')))
    expect(orders).toContainEqual(['place', 'replace', 'place'])
  })
})
