/**
 * In how many spaces a Command was executed, and whether one that selects none counts as executed in one.
 *
 * @module
 */
import { first } from '../../../src/kernel/table.js'
import { flag, range, view } from '../../../src/kernel/view.js'
import { limitedCommand, options } from '../clauses/sequence-of-play.js'
import { specialActivitiesInGeneral } from '../clauses/special-activities/general.js'
import { limitedInFact } from '../questions/sequence-of-play/limited-in-fact.js'
import { specialWithoutSpaces } from '../questions/special-activities/special-without-spaces.js'
import { SPACES } from '../vocabulary.js'

/** What comes of a Command in so many spaces. */
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

/** What comes of a Command, by whether it selected a space, or else did something without one. */
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
