/**
 * Where a Non-player has executed the Command of its card: more than once is more than a Limited Command.
 *
 * @module
 */

import type { Option } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import type { CommandName } from '#spec/all-bridges-burning/vocabulary'

/** The choices by which a Command takes place in a space, or with a Cell, or at all. */
const SELECTING: Readonly<Record<CommandName, readonly string[]>> = {
  Rally: ['select'],
  Activism: ['remove', 'flip in', 'Agitate', 'Activate'],
  Terror: ['select', 'select the Political Display'],
  Attack: ['select'],
  March: ['select'],
  Message: ['message'],
  Negotiate: ['select'],
  Politics: ['conduct Politics'],
}

const placeIn = (option: Option) => ('space' in option ? `${option.type} ${String(option.space)}` : option.type)

/** What a Command has selected after one more choice: spaces, each once, or the Cells of a Message. */
export function selectedAfter(
  { nonPlayers: { selected } }: Game,
  command: CommandName | undefined,
  option: Option,
): readonly string[] {
  if (command === undefined || !SELECTING[command].includes(option.type)) return selected
  const place = placeIn(option)
  return command !== 'Message' && selected.includes(place) ? selected : [...selected, place]
}
