/**
 * What stands at the door of every Command.
 *
 * @module
 */
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import type { Terms } from '../../../spec/all-bridges-burning/procedures/commands.js'
import { procedureOf } from '../../../spec/all-bridges-burning/procedures/commands.js'
import { type CommandName, OWN_COMMANDS } from '../../../spec/all-bridges-burning/vocabulary.js'
import type { AtDoor } from '../../../src/kernel/chart.js'
import type { Procedure } from '../../../src/kernel/procedure.js'

/** How it is found what the door of a Command looks at. */
export const doorOf = (command: CommandName, { name }: Pick<Procedure, 'name'>) => ({
  command: () => command,
  ownList: ({ args: { faction } }: AtDoor<Game, Terms>) =>
    OWN_COMMANDS[faction].includes(command) && procedureOf(faction, command).name === name,
  phase: ({ game }: AtDoor<Game, Terms>) => game.phase,
})
