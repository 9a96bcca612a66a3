/**
 * Chapter 4, the general sections: Special Activities and the Commands they accompany.
 *
 * @module
 */
import { exception, permission, prohibition, rule, section } from '../../../../src/kernel/clause.js'

/** 4.0 Special Activities */
export const specialActivities = section('specialActivities', '4.0', 'Special Activities', {})

/** 4.1 Special Activities in General */
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

/** 4.1.1 Accompanying Commands */
export const accompanying = section('accompanying', '4.1.1', 'Accompanying Commands', {
  certainCommands: prohibition('A Special Activity that names Commands goes with those Commands alone.'),
  otherwiseAny: permission('A Special Activity that names no Command may go with any.'),
  anyValidSpace: permission('Unless told otherwise, it may be used in every space that meets its other conditions.'),
})

/** 4.2 Reds and Senate Special Activities */
export const redsAndSenateSpecials = section('redsAndSenateSpecials', '4.2', 'Reds and Senate Special Activities', {})

/** 4.3 Moderates’ Special Activities */
export const moderatesSpecials = section('moderatesSpecials', '4.3', 'Moderates’ Special Activities', {})
