/**
 * Resources of Non-players: which changes their cylinders show.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one } from '../../../../src/kernel/table.js'
import { among, view } from '../../../../src/kernel/view.js'
import { nonPlayerExceptions, noResourceTracking } from '../../clauses/non-players/general.js'
import { moderatesGain } from '../../questions/non-players/general/moderates-gain.js'
import { nonPlayerGives } from '../../questions/non-players/general/non-player-gives.js'
import { paymentToNonPlayer } from '../../questions/non-players/general/payment-to-non-player.js'
import { FACTIONS } from '../../vocabulary.js'

/** What can happen to the Resources of a Faction. */
export const CHANGES = ['spent', 'gained by a Pass', 'gained', 'received', 'lost', 'given'] as const
/** What can happen to the Resources of a Faction. */
export type Change = (typeof CHANGES)[number]

/** Whether the cylinder of a Non-player shows a change of its Resources. */
export const isTracked = first(
  'Non-players: is the change of Resources tracked',
  view({
    faction: among(FACTIONS, 'the Faction'),
    change: among(CHANGES, 'the change of Resources'),
    reading: moderatesGain,
  }),
  (row) => [
    row(
      [noResourceTracking.noSpending, noResourceTracking.moderatesForVictory],
      { faction: 'moderates', change: 'spent' },
      false,
    ),
    row([noResourceTracking.noSpending, nonPlayerExceptions.noSpending], { change: 'spent' }, false),
    row(noResourceTracking.moderatesPass, { faction: 'moderates', change: 'gained by a Pass' }, true),
    row(noResourceTracking.moderatesTransfer, { faction: 'moderates', change: P.union('given', 'received') }, true),
    row(
      noResourceTracking.moderatesForVictory,
      { faction: 'moderates', change: 'gained', reading: 'as listed' },
      false,
    ),
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

/** Whether a Faction loses what goes to Non-player Reds or Senate. */
export const isPaid = one(
  'Non-players: are Resources lost that go to one without a cylinder',
  view({ reading: paymentToNonPlayer }),
  (row) => [
    row(noResourceTracking.noTracking, { reading: 'lost' }, true),
    row([noResourceTracking.noTransfer, noResourceTracking.noTracking], { reading: 'kept' }, false),
  ],
)
