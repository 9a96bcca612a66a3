/**
 * How the Troops of the Powers are brought to the level of Vassalage.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first } from '../../../src/kernel/table.js'
import { flag, range, view } from '../../../src/kernel/view.js'
import { vassalage } from '../clauses/introduction.js'
import { powers } from '../clauses/propaganda-rounds.js'
import { redRevolt } from '../clauses/sequence-of-play.js'

/** What brings the adjustment about. */
export const OCCASIONS = ['Propaganda Round', 'Red Revolt'] as const
/** What brings the adjustment about. */
export type Occasion = (typeof OCCASIONS)[number]

const missing = view({ occasion: OCCASIONS, missing: range(-12, 6) })

/** What happens to the Germans, where `missing` is their Vassalage less their Troops. */
export const germanAdjustment = first('Powers: the Germans', missing, (row) => [
  row([redRevolt.germanTroops, vassalage.pivotal], { occasion: 'Red Revolt', missing: P.number.positive() }, 'place'),
  row([powers.placeGermans, powers.matchVassalage, vassalage.propaganda], { missing: P.number.positive() }, 'place'),
  row([powers.removeRandom, powers.toOutOfPlay], { missing: P.number.negative() }, 'remove'),
  row([powers.matchVassalage, vassalage.match], {}, 'leave'),
])

/** What happens to the Russians, where `missing` is their Vassalage less their Troops. */
export const russianAdjustment = first(
  'Powers: the Russians',
  view({ ...missing.fields, townWithReds: flag }),
  (row) => [
    row(powers.noTownNoRussians, { missing: P.number.positive(), townWithReds: false }, 'leave'),
    row(
      [redRevolt.russianLevel, redRevolt.russianPlace, redRevolt.russianRandomTown, vassalage.pivotal],
      { occasion: 'Red Revolt', missing: P.number.positive() },
      'place',
    ),
    row([powers.placeRussians, powers.matchVassalage, vassalage.propaganda], { missing: P.number.positive() }, 'place'),
    row(
      [redRevolt.russianRemove, redRevolt.russianLevel],
      { occasion: 'Red Revolt', missing: P.number.negative() },
      'remove',
    ),
    row([powers.removeRandom, powers.toOutOfPlay], { missing: P.number.negative() }, 'remove'),
    row([powers.matchVassalage, vassalage.match], {}, 'leave'),
  ],
)
