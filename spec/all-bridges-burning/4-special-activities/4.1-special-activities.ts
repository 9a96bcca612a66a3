/** 4.0 Special Activities to 4.1.1 Accompanying Commands. @module */

import {
  among,
  comesTo,
  exception,
  first,
  flag,
  forbid,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { options } from '../2-sequence-of-play/2.1-start.js'
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { redRevolt } from '../2-sequence-of-play/2.4.1-red-revolt.js'
import { commandsInGeneral } from '../3-commands/3.1-commands.js'
import { activism } from '../3-commands/3.2.2-activism.js'
import { terror } from '../3-commands/3.2.3-terror.js'
import { message } from '../3-commands/3.3.2-message.js'
import { politics } from '../3-commands/3.3.4-politics.js'
import { ahead, section } from '../section.js'
import { COMMAND_NAMES, SPACES, SPECIAL_ACTIVITIES } from '../vocabulary.js'

export const specialActivities = section('specialActivities', '4.0', 'Special Activities', {})

export const specialActivitiesInGeneral = section(
  'specialActivitiesInGeneral',
  '4.1',
  'Special Activities in General',
  {
    withCommand: permission('A Faction may add a Special Activity to a Command that it carries out.', {
      see: ['2.0'],
    }),
    commandInSomeSpace: prohibition('The Command that it is added to takes place in at least one space.'),
    onlyOne: prohibition('No more than one Special Activity goes with a Command.'),
    ownOnly: prohibition('A Faction uses the Special Activities of its own list.'),
    notWithLimited: exception('A Limited Command takes no Special Activity.', { see: ['3.1'] }),
    selects: permission(
      'As in a Command, the Faction picks the spaces, Factions and pieces affected, and the order of what it does.',
    ),
    atOneTime: rule('The Special Activity is carried out whole, at one moment.'),
    before: permission('That moment may be right before the Command.'),
    during: permission('That moment may lie within the Command.'),
    after: permission('That moment may be right after the Command.'),
  },
)

export const accompanying = section('accompanying', '4.1.1', 'Accompanying Commands', {
  certainCommands: prohibition('A Special Activity that names Commands goes with those Commands alone.'),
  otherwiseAny: permission('A Special Activity that names no Command may go with any.'),
  anyValidSpace: permission('Unless told otherwise, it may be used in every space that meets its other conditions.'),
  validOnly: prohibition('A Special Activity takes place in valid spaces and in no other.'),
})

export const passOfASpecial = question('passOfASpecial', {
  asks: 'Is it a Pass to add no Special Activity to a Command?',
  kind: 'slip',
  clauses: [ahead('glossary.pass'), specialActivitiesInGeneral.withCommand],
  readings: {
    no: 'No: to Pass is to execute nothing at all.',
    'only in name': 'The Index calls it one, to no further effect.',
  },
  usual: 'no',
  because: 'A Special Activity is something that a Faction may add, and 2.2.2 ties the Pass to a box of its own.',
  editorial:
    'Whatever it is called, the cylinder already stands in the box of the Command, and not in that of the Pass.',
})

export const limitedInFact = question('limitedInFact', {
  asks: 'May News be discarded after a full Command of a player that came to one space and had no Special Activity?',
  clauses: [
    limitedCommand.oneSpace,
    limitedCommand.noSpecialActivity,
    limitedCommand.newsDiscard,
    message.limitedExtra,
    options.firstCommand,
  ],
  readings: {
    'as chosen': 'No: the box that the player has taken tells which of the two it is.',
    'in fact': 'Yes: a Command in just one space without a Special Activity is a Limited Command.',
  },
  usual: 'as chosen',
  because:
    '2.2.3 has the player choose between the two kinds; only of Non-players 8.2.4 says that what was done decides afterwards.',
})

export const commandLeftWithout = question('commandLeftWithout', {
  asks: 'What if a Special Activity leaves the Command that follows it nothing to do?',
  kind: 'gap',
  clauses: [
    specialActivitiesInGeneral.commandInSomeSpace,
    specialActivitiesInGeneral.before,
    commandsInGeneral.someSpaceOrPieces,
  ],
  readings: {
    'it stands': 'The Special Activity stands, and the Command has been executed nowhere.',
    'it is taken back':
      'It has gone with no Command that takes place in a space: it is taken back, and the Command is executed without any.',
  },
  usual: 'it stands',
  because: '4.1 looks at the Command that is about to be executed, and nothing takes back what has been done.',
})

export const duringACommand = question('duringACommand', {
  asks: 'When exactly is a Special Activity executed "during" a Command?',
  kind: 'gap',
  clauses: [
    specialActivitiesInGeneral.during,
    specialActivitiesInGeneral.atOneTime,
    commandsInGeneral.actorOrdersSpaces,
  ],
  readings: {
    'before any step':
      'Between its spaces or Cells, and before each later step that takes all of them; not within a step.',
    'between spaces':
      'Only while spaces or Cells are still being selected: after them it comes when the Command is over.',
  },
  usual: 'before any step',
  because: '4.1 asks for one moment of the Command and excludes none; within a step of one space nothing is at rest.',
})

export const operationOfTheText = question('operationOfTheText', {
  asks: 'What is the Operation beside which a Special Activity is executed?',
  kind: 'slip',
  clauses: [specialActivitiesInGeneral.before, specialActivitiesInGeneral.during, specialActivitiesInGeneral.after],
  readings: {
    'the Command': 'The Command that it goes with.',
    'something else': 'Something of its own that the text does not define.',
  },
  usual: 'the Command',
  because: 'No other sentence knows an Operation, and this one continues what is said of Commands.',
  editorial: 'Nothing in the game is called an Operation, so the other reading names no moment at all.',
})

export const specialWithoutSpaces = question('specialWithoutSpaces', {
  asks:
    'Can a Special Activity go with a Command that selects no space: with Politics, or after Terror in the Political ' +
    'Display alone, or after the die of Activism alone?',
  clauses: [
    specialActivitiesInGeneral.commandInSomeSpace,
    politics.noSpaces,
    ahead('personality.withRallyOrPolitics'),
    terror.displayNoMarker,
    activism.dieNoSpaces,
  ],
  readings: {
    yes: 'Yes: a Command is carried out all the same.',
    no: 'No: none of them is carried out in a space; only Personality, whose section names Politics, goes with that.',
  },
  usual: 'yes',
  because:
    'Dialogue and Publish name the Commands with which they do not go, and Politics is not among them; 8.5.5 has both go ' +
    'with it. The others could have had the same Special Activity before them, when no space is selected yet.',
})

export const spacesOfCommand = first(
  'Commands: in how many spaces',
  view({
    spaces: range(0, SPACES.length, 'spaces of the Command'),
    asked: flag('it is asked whether it was one space', 'it is not asked whether it was one space'),
    reading: limitedInFact,
  }),
  (row) => [
    row(specialActivitiesInGeneral.commandInSomeSpace, { spaces: 0 }, 'nowhere'),
    row(limitedCommand.oneSpace, { spaces: 1, asked: true, reading: 'in fact' }, 'in one space'),
    row([specialActivitiesInGeneral.commandInSomeSpace, options.firstCommand], {}, 'executed'),
  ],
)

export const cameTo = first(
  'Commands: executed in a space',
  view({
    space: flag('the Command has selected a space', 'the Command has selected no space'),
    otherwise: flag('the Command has done something without a space', 'the Command has done nothing without a space'),
    reading: specialWithoutSpaces,
  }),
  (row) => [
    row(specialActivitiesInGeneral.commandInSomeSpace, { space: true }, 'executed'),
    row(specialActivitiesInGeneral.commandInSomeSpace, { otherwise: true, reading: 'yes' }, 'executed'),
    row(specialActivitiesInGeneral.commandInSomeSpace, {}, 'nowhere'),
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
    bar(specialActivitiesInGeneral.ownOnly, { ownList: false }),
    bar(ahead('coordinate.senateOnly'), { activity: 'Coordinate', ownList: false }),
    bar(ahead('crackdown.senateOnly'), { activity: 'Crackdown', ownList: false }),
    bar(ahead('coordinate.phaseTwoOnly'), { activity: 'Coordinate', phase: 1 }),
    bar([ahead('crackdown.phaseTwoOnly'), redRevolt.moreSpecialActivities], { activity: 'Crackdown', phase: 1 }),
  ],
)

/** What comes of a Command: it was executed somewhere, or nowhere. */
export const EXECUTED = ['executed', 'nowhere'] as const
export type Executed = (typeof EXECUTED)[number]

export const specialBeforeStep = one(
  'Special Activities: before a later step of a Command',
  view({ reading: duringACommand }),
  (row) => [
    row(specialActivitiesInGeneral.during, { reading: 'before any step' }, true),
    row(
      [specialActivitiesInGeneral.during, specialActivitiesInGeneral.atOneTime],
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
    reading: commandLeftWithout,
  }),
  (row) => [
    row(
      [specialActivitiesInGeneral.commandInSomeSpace, specialActivitiesInGeneral.before],
      { came: true, executed: 'nowhere', reading: 'it is taken back' },
      'is taken back',
    ),
    row(specialActivitiesInGeneral.before, {}, 'stands'),
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
    reading: specialWithoutSpaces,
  }),
  (bar) => [
    bar([specialActivitiesInGeneral.notWithLimited, limitedCommand.noSpecialActivity], { allowed: false }),
    bar(specialActivitiesInGeneral.onlyOne, { used: true }),
    bar(specialActivitiesInGeneral.commandInSomeSpace, { executed: 'nowhere' }),
    bar([specialActivitiesInGeneral.commandInSomeSpace, commandsInGeneral.enoughResources], {
      lacks: 'Resources',
      activity: P.not('Personality'),
    }),
    bar(
      [
        specialActivitiesInGeneral.commandInSomeSpace,
        commandsInGeneral.enoughResources,
        ahead('personality.resources'),
      ],
      {
        lacks: 'Resources',
        activity: 'Personality',
      },
    ),
    bar([specialActivitiesInGeneral.commandInSomeSpace, commandsInGeneral.someSpaceOrPieces], {
      lacks: 'another condition',
    }),
    bar([specialActivitiesInGeneral.commandInSomeSpace, politics.noSpaces], {
      command: 'Politics',
      activity: P.not('Personality'),
      reading: 'no',
    }),
    bar([ahead('cardInstructions.specialActivities'), ahead('executingInstructions.firstPossible')], { inVain: true }),
    bar(accompanying.validOnly, { somewhere: 'nowhere' }),
    bar([ahead('crackdown.notWithAttack'), accompanying.certainCommands], { activity: 'Crackdown', command: 'Attack' }),
    bar([ahead('crackdown.notWithMarch'), accompanying.certainCommands], { activity: 'Crackdown', command: 'March' }),
    bar([ahead('personality.withRallyOrPolitics'), accompanying.certainCommands], {
      activity: 'Personality',
      command: P.not(P.union('Rally', 'Politics')),
    }),
    bar([ahead('dialogue.notWithRally'), accompanying.certainCommands], { activity: 'Dialogue', command: 'Rally' }),
    bar([ahead('publish.notWithRally'), accompanying.certainCommands], { activity: 'Publish', command: 'Rally' }),
    bar([ahead('publish.notWithNegotiate'), accompanying.certainCommands], {
      activity: 'Publish',
      command: 'Negotiate',
    }),
  ],
)
