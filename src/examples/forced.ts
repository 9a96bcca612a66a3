/** A choice that is refused at a forced step: nothing else can be chosen there, and further on it could be. @module */

import type { GameState, Rules } from '#kernel'
import type { NamedPlay } from '../kernel/explain.js'
import { replay } from '../kernel/play.js'
import type { Traced } from '../kernel/trace.js'
import { madeIn } from './choices-made.js'
import type { PlayedExample } from './example.js'
import { means } from './named-choices.js'
import type { Barred } from './verdict.js'

type Opened<Game extends GameState> = Pick<PlayedExample<Game>, 'begun' | 'groups'>

/**
 * The first forced step at which the last named choice is refused, though a play makes it later: nobody names what is forced,
 * so an example that expects the refusal cannot say otherwise at which of several steps it is.
 */
export function refusedAtForced<Game extends GameState>(
  rules: Rules<Game>,
  { begun, groups }: Opened<Game>,
  { choices, named, others, over }: NamedPlay<Game>,
): readonly [Barred<Game>, readonly Traced[]] | undefined {
  const last = named.lastIndexOf(true)
  const made = choices[last]
  if (made === undefined) return undefined
  for (let step = 1 + named.lastIndexOf(true, last - 1); step < last; step += 1) {
    const played = replay(rules, begun.position, choices.slice(0, step))
    const due = rules.decide(played.position)
    if (due.over || !played.ok || due.choices.length !== 1 || due.choices[0]?.declines) continue
    const wanted = groups.flatMap((group) => group.slice(-1)).filter((one) => saysOption(one, made))
    const refused = due.refused().filter((candidate) => wanted.some((one) => means(one, candidate)))
    if (refused.length === 0) continue
    const trace = played.traces.flat()
    const reached = {
      position: played.position,
      choices: madeIn(trace, { named, others }),
      over,
      procedure: begun.procedure,
    }
    return [{ is: 'refused', ...reached, unsaid: wanted.slice(0, 1), refused, due }, [...begun.trace, ...trace]]
  }
  return undefined
}

const saysOption = ({ seat: _, ...said }: Readonly<Record<string, unknown>>, option: object): boolean =>
  means(said, { option: option as never, seat: '' })
