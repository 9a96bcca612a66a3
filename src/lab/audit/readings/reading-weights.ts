/**
 * Weights: in how many random plays a question is asked, and in how many another reading would have changed something.
 *
 * @module
 */

import {
  afresh,
  type Book,
  executable,
  type GameState,
  gamesToPlay,
  offeredIn,
  type Position,
  pickerFrom,
  type Question,
  type Rules,
  rulesOf,
  withReadings,
} from '#core'
import { type Changing, changingIn } from './changed-steps.js'
import type { Weight, Weights } from './report.js'

/** The choice of plays to measure. */
export interface Measuring {
  readonly plays: number
  readonly seed: number
  /** After how many decisions a play is given up. */
  readonly bound: number
}

/** Some of many plays, by their numbers, from 1 on. */
export interface PlayRange {
  readonly from: number
  readonly to: number
}

/** The measurements of some plays, as plain data. */
export type SomeWeights = Pick<Weights, 'decisions' | 'weights'>

/** The measurements of one play. */
interface Tally {
  readonly asked: Set<string>
  readonly changed: Map<string, number>
}

/** Measures the questions of a book over random plays under the usual readings. */
export const weightsOf = <Game extends GameState>(book: Book<Game>, how: Measuring): Weights =>
  weightsFrom(how, [someWeights(book, how, { from: 1, to: how.plays })])

/** Measures questions of a book over some of these plays; each of them comes to the same, whichever are measured with it. */
export function someWeights<Game extends GameState>(
  book: Book<Game>,
  { seed, bound }: Pick<Measuring, 'seed' | 'bound'>,
  { from, to }: PlayRange,
  questions: readonly Question[] = executable(book.questions),
): SomeWeights {
  const rules = rulesOf(book, { trace: false })
  const games = gamesToPlay(book)
  const total = new Map<string, Weight>(questions.map(({ name }) => [name, NOTHING]))
  let decisions = 0
  for (let number = from; number <= to; number += 1) {
    const game = games[(number - 1) % games.length] as Game
    const tally: Tally = { asked: new Set(), changed: new Map() }
    const compared = { questions, changing: changingIn(rules) }
    decisions += weighed(rules, compared, rules.start(game), seed + number, bound, tally)
    for (const { name } of questions) total.set(name, sumOf(total.get(name), weightIn(tally, name)))
  }
  return { decisions, weights: Object.fromEntries(total) }
}

/** The weights over all plays, from those over some of them. */
export function weightsFrom({ plays, seed }: Measuring, all: readonly SomeWeights[]): Weights {
  const total = new Map<string, Weight>()
  for (const { weights } of all)
    for (const [name, weight] of Object.entries(weights)) total.set(name, sumOf(total.get(name), weight))
  return {
    plays,
    seed,
    decisions: all.reduce((sum, { decisions }) => sum + decisions, 0),
    weights: Object.fromEntries(total),
  }
}

const NOTHING: Weight = { asked: 0, plays: 0, decisions: 0 }

const sumOf = (one: Weight = NOTHING, other: Weight): Weight => ({
  asked: one.asked + other.asked,
  plays: one.plays + other.plays,
  decisions: one.decisions + other.decisions,
})

function weightIn({ asked, changed }: Tally, name: string): Weight {
  const decisions = changed.get(name) ?? 0
  return { asked: asked.has(name) ? 1 : 0, plays: decisions > 0 ? 1 : 0, decisions }
}

/** The input for comparing readings along a play. */
interface Compared<Game extends GameState> {
  readonly questions: readonly Question[]
  readonly changing: Changing<Game>
}

/** Plays one game and tells how many decisions it had. */
function weighed<Game extends GameState>(
  rules: Rules<Game>,
  { questions, changing }: Compared<Game>,
  from: Position<Game>,
  seed: number,
  bound: number,
  { asked, changed }: Tally,
): number {
  const pick = pickerFrom(seed)
  let position = from
  for (let made = 0; made < bound; made += 1) {
    const here = afresh(position)
    const [decision, whenDue] = withReadings(() => {
      const due = rules.decide(here)
      if (!due.over) offeredIn(due)
      return due
    })
    if (decision.over) return made
    const option = pick(decision)
    const [{ position: next }, whenChosen] = withReadings(() => rules.choose(here, option))
    const heard = new Set([...whenDue, ...whenChosen])
    const kind = `${decision.chart}/${decision.state}/${option.type}`
    const due = questions.filter(({ name }) => heard.has(name))
    for (const { name } of due) asked.add(name)
    for (const { name } of changing(due, { from: here, option, to: next, kind }))
      changed.set(name, (changed.get(name) ?? 0) + 1)
    position = next
  }
  return bound
}
