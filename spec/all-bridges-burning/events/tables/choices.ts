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
      meant: flag('the text means the space', 'the text does not mean the space'),
      again: flag('the space has been selected before', 'the space has not been selected before'),
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
    bar(executingEvents.literally, { again: true }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)

/** Which text, or which of several effects, may not be chosen. */
export const mayNotChoose = forbid(
  'Events: may not choose the text',
  view(
    {
      something: flag('something can come of the text', 'nothing can come of the text'),
      another: flag('something can come of another text', 'nothing can come of another text'),
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
