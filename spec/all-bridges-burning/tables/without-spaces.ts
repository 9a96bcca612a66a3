/**
 * Whether a Command that selects no space counts as executed in one.
 *
 * @module
 */
import { first } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
import { specialActivitiesInGeneral } from '../clauses/special-activities/general.js'
import { specialWithoutSpaces } from '../questions/special-activities/special-without-spaces.js'

/** What comes of a Command, by whether it selected a space, or else did something without one. */
export const cameTo = first(
  'Commands: executed in a space',
  view({ space: flag, otherwise: flag, reading: specialWithoutSpaces }),
  (row) => [
    row(specialActivitiesInGeneral.commandInSomeSpace, { space: true }, 'executed'),
    row(specialActivitiesInGeneral.commandInSomeSpace, { otherwise: true, reading: 'yes' }, 'executed'),
    row(specialActivitiesInGeneral.commandInSomeSpace, {}, 'nowhere'),
  ],
)
