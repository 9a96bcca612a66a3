/**
 * Chapter 4: Special Activities.
 *
 * @module
 */

import { exception, permission, prohibition, rule, section, unmodelled } from '../../../src/kernel/clause.js'

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
    commandInSomeSpace: prohibition('The Command that it is added to takes place in at least one space.', {
      status: unmodelled('Commands are taken as executed facts'),
    }),
    onlyOne: prohibition('No more than one Special Activity goes with a Command.'),
    ownOnly: prohibition('A Faction uses the Special Activities of its own list.'),
    notWithLimited: exception('A Limited Command takes no Special Activity.', { see: ['3.1'] }),
    selects: permission(
      'As in a Command, the Faction picks the spaces, Factions and pieces affected, and the order of what it does.',
      { status: unmodelled('Special Activities other than Coordinate are taken as executed facts') },
    ),
    atOneTime: rule('The Special Activity is carried out whole, at one moment.'),
    before: permission('That moment may be right before the Command.'),
    during: permission('That moment may lie within the Command.'),
    after: permission('That moment may be right after the Command.'),
  },
)

/** 4.1.1 Accompanying Commands */
export const accompanying = section('accompanying', '4.1.1', 'Accompanying Commands', {
  certainCommands: prohibition('A Special Activity that names Commands goes with those Commands alone.', {
    status: unmodelled('Special Activities other than Coordinate are taken as executed facts'),
  }),
  otherwiseAny: permission('A Special Activity that names no Command may go with any.', {
    status: unmodelled('Special Activities other than Coordinate are taken as executed facts'),
  }),
  anyValidSpace: permission('Unless told otherwise, it may be used in every space that meets its other conditions.', {
    status: unmodelled('Special Activities other than Coordinate are taken as executed facts'),
  }),
})

/** 4.2 Reds and Senate Special Activities */
export const redsAndSenateSpecials = section('redsAndSenateSpecials', '4.2', 'Reds and Senate Special Activities', {})

/** 4.2.1 Political Event */
export const politicalEvent = section('politicalEvent', '4.2.1', 'Political Event', {})

/** 4.2.2 Foreign Relations */
export const foreignRelations = section('foreignRelations', '4.2.2', 'Foreign Relations', {})

/** 4.2.3 Prepare */
export const prepare = section('prepare', '4.2.3', 'Prepare', {})

/** 4.2.4 Coordinate */
export const coordinate = section('coordinate', '4.2.4', 'Coordinate (Senate only)', {
  senateDecides: permission('After Coordinate the Senate may settle every detail of what the Germans do.', {
    see: ['3.4'],
  }),
  nextActionOnly: prohibition('Coordinate reaches only the action that the Germans take next.'),
  senateOnly: prohibition('No Faction but the Senate can use Coordinate.'),
  anyCommand: permission('Coordinate may go with whatever Command the Senate carries out.'),
  phaseTwoOnly: prohibition('Coordinate is used only in Phase II.'),
  placeMarker: rule('To Coordinate, put the Coordinate marker on the Eligibility cylinder of the Germans.'),
})

/** 4.2.5 Crackdown */
export const crackdown = section('crackdown', '4.2.5', 'Crackdown (Senate only)', {})

/** 4.3 Moderates’ Special Activities */
export const moderatesSpecials = section('moderatesSpecials', '4.3', 'Moderates’ Special Activities', {})

/** 4.3.1 Personality */
export const personality = section('personality', '4.3.1', 'Personality', {})

/** 4.3.2 Dialogue */
export const dialogue = section('dialogue', '4.3.2', 'Dialogue', {})

/** 4.3.3 Publish */
export const publish = section('publish', '4.3.3', 'Publish', {})
