/** 3.2.2 Activism. @module */

import {
  among,
  COMPARED,
  definition,
  exception,
  first,
  flag,
  forbid,
  formula,
  informative,
  leftToComponent,
  note,
  one,
  permission,
  prohibition,
  question,
  rule,
  sum,
  view,
} from 'rulewright/book'
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { BACKGROUND } from '../reasons.js'
import { section } from '../section.js'
import { MILITANTS } from '../vocabulary.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'

export const activism = section('activism', '3.2.2', 'Activism', {
  purpose: definition('Activism uncovers Cells of the enemy, and Activates Cells of the actor or removes them.', {
    status: informative('an overview; the clauses on the procedure decide'),
  }),
  lowersPolarization: note('Where it removes own Cells it can lower Polarization.', {
    see: ['1.10'],
    status: informative('repeats what the procedure says of removed Cells'),
  }),
  redsAgitateOnly: prohibition('Of the two Factions only the Reds can Agitate by means of Activism.'),
  anySpaces: permission('Any spaces can be selected for Activism, and as many as the actor pays for.'),
  spaceCost: formula('Every space selected for Activism takes one Resource.'),
  firstIfDesired: permission('The first step, with Cells in the selected spaces, may be left out.'),
  either: prohibition('The first step either removes own Cells or flips enemy ones.'),
  selectedOnly: prohibition('The first step touches Cells in selected spaces only.'),
  remove: permission('An Active Cell of the actor in a selected space may be removed.'),
  removeActive: prohibition('Of the own Cells in a selected space only an Active one is removed.'),
  removeOne: prohibition('No more than one own Cell is removed in a space.'),
  removePolarization: rule('Each own Cell that is removed lowers Polarization by one.'),
  flip: rule('Enemy Cells in a selected space are flipped, be it from Active to Inactive or the other way.'),
  flipEnemies: prohibition('The Cells that are flipped belong to enemies.'),
  flipPerActive: formula('One enemy Cell is flipped for every Active Cell that the actor has in the space.'),
  flipPerTwoInactive: formula('Every two Inactive Cells of the actor in the space flip one enemy Cell more.'),
  thenIfDesired: permission('The second step may be left out too.'),
  thenOnce: prohibition('In one Command the second step is taken once at the most.'),
  thenEither: rule('The second step is either a die that Activates own Cells, or Agitation.'),
  thenLater: rule('The second step follows the first.'),
  dieNoSpaces: rule('For the die no spaces are selected.'),
  dieCost: formula('The die takes one Resource.'),
  dieActivates: permission('Of the own Inactive Cells, up to as many as the die shows may be Activated.'),
  dieInactive: prohibition('Only Inactive Cells of the actor are Activated by the die.'),
  dieUpTo: prohibition('No more Cells are Activated than the die shows.'),
  dieAnywhere: permission('The Cells that are Activated may be anywhere on the map.'),
  evenly: prohibition(
    'Before a second Cell of a space is Activated, one has to be in every other space where the actor could choose one.',
  ),
  agitateOneSpace: prohibition('A single Activism Command Agitates in one space at the very most.'),
  agitateSelected: prohibition('The Reds Agitate only in a space selected for the Activism.'),
  agitateAdministration: prohibition('The Reds Agitate only where they have an Administration.'),
  agitateControl: prohibition('The Reds Agitate only in a space under their own Control.'),
  agitateTerrorCost: formula('Removing the Terror in the space, of either color, takes a further Resource.'),
  agitateTerrorFirst: rule('All Terror in the space has to be removed before a level can be shifted.'),
  agitateShiftCost: formula('Shifting the level takes one more Resource.'),
  agitateOneLevel: prohibition('Agitation by Activism shifts the space by at most one level.'),
  agitateDirection: rule('That shift goes in the direction of Active Opposition.'),
  agitateResolvedIssues: rule('Resolved Issues can add to the cost of this Agitation.', { see: ['1.11', '6.2'] }),
  limitedOneOption: prohibition(
    'A Limited Command takes just one of the four: removing, flipping, the die or Agitation.',
    { see: ['3.1'] },
  ),
  limitedDie: exception('With the die even a Limited Command Activates own Cells all over the map.'),
  playbook: note('A worked example of Activism stands in the Playbook, on page 10.', {
    status: leftToComponent('the Playbook'),
  }),
  meaningEnemies: note('Flipping enemy Cells stands for searches, confiscations and intimidation by the Guards.', {
    status: BACKGROUND,
  }),
  meaningOwn: note('Activating own Cells stands for organizing, and for turning passive supporters into active ones.', {
    status: BACKGROUND,
  }),
  meaningRemoval: note('Removing own Active Cells stands for calming radical supporters on the own side.', {
    status: BACKGROUND,
  }),
})

export const activismDie = question('activismDie', {
  asks: 'Can the die of Activism follow the use of selected spaces?',
  clauses: [activism.dieNoSpaces, activism.thenEither],
  readings: {
    follows: 'The die selects no spaces of its own, and may follow what was done in those of the first step.',
    alone: 'A Command that rolls the die has selected no spaces at all.',
  },
  usual: 'follows',
  because: 'The die is one side of a step that begins with "then"; 8.3.2 and 8.4.3 have flips before it.',
})

export const activismFlips = question('activismFlips', {
  asks: 'How many enemy Cells must Activism flip, once it flips any?',
  clauses: [activism.flip, commandsInGeneral.actorPicksTargets, commandsInGeneral.maximumExtent],
  readings: {
    targeted:
      'In a space, as many as it can of the Factions that it targets there; others and other spaces are left alone.',
    all: 'In every selected space, as many as it can of whatever enemies.',
  },
  usual: 'targeted',
  because: '3.1 leaves the targets to the actor, and asks for the maximum extent only of a Faction that is targeted.',
})

export const dieBeyondGrant = question('dieBeyondGrant', {
  asks: 'An Event grants Activism in certain spaces: does its die Activate Cells outside of them?',
  clauses: [freeCommands.withinGrant, freeCommands.eventText, activism.dieNoSpaces, activism.dieAnywhere],
  readings: {
    'within them': 'No: what the Event grants happens in those spaces.',
    anywhere: 'Yes: the die selects no spaces, and its Cells may be anywhere on the map.',
  },
  usual: 'within them',
  because: 'The text of an Event takes precedence over the rules, and it grants the Command there.',
})

export const flippedTwice = question('flippedTwice', {
  asks: 'May a Cell that Activism has flipped be flipped back by another of its flips?',
  clauses: [activism.flip, activism.flipPerActive, activism.flipPerTwoInactive, commandsInGeneral.maximumExtent],
  readings: {
    'another Cell each': 'No: as many Cells are flipped as there are flips.',
    'the same again': 'Yes: every flip takes whatever Cell lies there, also one that has just been flipped.',
  },
  usual: 'another Cell each',
  because: 'The number is one of Cells that are flipped, and a Cell that lies as before has not been.',
})

export const activismTerrorOnly = question('activismTerrorOnly', {
  asks: 'May Agitation by Activism end when the Terror of the space is removed, without a shift?',
  clauses: [activism.agitateTerrorCost, activism.agitateTerrorFirst, activism.agitateOneLevel],
  readings: {
    'may end': 'Yes: the Reds may leave it at that, and may begin it where they can do no more.',
    'must shift': 'No: to Agitate is to shift, so they do it only where they can shift a level and pay for all of it.',
  },
  usual: 'may end',
  because: 'The shift is one of up to one level, and the removal of Terror has a Resource of its own.',
})

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
      level: flag('a level of the space can be shifted', 'no level of the space can be shifted'),
      reading: activismDie,
      terrorOnly: activismTerrorOnly,
    },
    [
      {
        because: 'the die is in no space',
        when: ({ step, administration, control, someStep }) =>
          step === 'die' && (administration || control || someStep),
      },
      { because: 'a level to shift is something to do', when: ({ someStep, level }) => level && !someStep },
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
    bar(activism.agitateDirection, { step: 'Agitation', someStep: true, level: false, terrorOnly: 'must shift' }),
  ],
)

export const agitationByActivism = first(
  'Activism: what Agitation takes at least',
  view({ terror: flag('Terror is in the space', 'no Terror is in the space'), reading: activismTerrorOnly }),
  (row) => [
    row(activism.agitateShiftCost, { terror: false }, 'a shift'),
    row([activism.agitateTerrorCost, activism.agitateShiftCost], { reading: 'must shift' }, 'both'),
    row(activism.agitateTerrorCost, {}, 'the removal of Terror'),
  ],
)

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
