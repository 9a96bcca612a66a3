/**
 * What a Faction chooses of a Command: which, and what Special Activity goes with it; one that cannot be paid for yet begins
 * with a Special Activity that brings Resources.
 *
 * @module
 */
import { asks, call, type Inside, option, readingOf } from 'rulewright/book'
import { eventCard } from '#spec/all-bridges-burning/2-sequence-of-play/2.1-start'
import { redRevolt } from '#spec/all-bridges-burning/2-sequence-of-play/2.4.1-red-revolt'
import {
  commandsInGeneral,
  freeCommands,
  mayNotCommand,
  meansFirst,
} from '#spec/all-bridges-burning/3-commands/3.1-commands'
import {
  mayNotSpecial,
  specialActivitiesInGeneral,
  specialWithoutSpaces,
} from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import { procedureOf } from '#spec/all-bridges-burning/procedures/commands'
import { SPECIAL_PROCEDURES } from '#spec/all-bridges-burning/procedures/special-activities'
import { COMMAND_NAMES, SPECIAL_ACTIVITIES, type SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import { isOfNoUse } from '../4-special-activities/4.2.2-foreign-relations-by-card.js'
import { couldUseNews } from '../4-special-activities/4.3.1-personality.js'
import { type CommandContext, termsOf } from './3.1-terms.js'

const ask = asks<CommandContext>()

/** An offer of Special Activities with a Command that can be paid for, or not without one. */
const specials = (name: string, unpaid: boolean) => ({
  name,
  seat: ({ data }: CommandContext) => data.faction,
  from: () => SPECIAL_ACTIVITIES.map((activity) => option('special', { activity })),
  forbid: {
    table: mayNotSpecial,
    view: {
      activity: (_: CommandContext, { activity }: Activity) => activity,
      allowed: ({ data }: CommandContext) => data.special,
      used: ({ data }: CommandContext) => data.activity !== 'none',
      command: ({ data }: CommandContext) => data.command,
      executed: ({ data }: CommandContext) => data.executed,
      unpaid: () => unpaid,
      news: ({ game }: CommandContext) => couldUseNews(game),
      inVain: ({ game, data }: CommandContext, { activity }: Activity) => isOfNoUse(game, data.faction, activity),
      reading: ({ game }: CommandContext) => readingOf(game, specialWithoutSpaces),
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
  ...specials('a Special Activity with the Command', false),
  cites: [
    specialActivitiesInGeneral.withCommand,
    specialActivitiesInGeneral.before,
    specialActivitiesInGeneral.during,
    specialActivitiesInGeneral.after,
  ],
})

/** The Special Activity that brings the Resources for a Command, before it. */
export const meansChoice = ask.must({
  ...specials('the Special Activity that brings Resources for the Command', true),
  cites: [specialActivitiesInGeneral.before, commandsInGeneral.enoughResources],
})

/** The offer of the Commands, by somebody who looks into what they lead to. */
export const commandChoiceOn = (inside: () => Inside) =>
  ask.must({
    name: 'the Command to execute',
    cites: [eventCard.choices, redRevolt.moreCommands, freeCommands.withinGrant],
    seat: ({ data }) => data.faction,
    from: () => COMMAND_NAMES.map((command) => option('execute', { command })),
    forbid: {
      table: mayNotCommand,
      view: {
        granted: ({ data }, { command }) => data.commands === 'any' || data.commands.includes(command),
        means: ({ game, data }, { command }) => meansChoice.open({ game, data: { ...data, command } }, inside()),
        reading: ({ game }) => readingOf(game, meansFirst),
      },
    },
    leads: ({ data }, { command }) => call(procedureOf(data.faction, command), termsOf(data)),
  })

/** Whether the Command that was chosen can be begun only once a Special Activity has brought Resources. */
export const isUnpaid = ({ game, data }: CommandContext, inside: () => Inside): boolean =>
  data.special &&
  data.command !== 'none' &&
  !inside().of(game, call(procedureOf(data.faction, data.command), termsOf(data))).isOpen
