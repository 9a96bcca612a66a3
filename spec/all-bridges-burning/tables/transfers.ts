/**
 * Negotiated transfers of Resources.
 *
 * @module
 */
import { forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, view } from '../../../src/kernel/view.js'
import { negotiations } from '../clauses/introduction.js'
import { nonPlayerPriorities, noResourceTracking } from '../clauses/non-players/general.js'
import { eventCard } from '../clauses/sequence-of-play.js'
import { resources } from '../clauses/tracks.js'
import { transferBeforeTheChoice } from '../questions/introduction/transfer-before-the-choice.js'
import { transferPartners } from '../questions/introduction/transfer-partners.js'
import { giftsToNonPlayers } from '../questions/non-players/general/gifts-to-non-players.js'
import { paymentToNonPlayer } from '../questions/non-players/general/payment-to-non-player.js'

/** Which transfers may not be made. */
export const mayNotTransfer = forbid(
  'Negotiations: no transfer',
  view(
    {
      toItself: flag('giver and receiver are the same', 'giver and receiver are not the same'),
      nonPlayer: flag('the giver is a Non-player', 'the giver is no Non-player'),
      toNonPlayer: flag('the receiver is a Non-player', 'the receiver is no Non-player'),
      toNobody: flag('the receiver has no Resources cylinder', 'the receiver has a Resources cylinder'),
      resources: among(COMPARED, 'the Resources of the giver, against those it gives'),
      received: among(COMPARED, 'the Resources that the receiver would have, against the end of the track'),
      executing: flag(
        'the giver or the receiver is the executing Faction',
        'neither the giver nor the receiver is the executing Faction',
      ),
      reading: transferPartners,
      gifts: giftsToNonPlayers,
      payment: paymentToNonPlayer,
    },
    [{ because: 'only a Non-player has no cylinder', when: (v) => v.toNobody && !v.toNonPlayer }],
  ),
  (bar) => [
    bar(negotiations.transfer, { toItself: true }),
    bar(nonPlayerPriorities.noTransfers, { nonPlayer: true }),
    bar(negotiations.transfer, { toNonPlayer: true, gifts: 'refused' }),
    bar(noResourceTracking.noTracking, { toNobody: true, payment: 'kept' }),
    bar(resources.range, { resources: 'less' }),
    bar(resources.range, { received: 'more' }),
    bar(negotiations.transferTime, { executing: false, reading: 'with the executing Faction' }),
  ],
)

/** Whether Resources change hands before a Faction chooses its action. */
export const transfersFirst = one(
  'Negotiations: transfers before the action is chosen',
  view({ reading: transferBeforeTheChoice }),
  (row) => [
    row(eventCard.choices, { reading: 'once it executes' }, false),
    row([negotiations.transfer, negotiations.transferTime], { reading: 'at its turn' }, true),
  ],
)
