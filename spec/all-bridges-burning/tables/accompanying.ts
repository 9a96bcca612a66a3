/**
 * When a Special Activity may come while its Command lasts, and what becomes of one that leaves it nothing to do.
 *
 * @module
 */
import { first, one } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { specialActivitiesInGeneral } from '../clauses/special-activities/general.js'
import { EXECUTED } from '../procedures/commands.js'
import { commandLeftWithout } from '../questions/special-activities/command-left-without.js'
import { duringACommand } from '../questions/special-activities/during-a-command.js'

/** Whether a Special Activity may come before a step of a Command that follows the selection of its spaces. */
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

/** What becomes of the Special Activity that may have come before a Command, by what has come of that. */
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
