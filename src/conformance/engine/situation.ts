/** Situations, followed by the rules of a book: to where their choices lead, or to the one that is refused. @module */

import type { Choice, Decision, GameState, Over, Parsed, Position, RefusedChoice, Rules } from '#kernel'
import type { Given } from '../../examples/format.js'
import { readGame, started } from '../../examples/given.js'
import { inside, wrong } from '../../examples/parsing.js'
import { shown } from '../../examples/shape.js'
import { canonical, isRecord, type Json } from '../../kernel/json.js'
import type { Readings } from '../../kernel/question.js'
import { briefly } from '../../outside/escape.js'
import type { SituationRequest } from '../format/messages.js'
import type { PlainChoice } from '../format/situation.js'
import { gameFrom, plainChoice } from '../vectors/plain.js'

/** Where choices lead: to a position, or to a choice that is refused, with the ids of the clauses that refuse it. */
export type Followed<Game extends GameState> =
  | { readonly is: 'reached'; readonly position: Position<Game> }
  | { readonly is: 'refused'; readonly at: number; readonly reasons: readonly string[] }

/** The position in which a situation begins, under the readings of the book; or what is wrong with it, and where. */
export function begunIn<Game extends GameState>(
  rules: Rules<Game>,
  { game: plain, begin: { procedure, args } }: SituationRequest['given'],
): Parsed<Position<Game>> {
  const { readings, ...rest } = plain
  const others = otherReadings(readings, rules.book.empty.readings)
  if (others !== undefined) return wrong(['given', 'game', 'readings'], others)
  const game = readGame(rules, gameFrom(rest, { ...rules.book.empty.readings }))
  if (!game.ok) return inside(['given'], game)
  const begun = inside(['given', 'begin'], started(rules, game.value, { procedure, args: args as Given['args'] }))
  return begun.ok ? { ok: true, value: begun.value.position } : begun
}

/** What is wrong with the readings that a game brings along, as a whole position has them; nothing where they are followed. */
function otherReadings(asked: Json | undefined, followed: Readings): string | undefined {
  if (asked === undefined) return undefined
  if (!isRecord(asked)) return `got ${shown(asked)}, expected readings by question, or none`
  const other = Object.entries(asked).find(([question, reading]) => followed[question] !== reading)
  if (other === undefined) return undefined
  const [question, reading] = other
  const known = Object.hasOwn(followed, question) ? followed[question] : undefined
  return `${briefly(question)}: got ${shown(reading)}, ${known === undefined ? 'and there is no such question' : `expected "${known}", which is followed here (adapter --reading says another)`}`
}

/** Makes choices, one after the other. */
export function followed<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  choices: readonly PlainChoice[],
): Followed<Game> {
  let position = from
  for (const [at, choice] of choices.entries()) {
    const due = rules.decide(position)
    const offered = offeredAs(due, choice)
    if (offered === undefined) return { is: 'refused', at, reasons: reasonsAgainst(due, choice) }
    position = rules.choose(position, offered.option).position
  }
  return { is: 'reached', position }
}

/** What is offered where somebody makes a choice; nothing where it may not be chosen. */
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
