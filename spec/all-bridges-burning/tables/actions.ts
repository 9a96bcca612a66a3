/**
 * Which Commands and Special Activities a Faction may choose in its turn.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/table.js'
import { among, COMPARED, comesTo, flag, view } from '../../../src/kernel/view.js'
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
    granted: flag('the Command is one of those that were granted', 'the Command is none of those that were granted'),
    opening: comesTo('where the Command could begin', { unaffordable: [commandsInGeneral.enoughResources] }),
    special: flag('a Special Activity may go with the Command', 'no Special Activity may go with the Command'),
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
    activity: among(SPECIAL_ACTIVITIES, 'the Special Activity'),
    allowed: flag('a Special Activity may go with the Command', 'no Special Activity may go with the Command'),
    used: flag('one has gone with the Command already', 'none has gone with the Command yet'),
    command: among([...COMMAND_NAMES, 'none'], 'the Command'),
    executed: among(['not yet', ...EXECUTED], 'what has come of the Command'),
    inVain: flag(
      'it is of no use to the Non-player, by its card or by its die',
      'it is of use to the Faction, as far as a card or a die tells',
    ),
    somewhere: comesTo('where the Special Activity could be carried out'),
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
    faction: among(FACTIONS, 'the Faction'),
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
    holds: flag('the Faction holds News there', 'the Faction holds no News there'),
    discarded: flag('News has been discarded before', 'no News has been discarded before'),
    command: comesTo('where a Limited Command could begin'),
    vain: newsInVain,
    discards: among(
      [...COMPARED, 'not told'],
      'the News discarded so far, against what the Faction held before the Limited Command',
    ),
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
    bar(limitedCommand.newsDiscard, { discards: P.union('as much', 'more'), held: 'held before' }),
  ],
)
