/** 5.0 Events to 5.2 Dual Use. @module */

import { among, flag, forbid, one, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'
import { LEVELS } from '../vocabulary.js'

export const mayNotAffect = forbid(
  'Dialogue: may not have the effect',
  view(
    {
      effect: among(['shift', 'replace'], 'the effect'),
      level: among(LEVELS, 'the level of Support or Opposition'),
      inactive: flag('an Inactive Cell of the enemy is there', 'no Inactive Cell of the enemy is there'),
      last: flag('the enemy has a single Cell there'),
      capability: flag('a Capability of the enemy is there', 'no Capability of the enemy is there'),
      prepared: flag('a Prepared marker of the enemy is there', 'no Prepared marker of the enemy is there'),
      allHoldNews: flag('each Cell of the enemy there holds News'),
    },
    [
      {
        because: 'to shift is no matter of an enemy',
        when: ({ effect, inactive, last, capability, prepared, allHoldNews }) =>
          effect === 'shift' && (inactive || last || capability || prepared || allHoldNews),
      },
    ],
  ),
  (bar) => [
    bar(cited.dialogue.shift, { effect: 'shift', level: 'Neutral' }),
    bar(cited.dialogue.replace, { effect: 'replace', inactive: false }),
    bar(cited.dialogue.notCapability, { effect: 'replace', last: true, capability: true }),
    bar(cited.dialogue.notPrepared, { effect: 'replace', last: true, prepared: true }),
    bar(cited.dialogue.notNews, { effect: 'replace', inactive: true, allHoldNews: true }),
  ],
)

/** Selections are weighed only where a reading asks for it. */
export const notWeighed = {
  because: 'where any selection will do, none is weighed',
  when: ({ less, reading }: Weighed): boolean => less && reading === 'any selection',
}

/** True if the text means a space. */
export const spaceMeant = flag('the text means the space', 'the text does not mean the space')

/** True if one more step stays within the numbers of the text. */
export const within = flag(
  'one more stays within the numbers of the text',
  'one more would go beyond the numbers of the text',
)

/** The fields that compare a selection with the other possible ones. */
export const weighed = {
  less: flag(
    'less of the text can be carried out in all, if the space is selected',
    'no less of the text can be carried out in all, if the space is selected',
  ),
  reading: cited.selectionsForMost,
}

/** The prohibition on a selection that lets less be carried out in all. */
export const leavesLess = [
  [cited.executingEvents.mustIfPossible, cited.executingEvents.partly],
  { less: true, reading: 'as much as possible' },
] as const

export const mayNotSelectSpace = forbid(
  'Events: may not select the space',
  view(
    {
      meant: spaceMeant,
      again: flag('the space has been selected before', 'the space has not been selected before'),
      ...weighed,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(cited.executingEvents.literally, { meant: false }),
    bar(cited.executingEvents.literally, { again: true }),
    bar(...leavesLess),
  ],
)

export const mayNotChoose = forbid(
  'Events: may not choose the text',
  view(
    {
      something: flag('something can come of the text', 'nothing can come of the text'),
      another: flag('something can come of another text', 'nothing can come of another text'),
      reading: cited.textWithoutEffect,
    },
    [
      {
        because: 'where any text will do, none is tried out',
        when: ({ something, another, reading }) => reading === 'any of them' && !(something && another),
      },
    ],
  ),
  (bar) => [
    bar([cited.executingEvents.mustIfPossible, cited.executingEvents.partly], {
      something: false,
      another: true,
      reading: 'one that does something',
    }),
  ],
)

export const settledAtOnce = one(
  'Events: are the spaces settled at once',
  view({ reading: cited.spacesSettled }),
  (row) => [
    row(cited.executingEvents.literally, { reading: 'as each begins' }, false),
    row(
      [cited.executingEvents.literally, cited.executingEvents.executingSelects],
      { reading: 'as the text begins' },
      true,
    ),
  ],
)

/** A selection compared with the other possible ones. */
interface Weighed {
  /** True if this selection lets less of the text be carried out in all. */
  readonly less: boolean
  readonly reading: 'any selection' | 'as much as possible'
}
