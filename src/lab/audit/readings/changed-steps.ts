/**
 * The effects of other readings along a play. Readings are tried together, and separately where the result differs.
 *
 * @module
 */

import {
  type GameState,
  isApart,
  type Option,
  type Position,
  type Question,
  type Rules,
  readingOf,
  seenApart,
  tryOrUndefined,
} from '#core'

/** A step of a play. */
export interface Stepped<Game extends GameState> {
  readonly from: Position<Game>
  readonly option: Option
  readonly to: Position<Game>
  /** The kind of step; readings that changed the last step of a kind are tried alone. */
  readonly kind: string
}

/** A question under another reading than that of the play. */
interface Switch {
  readonly question: Question
  readonly reading: string
}

/** Tells of which questions another reading changes what is offered in a step, or what it comes to. */
export type Changing<Game extends GameState> = (
  questions: readonly Question[],
  step: Stepped<Game>,
) => ReadonlySet<Question>

/** Compares the steps of plays, one after the other. */
export function changingIn<Game extends GameState>(rules: Rules<Game>): Changing<Game> {
  const last = new Map<string, ReadonlySet<Question>>()
  return (questions, step) => {
    const lively = last.get(step.kind) ?? new Set()
    const switches = questions.flatMap((question) => othersOf(question, step))
    const alone = switches.filter(({ question }) => lively.has(question))
    const together = switches.filter(({ question }) => !lively.has(question))
    const found = [
      ...alone.filter((one) => isChanged(rules, [one], step)),
      ...roundsOf(together).flatMap((round) => changedAmong(rules, round, step)),
    ]
    const changed = new Set(found.map(({ question }) => question))
    last.set(step.kind, changed)
    return changed
  }
}

const othersOf = <Game extends GameState>(question: Question, { from }: Stepped<Game>): readonly Switch[] => {
  const own = readingOf(from.game, question)
  return question.domain.filter((reading) => reading !== own).map((reading) => ({ question, reading }))
}

/** The switches in as few rounds as there can be, so that no question is in a round twice. */
function roundsOf(switches: readonly Switch[]): readonly (readonly Switch[])[] {
  const rounds: Switch[][] = []
  for (const one of switches) {
    const free = rounds.find((round) => round.every(({ question }) => question !== one.question))
    if (free) free.push(one)
    else rounds.push([one])
  }
  return rounds
}

/** The switches that change something, found by halving where all together do. */
function changedAmong<Game extends GameState>(
  rules: Rules<Game>,
  switches: readonly Switch[],
  step: Stepped<Game>,
): readonly Switch[] {
  if (!isChanged(rules, switches, step)) return []
  if (switches.length === 1) return switches
  const half = Math.ceil(switches.length / 2)
  return [switches.slice(0, half), switches.slice(half)].flatMap((part) => changedAmong(rules, part, step))
}

/** True if other readings change the options, or the result of the choice. */
function isChanged<Game extends GameState>(
  rules: Rules<Game>,
  switches: readonly Switch[],
  { from, option, to }: Stepped<Game>,
): boolean {
  const readings = Object.fromEntries(switches.map(({ question, reading }) => [question.name, reading]))
  const other = { ...from, game: { ...from.game, readings: { ...from.game.readings, ...readings } } }
  const changed = tryOrUndefined(
    // What is due after the choice is compared when it comes to it.
    () => seenApart(rules, from, other).length > 0 || isApart(to, rules.choose(other, option).position),
  )
  // What fails under a reading that begins in the middle of a play tells nothing of it; of several, one may still tell.
  return changed ?? switches.length > 1
}
