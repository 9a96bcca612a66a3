/** 8.3.3 Reds Activism (Card #50). @module */

import { first, flag, one, permission, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { activism } from '../3-commands/3.2.2-activism.js'
import { FORCES, TRACKS } from '../components/forces.js'
import { section } from '../section.js'
import { SPACES } from '../vocabulary.js'
import { nonPlayerExceptions } from './8.1.3-exceptions.js'
import { readingCards } from './8.2-cards.js'
import { bare, phase } from './8.3.2-reds-activism.js'

export const redsActivismCard50 = section('redsActivismCard50', '8.3.3', 'Reds Activism (Card #50)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifNoneBare: rule('Condition: it also needs every Administration to have a Reds Cell in its space.'),

  remove: rule('Priority 1: Active Reds Cells are removed.'),
  removeLastCampaign: prohibition('Priority 1 is for the last Campaign only.'),
  removeOpposeAdmins: prohibition('Priority 1 needs Oppose+Admins at 12 or more.'),
  removePolarization: prohibition('Priority 1 needs Polarization at 7 or less.'),
  removeTowardsFive: rule('Priority 1 brings Polarization and Russian Vassalage to differ by as near to 5 as can be.'),
  removeKeepsControl: prohibition(
    'Priority 1 removes no Cell if the Senate would gain Control of an Opposition space.',
  ),

  limitedSkipsFlips: prohibition('In a Limited Command the Reds skip priority 2 altogether.'),
  flipSenate: rule('Priority 2: Senate Cells are flipped to Inactive as far as can be.'),
  flipModerates: rule('Priority 2: Moderates Cells are flipped to Active as far as can be.'),
  flipPlayer: rule('Nested a in priority 2: the Cells of a player go first.'),
  flipLastActive: rule('Nested b in priority 2: then spaces whose last Active Senate Cell can become Inactive.'),

  agitate: rule('Priority 3: the Reds Agitate in one space.'),
  agitateWhere: prohibition('Priority 3 needs an Administration and Reds Control in the space.', {
    see: ['3.2.2'],
  }),
  agitateTown: rule('Nested a in priority 3: Towns go first.'),
  agitateLeast: rule('Nested b in priority 3: then the least Opposition goes first.'),

  activateDie: rule('Priority 4 needs a roll of 1d6 above the number of Active Reds Cells.'),
  activate: rule('Priority 4: as many Reds as the die shows are Activated.'),
  activateOppositionLast: rule('Nested in priority 4: spaces with Opposition go last.'),

  removeAfterAll: rule('Priority 5: if no priority before led to any Activism, priority 1 is tried again.'),
  anyCampaign: permission('Priority 5 can be executed in every Campaign.'),
  otherConditions: rule('Priority 5 keeps all the other conditions of priority 1.'),

  prepare: rule('Prepare follows, as on the card of the Reds Rally.', { see: ['8.3.1'] }),
})

export const agitateForTerror = question('agitateForTerror', {
  asks: 'Do Non-player Reds Agitate at Active Opposition, to remove the Terror there?',
  clauses: [
    redsActivismCard50.agitate,
    redsActivismCard50.agitateWhere,
    activism.agitateTerrorFirst,
    activism.agitateDirection,
  ],
  readings: {
    'also for Terror': 'Yes: the card asks for an Administration and Control, and Agitation also removes Terror.',
    'only to shift': 'No: without a level to shift there is nothing to Agitate for.',
  },
  usual: 'also for Terror',
  because: 'The card has no other conditions; spaces at less Opposition go first by its nested priority.',
})

export const dieOfCard50 = question('dieOfCard50', {
  asks: 'Is the die of card #50 among the dice of Activism that 8.1.3 excepts, although 8.1.3 names 8.3.2 and 8.4.3 only?',
  kind: 'slip',
  clauses: [nonPlayerExceptions.activismDie, redsActivismCard50.activateDie],
  readings: {
    yes: 'Yes: the list is short of one section.',
    no: 'No: the card differs from 3.2.2 by itself.',
  },
  usual: 'yes',
  because: 'Card #50, too, has a die of its own when it Activates friendly Cells.',
  editorial: 'Where the card differs from the base rules it is followed, listed or not.',
})

export const activeForDieWhen = question('activeForDieWhen', {
  asks: 'Does an Active Reds Cell that priority 1 of card #50 has removed count against a die that was rolled before?',
  clauses: [redsActivismCard50.activateDie, redsActivismCard50.remove, readingCards.sequential],
  readings: {
    'at its priority': 'No: the Cells count that are Active on the map when the priority of the die is reached.',
    'when it is rolled': 'Yes: the Cells count that are Active on the map when the die is rolled.',
  },
  usual: 'at its priority',
  because: 'The die is compared in priority 4, and 8.2.5 has what comes before it carried out first.',
})

export const activeForDie = one(
  'Non-player Reds: the Active Cells that the die has to exceed (#50)',
  view({
    now: range(0, FORCES.cells.reds, 'Active Reds Cells on the map'),
    removed: range(0, SPACES.length, 'Active Reds Cells that were removed after the die was rolled'),
    reading: activeForDieWhen,
  }),
  (row) => [
    row([redsActivismCard50.activateDie, readingCards.sequential], { reading: 'at its priority' }, ({ now }) => now),
    row(redsActivismCard50.activateDie, { reading: 'when it is rolled' }, ({ now, removed }) => now + removed),
  ],
)

export const redsActivismCondition50 = first(
  'Non-player Reds: the condition of Activism in Phase II (#50)',
  view({ phase, bare }),
  (row) => [
    row(redsActivismCard50.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(redsActivismCard50.ifNoneBare, { bare: true }, 'not met'),
    row([redsActivismCard50.ifPhaseTwo, redsActivismCard50.ifNoneBare], {}, 'met'),
  ],
)

export const redsRemoveOwnCells = first(
  'Non-player Reds: removing own Active Cells',
  view({
    lastCampaign: flag('it is the last Campaign', 'it is not the last Campaign'),
    afterAll: flag('nothing has come of the priorities before', 'it is the first priority'),
    total: range(0, 55, 'Oppose + Admins'),
    polarization: range(0, TRACKS.polarization, 'Polarization'),
  }),
  (row) => [
    row(redsActivismCard50.removeLastCampaign, { lastCampaign: false, afterAll: false }, false),
    row(redsActivismCard50.removeOpposeAdmins, { total: P.number.lt(12) }, false),
    row(redsActivismCard50.removePolarization, { polarization: P.number.gt(7) }, false),
    row([redsActivismCard50.removeAfterAll, redsActivismCard50.anyCampaign], { afterAll: true }, true),
    row(
      [
        redsActivismCard50.remove,
        redsActivismCard50.removeLastCampaign,
        redsActivismCard50.removeOpposeAdmins,
        redsActivismCard50.removePolarization,
      ],
      {},
      true,
    ),
  ],
)
