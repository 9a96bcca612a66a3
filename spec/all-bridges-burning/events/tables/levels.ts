/**
 * Which shifts of Support and Opposition an Event may not make.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../../src/kernel/table.js'
import { among, flag, view } from '../../../../src/kernel/view.js'
import { executingEvents } from '../../clauses/events.js'
import { support } from '../../clauses/tracks.js'
import { selectionsForMost } from '../../questions/events/selections-for-most.js'
import { LEVELS } from '../../vocabulary.js'
import { notWeighed } from './selections.js'

/** Which shift of a level an Event may not make. */
export const mayNotShift = forbid(
  'Events: may not shift the level',
  view(
    {
      meant: flag('the text means the space', 'the text does not mean the space'),
      within: flag('one more stays within the numbers of the text', 'one more would go beyond the numbers of the text'),
      toward: among(['Support', 'Opposition'], 'where the shift leads'),
      text: among(['Support', 'Opposition', 'Neutral', 'either'], 'where the text has it lead'),
      level: among(LEVELS, 'the level of Support or Opposition'),
      less: flag(
        'less of the text can be carried out in all, if the space is selected',
        'no less of the text can be carried out in all, if the space is selected',
      ),
      reading: selectionsForMost,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar(executingEvents.literally, { within: false }),
    bar(executingEvents.literally, { toward: 'Support', text: 'Opposition' }),
    bar(executingEvents.literally, { toward: 'Opposition', text: 'Support' }),
    bar([executingEvents.literally, support.levels], {
      toward: 'Support',
      text: 'Neutral',
      level: P.union('Neutral', 'Passive Support', 'Active Support'),
    }),
    bar([executingEvents.literally, support.levels], {
      toward: 'Opposition',
      text: 'Neutral',
      level: P.union('Neutral', 'Passive Opposition', 'Active Opposition'),
    }),
    bar([executingEvents.partly, support.levels], { toward: 'Support', level: 'Active Support' }),
    bar([executingEvents.partly, support.levels], { toward: 'Opposition', level: 'Active Opposition' }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)
