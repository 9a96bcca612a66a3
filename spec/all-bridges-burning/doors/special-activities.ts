/**
 * The door of the Special Activities: where none may begin, whoever lets a Faction carry it out.
 *
 * @module
 */
import { forbid } from '../../../src/kernel/forbid.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { redRevolt } from '../clauses/sequence-of-play.js'
import { specialActivitiesInGeneral } from '../clauses/special-activities/general.js'
import { coordinate, crackdown } from '../clauses/special-activities/reds-and-senate.js'
import { SPECIAL_ACTIVITIES } from '../vocabulary.js'

/** Which Special Activities may not begin. */
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
    bar(coordinate.senateOnly, { activity: 'Coordinate', ownList: false }),
    bar(crackdown.senateOnly, { activity: 'Crackdown', ownList: false }),
    bar(coordinate.phaseTwoOnly, { activity: 'Coordinate', phase: 1 }),
    bar([crackdown.phaseTwoOnly, redRevolt.moreSpecialActivities], { activity: 'Crackdown', phase: 1 }),
  ],
)
