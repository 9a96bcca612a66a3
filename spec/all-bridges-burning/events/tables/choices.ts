/**
 * Which spaces may not be selected for an effect that is carried out in each of several.
 *
 * @module
 */
import { forbid, one } from '../../../../src/kernel/table.js'
import { flag, view } from '../../../../src/kernel/view.js'
import { executingEvents } from '../../clauses/events.js'
import { selectionsForMost } from '../../questions/events/selections-for-most.js'
import { spacesSettled } from '../../questions/events/spaces-settled.js'
import { textWithoutEffect } from '../../questions/events/text-without-effect.js'
import { notWeighed } from './selections.js'

/** Which space may not be selected. */
export const mayNotSelectSpace = forbid(
  'Events: may not select the space',
  view(
    {
      meant: flag,
      again: flag,
      /** Whether less of the text can be carried out in all, if it is selected. */
      less: flag,
      reading: selectionsForMost,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar(executingEvents.literally, { again: true }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)

/** Which text, or which of several effects, may not be chosen. */
export const mayNotChoose = forbid(
  'Events: may not choose the text',
  view(
    {
      /** Whether something can come of it. */
      something: flag,
      /** Whether something can come of another one. */
      another: flag,
      reading: textWithoutEffect,
    },
    [
      {
        because: 'where any text will do, none is tried out',
        when: ({ something, another, reading }) => reading === 'any of them' && !(something && another),
      },
    ],
  ),
  (bar) => [
    bar([executingEvents.mustIfPossible, executingEvents.partly], {
      something: false,
      another: true,
      reading: 'one that does something',
    }),
  ],
)

/** Whether all effects of a text settle their spaces before the first of them. */
export const settledAtOnce = one('Events: are the spaces settled at once', view({ reading: spacesSettled }), (row) => [
  row(executingEvents.literally, { reading: 'as each begins' }, false),
  row([executingEvents.literally, executingEvents.executingSelects], { reading: 'as the text begins' }, true),
])
