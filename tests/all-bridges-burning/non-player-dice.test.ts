import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayNotBeginCommand } from '#spec/all-bridges-burning/3-commands/3.1-commands'
import { mayNotBeginActivism } from '#spec/all-bridges-burning/8-non-players/8.1.3-exceptions'
import { standardMap } from '#spec/all-bridges-burning/components/map'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { type CardNumber, executingCard, withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import { fullCommand, procedureOf, type Terms } from '#spec/all-bridges-burning/procedures/commands'
import { FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import {
  DICE,
  dieToRoll,
  isWithDie,
  rollsForCondition,
} from '../../machines/all-bridges-burning/8-non-players/8.2.3-dice.js'
import { cardsOn } from '../../machines/all-bridges-burning/8-non-players/8.2-all-cards.js'
import type { NonPlayerCard } from '../../machines/all-bridges-burning/8-non-players/8.2-priority.js'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { NotBegun } from '../../src/core/kernel/plays/decision.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { withAmendedRows } from '../../src/core/kernel/watch/recorders.js'
import { expectHolds } from '../expect-property.js'
import { boards } from './boards.js'

const rules = rulesOf(allBridgesBurning)
const cards = cardsOn(standardMap)

/** Boards on which the Personality is somewhere, and perhaps two News markers elsewhere. */
const withNews = fc.tuple(boards, fc.boolean()).map(([board, isNewsThere]) => {
  const news = (space: SpaceState) => ({ ...space, news: { ...space.news, alone: isNewsThere ? 1 : 0 } })
  const guarded = inSpace(board, 'Turku', (space) => ({ ...space, personality: true }))
  return inSpace(inSpace(guarded, 'Häme', news), 'Karelia', news)
})

/** A board on which a Non-player has a card in hand, and nothing was rolled for it. */
const inHand = (board: Game, { number, faction }: NonPlayerCard, phase: 1 | 2, others: readonly Faction[]): Game =>
  executingCard(withNonPlayers({ ...board, phase }, { factions: [...new Set([...others, faction])] }), faction, number)

/** Begins a procedure; if it may not begin, checks that clauses give the reason. */
function begun(game: Game, procedure: string, args: object): Position<Game> | undefined {
  try {
    return rules.begin(game, procedure, { ...args } as never).position
  } catch (problem) {
    if (!(problem instanceof NotBegun)) throw problem
    expect(problem.refusals.flatMap(({ clauses }) => clauses).length).toBeGreaterThan(0)
    return undefined
  }
}

/** The card whose die is rolled by its Command, when its turn comes. */
const ROLLED_LATER = 50

const FACES = [1, 2, 3, 4, 5, 6] as const

/** A position in which the die of the card shows a face. */
function rolled(position: Position<Game>, face: number): Position<Game> {
  const { card, dice } = position.game.nonPlayers
  const change = isWithDie(card) ? { dice: { ...dice, [DICE[card].name]: face } } : { die: face }
  return { ...position, game: withNonPlayers(position.game, change) }
}

/** Everything that can be chosen, with its odds. */
function oddsOf(position: Position<Game>): unknown {
  const due = rules.decide(position)
  return due.over || due.choices.map(({ option, weight = 1 }) => [due.seat, option, weight])
}

/** Plays to the end, and tells where the faces of a die that nobody has rolled would have mattered. */
function goingByNoDie(from: Position<Game>, card: CardNumber, numbers: () => number): readonly string[] {
  const found: string[] = []
  for (let position = from; ; ) {
    const due = rules.decide(position)
    if (due.over) return found
    const odds = oddsOf(position)
    const isGoneBy = isWithDie(card) && card !== ROLLED_LATER
    if (isGoneBy && FACES.some((face) => !isDeepStrictEqual(oddsOf(rolled(position, face)), odds))) found.push(due.asks)
    const chosen = due.choices[numbers() % due.choices.length]
    if (chosen === undefined) throw new Error(`nothing to choose at ${due.asks}`)
    position = rules.choose(position, chosen.option).position
  }
}

const proceduresOf = ({ command, faction }: NonPlayerCard) => [
  ...(command === 'Activism' ? ['non-player activism'] : []),
  procedureOf(faction, command).name,
]
const termsOf = (faction: Faction): Terms => ({ faction, spaces: 'any', free: false, limited: false })

/** No choice of a card goes by a die that is not there, on any board. */
const lawOf = (card: NonPlayerCard) =>
  fc.property(
    withNews,
    fc.constantFrom<1 | 2>(1, 2),
    fc.subarray([...FACTIONS]),
    fc.infiniteStream(fc.nat(9999)),
    (board, phase, others, stream) => {
      const game = inHand(board, card, phase, others)
      for (const procedure of proceduresOf(card)) {
        const position = begun(game, procedure, termsOf(card.faction))
        expect(position !== undefined && rollsForCondition(game, card.number), procedure).toBe(false)
        if (position !== undefined)
          expect(goingByNoDie(position, card.number, () => stream.next().value ?? 0)).toEqual([])
      }
    },
  )

describe('a Command of a Non-player whose dice are left out', () => {
  it.each(cards)('does not begin by card $number, or rolls them itself', (card) => {
    expectHolds(lawOf(card), { numRuns: 40, seed: card.number })
  })

  it.each([49, 54, 56, 60, 63, 64])('would go by no die by card %i, if it were let in', (number) => {
    const { name } = number === 49 || number === 56 ? mayNotBeginActivism : mayNotBeginCommand
    const [card] = cards.filter((one) => one.number === number)
    if (card === undefined) throw new Error(`no card ${number}`)
    const result = withAmendedRows({ table: name, rows: [] }, () =>
      fc.check(lawOf(card), { numRuns: 60, seed: number }),
    )
    expect(result.failed).toBe(true)
  })

  it.each([60, 64])('cannot be chosen by card %i either', (number) => {
    const [board] = fc.sample(boards, { numRuns: 1, seed: 5 })
    const [card] = cards.filter((one) => one.number === number)
    if (board === undefined || card === undefined) throw new Error('no board or card')
    const game = inHand({ ...board, polarization: 3, resolved: { red: 0, white: 0 } }, card, 1, [])
    expect(dieToRoll(game)).toBeDefined()
    const terms = { ...fullCommand(card.faction), commands: [card.command] }
    expect(rules.begin(game, 'command', terms).position.outcome).toBe('nowhere')
  })
})
