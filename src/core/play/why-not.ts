/** Why not: what refuses an option that somebody had in mind. @module */

import type { Option } from '../kernel/offers/option.js'
import type { Decision, Over } from '../kernel/plays/decision.js'
import { agrees } from '../values/json.js'
import { spoken } from '../wording/option-text.js'
import { refusalsText } from '../wording/refusal-lines.js'

/** As much of an option as makes it plain; a whole option is as much, too. */
type Part = Option | Readonly<Record<string, unknown>>

/**
 * Tells why something cannot be chosen now, a line for each option that is refused: the sections, and what made them refuse.
 *
 * @param said - as much of the option as makes it plain, such as its type
 */
export function whyNot(due: Decision | Over, said: Part): readonly string[] {
  if (due.over) return ['the game is over']
  const refused = [...due.refused(), ...due.asides.refused()].filter(({ option }) => agrees(said, option))
  if (refused.length > 0) return refused.map((one) => `${spoken(one)}: ${refusalsText(one.refusals)}`)
  const offered = [...due.choices, ...due.asides.choices()].some(({ option }) => agrees(said, option))
  return offered ? [] : [`nothing like this can be meant at "${due.asks}"`]
}
