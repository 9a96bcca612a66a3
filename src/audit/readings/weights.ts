/**
 * Weights: in how many random plays a question is asked, and in how many another reading would have changed something.
 *
 * @module
 */

import type { Book, Position } from '#kernel'
import { gamesToPlay } from '../../explore/beginnings.js'
import { offeredIn } from '../../explore/difference.js'
import { afresh } from '../../explore/pair.js'
import { pickerFrom } from '../../explore/picker.js'
import { hearingReadings } from '../../kernel/hearing.js'
import { executable, type GameState, type Question } from '../../kernel/question.js'
import { type Rules, rulesOf } from '../../kernel/rules.js'
import { type Changing, changingIn } from './changed.js'
import type { Weight, Weights } from './report.js'

/** Which plays are measured. */
export interface Measuring {
  readonly plays: number
  readonly seed: number
  /** After how many decisions a play is given up. */
  readonly bound: number
  /** Told after every play. */
  readonly played?: (done: number) => void
}

/** What a play was measured for. */
interface Tally {
  readonly asked: Set<string>
  readonly changed: Map<string, number>
}

/** Measures the questions of a book over random plays under the usual readings. */
export function weightsOf<Game extends GameState>(
  book: Book<Game>,
  { plays, seed, bound, played }: Measuring,
): Weights {
  const rules = rulesOf(book, { trace: false })
  const questions = executable(book.questions)
  const changing = changingIn(rules)
  const games = gamesToPlay(book)
  const total = new Map<string, Weight>(questions.map(({ name }) => [name, { asked: 0, plays: 0, decisions: 0 }]))
  let decisions = 0
  for (let number = 1; number <= plays; number += 1) {
    const game = games[(number - 1) % games.length] as Game
    const tally: Tally = { asked: new Set(), changed: new Map() }
    decisions += weighed(rules, { questions, changing }, rules.start(game), seed + number, bound, tally)
    for (const { name } of questions) total.set(name, added(total.get(name), tally, name))
    played?.(number)
  }
  return { plays, seed, decisions, weights: Object.fromEntries(total) }
}

const added = (
  { asked, plays, decisions }: Weight = { asked: 0, plays: 0, decisions: 0 },
  tally: Tally,
  name: string,
): Weight => {
  const changed = tally.changed.get(name) ?? 0
  return {
    asked: asked + (tally.asked.has(name) ? 1 : 0),
    plays: plays + (changed > 0 ? 1 : 0),
    decisions: decisions + changed,
  }
}

/** What is compared in a play. */
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
    const [decision, whenDue] = hearingReadings(() => {
      const due = rules.decide(here)
      if (!due.over) offeredIn(due)
      return due
    })
    if (decision.over) return made
    const option = pick(decision)
    const [{ position: next }, whenChosen] = hearingReadings(() => rules.choose(here, option))
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
