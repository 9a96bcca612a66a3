/**
 * Every Command, over the map.
 *
 * @module
 */

import type { Chart } from '#kernel'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { CommandName, Faction } from '#spec/all-bridges-burning/vocabulary'
import { nonPlayerActivismChart } from '../non-players/activism.js'
import { activism } from './activism.js'
import { attackOn } from './attack.js'
import type { CommandMachine } from './command-machine.js'
import { marchOn } from './march.js'
import { messageOn } from './message.js'
import { moderatesRallyOn } from './moderates-rally.js'
import { negotiate } from './negotiate.js'
import { politics } from './politics.js'
import { rally } from './rally.js'
import { terror } from './terror.js'

/** The Commands of a Faction, by name. */
export type Commands = (faction: Faction) => Readonly<Record<CommandName, CommandMachine>>

const built = new WeakMap<GameMap, Commands>()

function buildOn(map: GameMap): Commands {
  const ofMilitants = {
    Rally: rally,
    Activism: activism,
    Terror: terror,
    Attack: attackOn(map),
    March: marchOn(map),
    Message: messageOn(map),
    Negotiate: negotiate,
    Politics: politics,
  }
  const ofModerates = { ...ofMilitants, Rally: moderatesRallyOn(map) }
  const commands: Commands = (faction) => (faction === 'moderates' ? ofModerates : ofMilitants)
  built.set(map, commands)
  return commands
}

/** Every Command of a Faction, by name; they are built once for each map. */
export const commandsOn = (map: GameMap): Commands => built.get(map) ?? buildOn(map)

/** The charts of all Commands, over the map. */
export function chartsOfCommands(map: GameMap): readonly Chart[] {
  const commands = commandsOn(map)
  const ofFactions = [...Object.values(commands('reds')), commands('moderates').Rally].map(({ chart }) => chart)
  return [...ofFactions, nonPlayerActivismChart]
}
