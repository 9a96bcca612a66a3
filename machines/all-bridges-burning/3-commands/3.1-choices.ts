/**
 * What a Faction chooses of a Command: which, and what Special Activity goes with it; one that cannot begin yet comes after a
 * Special Activity that brings what it lacks.
 *
 * @module
 */
import { asks, call, type Inside, option, readingOf } from 'rulewright/book'
import { polarized } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
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
import { halfARoll } from '#spec/all-bridges-burning/4-special-activities/4.3.1-personality'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { procedureOf } from '#spec/all-bridges-burning/procedures/commands'
import { SPECIAL_PROCEDURES } from '#spec/all-bridges-burning/procedures/special-activities'
import { COMMAND_NAMES, SPECIAL_ACTIVITIES, type SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import { isOfNoUse } from '../4-special-activities/4.2.2-foreign-relations-by-card.js'
import { couldUseNews } from '../4-special-activities/4.3.1-personality.js'
import { type CommandContext, type CommandData, termsOf } from './3.1-terms.js'

const ask = asks<CommandContext>()

/** The highest face of a die. */
const HIGHEST = 6

/** What a Command lacks, and whether a Special Activity could bring it. */
interface Lacking {
  readonly lacks: (context: CommandContext) => 'nothing' | 'Resources' | 'another condition'
  readonly brings: (context: CommandContext, chosen: Activity) => boolean
}

/** An offer of Special Activities with a Command. */
const specials = (name: string, lacking: Lacking) => ({
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
      ...lacking,
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
  ...specials('a Special Activity with the Command', { lacks: () => 'nothing', brings: () => true }),
  cites: [
    specialActivitiesInGeneral.withCommand,
    specialActivitiesInGeneral.before,
    specialActivitiesInGeneral.during,
    specialActivitiesInGeneral.after,
  ],
})

/** What the Command that was chosen comes to in a game. */
const comingOf = (inside: Inside, game: Game, data: CommandData) =>
  data.command === 'none' ? undefined : inside.of(game, call(procedureOf(data.faction, data.command), termsOf(data)))

/**
 * The games that a Special Activity could leave, at its best for a Command that lacks something else than Resources. The card of
 * a Non-player has its own order, and is put away where its Command cannot begin.
 */
function gamesAfter(game: Game, { faction }: CommandData, activity: SpecialActivity): readonly Game[] {
  if (isNonPlayer(game, faction)) return []
  if (activity === 'Personality') return [polarized(game, -halfARoll.compute(HIGHEST))]
  if (activity !== 'Prepare') return []
  return game.sabotage.map((border) => ({ ...game, sabotage: game.sabotage.filter((other) => other !== border) }))
}

/** What a Command lacks that cannot begin, by somebody who looks into what it comes to. */
const lackingOn = (inside: () => Inside): Lacking => {
  const lacks = ({ game, data }: CommandContext) => {
    const coming = comingOf(inside(), game, data)
    if (coming === undefined || coming.isOpen) return 'nothing'
    return coming.isOpenBut([commandsInGeneral.enoughResources]) ? 'Resources' : 'another condition'
  }
  return {
    lacks,
    brings: ({ game, data }, { activity }) =>
      (activity !== 'Personality' || couldUseNews(game)) &&
      (lacks({ game, data }) !== 'another condition' ||
        gamesAfter(game, data, activity).some((after) => comingOf(inside(), after, data)?.isOpen === true)),
  }
}

/** The Special Activity that brings what a Command lacks, before it. */
export const meansChoiceOn = (inside: () => Inside) =>
  ask.must({
    ...specials('the Special Activity that brings what the Command lacks', lackingOn(inside)),
    cites: [specialActivitiesInGeneral.before, commandsInGeneral.enoughResources],
  })

/** The offer of the Commands, by somebody who looks into what they lead to. */
export const commandChoiceOn = (inside: () => Inside) => {
  const means = meansChoiceOn(inside)
  return ask.must({
    name: 'the Command to execute',
    cites: [eventCard.choices, redRevolt.moreCommands, freeCommands.withinGrant],
    seat: ({ data }) => data.faction,
    from: () => COMMAND_NAMES.map((command) => option('execute', { command })),
    forbid: {
      table: mayNotCommand,
      view: {
        granted: ({ data }, { command }) => data.commands === 'any' || data.commands.includes(command),
        means: ({ game, data }, { command }) => means.open({ game, data: { ...data, command } }, inside()),
        reading: ({ game }) => readingOf(game, meansFirst),
      },
    },
    leads: ({ data }, { command }) => call(procedureOf(data.faction, command), termsOf(data)),
  })
}

/** Whether the Command that was chosen can begin only once a Special Activity has brought what it lacks. */
export const isLacking = ({ game, data }: CommandContext, inside: () => Inside): boolean =>
  data.special && comingOf(inside(), game, data)?.isOpen === false
