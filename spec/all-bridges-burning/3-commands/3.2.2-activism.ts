/** 3.2.2 Activism. @module */

import { among, COMPARED, first, flag, forbid, one, sum, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'
import { MILITANTS } from '../vocabulary.js'

export const activismPrice = sum(
  'Activism: the price',
  view({
    what: among(['space', 'die'], 'what is paid for'),
    free: flag('the Command is free', 'the Command is not free'),
  }),
  (row) => [
    row(cited.activism.spaceCost, { what: 'space', free: false }, 1),
    row(cited.activism.dieCost, { what: 'die', free: false }, 1),
    row(cited.freeCommands.noCost, { free: true }, 0),
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
    bar(cited.freeCommands.withinGrant, { choice: 'space', granted: false }),
    bar(cited.commandsInGeneral.onceEach, { choice: 'space', selected: true }),
    bar(cited.limitedCommand.oneSpace, { choice: 'space', limited: true, first: false }),
    bar([cited.activism.spaceCost, cited.commandsInGeneral.enoughResources], { choice: 'space', resources: 'less' }),
    bar([cited.activism.dieCost, cited.commandsInGeneral.enoughResources], { choice: 'die', resources: 'less' }),
    bar(cited.commandsInGeneral.someSpaceOrPieces, { choice: 'die', inactiveCell: false }),
    bar(cited.activism.thenLater, { choice: 'die', first: false }),
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
      reading: cited.activismDie,
      terrorOnly: cited.activismTerrorOnly,
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
    bar(cited.activism.thenOnce, { second: true }),
    bar([cited.activism.limitedOneOption, cited.limitedCommand.constrained], { limited: true, first: true }),
    bar([cited.activism.limitedOneOption, cited.activism.dieNoSpaces], { step: 'die', limited: true, selected: true }),
    bar(cited.activism.dieNoSpaces, { step: 'die', selected: true, reading: 'alone' }),
    bar([cited.activism.dieCost, cited.commandsInGeneral.enoughResources], { step: 'die', resources: 'less' }),
    bar(cited.activism.agitateOneSpace, { step: 'Agitation', second: true }),
    bar(cited.activism.redsAgitateOnly, { step: 'Agitation', faction: 'senate' }),
    bar(cited.activism.agitateSelected, { step: 'Agitation', selected: false }),
    bar(cited.activism.agitateAdministration, { step: 'Agitation', administration: false }),
    bar(cited.activism.agitateControl, { step: 'Agitation', control: false }),
    bar([cited.activism.agitateTerrorCost, cited.activism.agitateShiftCost, cited.commandsInGeneral.enoughResources], {
      step: 'Agitation',
      resources: 'less',
    }),
    bar(cited.activism.agitateDirection, { step: 'Agitation', someStep: false }),
    bar(cited.activism.agitateDirection, { step: 'Agitation', someStep: true, level: false, terrorOnly: 'must shift' }),
  ],
)

export const agitationByActivism = first(
  'Activism: what Agitation takes at least',
  view({ terror: flag('Terror is in the space', 'no Terror is in the space'), reading: cited.activismTerrorOnly }),
  (row) => [
    row(cited.activism.agitateShiftCost, { terror: false }, 'a shift'),
    row([cited.activism.agitateTerrorCost, cited.activism.agitateShiftCost], { reading: 'must shift' }, 'both'),
    row(cited.activism.agitateTerrorCost, {}, 'the removal of Terror'),
  ],
)

export const dieWithin = one(
  'Activism: does the die reach the space',
  view({
    granted: flag('the terms of the Command allow the space', 'the terms of the Command do not allow the space'),
    reading: cited.dieBeyondGrant,
  }),
  (row) => [
    row(cited.activism.dieAnywhere, { granted: true }, true),
    row(cited.freeCommands.withinGrant, { granted: false, reading: 'within them' }, false),
    row([cited.activism.dieAnywhere, cited.activism.dieNoSpaces], { granted: false, reading: 'anywhere' }, true),
  ],
)
