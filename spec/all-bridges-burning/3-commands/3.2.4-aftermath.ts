/** 3.2.4 Attack: Attrition and Prisoners. @module */

import { among, first, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { ATTACKERS } from './3.2.4-battle.js'

export const countsForAttrition = one(
  'Attack: do the Cells taken count for Attrition',
  view({ casualties: among(['Engagement', 'Retreat'], 'the Casualties'), reading: cited.attritionAfterRetreat }),
  (row) => [
    row(cited.attack.attritionThree, { casualties: 'Engagement' }, true),
    row(cited.attack.attritionThree, { casualties: 'Retreat', reading: 'relocated too' }, true),
    row([cited.attack.attritionThree, cited.attack.retreat], { casualties: 'Retreat', reading: 'removed only' }, false),
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
      reading: cited.attritionOrder,
    },
    [
      {
        because: 'whoever attacks Germans has a Cell among the Attackers',
        when: ({ due, last, cells }) => due === 'German Troops' && last === 'nothing' && !cells,
      },
    ],
  ),
  (bar) => [
    bar([cited.attack.attritionGermans, cited.attack.attritionThree], { due: 'nothing' }),
    bar([cited.attack.attritionGermans, cited.attack.attritionThree], { left: false }),
    bar(cited.attack.attritionThree, { due: 'Cells', piece: 'Russian Troop' }),
    bar(cited.attack.attritionBegins, { due: 'German Troops', piece: 'Russian Troop', last: 'nothing', cells: true }),
    bar(cited.attack.attritionBegins, {
      due: 'German Troops',
      piece: 'Russian Troop',
      last: 'a Troop',
      cells: true,
      reading: 'by turns',
    }),
    bar(cited.attack.attritionBegins, {
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
  view({ due: among(DUE, 'what the Attackers lose a piece to'), reading: cited.attritionGoes }, [
    { because: 'nothing is lost for nothing', when: ({ due }) => due === 'nothing' },
  ]),
  (row) => [
    row(cited.attack.attritionThree, { due: 'Cells' }, 'Available'),
    row([cited.attack.attritionGermans, cited.availability.offMap], { reading: 'Available' }, 'Available'),
    row(cited.attack.attritionGermans, { reading: 'Prisoners of War' }, 'Prison'),
  ],
)

export const lostTroopTo = one(
  'Attack: where a lost Attacking Troop goes',
  view({ reading: cited.attritionTroopGoes }),
  (row) => [
    row([cited.attack.attritionGermans, cited.availability.offMap], { reading: 'Available' }, 'Available'),
    row(cited.attack.attritionGermans, { reading: 'Out of Play' }, 'Out of Play'),
  ],
)

export const prisonersTerror = first(
  'Attack: Terror for Prisoners',
  view({ attacker: among(ATTACKERS, 'the Attacker'), terror: range(0, 2, 'Terror markers in the space') }),
  (row) => [
    row([cited.attack.terrorLimit, cited.stacking.terror, cited.stacking.ignored], { terror: 2 }, 'none'),
    row(cited.attack.terrorMarker, { attacker: 'reds' }, 'red'),
    row(cited.attack.terrorMarker, { attacker: 'senate' }, 'white'),
    row(cited.attack.germanTerror, { attacker: 'germany' }, 'white'),
  ],
)

export const prisonersPolarization = one(
  'Attack: Polarization for Prisoners',
  view({ marker: flag('a Terror marker was placed', 'no Terror marker was placed'), reading: cited.prisonersPolarize }),
  (row) => [
    row(cited.attack.polarization, { marker: true }, 1),
    row(cited.attack.polarization, { marker: false, reading: 'always' }, 1),
    row([cited.attack.polarization, cited.attack.terrorLimit], { marker: false, reading: 'with a marker' }, 0),
  ],
)

export const prisonersNews = one(
  'Attack: News for Prisoners',
  view({ available: flag('a News marker is available', 'no News marker is available') }),
  (row) => [row(cited.attack.news, { available: true }, 1), row(cited.attack.news, { available: false }, 0)],
)

export type AttackerLoss = (typeof ATTACKER_LOSSES)[number]
export type Due = (typeof DUE)[number]
