/**
 * Which Commands and Special Activities a Faction may choose in its turn.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/table.js'
import { comesTo, flag, view } from '../../../src/kernel/view.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { politics } from '../clauses/commands/politics.js'
import { nonPlayerOptions } from '../clauses/non-players/sequence.js'
import { limitedCommand } from '../clauses/sequence-of-play.js'
import { accompanying, specialActivitiesInGeneral } from '../clauses/special-activities/general.js'
import { dialogue, personality, publish } from '../clauses/special-activities/moderates.js'
import { crackdown } from '../clauses/special-activities/reds-and-senate.js'
import { EXECUTED } from '../procedures/commands.js'
import { newsOfNonPlayerModerates } from '../questions/non-players/sequence/news-of-non-player-moderates.js'
import { furtherNews } from '../questions/sequence-of-play/further-news.js'
import { newsInVain } from '../questions/sequence-of-play/news-in-vain.js'
import { newsWhenHeld } from '../questions/sequence-of-play/news-when-held.js'
import { meansFirst } from '../questions/special-activities/means-first.js'
import { specialWithoutSpaces } from '../questions/special-activities/special-without-spaces.js'
import { COMMAND_NAMES, FACTIONS, SPECIAL_ACTIVITIES } from '../vocabulary.js'

/** Which Commands may not be chosen. */
export const mayNotCommand = forbid(
  'Commands: may not choose',
  view({
    /** Whether the Command is one of those that were granted: the free one of the Red Revolt is a Rally. */
    granted: flag,
    /** Whether it can begin anywhere, or could with more Resources. */
    opening: comesTo({ unaffordable: [commandsInGeneral.enoughResources] }),
    /** Whether a Special Activity may go with it. */
    special: flag,
    reading: meansFirst,
  }),
  (bar) => [
    bar(freeCommands.withinGrant, { granted: false }),
    bar(commandsInGeneral.someSpaceOrPieces, { opening: 'nowhere' }),
    bar(commandsInGeneral.enoughResources, { opening: 'unaffordable', special: false }),
    bar(commandsInGeneral.enoughResources, { opening: 'unaffordable', special: true, reading: 'at hand' }),
  ],
)

/** Which Special Activities may not be chosen. */
export const mayNotSpecial = forbid(
  'Special Activities: may not choose',
  view({
    activity: SPECIAL_ACTIVITIES,
    /** Whether one may go with this Command at all. */
    allowed: flag,
    /** Whether one has gone with it already. */
    used: flag,
    command: [...COMMAND_NAMES, 'none'],
    executed: ['not yet', ...EXECUTED],
    /** Whether it is of no use to a Non-player, by its card or by its die. */
    inVain: flag,
    /** Whether it can be carried out anywhere. */
    somewhere: comesTo(),
    reading: specialWithoutSpaces,
  }),
  (bar) => [
    bar([specialActivitiesInGeneral.notWithLimited, limitedCommand.noSpecialActivity], { allowed: false }),
    bar(specialActivitiesInGeneral.onlyOne, { used: true }),
    bar(specialActivitiesInGeneral.commandInSomeSpace, { executed: 'nowhere' }),
    bar([specialActivitiesInGeneral.commandInSomeSpace, politics.noSpaces], {
      command: 'Politics',
      activity: P.not('Personality'),
      reading: 'no',
    }),
    bar(accompanying.anyValidSpace, { inVain: true }),
    bar(accompanying.anyValidSpace, { somewhere: 'nowhere' }),
    bar([crackdown.notWithAttack, accompanying.certainCommands], { activity: 'Crackdown', command: 'Attack' }),
    bar([crackdown.notWithMarch, accompanying.certainCommands], { activity: 'Crackdown', command: 'March' }),
    bar([personality.withRallyOrPolitics, accompanying.certainCommands], {
      activity: 'Personality',
      command: P.not(P.union('Rally', 'Politics')),
    }),
    bar([dialogue.notWithRally, accompanying.certainCommands], { activity: 'Dialogue', command: 'Rally' }),
    bar([publish.notWithRally, accompanying.certainCommands], { activity: 'Publish', command: 'Rally' }),
    bar([publish.notWithNegotiate, accompanying.certainCommands], { activity: 'Publish', command: 'Negotiate' }),
  ],
)

/** Which News marker may not be discarded for an additional Limited Command. */
export const mayNotDiscardNews = forbid(
  'Limited Command: may not discard News',
  view({
    faction: FACTIONS,
    nonPlayer: flag,
    holds: flag,
    discarded: flag,
    /** Whether the Faction could execute a Limited Command. */
    command: comesTo(),
    vain: newsInVain,
    /** Whether the Faction held fewer markers before the Limited Command than it would discard. */
    gained: flag,
    held: newsWhenHeld,
    reading: furtherNews,
    ofModerates: newsOfNonPlayerModerates,
  }),
  (bar) => [
    bar(limitedCommand.newsDiscard, { faction: 'moderates', nonPlayer: false }),
    bar([limitedCommand.newsDiscard, nonPlayerOptions.news], {
      faction: 'moderates',
      nonPlayer: true,
      ofModerates: 'no',
    }),
    bar(limitedCommand.newsDiscard, { holds: false }),
    bar(limitedCommand.newsExtra, { discarded: true, reading: 'once' }),
    bar([limitedCommand.newsExtra, commandsInGeneral.someSpaceOrPieces], { command: 'nowhere', vain: 'must be able' }),
    bar(limitedCommand.newsDiscard, { gained: true, held: 'held before' }),
  ],
)
