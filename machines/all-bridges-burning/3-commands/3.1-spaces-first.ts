/** The spaces of a Command that are selected before the first of them is resolved. @module */

import { asks, type Further, only, option } from 'rulewright/book'
import { mayNotSelectFirst } from '#spec/all-bridges-burning/3-commands/3.1-commands'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { type CommandContext, type CommandData, type CommandMachine, selectsFirst, termsOf } from './3.1-terms.js'
import { commandsOn } from './all.js'

const chosenIn = ({ first = [] }: CommandData): readonly Space[] => first

const machineOf = (map: GameMap, { data: { faction, command } }: CommandContext): CommandMachine | undefined =>
  command === 'none' ? undefined : commandsOn(map)(faction)[command]

/** The offer in which a space could be selected beside those that are, of that space alone. */
function besideOthers(map: GameMap, context: CommandContext, space: Space): Further | undefined {
  const led = machineOf(map, context)?.beside?.(context.game, termsOf(context.data), chosenIn(context.data))
  return led && { ...led, asks: only(led.asks, (candidate) => 'space' in candidate && candidate.space === space) }
}

/** True if the spaces of the chosen Command are selected before the first of them is resolved. */
export const areSelectedFirst = (map: GameMap, context: CommandContext): boolean =>
  selectsFirst(context.game, termsOf(context.data), machineOf(map, context)?.beside !== undefined)

/** The data with one more space selected at first. */
export const withFirst = (data: CommandData, space: Space): CommandData => ({
  ...data,
  first: SPACES.filter((name) => name === space || chosenIn(data).includes(name)),
})

/** The data with which the Command is executed in the spaces that were selected first, if there are any. */
export function inFirst({ first, ...data }: CommandData): CommandData {
  return first === undefined ? data : { ...data, spaces: first }
}

/** The offer of the spaces that are selected first, over the map. */
export const firstSpacesOn = (map: GameMap) =>
  asks<CommandContext>().upTo(
    option('no more spaces'),
    {
      name: 'the spaces of the Command, before the first is resolved',
      cites: [cited.commandsInGeneral.someSpaceOrPieces, cited.commandsInGeneral.enoughResources],
      seat: ({ data }) => data.faction,
      from: () => SPACES.map((space) => option('select first', { space })),
      forbid: {
        table: mayNotSelectFirst,
        view: { selected: ({ data }, { space }) => chosenIn(data).includes(space) },
      },
      leads: (context, { space }) => besideOthers(map, context, space),
    },
    ({ data }) => chosenIn(data).length > 0,
  )
