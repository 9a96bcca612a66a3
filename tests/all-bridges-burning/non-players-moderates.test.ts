import { describe, expect, it } from 'vitest'
import { standardEvents } from '#spec/all-bridges-burning/components/event-pack'
import { standardMap } from '#spec/all-bridges-burning/components/map'
import { emptySpace, type Game, type SpaceState } from '#spec/all-bridges-burning/game'
import { executingCard, withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import { fullCommand, limitedCommand } from '#spec/all-bridges-burning/procedures/commands'
import { emptyGame } from '#spec/all-bridges-burning/starting-game'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { trialsOf } from '../../machines/all-bridges-burning/8-non-players/8.1.5-trials.js'
import { dieToRoll } from '../../machines/all-bridges-burning/8-non-players/8.2.3-dice.js'
import { moderatesCardsOn } from '../../machines/all-bridges-burning/8-non-players/8.2-all-cards.js'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'

const rules = rulesOf(allBridgesBurning)
const cards = moderatesCardsOn(standardMap)
const cardOf = (number: number) => {
  const card = cards.find((one) => one.number === number)
  if (card === undefined) throw new Error(`no card ${number}`)
  return card
}

const moderates = (active: number, inactive: number): Partial<SpaceState> => ({
  cells: { ...emptySpace.cells, moderates: { active, inactive } },
})

/** A game in which the die is rolled that a card asks for. */
function withDie(game: Game): Game {
  const die = dieToRoll(game)
  return die === undefined ? game : withNonPlayers(game, { dice: { [die]: 3 } })
}

/** A game in which the Moderates alone are a Non-player and execute a card. */
function playing(number: 60 | 61 | 62 | 63 | 64, change: Partial<Game>, spaces: Partial<Record<Space, object>>): Game {
  const placed = Object.entries(spaces).map(([name, space]) => [name, { ...emptySpace, ...space }])
  const game = { ...emptyGame, ...change, spaces: { ...emptyGame.spaces, ...Object.fromEntries(placed) } }
  return executingCard(withNonPlayers(game, { factions: ['moderates'] }), 'moderates', number)
}

/** Plays a full Command by the card in hand, with chance by the numbers given, and tells what was chosen. */
function played(
  game: Game,
  numbers: () => number,
): { readonly types: readonly string[]; readonly last: Position<Game> } {
  let position = rules.begin(withDie(game), 'command', { ...fullCommand('moderates') }).position
  const types: string[] = []
  while (position.stack.length > 0) {
    const due = rules.decide(position)
    if (due.over) break
    const chosen = due.choices[numbers() % due.choices.length]
    if (chosen === undefined) throw new Error(`nothing to choose at ${due.asks}`)
    types.push(chosen.option.type)
    position = rules.choose(position, chosen.option).position
  }
  return { types, last: position }
}

/** Numbers that look random and are the same each time. */
function mixed(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor(state / 65536)
  }
}

describe('the Non-player cards of the Moderates', () => {
  it('8.2: are five, each with a number of its own', () => {
    expect(cards.map(({ number }) => number)).toEqual([60, 61, 62, 63, 64])
  })

  it('8.2.3 executingInstructions.impossibleCommand: Negotiate by card needs a space that a priority wants', () => {
    const { isExecutable } = trialsOf(standardEvents, () => allBridgesBurning)
    const enemy = {
      cells: { ...emptySpace.cells, reds: { active: 1, inactive: 0 }, moderates: { active: 0, inactive: 1 } },
    }
    const ask = (spaces: Partial<Record<Space, object>>) =>
      isExecutable(
        playing(61, { polarization: 7 }, spaces),
        fullCommand('moderates'),
        'Negotiate',
        cardOf(61).priorities,
      )
    expect(ask({ Turku: enemy })).toBe(true)
    expect(ask({ Häme: enemy })).toBe(false)
  })

  it('8.2.3 executingInstructions.impossibleCommand: Message by card needs somewhere to go', () => {
    const { isExecutable } = trialsOf(standardEvents, () => allBridgesBurning)
    const ask = (spaces: Partial<Record<Space, object>>) =>
      isExecutable(playing(62, {}, spaces), limitedCommand('moderates'), 'Message', cardOf(62).priorities)
    expect(ask({ Turku: { ...moderates(0, 3), personality: true } })).toBe(false)
    expect(ask({ Turku: { ...moderates(0, 2), personality: true }, Häme: moderates(0, 1) })).toBe(true)
  })

  it('8.2.3 executingInstructions.impossibleCommand: Politics by card needs a cube that is Available', () => {
    const { isExecutable } = trialsOf(standardEvents, () => allBridgesBurning)
    const ask = (cubes: Game['cubes']) =>
      isExecutable(
        playing(64, { cubes }, { Turku: moderates(0, 3) }),
        fullCommand('moderates'),
        'Politics',
        cardOf(64).priorities,
      )
    expect(ask({ red: 3, white: 2 })).toBe(true)
    expect(ask({ red: 3, white: 3 })).toBe(false)
  })

  it('8.5.4 moderatesMessageCard63.newsRandom: a die is rolled for News where two markers could come nearer', () => {
    const news = { news: { ...emptySpace.news, alone: 1 } }
    const dieWith = (spaces: Partial<Record<Space, object>>) => dieToRoll(playing(63, { phase: 2 }, spaces))
    expect(dieWith({ Turku: { personality: true }, Vaasa: news, Häme: news })).toBe('the News to move')
    expect(dieWith({ Turku: { personality: true, ...news }, Häme: news })).toBeUndefined()
    expect(dieWith({ Vaasa: news, Häme: news })).toBeUndefined()
  })

  it('8.5: whatever chance decides, a card is executed to its end', () => {
    const spaces = {
      Turku: { ...moderates(1, 1), personality: true, news: { ...emptySpace.news, alone: 1 } },
      Häme: { ...moderates(1, 0), networks: 1, cells: { ...moderates(1, 0).cells, reds: { active: 2, inactive: 1 } } },
      Helsinki: { ...moderates(0, 2), cells: { ...moderates(0, 2).cells, senate: { active: 3, inactive: 1 } } },
      Karelia: { level: 'Active Opposition', cells: { ...emptySpace.cells, reds: { active: 1, inactive: 0 } } },
    }
    const games = ([60, 61, 62, 63, 64] as const).flatMap((number) =>
      ([1, 2] as const).map((phase) => playing(number, { phase, polarization: number === 64 ? 4 : 7 }, spaces)),
    )
    for (const game of games)
      for (let seed = 1; seed <= 10; seed++) {
        const { types, last } = played(game, mixed(seed))
        expect(last.outcome, types.join(', ')).toBe('executed')
        expect(last.game.resources.moderates).toBeGreaterThanOrEqual(0)
        expect(types.filter((type) => type === 'message').length).toBeLessThanOrEqual(3)
      }
  })
})

describe('8.5.3 a random second Town', () => {
  /** Computes the probability that a moving Cell ends in each space, over all chance decisions. */
  function endsOf(position: Position<Game>, likely = 1): ReadonlyMap<Space, number> {
    const due = rules.decide(position)
    if (due.over || due.asks === 'a step of the Cell on its way') {
      const mover = position.stack.at(-1)?.data as { readonly mover: { readonly selected: readonly Space[] } }
      return new Map(mover.mover.selected.slice(-1).map((space) => [space, likely]))
    }
    const total = due.choices.reduce((sum, { weight = 1 }) => sum + weight, 0)
    const ends = due.choices.flatMap(({ option, weight = 1 }) => [
      ...endsOf(rules.choose(position, option).position, (likely * weight) / total),
    ])
    return new Map(
      ends.map(([space]) => [space, ends.reduce((sum, [one, part]) => (one === space ? sum + part : sum), 0)]),
    )
  }

  const game = playing(62, {}, { Turku: moderates(0, 1), Uusimaa: moderates(0, 2) })
  const { position } = rules.begin(game, 'message', { ...fullCommand('moderates'), spaces: 'any' })

  it('is drawn among the Towns, however many ways lead to each', () => {
    const ends = endsOf(rules.choose(position, { type: 'message', space: 'Uusimaa', cell: 'Inactive' }).position)
    expect(ends.size).toBeGreaterThan(3)
    for (const likely of ends.values()) expect(likely).toBeCloseTo(1 / ends.size)
  })
})
