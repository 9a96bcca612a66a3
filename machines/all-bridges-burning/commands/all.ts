/**
 * Every Command, over the map.
 *
 * @module
 */
import type { GameMap } from '../../../spec/all-bridges-burning/components/map.js'
import type { CommandName, Faction } from '../../../spec/all-bridges-burning/vocabulary.js'
import type { Chart } from '../../../src/kernel/chart.js'
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

/** Every Command of a Faction, by name. */
export function commandsOn(map: GameMap): (faction: Faction) => Readonly<Record<CommandName, CommandMachine>> {
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
  return (faction) => (faction === 'moderates' ? ofModerates : ofMilitants)
}

/** The charts of all Commands, over the map. */
export function chartsOfCommands(map: GameMap): readonly Chart[] {
  const commands = commandsOn(map)
  return [...Object.values(commands('reds')), commands('moderates').Rally].map(({ chart }) => chart)
}
