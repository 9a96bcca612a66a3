/** Choices that cannot be made: the point that tells best why. @module */

import type { Option, RefusedChoice } from '../../kernel/offers/option.js'
import type { Position } from '../../kernel/plays/position.js'
import type { Rules } from '../../kernel/plays/rules.js'
import type { Traced } from '../../kernel/plays/trace.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Named, Stuck } from '../../records/match-plays.js'
import { replay } from '../../records/recorded-play.js'
import type { PlayExample } from '../example.js'
import { matchesOption } from '../named-choices.js'
import { madeChoices } from './made-choices.js'
import type { BarredVerdict } from './verdict.js'

/**
 * Why the choices of an example cannot be made, and what happened until then.
 *
 * The search declines whatever it can in the hope to come further. Where the clauses refuse what was named, that
 * point tells why; where nothing refuses it, the point after the last named choice tells most.
 */
export function explainBarred<Game extends GameState>(
  rules: Rules<Game>,
  { begun, groups }: Pick<PlayExample<Game>, 'begun' | 'groups'>,
  { choices, named, others, over, unsaid, refused }: Stuck<Game>,
): readonly [BarredVerdict<Game>, readonly Traced[]] {
  const traces = tracesOf(rules, begun.position, choices)
  const left = new Set(unsaid)
  const next = groups.flatMap((group) => group.filter((one) => left.has(one)).slice(0, 1))
  const last = 1 + named.lastIndexOf(true)
  const since = last === 0 ? [begun.trace, ...traces] : traces.slice(last - 1)
  const meant = refused.length > 0 ? refused : passedOver(since.flat(), next)
  const until = meant.length > 0 ? choices.length : last
  const upTo = choices.slice(0, until)
  const { position } = replay(rules, begun.position, upTo)
  const trace = traces.slice(0, until).flat()
  const reached = { position, choices: madeChoices(trace, { named, others }), over, procedure: begun.procedure }
  return [
    { is: 'refused', ...reached, unsaid, refused: meant, due: rules.decide(position) },
    [...begun.trace, ...trace],
  ]
}

const tracesOf = <Game extends GameState>(rules: Rules<Game>, from: Position<Game>, choices: readonly Option[]) => {
  const played = replay(rules, from, choices)
  return played.ok ? played.traces : []
}

/** The candidates that were meant, of offers that were passed over because everything was refused. */
const passedOver = (trace: readonly Traced[], next: readonly Named[]): readonly RefusedChoice[] =>
  trace
    .flatMap((line) => (line.kind === 'skipped' ? line.refused() : []))
    .filter((candidate) => next.some((named) => matchesOption(named, candidate)))
