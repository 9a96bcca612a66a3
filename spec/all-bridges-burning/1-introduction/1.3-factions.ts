/** 1.3 Players, Factions, and Powers to 1.3.2 Negotiations. @module */

import { among, COMPARED, flag, forbid, one, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'

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
      reading: cited.transferPartners,
      gifts: cited.giftsToNonPlayers,
      payment: cited.paymentToNonPlayer,
    },
    [{ because: 'only a Non-player has no cylinder', when: (v) => v.toNobody && !v.toNonPlayer }],
  ),
  (bar) => [
    bar(cited.negotiations.eachOther, { toItself: true }),
    bar(cited.nonPlayerPriorities.noTransfers, { nonPlayer: true }),
    bar([cited.negotiations.eachOther, cited.nonPlayerPriorities.noTransfers], { toNonPlayer: true, gifts: 'refused' }),
    bar(cited.noResourceTracking.noTracking, { toNobody: true, payment: 'kept' }),
    bar(cited.resources.range, { resources: 'less' }),
    bar(cited.resources.range, { received: 'more' }),
    bar(cited.negotiations.transferTime, { executing: false, reading: 'with the executing Faction' }),
  ],
)

export const transfersFirst = one(
  'Negotiations: transfers before the action is chosen',
  view({ reading: cited.transferBeforeTheChoice }),
  (row) => [
    row(cited.eventCard.choices, { reading: 'once it executes' }, false),
    row([cited.negotiations.transfer, cited.negotiations.transferTime], { reading: 'at its turn' }, true),
  ],
)
