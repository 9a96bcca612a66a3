/**
 * Resources of Non-players: which changes their cylinders show.
 *
 * @module
 */
import { first, one } from '../../../../src/kernel/table.js'
import { view } from '../../../../src/kernel/view.js'
import { nonPlayerExceptions, noResourceTracking } from '../../clauses/non-players/general.js'
import { nonPlayerGives } from '../../questions/non-players/general/non-player-gives.js'
import { FACTIONS } from '../../vocabulary.js'

/** What can happen to the Resources of a Faction. */
export const CHANGES = ['spent', 'gained by a Pass', 'gained', 'lost', 'given'] as const
/** What can happen to the Resources of a Faction. */
export type Change = (typeof CHANGES)[number]

/** Whether the cylinder of a Non-player shows a change of its Resources. */
export const isTracked = first(
  'Non-players: is the change of Resources tracked',
  view({ faction: FACTIONS, change: CHANGES }),
  (row) => [
    row(
      [noResourceTracking.noSpending, noResourceTracking.moderatesForVictory],
      { faction: 'moderates', change: 'spent' },
      false,
    ),
    row([noResourceTracking.noSpending, nonPlayerExceptions.noSpending], { change: 'spent' }, false),
    row(noResourceTracking.moderatesPass, { faction: 'moderates', change: 'gained by a Pass' }, true),
    row(noResourceTracking.moderatesTransfer, { faction: 'moderates', change: 'given' }, true),
    row(noResourceTracking.moderatesAdjust, { faction: 'moderates' }, true),
    row(noResourceTracking.noTransfer, { change: 'given' }, false),
    row(noResourceTracking.noReduction, { change: 'lost' }, false),
    row([noResourceTracking.cylindersUnused, noResourceTracking.noTracking], {}, false),
  ],
)

/** Whether others receive what Non-player Reds or Senate are to hand over. */
export const isReceived = one(
  'Non-players: are Resources received from one without a cylinder',
  view({ reading: nonPlayerGives }),
  (row) => [
    row(noResourceTracking.noTransfer, { reading: 'nothing' }, false),
    row(noResourceTracking.noTransfer, { reading: 'everything' }, true),
  ],
)
