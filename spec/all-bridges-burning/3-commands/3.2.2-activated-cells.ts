/** 3.2.2 Activism: the Cells that are Activated or flipped. @module */

import { among, COMPARED, flag, forbid, one, range, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'

export const flipsIn = sum(
  'Activism: Cells to flip in a space',
  view({
    active: range(0, 20, 'Active Cells of the Faction'),
    inactive: range(0, 20, 'Inactive Cells of the Faction'),
  }),
  (row) => [
    row([cited.activism.flipPerActive, cited.cellStatus.matters], {}, ({ active }) => active),
    row([cited.activism.flipPerTwoInactive, cited.cellStatus.matters], {}, ({ inactive }) => Math.floor(inactive / 2)),
  ],
)

export const mayNotTouch = forbid(
  'Activism: may not remove or flip Cells',
  view({
    step: among(['remove', 'flip'], 'the step'),
    selected: flag('the space is selected', 'the space is not selected'),
    done: flag('Cells of this space have been removed or flipped before'),
    taken: among(['none', 'remove', 'flip'], 'the option taken in this Command so far'),
    reading: cited.activismOption,
    able: flag(
      'the Cells of the Faction there are enough for the step',
      'the Cells of the Faction there are too few for the step',
    ),
    enemyCell: flag('an enemy Cell is there', 'no enemy Cell is there'),
  }),
  (bar) => [
    bar(cited.activism.selectedOnly, { selected: false }),
    bar(cited.activism.removeOne, { step: 'remove', done: true }),
    bar([cited.activism.flipPerActive, cited.activism.flipPerTwoInactive], { step: 'flip', done: true }),
    bar(cited.activism.either, { step: 'remove', taken: 'flip', reading: 'whole Command' }),
    bar(cited.activism.either, { step: 'flip', taken: 'remove', reading: 'whole Command' }),
    bar(cited.activism.either, { done: true, reading: 'each space' }),
    bar(cited.activism.removeActive, { step: 'remove', able: false }),
    bar([cited.activism.flipPerActive, cited.activism.flipPerTwoInactive], { step: 'flip', able: false }),
    bar(cited.activism.flipEnemies, { step: 'flip', enemyCell: false }),
  ],
)

export const moderatesAreFlipped = one(
  'Activism: are Moderates Cells flipped',
  view({ reading: cited.inactiveModerates }),
  (row) => [
    row([cited.activism.flip, cited.cellStatus.sides], { reading: 'one status' }, true),
    row([cited.activism.flip, cited.cellStatus.moderates], { reading: 'two statuses' }, false),
  ],
)

export const mayNotFlip = forbid(
  'Activism: may not flip the Cell',
  view({
    enemy: flag('the Cell belongs to an enemy', 'the Cell does not belong to an enemy'),
    there: flag('such a Cell, not flipped yet, is there', 'no such Cell, not flipped yet, is there'),
    flippable: flag('Activism can flip Cells of that Faction', 'Activism flips no Cells of that Faction'),
    flipped: among(COMPARED, 'the Cells flipped, against those that may be'),
  }),
  (bar) => [
    bar(cited.activism.flipEnemies, { enemy: false }),
    bar(cited.activism.flip, { there: false }),
    bar([cited.activism.flip, cited.cellStatus.moderates], { enemy: true, flippable: false }),
    bar([cited.activism.flipPerActive, cited.activism.flipPerTwoInactive], { flipped: P.not('less') }),
  ],
)

export const mayNotActivate = forbid(
  'Activism: may not Activate',
  view(
    {
      granted: flag('the terms of the Command allow the space', 'the terms of the Command do not allow the space'),
      inactiveCell: flag('an Inactive Cell of the Faction is there', 'no Inactive Cell of the Faction is there'),
      activated: among(COMPARED, 'the Cells Activated, against the die'),
      again: flag('a Cell in this space has been Activated before', 'no Cell in this space has been Activated before'),
      waiting: flag(
        'no Cell has been Activated yet in another space with some',
        'Cells have been Activated in all other spaces with some',
      ),
      evenly: flag('Cells are to be Activated evenly', 'Cells need not be Activated evenly'),
      ahead: flag('fewer Cells have been Activated in another space than in this one'),
      reading: cited.evenlyAfterFirst,
    },
    [
      {
        because: 'only where a Cell has been Activated there have been more than in another space',
        when: ({ again, ahead }) => ahead && !again,
      },
    ],
  ),
  (bar) => [
    bar(cited.freeCommands.withinGrant, { granted: false }),
    bar(cited.activism.dieInactive, { inactiveCell: false }),
    bar(cited.activism.dieUpTo, { activated: P.not('less') }),
    bar(cited.activism.evenly, { again: true, waiting: true, evenly: true }),
    bar(cited.activism.evenly, { again: true, waiting: false, evenly: true, ahead: true, reading: 'round by round' }),
  ],
)
