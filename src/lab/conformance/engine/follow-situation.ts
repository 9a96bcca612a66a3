/** Situations, followed by the rules of a book: to where their choices lead, or to the one that is refused. @module */

import {
  briefly,
  type Choice,
  canonical,
  type Decision,
  formatValue,
  type GameState,
  type GivenBlock,
  isRecord,
  type Json,
  type Over,
  type Parsed,
  type Position,
  parsedInside,
  parseFailure,
  type Readings,
  type RefusedChoice,
  type Rules,
  readGame,
  startProcedure,
} from '#core'
import type { SituationRequest } from '../format/messages.js'
import type { PlainChoice } from '../format/situation.js'
import { gameFrom, plainChoice } from '../vectors/game-cache.js'

/** The result of following choices: a position, or a refused choice with the ids of the refusing clauses. */
export type FollowResult<Game extends GameState> =
  | { readonly is: 'reached'; readonly position: Position<Game> }
  | { readonly is: 'refused'; readonly at: number; readonly reasons: readonly string[] }

/** The position in which a situation begins, under the readings of the book; or what is wrong with it, and where. */
export function begunIn<Game extends GameState>(
  rules: Rules<Game>,
  { game: plain, begin: { procedure, args } }: SituationRequest['given'],
): Parsed<Position<Game>> {
  const { readings, ...rest } = plain
  const others = otherReadings(readings, rules.book.empty.readings)
  if (others !== undefined) return parseFailure(['given', 'game', 'readings'], others)
  const game = readGame(rules, gameFrom(rest, { ...rules.book.empty.readings }))
  if (!game.ok) return parsedInside(['given'], game)
  const begun = parsedInside(
    ['given', 'begin'],
    startProcedure(rules, game.value, { procedure, args: args as GivenBlock['args'] }),
  )
  return begun.ok ? { ok: true, value: begun.value.position } : begun
}

/** The fault of a game's own readings, as a complete position has them; nothing if they are the ones followed. */
function otherReadings(asked: Json | undefined, followed: Readings): string | undefined {
  if (asked === undefined) return undefined
  if (!isRecord(asked)) return `got ${formatValue(asked)}, expected readings by question, or none`
  const other = Object.entries(asked).find(([question, reading]) => followed[question] !== reading)
  if (other === undefined) return undefined
  const [question, reading] = other
  const known = Object.hasOwn(followed, question) ? followed[question] : undefined
  return `${briefly(question)}: got ${formatValue(reading)}, ${known === undefined ? 'and no question has this name' : `expected "${known}", which is followed here (adapter --reading says another)`}`
}

/** Makes choices, one after the other. */
export function followChoices<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  choices: readonly PlainChoice[],
): FollowResult<Game> {
  let position = from
  for (const [at, choice] of choices.entries()) {
    const due = rules.decide(position)
    const offered = offeredAs(due, choice)
    if (offered === undefined) return { is: 'refused', at, reasons: reasonsAgainst(due, choice) }
    position = rules.choose(position, offered.option).position
  }
  return { is: 'reached', position }
}

/** Finds the offered option for a choice; nothing if it may not be chosen. */
export function offeredAs(due: Decision | Over, choice: PlainChoice): Choice | undefined {
  if (due.over) return undefined
  const means = (offered: Choice) => isSame(plainChoice(offered), choice)
  return due.choices.find(means) ?? due.asides.choices().find(means)
}

/** Tells of many choices which of them may be made: what is offered is listed once. */
export function choosableIn(due: Decision | Over): (choice: PlainChoice) => boolean {
  if (due.over) return () => false
  const offered = [...due.choices, ...due.asides.choices()]
  const texts = new Set(offered.map((one) => canonical(plainChoice(one))))
  return (choice) => texts.has(canonical(choice))
}

/** The ids of the clauses that refuse a choice; none where it could not be meant at all. */
function reasonsAgainst(due: Decision | Over, choice: PlainChoice): readonly string[] {
  if (due.over) return []
  const refused = [...due.refused(), ...due.asides.refused()].filter((one) => isSame(plainChoice(one), choice))
  const clauses = [...refused.flatMap(clausesOf), ...(due.advised?.advice.steps.flatMap((step) => step.clauses) ?? [])]
  return [...new Set(clauses.map(({ id }) => id))]
}

const clausesOf = ({ refusals }: RefusedChoice) => refusals.flatMap(({ clauses }) => clauses)

const isSame = (one: PlainChoice, other: PlainChoice): boolean => canonical(one) === canonical(other)
