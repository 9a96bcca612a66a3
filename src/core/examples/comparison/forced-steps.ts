/** A choice that is refused at a forced step: nothing else can be chosen there, and further on it could be. @module */

import type { Rules } from '../../kernel/plays/rules.js'
import type { Traced } from '../../kernel/plays/trace.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { NamedPlay } from '../../records/match-plays.js'
import { replay } from '../../records/recorded-play.js'
import type { PlayExample } from '../example.js'
import { matchesOption } from '../named-choices.js'
import { madeChoices } from './made-choices.js'
import type { BarredVerdict } from './verdict.js'

type Opened<Game extends GameState> = Pick<PlayExample<Game>, 'begun' | 'groups'>

/**
 * The first forced step at which the last named choice is refused, though a play makes it later: nobody names what is forced,
 * so an example that expects the refusal cannot say otherwise at which of several steps it is.
 */
export function refusedAtForced<Game extends GameState>(
  rules: Rules<Game>,
  { begun, groups }: Opened<Game>,
  { choices, named, others, over }: NamedPlay<Game>,
): readonly [BarredVerdict<Game>, readonly Traced[]] | undefined {
  const last = named.lastIndexOf(true)
  const made = choices[last]
  if (made === undefined) return undefined
  for (let step = 1 + named.lastIndexOf(true, last - 1); step < last; step += 1) {
    const played = replay(rules, begun.position, choices.slice(0, step))
    const due = rules.decide(played.position)
    if (due.over || !played.ok || due.choices.length !== 1 || due.choices[0]?.declines) continue
    const wanted = groups.flatMap((group) => group.slice(-1)).filter((one) => saysOption(one, made))
    const refused = due.refused().filter((candidate) => wanted.some((one) => matchesOption(one, candidate)))
    if (refused.length === 0) continue
    const trace = played.traces.flat()
    const reached = {
      position: played.position,
      choices: madeChoices(trace, { named, others }),
      over,
      procedure: begun.procedure,
    }
    return [{ is: 'refused', ...reached, unsaid: wanted.slice(0, 1), refused, due }, [...begun.trace, ...trace]]
  }
  return undefined
}

const saysOption = ({ seat: _, ...said }: Readonly<Record<string, unknown>>, option: object): boolean =>
  matchesOption(said, { option: option as never, seat: '' })
