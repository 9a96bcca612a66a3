/** 4.5.3: the space is held. @module */

import { among, first, flag, forbid, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const furtherBack = first(
  'Combat: how many spaces beyond its starting space a defeated force retreats',
  view({
    lost: among(['half or fewer', 'more than half'], 'units that were eliminated'),
    retreatFrom: cited.retreatFrom,
    second: flag('it was defeated at a second space', 'it was defeated at a first space'),
    startingSpace: cited.startingSpace,
    nkvd: flag('the Soviets have NKVD', 'the Soviets do not have NKVD'),
    nkvdDefeat: cited.nkvdDefeat,
  }),
  (row) => {
    const began = { second: true, startingSpace: 'where the strategy began' } as const
    const { oneSpace, twoSpaces } = cited.finnishVictory
    return [
      row(oneSpace, { lost: 'half or fewer', ...began }, 1),
      row(oneSpace, { lost: 'half or fewer' }, 0),
      row(cited.sovietSupports.nkvdRetreat, { nkvd: true, nkvdDefeat: 'yes' }, 0),
      row(twoSpaces, { retreatFrom: 'the space attacked' }, 1),
      row(twoSpaces, began, 3),
      row(twoSpaces, {}, 2),
    ]
  },
)

export const mayNotRetreat = forbid(
  'Combat: may not retreat there',
  view({
    control: flag('the Soviets control the space', 'the Soviets do not control the space'),
    back: flag('it would go forward again', 'it would not go forward again'),
    march: flag('only the connection of March leads there', 'it takes no connection of March'),
    meretskov: flag('the Combat Strategy has Meretskov', 'the Combat Strategy has not Meretskov'),
    marchUse: cited.marchUse,
  }),
  (bar) => [
    bar(cited.finnishVictory.controlled, { control: false }),
    bar(cited.finnishVictory.controlled, { back: true }),
    bar(cited.sovietSupports.meretskovLink, { march: true, meretskov: false, marchUse: 'with Meretskov' }),
  ],
)

export const withoutRetreat = one(
  'Combat: a force that cannot retreat',
  view({ noRetreat: cited.noRetreat }),
  (row) => [
    row([cited.finnishVictory.controlled, cited.sovietStrategies.stays], { noRetreat: 'where it is' }, 'where it is'),
    row([cited.finnishVictory.controlled, cited.finnishVictory.stops], { noRetreat: 'to its Front' }, 'to its Front'),
    row(cited.finnishVictory.controlled, { noRetreat: 'eliminated' }, 'eliminated'),
  ],
)

export const halfCounted = one(
  'Combat: half of which units counts',
  view({ halfOfForce: cited.halfOfForce }),
  (row) => [
    row(
      [cited.finnishVictory.oneSpace, cited.finnishVictory.twoSpaces],
      { halfOfForce: 'of this combat' },
      'this combat',
    ),
    row(
      [cited.finnishVictory.oneSpace, cited.finnishVictory.twoSpaces],
      { halfOfForce: 'of the strategy' },
      'the strategy',
    ),
  ],
)
