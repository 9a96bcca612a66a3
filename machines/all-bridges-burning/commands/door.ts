/**
 * What stands at the door of every Command.
 *
 * @module
 */

import type { AtDoor, Procedure } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import { procedureOf, type Terms } from '#spec/all-bridges-burning/procedures/commands'
import { type CommandName, OWN_COMMANDS } from '#spec/all-bridges-burning/vocabulary'

/** How it is found what the door of a Command looks at. */
export const doorOf = (command: CommandName, { name }: Pick<Procedure, 'name'>) => ({
  command: () => command,
  ownList: ({ args: { faction } }: AtDoor<Game, Terms>) =>
    OWN_COMMANDS[faction].includes(command) && procedureOf(faction, command).name === name,
  phase: ({ game }: AtDoor<Game, Terms>) => game.phase,
})
