/**
 * Actions that cannot be made: everything of them that clauses refuse, and the legal actions that are nearest.
 *
 * @module
 */

import type { Option } from '../../kernel/offers/option.js'
import type { Decision } from '../../kernel/plays/decision.js'
import type { Position } from '../../kernel/plays/position.js'
import type { Rules } from '../../kernel/plays/rules.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Named } from '../../records/match-plays.js'
import type { PlayExample } from '../example.js'
import { matchesOption } from '../named-choices.js'
import { playChoices } from '../run-example.js'
import type { Alternative, Guidance, Objection } from './illegal-action-help.js'
import type { BarredVerdict, LegalVerdict } from './verdict.js'

/** An action that a reader would like to make, with its starting position. */
export type AttemptedAction<Game extends GameState> = Pick<PlayExample<Game>, 'begun' | 'groups'>

/** Everything that stands against an action, and the legal ones that are nearest. */
export const guidance = <Game extends GameState>(
  rules: Rules<Game>,
  action: AttemptedAction<Game>,
  barred: BarredVerdict<Game>,
): Guidance => ({ objections: objections(rules, action, barred), alternatives: alternatives(rules, action, barred) })

/** The number of actions to try, and the number of alternatives that is enough. */
const [TRIES, ENOUGH] = [60, 5]

/** An action with one choice made otherwise, and by how much it differs. */
interface Change extends Pick<Alternative, 'named' | 'by'> {
  readonly away: number
}

/** Leaving a choice out is further away than changing one word of it, and nearer than changing two. */
const OMISSION = 1.5

type Groups = readonly (readonly Named[])[]

const changed = (groups: Groups, named: Named, by: readonly Named[]): Groups =>
  groups.map((group) => group.flatMap((one) => (one === named ? by : [one])))

/** Every choice of an action that clauses refuse, each as far as one comes without those before it. */
export function objections<Game extends GameState>(
  rules: Rules<Game>,
  { begun, groups }: AttemptedAction<Game>,
  barred: BarredVerdict<Game>,
): readonly Objection[] {
  const named = barred.unsaid.find((one) => barred.refused.some((candidate) => matchesOption(one, candidate)))
  if (named === undefined) return []
  const objection = { named, refused: barred.refused.filter((candidate) => matchesOption(named, candidate)) }
  const rest = { begun, groups: changed(groups, named, []) }
  const [verdict] = playChoices(rules, rest)
  return [objection, ...(verdict.is === 'refused' ? objections(rules, rest, verdict) : [])]
}

/** The legal actions that are nearest to one that is not: those that differ in one choice. */
export function alternatives<Game extends GameState>(
  rules: Rules<Game>,
  { begun, groups }: AttemptedAction<Game>,
  barred: BarredVerdict<Game>,
): readonly Alternative[] {
  const changes = [...replacements(rules, { begun, groups }, barred), ...groups.flat().map(omission)]
  const found: Alternative[] = []
  for (const { named, by } of changes.toSorted((one, other) => one.away - other.away).slice(0, TRIES)) {
    if (found.length === ENOUGH) return found
    const [verdict] = playChoices(rules, { begun, groups: changed(groups, named, by ? [saidLike(named, by)] : []) })
    if (isDone(verdict)) found.push({ named, ...(by && { by }), choices: verdict.choices })
  }
  return found
}

const isDone = <Game extends GameState>(verdict: { readonly is: string }): verdict is LegalVerdict<Game> =>
  verdict.is === 'legal'

const omission = (named: Named): Change => ({ named, away: OMISSION })

const saidLike = ({ seat }: Named, by: Option): Named => ({ ...by, seat })

/** Other options for every choice of an action: for those that were made, and for the first that cannot be. */
function replacements<Game extends GameState>(
  rules: Rules<Game>,
  { begun, groups }: AttemptedAction<Game>,
  { choices, unsaid, due }: BarredVerdict<Game>,
): readonly Change[] {
  const left = new Set(unsaid)
  const open = groups.flat().filter((named) => !left.has(named))
  let position: Position<Game> = begun.position
  const changes: (readonly Change[])[] = []
  for (const { option, seat, named } of choices) {
    const said = named ? open.find((one) => matchesOption(one, { option, seat })) : undefined
    if (said !== undefined) {
      open.splice(open.indexOf(said), 1)
      changes.unshift(othersIn(rules.decide(position), said, option))
    }
    position = rules.choose(position, option).position
  }
  const next = groups.flatMap((group) => group.filter((named) => left.has(named)).slice(0, 1))
  return [...next.flatMap((named) => othersIn(due, named)), ...changes.flat()]
}

/** The options of a decision that somebody may have meant instead: those of the same type. */
function othersIn(due: Decision | { readonly over: true }, named: Named, made?: Option): readonly Change[] {
  if (due.over) return []
  const type = made?.type ?? named.type
  return due.choices
    .filter(({ option }) => type === undefined || option.type === type)
    .map(({ option }) => ({ named, by: option, away: distance({ ...(made ?? named) }, { ...option }) }))
    .filter(({ away }) => away > 0)
}

/** In how many words an option differs from what was said; numbers differ by more the further apart they are. */
function distance(said: Named, other: Named): number {
  const words = Object.entries(said).filter(([word]) => word !== 'seat')
  return words.reduce((sum, [word, value]) => sum + awayFrom(value, other[word]), 0)
}

const awayFrom = (value: unknown, other: unknown): number => {
  if (JSON.stringify(value) === JSON.stringify(other)) return 0
  return typeof value === 'number' && typeof other === 'number' ? 1 - 1 / (1 + Math.abs(value - other)) : 1
}
