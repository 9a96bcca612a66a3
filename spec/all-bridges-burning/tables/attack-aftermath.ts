/**
 * After the Casualties of an Attack: Attrition, and what Prisoners of War bring.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { computed, first, forbid, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/commands/attack.js'
import { message } from '../clauses/commands/message.js'
import { availability, stacking } from '../clauses/forces.js'
import { ATTACKERS } from '../doors/battle.js'
import { attritionAfterRetreat } from '../questions/commands/attrition-after-retreat.js'
import { attritionGoes } from '../questions/commands/attrition-goes.js'
import { attritionOrder } from '../questions/commands/attrition-order.js'
import { attritionTroopGoes } from '../questions/commands/attrition-troop-goes.js'
import { newsOfTheFallen } from '../questions/commands/news-of-the-fallen.js'
import { prisonersPolarize } from '../questions/commands/prisoners-polarize.js'

/** Whether the Cells that were taken count for Attrition. */
export const countsForAttrition = one(
  'Attack: do the Cells taken count for Attrition',
  view({ casualties: among(['Engagement', 'Retreat'], 'the Casualties'), reading: attritionAfterRetreat }),
  (row) => [
    row(attack.attritionThree, { casualties: 'Engagement' }, true),
    row(attack.attritionThree, { casualties: 'Retreat', reading: 'relocated too' }, true),
    row([attack.attritionThree, attack.retreat], { casualties: 'Retreat', reading: 'removed only' }, false),
  ],
)

/** How many Cells the Attackers lose for enemy Cells: one for every three. */
export const lossesToCells = computed('Attack: the loss for enemy Cells', [attack.attritionThree], (cells: number) =>
  Math.floor(cells / 3),
)

/** The Attackers that can be lost. */
export const ATTACKER_LOSSES = ['Active Cell', 'Inactive Cell', 'Russian Troop'] as const
/** An Attacker that can be lost. */
export type AttackerLoss = (typeof ATTACKER_LOSSES)[number]

const cell = P.union('Active Cell', 'Inactive Cell')

/** For what the Attackers still have to lose a piece. */
const DUE = ['German Troops', 'Cells', 'nothing'] as const
/** For what the Attackers still have to lose a piece. */
export type Due = (typeof DUE)[number]

/** Which Attackers may not be lost. */
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

/** Where an Attacking Cell goes that is lost. */
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

/** Where an attacking Russian Troop goes that is lost. */
export const lostTroopTo = one(
  'Attack: where a lost Attacking Troop goes',
  view({ reading: attritionTroopGoes }),
  (row) => [
    row([attack.attritionGermans, availability.offMap], { reading: 'Available' }, 'Available'),
    row(attack.attritionGermans, { reading: 'Out of Play' }, 'Out of Play'),
  ],
)

/** How many of the News markers stay in the space whose last holder an Attack removes. */
export const newsOfFallen = one('Attack: News of the last Cell', view({ reading: newsOfTheFallen }), (row) => [
  row([message.aloneOrHeld, message.changesOwner], { reading: 'removed' }, 0),
  row([message.aloneOrHeld, message.remains], { reading: 'stays alone' }, 1),
])

/** The Terror that an Attack with Prisoners puts. */
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

/** By how much an Attack with Prisoners raises Polarization. */
export const prisonersPolarization = one(
  'Attack: Polarization for Prisoners',
  view({ marker: flag('a Terror marker was placed', 'no Terror marker was placed'), reading: prisonersPolarize }),
  (row) => [
    row(attack.polarization, { marker: true }, 1),
    row(attack.polarization, { marker: false, reading: 'always' }, 1),
    row([attack.polarization, attack.terrorLimit], { marker: false, reading: 'with a marker' }, 0),
  ],
)

/** The News that an Attack with Prisoners puts. */
export const prisonersNews = one(
  'Attack: News for Prisoners',
  view({ available: flag('a News marker is available', 'no News marker is available') }),
  (row) => [row(attack.news, { available: true }, 1), row(attack.news, { available: false }, 0)],
)
