/** 4.0 Special Activities to 4.1.1 Accompanying Commands. @module */

import { among, comesTo, first, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { COMMAND_NAMES, SPACES, SPECIAL_ACTIVITIES } from '../vocabulary.js'

export const spacesOfCommand = first(
  'Commands: in how many spaces',
  view({
    spaces: range(0, SPACES.length, 'spaces of the Command'),
    asked: flag('it is asked whether it was one space', 'it is not asked whether it was one space'),
    reading: cited.limitedInFact,
  }),
  (row) => [
    row(cited.specialActivitiesInGeneral.commandInSomeSpace, { spaces: 0 }, 'nowhere'),
    row(cited.limitedCommand.oneSpace, { spaces: 1, asked: true, reading: 'in fact' }, 'in one space'),
    row([cited.specialActivitiesInGeneral.commandInSomeSpace, cited.options.firstCommand], {}, 'executed'),
  ],
)

export const cameTo = first(
  'Commands: executed in a space',
  view({
    space: flag('the Command has selected a space', 'the Command has selected no space'),
    otherwise: flag('the Command has done something without a space', 'the Command has done nothing without a space'),
    reading: cited.specialWithoutSpaces,
  }),
  (row) => [
    row(cited.specialActivitiesInGeneral.commandInSomeSpace, { space: true }, 'executed'),
    row(cited.specialActivitiesInGeneral.commandInSomeSpace, { otherwise: true, reading: 'yes' }, 'executed'),
    row(cited.specialActivitiesInGeneral.commandInSomeSpace, {}, 'nowhere'),
  ],
)

export const mayNotBeginSpecial = forbid(
  'Special Activities: may not begin',
  view({
    activity: among(SPECIAL_ACTIVITIES, 'the Special Activity'),
    ownList: flag(
      'the Faction has the Special Activity on its list',
      'the Faction does not have the Special Activity on its list',
    ),
    phase: among([1, 2], 'the Phase'),
  }),
  (bar) => [
    bar(cited.specialActivitiesInGeneral.ownOnly, { ownList: false }),
    bar(cited.coordinate.senateOnly, { activity: 'Coordinate', ownList: false }),
    bar(cited.crackdown.senateOnly, { activity: 'Crackdown', ownList: false }),
    bar(cited.coordinate.phaseTwoOnly, { activity: 'Coordinate', phase: 1 }),
    bar([cited.crackdown.phaseTwoOnly, cited.redRevolt.moreSpecialActivities], { activity: 'Crackdown', phase: 1 }),
  ],
)

/** The results of a Command: executed somewhere, or nowhere. */
export const EXECUTED = ['executed', 'nowhere'] as const
export type Executed = (typeof EXECUTED)[number]

export const specialBeforeStep = one(
  'Special Activities: before a later step of a Command',
  view({ reading: cited.duringACommand }),
  (row) => [
    row(cited.specialActivitiesInGeneral.during, { reading: 'before any step' }, true),
    row(
      [cited.specialActivitiesInGeneral.during, cited.specialActivitiesInGeneral.atOneTime],
      { reading: 'between spaces' },
      false,
    ),
  ],
)

export const specialBefore = first(
  'Special Activities: what becomes of one before its Command',
  view({
    came: flag('one before may have left nothing for the Command to do', 'there was none before'),
    executed: among(EXECUTED, 'what has come of the Command'),
    reading: cited.commandLeftWithout,
  }),
  (row) => [
    row(
      [cited.specialActivitiesInGeneral.commandInSomeSpace, cited.specialActivitiesInGeneral.before],
      { came: true, executed: 'nowhere', reading: 'it is taken back' },
      'is taken back',
    ),
    row(cited.specialActivitiesInGeneral.before, {}, 'stands'),
  ],
)

export const mayNotSpecial = forbid(
  'Special Activities: may not choose',
  view({
    activity: among(SPECIAL_ACTIVITIES, 'the Special Activity'),
    allowed: flag('a Special Activity may go with the Command', 'no Special Activity may go with the Command'),
    used: flag('one has gone with the Command already', 'none has gone with the Command yet'),
    command: among([...COMMAND_NAMES, 'none'], 'the Command'),
    executed: among(['not yet', ...EXECUTED], 'what has come of the Command'),
    lacks: among(['nothing', 'Resources', 'another condition'], 'what the Command lacks even after it, at its best'),
    inVain: flag(
      'it is of no use to the Non-player, by its card or by its die',
      'it is of use to the Faction, as far as a card or a die tells',
    ),
    somewhere: comesTo('where the Special Activity could be carried out'),
    reading: cited.specialWithoutSpaces,
  }),
  (bar) => [
    bar([cited.specialActivitiesInGeneral.notWithLimited, cited.limitedCommand.noSpecialActivity], { allowed: false }),
    bar(cited.specialActivitiesInGeneral.onlyOne, { used: true }),
    bar(cited.specialActivitiesInGeneral.commandInSomeSpace, { executed: 'nowhere' }),
    bar([cited.specialActivitiesInGeneral.commandInSomeSpace, cited.commandsInGeneral.enoughResources], {
      lacks: 'Resources',
      activity: P.not('Personality'),
    }),
    bar(
      [
        cited.specialActivitiesInGeneral.commandInSomeSpace,
        cited.commandsInGeneral.enoughResources,
        cited.personality.resources,
      ],
      { lacks: 'Resources', activity: 'Personality' },
    ),
    bar([cited.specialActivitiesInGeneral.commandInSomeSpace, cited.commandsInGeneral.someSpaceOrPieces], {
      lacks: 'another condition',
    }),
    bar([cited.specialActivitiesInGeneral.commandInSomeSpace, cited.politics.noSpaces], {
      command: 'Politics',
      activity: P.not('Personality'),
      reading: 'no',
    }),
    bar([cited.cardInstructions.specialActivities, cited.executingInstructions.firstPossible], { inVain: true }),
    bar(cited.accompanying.validOnly, { somewhere: 'nowhere' }),
    bar([cited.crackdown.notWithAttack, cited.accompanying.certainCommands], {
      activity: 'Crackdown',
      command: 'Attack',
    }),
    bar([cited.crackdown.notWithMarch, cited.accompanying.certainCommands], {
      activity: 'Crackdown',
      command: 'March',
    }),
    bar([cited.personality.withRallyOrPolitics, cited.accompanying.certainCommands], {
      activity: 'Personality',
      command: P.not(P.union('Rally', 'Politics')),
    }),
    bar([cited.dialogue.notWithRally, cited.accompanying.certainCommands], { activity: 'Dialogue', command: 'Rally' }),
    bar([cited.publish.notWithRally, cited.accompanying.certainCommands], { activity: 'Publish', command: 'Rally' }),
    bar([cited.publish.notWithNegotiate, cited.accompanying.certainCommands], {
      activity: 'Publish',
      command: 'Negotiate',
    }),
  ],
)
