/**
 * What a Command knows while it lasts, and what can be chosen: the Command, and the Special Activity with it.
 *
 * @module
 */
import { z } from 'zod'
import { freeCommands } from '../../../spec/all-bridges-burning/clauses/commands/general.js'
import { eventCard, redRevolt } from '../../../spec/all-bridges-burning/clauses/sequence-of-play.js'
import { specialActivitiesInGeneral } from '../../../spec/all-bridges-burning/clauses/special-activities/general.js'
import type { GameMap } from '../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { CommandArgs, EXECUTED, type Terms } from '../../../spec/all-bridges-burning/procedures/commands.js'
import { meansFirst } from '../../../spec/all-bridges-burning/questions/special-activities/means-first.js'
import { specialWithoutSpaces } from '../../../spec/all-bridges-burning/questions/special-activities/special-without-spaces.js'
import { mayNotCommand, mayNotSpecial } from '../../../spec/all-bridges-burning/tables/actions.js'
import {
  COMMAND_NAMES,
  OWN_COMMANDS,
  OWN_SPECIAL_ACTIVITIES,
  SPECIAL_ACTIVITIES,
} from '../../../spec/all-bridges-burning/vocabulary.js'
import type { Context } from '../../../src/kernel/chart.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { commandsOn } from '../commands/all.js'
import { specialActivitiesOn } from '../special-activities/all.js'

/** What a Command knows while it lasts. */
export const CommandData = z
  .strictObject({
    ...CommandArgs.unwrap().shape,
    /** The Command, once it is chosen. */
    command: z.enum(COMMAND_NAMES).or(z.literal('none')),
    /** The Special Activity that goes with it, once it is chosen. */
    activity: z.enum(SPECIAL_ACTIVITIES).or(z.literal('none')),
    /** What came of the Command, once it is over. */
    executed: z.enum(EXECUTED).or(z.literal('not yet')),
  })
  .readonly()
/** What a Command knows while it lasts. */
export type CommandData = z.infer<typeof CommandData>
/** A game, and what a Command knows. */
export type CommandContext = Context<Game, CommandData>

/** The data with which a Command begins. */
export const begun = (args: CommandArgs): CommandData => ({
  ...args,
  command: 'none',
  activity: 'none',
  executed: 'not yet',
})

/** The terms that a Command itself needs. */
export const termsOf = ({ faction, spaces, free, limited }: CommandData): Terms => ({ faction, spaces, free, limited })

const ask = asks<CommandContext>()

/** The offer of the Commands, over the map. */
export function commandChoice(map: GameMap) {
  const commands = commandsOn(map)
  return ask.must({
    name: 'the Command to execute',
    cites: [eventCard.choices, redRevolt.moreCommands, freeCommands.withinGrant],
    seat: ({ data }) => data.faction,
    from: () => COMMAND_NAMES.map((command) => option('execute', { command })),
    forbid: {
      table: mayNotCommand,
      view: ({ game, data }, { command }) => {
        const ownList = OWN_COMMANDS[data.faction].includes(command)
        return {
          command,
          ownList,
          granted: data.commands === 'any' || data.commands.includes(command),
          phase: game.phase,
          opening: ownList ? commands(data.faction)[command].opening(game, termsOf(data)) : 'open',
          special: data.special,
          reading: readingOf(game, meansFirst),
        }
      },
    },
  })
}

/** The offer of the Special Activities, over the map. */
export function specialChoice(map: GameMap) {
  const activities = specialActivitiesOn(map)
  return ask.may(option('no Special Activity'), {
    name: 'a Special Activity with the Command',
    cites: [
      specialActivitiesInGeneral.withCommand,
      specialActivitiesInGeneral.before,
      specialActivitiesInGeneral.during,
      specialActivitiesInGeneral.after,
    ],
    seat: ({ data }) => data.faction,
    from: () => SPECIAL_ACTIVITIES.map((activity) => option('special', { activity })),
    forbid: {
      table: mayNotSpecial,
      view: ({ game, data }, { activity }) => {
        const ownList = OWN_SPECIAL_ACTIVITIES[data.faction].includes(activity)
        const { opening } = activities[activity]
        return {
          activity,
          ownList,
          allowed: data.special,
          used: data.activity !== 'none',
          phase: game.phase,
          command: data.command,
          executed: data.executed,
          somewhere: !ownList || opening(game, { faction: data.faction, free: false }) === 'open',
          reading: readingOf(game, specialWithoutSpaces),
        }
      },
    },
  })
}
