/** 3.2.2 Activism: the Cells that are Activated or flipped. @module */

import { among, COMPARED, flag, forbid, one, question, range, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { cellStatus } from '../1-introduction/1.4-forces.js'
import { ahead } from '../section.js'
import { freeCommands } from './3.1-commands.js'
import { activism } from './3.2.2-activism.js'

export const activismOption = question('activismOption', {
  asks: 'Is the choice between removing and flipping made for the whole Activism, or for each space?',
  clauses: [activism.either],
  readings: {
    'whole Command': 'Once: the same in every selected space.',
    'each space': 'Anew in each space.',
  },
  usual: 'whole Command',
  because: 'The choice comes first, and each of its two sides speaks of every selected space.',
})

export const evenlyAfterFirst = question('evenlyAfterFirst', {
  asks: 'How evenly does the die of Activism Activate Cells once every space has had one?',
  clauses: [activism.evenly, activism.dieActivates],
  readings: {
    'one each': 'Once every space that can be chosen has had one, the rest go wherever the Faction likes.',
    'round by round': 'No space gets a third one before every other has had a second, and so on.',
  },
  usual: 'one each',
  because: 'The note asks no more than that the first of every space come before any second.',
})

export const inactiveModerates = question('inactiveModerates', {
  asks: 'Is an Underground Cell of the Moderates an Inactive one, so that Activism can flip it?',
  kind: 'slip',
  clauses: [
    cellStatus.sides,
    cellStatus.moderates,
    activism.flip,
    ahead('glossary.inactive'),
    ahead('glossary.underground'),
  ],
  readings: {
    'one status': 'Yes: Inactive and Underground are one status under two names.',
    'two statuses':
      'No: Moderates Cells are never Inactive, and Activism flips those of the Reds and the Senate alone.',
  },
  usual: 'one status',
  because:
    'The Index gives each of the two words as the other, and the introduction of 3.2.2 has Activism reveal enemy Cells.',
})

export const flipsIn = sum(
  'Activism: Cells to flip in a space',
  view({
    active: range(0, 20, 'Active Cells of the Faction'),
    inactive: range(0, 20, 'Inactive Cells of the Faction'),
  }),
  (row) => [
    row([activism.flipPerActive, cellStatus.matters], {}, ({ active }) => active),
    row([activism.flipPerTwoInactive, cellStatus.matters], {}, ({ inactive }) => Math.floor(inactive / 2)),
  ],
)

export const mayNotTouch = forbid(
  'Activism: may not remove or flip Cells',
  view({
    step: among(['remove', 'flip'], 'the step'),
    selected: flag('the space is selected', 'the space is not selected'),
    done: flag('Cells of this space have been removed or flipped before'),
    taken: among(['none', 'remove', 'flip'], 'the option taken in this Command so far'),
    reading: activismOption,
    able: flag(
      'the Cells of the Faction there are enough for the step',
      'the Cells of the Faction there are too few for the step',
    ),
    enemyCell: flag('an enemy Cell is there', 'no enemy Cell is there'),
  }),
  (bar) => [
    bar(activism.selectedOnly, { selected: false }),
    bar(activism.removeOne, { step: 'remove', done: true }),
    bar([activism.flipPerActive, activism.flipPerTwoInactive], { step: 'flip', done: true }),
    bar(activism.either, { step: 'remove', taken: 'flip', reading: 'whole Command' }),
    bar(activism.either, { step: 'flip', taken: 'remove', reading: 'whole Command' }),
    bar(activism.either, { done: true, reading: 'each space' }),
    bar(activism.removeActive, { step: 'remove', able: false }),
    bar([activism.flipPerActive, activism.flipPerTwoInactive], { step: 'flip', able: false }),
    bar(activism.flipEnemies, { step: 'flip', enemyCell: false }),
  ],
)

export const moderatesAreFlipped = one(
  'Activism: are Moderates Cells flipped',
  view({ reading: inactiveModerates }),
  (row) => [
    row([activism.flip, cellStatus.sides], { reading: 'one status' }, true),
    row([activism.flip, cellStatus.moderates], { reading: 'two statuses' }, false),
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
    bar(activism.flipEnemies, { enemy: false }),
    bar(activism.flip, { there: false }),
    bar([activism.flip, cellStatus.moderates], { enemy: true, flippable: false }),
    bar([activism.flipPerActive, activism.flipPerTwoInactive], { flipped: P.not('less') }),
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
      reading: evenlyAfterFirst,
    },
    [
      {
        because: 'only where a Cell has been Activated there have been more than in another space',
        when: ({ again, ahead }) => ahead && !again,
      },
    ],
  ),
  (bar) => [
    bar(freeCommands.withinGrant, { granted: false }),
    bar(activism.dieInactive, { inactiveCell: false }),
    bar(activism.dieUpTo, { activated: P.not('less') }),
    bar(activism.evenly, { again: true, waiting: true, evenly: true }),
    bar(activism.evenly, { again: true, waiting: false, evenly: true, ahead: true, reading: 'round by round' }),
  ],
)
