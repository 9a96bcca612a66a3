/**
 * The choice of a Command and its Special Activity. A Command that cannot begin yet comes after a Special Activity that brings
 * the missing part.
 *
 * @module
 */

import { asks, call, type Inside, option, readingOf } from 'rulewright/book'
import { mayNotCommand } from '#spec/all-bridges-burning/3-commands/3.1-commands'
import { mayNotSpecial } from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { procedureOf } from '#spec/all-bridges-burning/procedures/commands'
import { SPECIAL_PROCEDURES } from '#spec/all-bridges-burning/procedures/special-activities'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { COMMAND_NAMES, SPECIAL_ACTIVITIES, type SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import type { SpecialMachine } from '../4-special-activities/4.1-special-activities.js'
import { isOfNoUse } from '../4-special-activities/4.2.2-foreign-relations-by-card.js'
import { type CommandContext, type CommandData, termsOf } from './3.1-terms.js'

const ask = asks<CommandContext>()

/** Every Special Activity by name. */
export type Activities = Readonly<Record<SpecialActivity, SpecialMachine>>

/** Finds the thing that a Command lacks even after the best Special Activity. */
type Lacks = (context: CommandContext, chosen: Activity) => 'nothing' | 'Resources' | 'another condition'

/** An offer of Special Activities with a Command. */
const specials = (name: string, lacks: Lacks) => ({
  name,
  seat: ({ data }: CommandContext) => data.faction,
  from: () => SPECIAL_ACTIVITIES.map((activity) => option('special', { activity })),
  says: (_: CommandContext, { activity }: Activity) => `Activity: ${activity}`,
  forbid: {
    table: mayNotSpecial,
    view: {
      activity: (_: CommandContext, { activity }: Activity) => activity,
      allowed: ({ data }: CommandContext) => data.special,
      used: ({ data }: CommandContext) => data.activity !== 'none',
      command: ({ data }: CommandContext) => data.command,
      executed: ({ data }: CommandContext) => data.executed,
      lacks,
      inVain: ({ game, data }: CommandContext, { activity }: Activity) => isOfNoUse(game, data.faction, activity),
      reading: ({ game }: CommandContext) => readingOf(game, cited.specialWithoutSpaces),
    },
  },
  leads: ({ data }: CommandContext, { activity }: Activity) =>
    call(SPECIAL_PROCEDURES[activity], { faction: data.faction, free: false }),
})

interface Activity {
  readonly type: 'special'
  readonly activity: SpecialActivity
}

export const specialChoice = ask.may(option('no Special Activity'), {
  ...specials('a Special Activity with the Command', () => 'nothing'),
  cites: [
    cited.specialActivitiesInGeneral.withCommand,
    cited.specialActivitiesInGeneral.before,
    cited.specialActivitiesInGeneral.during,
    cited.specialActivitiesInGeneral.after,
  ],
})

/** Looks into the chosen Command in a game. */
const comingOf = (inside: Inside, game: Game, data: CommandData) =>
  data.command === 'none' ? undefined : inside.of(game, call(procedureOf(data.faction, data.command), termsOf(data)))

/**
 * Finds the thing that a Command still lacks, by lookahead. A Non-player's card has its own order and is put away if its Command
 * cannot begin.
 */
const lacksOn =
  (activities: Activities, inside: () => Inside): Lacks =>
  ({ game, data }, { activity }) => {
    const { atBest } = activities[activity]
    const after = isNonPlayer(game, data.faction) ? [] : (atBest?.(game, data.faction) ?? [])
    if (after.some((one) => comingOf(inside(), one, data)?.isOpen === true)) return 'nothing'
    return comingOf(inside(), game, data)?.isOpenBut([cited.commandsInGeneral.enoughResources]) === true
      ? 'Resources'
      : 'another condition'
  }

/** The Special Activity that brings what a Command lacks, before it. */
export const meansChoiceOn = (activities: Activities, inside: () => Inside) =>
  ask.must({
    ...specials('the Special Activity that brings what the Command lacks', lacksOn(activities, inside)),
    cites: [cited.specialActivitiesInGeneral.before, cited.commandsInGeneral.enoughResources],
  })

/** The offer of the Commands, by somebody who looks into what they lead to. */
export const commandChoiceOn = (activities: Activities, inside: () => Inside) => {
  const means = meansChoiceOn(activities, inside)
  return ask.must({
    name: 'the Command to execute',
    cites: [cited.eventCard.choices, cited.redRevolt.moreCommands, cited.freeCommands.withinGrant],
    seat: ({ data }) => data.faction,
    from: () => COMMAND_NAMES.map((command) => option('execute', { command })),
    forbid: {
      table: mayNotCommand,
      view: {
        granted: ({ data }, { command }) => data.commands === 'any' || data.commands.includes(command),
        means: ({ game, data }, { command }) => means.open({ game, data: { ...data, command } }, inside()),
        reading: ({ game }) => readingOf(game, cited.meansFirst),
      },
    },
    leads: ({ data }, { command }) => call(procedureOf(data.faction, command), termsOf(data)),
  })
}

/** True if the chosen Command can begin only after a Special Activity has brought the missing part. */
export const isLacking = ({ game, data }: CommandContext, inside: () => Inside): boolean =>
  data.special && comingOf(inside(), game, data)?.isOpen === false
