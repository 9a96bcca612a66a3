/** Soviet Republic The Soviet Russian Republic to Soviet Republic, sea units Soviet sea units. @module */

import { among, COMPARED, first, flag, forbid, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const fightsAtOnce = one(
  'Revolution Phase: combat in zone 12',
  view({
    allied: flag('Allied ships are beside the Soviet cruiser', 'no Allied ship is beside a Soviet cruiser'),
    shipsInZone12: cited.shipsInZone12,
  }),
  (row) => [
    row(cited.sovietUnits.cruiser, { allied: false }, false),
    row(
      [cited.sovietUnits.cruiser, cited.sovietShips.hostile],
      { allied: true, shipsInZone12: 'until a Combat' },
      false,
    ),
    row([cited.civilWar.begins, cited.sovietShips.hostile], { allied: true, shipsInZone12: 'a combat at once' }, true),
  ],
)

export const mayNotCede = forbid(
  'Brest-Litovsk: no marker of a Central Power',
  view({
    allied: flag('an Ally controls the territory', 'no Ally controls the territory'),
    contested: flag('the territory is contested', 'the territory is not contested'),
    ceded: cited.ceded,
  }),
  (bar) => [
    bar(cited.treaty.ceded, { ceded: 'a claim is given up' }),
    bar([cited.treaty.ceded, cited.treaty.controlled], { allied: false }),
    bar(cited.contested.remain, { contested: true }),
  ],
)

export const mayNotMobilize = forbid(
  'Mobilize New Units: what a power may not mobilize',
  view({
    treasury: among(COMPARED, 'the IPCs of the power, against the price of the unit'),
    capital: among(['own', 'lost'], 'the capital of the power'),
  }),
  (bar) => [
    bar([cited.republic.phases, cited.republic.purchase], { treasury: 'less' }),
    bar([cited.republic.phases, cited.republic.capital], { capital: 'lost' }),
  ],
)

export const mayNotTakeTurn = forbid(
  'the power has no turn',
  view({ inPlay: flag('the power is in the game', 'the power is not in the game yet') }),
  (bar) => [bar([cited.republic.newPower, cited.sovietPower.introduced], { inPlay: false })],
)

/** The power whose turn has ended. A Soviet turn may have come out of order. */
export const ENDED = ['Russia', 'USA', 'Soviet Russia', 'Soviet Russia, at once', 'another power'] as const

export const nextTurn = first(
  'Turns: who is next',
  view(
    {
      after: among(ENDED, 'whose turn has ended'),
      soviets: flag('the Soviets are in the game', 'the Soviets are not in the game'),
      revolution: flag('the turn has brought the Revolution', 'the turn has not brought the Revolution'),
      firstSovietTurn: cited.firstSovietTurn,
    },
    [
      {
        because: 'the Revolution comes in a turn of Russia, and brings the Soviets',
        when: ({ after, soviets, revolution }) => revolution && (after !== 'Russia' || !soviets),
      },
      {
        because: 'without Soviets there is no Soviet turn',
        when: ({ after, soviets }) => after.startsWith('Soviet') && !soviets,
      },
    ],
  ),
  (row) => [
    row(
      [cited.civilWar.begins, cited.republic.turnPlace],
      { revolution: true, firstSovietTurn: 'at once' },
      'Soviet Russia, at once',
    ),
    row(cited.opening.germanyNext, { revolution: true }, 'the next power'),
    row(cited.opening.germanyNext, { after: 'Soviet Russia, at once' }, 'the next power'),
    row(cited.republic.turnPlace, { after: 'USA', soviets: true }, 'Soviet Russia'),
    row(cited.sovietPower.introduced, { after: 'USA', soviets: false }, 'the end of the round'),
    row(cited.republic.turnPlace, { after: 'Soviet Russia' }, 'the end of the round'),
    row(cited.republic.turnPlace, {}, 'the next power'),
  ],
)
