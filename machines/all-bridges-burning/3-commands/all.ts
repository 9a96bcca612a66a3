/** Every Command, over the map. @module */

import { type Chart, madeOnce } from 'rulewright/book'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { CommandName, Faction } from '#spec/all-bridges-burning/vocabulary'
import { nonPlayerActivismChart } from '../8-non-players/8.1.3-activism.js'
import type { CommandMachine } from './3.1-terms.js'
import { rallyCommand } from './3.2.1-rally.js'
import { activismCommand } from './3.2.2-activism.js'
import { terrorCommand } from './3.2.3-terror.js'
import { attackOn } from './3.2.4-attack.js'
import { marchOn } from './3.2.5-march.js'
import { moderatesRallyOn } from './3.3.1-moderates-rally.js'
import { messageOn } from './3.3.2-message.js'
import { negotiateCommand } from './3.3.3-negotiate.js'
import { politicsCommand } from './3.3.4-politics.js'

export type Commands = (faction: Faction) => Readonly<Record<CommandName, CommandMachine>>

/** Every Command of a Faction, by name; they are built once for each map. */
export const commandsOn: (map: GameMap) => Commands = madeOnce((map: GameMap): Commands => {
  const ofMilitants = {
    Rally: rallyCommand,
    Activism: activismCommand,
    Terror: terrorCommand,
    Attack: attackOn(map),
    March: marchOn(map),
    Message: messageOn(map),
    Negotiate: negotiateCommand,
    Politics: politicsCommand,
  }
  const ofModerates = { ...ofMilitants, Rally: moderatesRallyOn(map) }
  return (faction) => (faction === 'moderates' ? ofModerates : ofMilitants)
})

/** The charts of all Commands, over the map. */
export function chartsOfCommands(map: GameMap): readonly Chart[] {
  const commands = commandsOn(map)
  const ofFactions = [...Object.values(commands('reds')), commands('moderates').Rally].map(({ chart }) => chart)
  return [...ofFactions, nonPlayerActivismChart]
}
