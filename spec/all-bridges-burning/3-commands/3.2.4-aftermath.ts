/** 3.2.4 Attack: Attrition and Prisoners. @module */

import { among, first, flag, forbid, one, question, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { availability, stacking } from '../1-introduction/1.4.2-availability.js'
import { ahead } from '../section.js'
import { attack } from './3.2.4-attack.js'
import { ATTACKERS } from './3.2.4-battle.js'

export const attritionAfterRetreat = question('attritionAfterRetreat', {
  asks: 'Do Cells that Retreat count among the three for which the Attacker loses a Cell?',
  clauses: [attack.attritionThree, attack.retreat],
  readings: {
    'removed only': 'Only Cells that an Engagement takes away count.',
    'relocated too': 'Cells that Retreat count as well.',
  },
  usual: 'removed only',
  because: 'Retreat relocates Cells, and the loss is for Cells that are removed.',
})

export const attritionGoes = question('attritionGoes', {
  asks: 'Where do Attacking Cells go that are lost for German Troops?',
  clauses: [attack.attritionGermans, attack.attritionThree, availability.offMap],
  readings: {
    Available: 'They become Available, like those lost for enemy Cells.',
    'Prisoners of War': 'They go to Prison: only those lost for enemy Cells are said to become Available.',
  },
  usual: 'Available',
  because:
    'Pieces off the map wait in their Available box; into Prison go only those of whom it is said, and they are Defenders.',
  kind: 'gap',
})

export const attritionOrder = question('attritionOrder', {
  asks: 'In what order do Attacking Cells and Russian Troops fall for the German Troops that are taken?',
  clauses: [attack.attritionGermans, attack.attritionBegins],
  readings: {
    'first a Cell': 'The first is a Cell; after it the Attacker chooses.',
    'by turns': 'A Cell and a Russian Troop fall by turns.',
  },
  usual: 'first a Cell',
  because: 'The text only says with what to begin; where it means turns, as for the Defenders, it says so.',
})

export const attritionTroopGoes = question('attritionTroopGoes', {
  asks: 'Where does an attacking Russian Troop go that is lost for a German one?',
  kind: 'gap',
  clauses: [attack.attritionGermans, availability.offMap, attack.engagementOthers, ahead('powers.removeRandom')],
  readings: {
    Available: 'Into the Available Forces box, like Troops that an Attack takes from the Defenders.',
    'Out of Play': 'Out of Play, where Russians go that leave the map in a Propaganda Round.',
  },
  usual: 'Available',
  because: 'What an Attack takes of Troops becomes Available, and nothing sends those of the Attacker elsewhere.',
})

export const prisonersPolarize = question('prisonersPolarize', {
  asks: 'Does an Attack with Prisoners raise Polarization where no Terror marker can be placed any more?',
  clauses: [attack.polarization, attack.terrorMarker, attack.terrorLimit, stacking.ignored],
  readings: {
    always: 'Yes: the rise is a thing of its own.',
    'with a marker': 'No: Polarization rises with the marker, as in Terror.',
  },
  usual: 'always',
  because: 'Only the marker has a limit; the rise follows it in the same sentence without one.',
})

export const countsForAttrition = one(
  'Attack: do the Cells taken count for Attrition',
  view({ casualties: among(['Engagement', 'Retreat'], 'the Casualties'), reading: attritionAfterRetreat }),
  (row) => [
    row(attack.attritionThree, { casualties: 'Engagement' }, true),
    row(attack.attritionThree, { casualties: 'Retreat', reading: 'relocated too' }, true),
    row([attack.attritionThree, attack.retreat], { casualties: 'Retreat', reading: 'removed only' }, false),
  ],
)

/** The Attackers that can be lost. */
export const ATTACKER_LOSSES = ['Active Cell', 'Inactive Cell', 'Russian Troop'] as const

/** For what the Attackers still have to lose a piece. */
const DUE = ['German Troops', 'Cells', 'nothing'] as const
const cell = P.union('Active Cell', 'Inactive Cell')

export const mayNotLose = forbid(
  'Attack: may not lose the Attacker',
  view(
    {
      piece: among(ATTACKER_LOSSES, 'the piece'),
      due: among(DUE, 'what the Attackers lose a piece to'),
      left: flag('such a piece is left among the Attackers', 'no such piece is left among the Attackers'),
      last: among(['nothing', 'a Cell', 'a Troop'], 'the last piece lost to German Troops'),
      cells: flag('Attacking Cells are left', 'no Attacking Cell is left'),
      troops: flag('Attacking Russian Troops are left', 'no Attacking Russian Troop is left'),
      reading: attritionOrder,
    },
    [
      {
        because: 'whoever attacks Germans has a Cell among the Attackers',
        when: ({ due, last, cells }) => due === 'German Troops' && last === 'nothing' && !cells,
      },
    ],
  ),
  (bar) => [
    bar([attack.attritionGermans, attack.attritionThree], { due: 'nothing' }),
    bar([attack.attritionGermans, attack.attritionThree], { left: false }),
    bar(attack.attritionThree, { due: 'Cells', piece: 'Russian Troop' }),
    bar(attack.attritionBegins, { due: 'German Troops', piece: 'Russian Troop', last: 'nothing', cells: true }),
    bar(attack.attritionBegins, {
      due: 'German Troops',
      piece: 'Russian Troop',
      last: 'a Troop',
      cells: true,
      reading: 'by turns',
    }),
    bar(attack.attritionBegins, {
      due: 'German Troops',
      piece: cell,
      last: 'a Cell',
      troops: true,
      reading: 'by turns',
    }),
  ],
)

export const lostCellTo = first(
  'Attack: where a lost Attacking Cell goes',
  view({ due: among(DUE, 'what the Attackers lose a piece to'), reading: attritionGoes }, [
    { because: 'nothing is lost for nothing', when: ({ due }) => due === 'nothing' },
  ]),
  (row) => [
    row(attack.attritionThree, { due: 'Cells' }, 'Available'),
    row([attack.attritionGermans, availability.offMap], { reading: 'Available' }, 'Available'),
    row(attack.attritionGermans, { reading: 'Prisoners of War' }, 'Prison'),
  ],
)

export const lostTroopTo = one(
  'Attack: where a lost Attacking Troop goes',
  view({ reading: attritionTroopGoes }),
  (row) => [
    row([attack.attritionGermans, availability.offMap], { reading: 'Available' }, 'Available'),
    row(attack.attritionGermans, { reading: 'Out of Play' }, 'Out of Play'),
  ],
)

export const prisonersTerror = first(
  'Attack: Terror for Prisoners',
  view({ attacker: among(ATTACKERS, 'the Attacker'), terror: range(0, 2, 'Terror markers in the space') }),
  (row) => [
    row([attack.terrorLimit, stacking.terror, stacking.ignored], { terror: 2 }, 'none'),
    row(attack.terrorMarker, { attacker: 'reds' }, 'red'),
    row(attack.terrorMarker, { attacker: 'senate' }, 'white'),
    row(attack.germanTerror, { attacker: 'germany' }, 'white'),
  ],
)

export const prisonersPolarization = one(
  'Attack: Polarization for Prisoners',
  view({ marker: flag('a Terror marker was placed', 'no Terror marker was placed'), reading: prisonersPolarize }),
  (row) => [
    row(attack.polarization, { marker: true }, 1),
    row(attack.polarization, { marker: false, reading: 'always' }, 1),
    row([attack.polarization, attack.terrorLimit], { marker: false, reading: 'with a marker' }, 0),
  ],
)

export const prisonersNews = one(
  'Attack: News for Prisoners',
  view({ available: flag('a News marker is available', 'no News marker is available') }),
  (row) => [row(attack.news, { available: true }, 1), row(attack.news, { available: false }, 0)],
)

export type AttackerLoss = (typeof ATTACKER_LOSSES)[number]
export type Due = (typeof DUE)[number]
