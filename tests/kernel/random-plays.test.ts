import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../src/core/files/hash-content.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Chart, charting } from '../../src/core/kernel/charts/chart.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Offer, Option } from '../../src/core/kernel/offers/option.js'
import { canonicalPosition, type Position } from '../../src/core/kernel/plays/position.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { brokenLaws, parsePosition } from '../../src/core/records/read-position.js'
import { parsePlay, printPlay, replay } from '../../src/core/records/recorded-play.js'
import { canonical } from '../../src/core/values/json.js'
import { expectHolds } from '../expect-property.js'
import * as lighthouse from './lighthouse.js'
import * as orchard from './orchard.js'
import { Nothing } from './tiny.js'

const RUNS = { numRuns: 60 }

/** A play as numbers: each picks one of the options, however many there are. It shrinks to short plays of first options. */
const numbers = fc.array(fc.nat(), { maxLength: 40 })

interface Visited<Game extends GameState> {
  readonly positions: readonly Position<Game>[]
  readonly choices: readonly Option[]
}

function played<Game extends GameState>(rules: Rules<Game>, picks: readonly number[]): Visited<Game> {
  const positions = [rules.start()]
  const choices: Option[] = []
  for (const pick of picks) {
    const position = positions.at(-1) as Position<Game>
    const decision = rules.decide(position)
    if (decision.over) break
    const chosen = decision.choices[pick % decision.choices.length]?.option
    if (chosen === undefined) throw new Error(`a decision without a choice: ${decision.asks}`)
    choices.push(chosen)
    positions.push(rules.choose(position, chosen).position)
  }
  return { positions, choices }
}

/** A check of every position along a play, which returns the problems, or none. */
type Check = <Game extends GameState>(rules: Rules<Game>, position: Position<Game>) => readonly string[]

const everyOptionCanBeChosen: Check = (rules, position) => {
  const decision = rules.decide(position)
  if (decision.over) return []
  return decision.choices.flatMap((choice) => {
    try {
      rules.decide(rules.choose(position, choice.option).position)
      return []
    } catch (error) {
      return [`${canonical(choice.option)}: ${String(error)}`]
    }
  })
}

const offeredOnceAndNotRefused: Check = (rules, position) => {
  const decision = rules.decide(position)
  if (decision.over) return []
  const offered = decision.choices.map((choice) => canonical(choice.option))
  const refused = decision.refused().map((candidate) => canonical(candidate.option))
  return offered.filter((text, index) => refused.includes(text) || offered.indexOf(text) !== index)
}

const lawsHold: Check = ({ book }, { game }) => brokenLaws(book, game).map(({ message }) => message)

const readsBack: Check = ({ book }, position) => {
  const read = parsePosition(book, JSON.parse(canonicalPosition(position)))
  if (!read.ok) return read.problems.map(({ message }) => message)
  return hashOf(read.value) === hashOf(position) ? [] : ['another position']
}

const everywhere = <Game extends GameState>(book: Book<Game>, check: Check) => {
  const rules = rulesOf(book)
  return fc.property(numbers, (picks) => {
    const faults = played(rules, picks).positions.flatMap((position) => check(rules, position))
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
}

/** Plays on with the first option until the game is over; the orchard ends because the wind may blow. */
const lastOf = <Game extends GameState>(rules: Rules<Game>, from: Position<Game>): Position<Game> => {
  let position = from
  for (let count = 0; count < 20; count += 1) {
    const decision = rules.decide(position)
    if (decision.over) return position
    position = rules.choose(position, decision.choices[0]?.option ?? option('none')).position
  }
  return position
}

describe.each([
  ['orchard', orchard.book as unknown as Book],
  ['lighthouse', lighthouse.book as unknown as Book],
])('random plays of the %s', (_, book) => {
  const rules = rulesOf(book)

  it('can always be played on to the end', () => {
    fc.assert(
      fc.property(numbers, (picks) => {
        const { positions } = played(rules, picks)
        const last = lastOf(rules, positions.at(-1) as Position)
        expect(rules.decide(last).over).toBe(true)
        expect(last.stack).toEqual([])
      }),
      RUNS,
    )
  })

  it('offer only options that can be chosen', () => {
    expectHolds(everywhere(book, everyOptionCanBeChosen), RUNS)
  })

  it('offer nothing twice and nothing that they refuse', () => {
    expectHolds(everywhere(book, offeredOnceAndNotRefused), RUNS)
  })

  it('never break a law', () => {
    expectHolds(everywhere(book, lawsHold), RUNS)
  })

  it('lead only through positions that can be written and read', () => {
    expectHolds(everywhere(book, readsBack), RUNS)
  })

  it('come to the same position when they are printed, read and replayed', () => {
    fc.assert(
      fc.property(numbers, (picks) => {
        const { positions, choices } = played(rules, picks)
        const read = parsePlay(printPlay({ book: book.name, choices }))
        if (!read.ok) throw new Error('the play was not read')
        const replayed = replay(rules, rules.start(), read.value.choices)
        expect([replayed.ok, hashOf(replayed.position)]).toEqual([true, hashOf(positions.at(-1) as Position)])
      }),
      RUNS,
    )
  })
})

/** The orchard with one chart in the place of another. */
const withChart = (chart: Chart): Book<orchard.Game> => ({
  ...orchard.book,
  charts: orchard.book.charts.map((other) => (other.name === chart.name ? chart : other)),
})
/** The orchard with another offer of trees. */
const withTrees = (change: (offer: Offer<never>) => Partial<Offer<never>>): Book<orchard.Game> => {
  const state = orchard.climbChart.states['next tree']
  if (state?.asks === undefined) throw new Error('the orchard offers no trees')
  const asks = { ...state.asks, ...change(state.asks) }
  return withChart({ ...orchard.climbChart, states: { ...orchard.climbChart.states, 'next tree': { ...state, asks } } })
}

/** Finds the problem of a book in a fixed set of plays, and the number of choices that show it. */
const found = (broken: Book<orchard.Game>, check: Check) => {
  const { failed, counterexample, errorInstance } = fc.check(everywhere(broken, check), { seed: 7, numRuns: 300 })
  return { failed, choices: counterexample?.[0].length ?? 0, message: String(errorInstance) }
}

describe('a broken orchard', () => {
  it('in which eating makes fruit is found to break its law, by a short play', () => {
    const growing = charting<orchard.Game>().implementing(orchard.eat, Nothing)
    const growingChart = growing.chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'grows',
      states: {
        grows: {
          always: growing.go('done', [], ({ context: { game } }) => ({
            game: { ...game, baskets: { ...game.baskets, Ann: game.baskets.Ann + 1 } },
          })),
        },
        done: { type: 'final' },
      },
    })
    const { failed, choices, message } = found(withChart(growingChart), lawsHold)
    expect(failed).toBe(true)
    expect(choices).toBeLessThanOrEqual(3)
    expect(message).toContain('7 fruits; there are six (2 scoring.stock)')
  })

  it('that offers what its chart does not handle is found at the first decision', () => {
    const flying = withTrees(({ list }) => ({
      list: (context) => ({ ...list(context), options: [...list(context).options, option('fly')] }),
    }))
    const { failed, choices, message } = found(flying, everyOptionCanBeChosen)
    expect({ failed, choices }).toEqual({ failed: true, choices: 0 })
    expect(message).toContain('does not handle the event "fly"')
  })

  it('that refuses what it offers is found', () => {
    const grudging = withTrees(({ list }) => ({
      refused: (context) => list(context).options.map((refused) => ({ option: refused, refusals: [] })),
    }))
    expect(found(grudging, offeredOnceAndNotRefused)).toMatchObject({ failed: true, choices: 0 })
  })

  it('that forgets a field of its data is found when its positions are read', () => {
    const forgetful = withChart({ ...orchard.climbChart, data: Nothing })
    expect(found(forgetful, readsBack)).toMatchObject({ failed: true, choices: 0 })
  })
})
