/**
 * Activism: what it costs, what may be selected, and what may be done there.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one, sum } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { activism } from '../clauses/commands/activism.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { cellStatus } from '../clauses/forces.js'
import { limitedCommand } from '../clauses/sequence-of-play.js'
import { activismDie } from '../questions/commands/activism-die.js'
import { activismOption } from '../questions/commands/activism-option.js'
import { dieBeyondGrant } from '../questions/commands/die-beyond-grant.js'
import { evenlyAfterFirst } from '../questions/commands/evenly-after-first.js'
import { inactiveModerates } from '../questions/introduction/inactive-moderates.js'
import { MILITANTS } from '../vocabulary.js'

/** What a space, and the die, take. */
export const activismPrice = sum(
  'Activism: the price',
  view({
    what: among(['space', 'die'], 'what is paid for'),
    free: flag('the Command is free', 'the Command is not free'),
  }),
  (row) => [
    row(activism.spaceCost, { what: 'space', free: false }, 1),
    row(activism.dieCost, { what: 'die', free: false }, 1),
    row(freeCommands.noCost, { free: true }, 0),
  ],
)

/** How many enemy Cells Activism flips in a space. */
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

/** What Activism may not begin with, or go on to select. */
export const mayNotSelect = forbid(
  'Activism: may not select',
  view(
    {
      choice: among(['space', 'die'], 'what is selected'),
      granted: flag('the terms of the Command allow the space', 'the terms of the Command do not allow the space'),
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      first: flag('no space has been selected before', 'a space has been selected before'),
      selected: flag('the space has been selected before', 'the space has not been selected before'),
      resources: among(COMPARED, 'the Resources of the Faction, against the price of what is selected'),
      inactiveCell: flag('the die could Activate a Cell', 'there is no Cell for the die to Activate'),
    },
    [
      { because: 'a space selected before is no first one', when: ({ first, selected }) => first && selected },
      {
        because: 'the die is no space',
        when: ({ choice, granted, selected }) => choice === 'die' && (granted || selected),
      },
    ],
  ),
  (bar) => [
    bar(freeCommands.withinGrant, { choice: 'space', granted: false }),
    bar(commandsInGeneral.onceEach, { choice: 'space', selected: true }),
    bar(limitedCommand.oneSpace, { choice: 'space', limited: true, first: false }),
    bar([activism.spaceCost, commandsInGeneral.enoughResources], { choice: 'space', resources: 'less' }),
    bar([activism.dieCost, commandsInGeneral.enoughResources], { choice: 'die', resources: 'less' }),
    bar(commandsInGeneral.someSpaceOrPieces, { choice: 'die', inactiveCell: false }),
    bar(activism.thenLater, { choice: 'die', first: false }),
  ],
)

/** What the first step may not do in a space. */
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
    bar(activism.remove, { step: 'remove', able: false }),
    bar([activism.flipPerActive, activism.flipPerTwoInactive], { step: 'flip', able: false }),
    bar(activism.flipEnemies, { step: 'flip', enemyCell: false }),
  ],
)

/** Whether Activism flips Cells of the Moderates. */
export const moderatesAreFlipped = one(
  'Activism: are Moderates Cells flipped',
  view({ reading: inactiveModerates }),
  (row) => [
    row([activism.flip, cellStatus.sides], { reading: 'one status' }, true),
    row([activism.flip, cellStatus.moderates], { reading: 'two statuses' }, false),
  ],
)

/** Which Cells may not be flipped in a space. */
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

/** What the second step may not be. */
export const mayNotFollow = forbid(
  'Activism: may not follow',
  view(
    {
      step: among(['die', 'Agitation'], 'the step'),
      faction: among(MILITANTS, 'the Faction'),
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      first: flag('the first step has been taken', 'the first step has not been taken'),
      second: flag('the second step has been taken', 'the second step has not been taken'),
      selected: flag('the space is selected', 'the space is not selected'),
      administration: flag('an Administration is there', 'no Administration is there'),
      control: flag('the Faction Controls the space', 'the Faction does not Control the space'),
      resources: among(COMPARED, 'the Resources of the Faction, against the price of the step'),
      someStep: flag(
        'there is Terror to remove or a level to shift',
        'there is neither Terror to remove nor a level to shift',
      ),
      reading: activismDie,
    },
    [
      {
        because: 'the die is in no space',
        when: ({ step, administration, control, someStep }) =>
          step === 'die' && (administration || control || someStep),
      },
    ],
  ),
  (bar) => [
    bar(activism.thenOnce, { second: true }),
    bar([activism.limitedOneOption, limitedCommand.constrained], { limited: true, first: true }),
    bar([activism.limitedOneOption, activism.dieNoSpaces], { step: 'die', limited: true, selected: true }),
    bar(activism.dieNoSpaces, { step: 'die', selected: true, reading: 'alone' }),
    bar([activism.dieCost, commandsInGeneral.enoughResources], { step: 'die', resources: 'less' }),
    bar(activism.agitateOneSpace, { step: 'Agitation', second: true }),
    bar(activism.redsAgitateOnly, { step: 'Agitation', faction: 'senate' }),
    bar(activism.agitateSelected, { step: 'Agitation', selected: false }),
    bar(activism.agitateAdministration, { step: 'Agitation', administration: false }),
    bar(activism.agitateControl, { step: 'Agitation', control: false }),
    bar([activism.agitateTerrorCost, activism.agitateShiftCost, commandsInGeneral.enoughResources], {
      step: 'Agitation',
      resources: 'less',
    }),
    bar(activism.agitateDirection, { step: 'Agitation', someStep: false }),
  ],
)

/** Whether the die reaches a space, where an Event grants the Command in some. */
export const dieWithin = one(
  'Activism: does the die reach the space',
  view({
    granted: flag('the terms of the Command allow the space', 'the terms of the Command do not allow the space'),
    reading: dieBeyondGrant,
  }),
  (row) => [
    row(activism.dieAnywhere, { granted: true }, true),
    row(freeCommands.withinGrant, { granted: false, reading: 'within them' }, false),
    row([activism.dieAnywhere, activism.dieNoSpaces], { granted: false, reading: 'anywhere' }, true),
  ],
)

/** Which Cells the die may not Activate. */
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
    bar(activism.dieActivates, { inactiveCell: false }),
    bar(activism.dieActivates, { activated: P.not('less') }),
    bar(activism.evenly, { again: true, waiting: true, evenly: true }),
    bar(activism.evenly, { again: true, waiting: false, evenly: true, ahead: true, reading: 'round by round' }),
  ],
)
