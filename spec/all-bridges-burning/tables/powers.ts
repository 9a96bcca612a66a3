/**
 * How the Troops of the Powers are brought to the level of Vassalage.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { availability } from '../clauses/forces.js'
import { friendsAndEnemies } from '../clauses/introduction.js'
import { powers } from '../clauses/propaganda-rounds.js'
import { redRevolt } from '../clauses/sequence-of-play.js'
import { vassalage } from '../clauses/tracks.js'
import { surplusInTheBox } from '../questions/propaganda-rounds/surplus-in-the-box.js'
import { germansOfTheRevolt } from '../questions/sequence-of-play/germans-of-the-revolt.js'
import { newRussians } from '../questions/sequence-of-play/new-russians.js'
import { removedRussians } from '../questions/sequence-of-play/removed-russians.js'
import { russianRemovalTown } from '../questions/sequence-of-play/russian-removal-town.js'
import { russiansWithoutTown } from '../questions/sequence-of-play/russians-without-town.js'
import { troopsAsReds } from '../questions/sequence-of-play/troops-as-reds.js'

/** What brings the adjustment about. */
export const OCCASIONS = ['Propaganda Round', 'Red Revolt'] as const
/** What brings the adjustment about. */
export type Occasion = (typeof OCCASIONS)[number]

const missing = view({
  occasion: among(OCCASIONS, 'the occasion'),
  missing: range(-12, 6, 'Troops missing; below 0, Troops too many'),
})

/** What happens to the Germans, where `missing` is their Vassalage less their Troops. */
export const germanAdjustment = first('Powers: the Germans', missing, (row) => [
  row([redRevolt.germanTroops, vassalage.pivotal], { occasion: 'Red Revolt', missing: P.number.positive() }, 'place'),
  row([powers.placeGermans, powers.matchVassalage, vassalage.propaganda], { missing: P.number.positive() }, 'place'),
  row(
    [powers.removeRandom, powers.toOutOfPlay],
    { occasion: 'Propaganda Round', missing: P.number.negative() },
    'remove',
  ),
  row(redRevolt.germanTroops, { occasion: 'Red Revolt' }, 'leave'),
  row([powers.matchVassalage, vassalage.match], {}, 'leave'),
])

/** What happens to the Russians, where `missing` is their Vassalage less their Troops. */
export const russianAdjustment = first(
  'Powers: the Russians',
  view({
    ...missing.fields,
    townWithReds: flag('a Town with Reds is left', 'no Town with Reds is left'),
    reading: russiansWithoutTown,
  }),
  (row) => [
    row(
      [redRevolt.russianPlace, redRevolt.russianLevel],
      { occasion: 'Red Revolt', missing: P.number.positive(), townWithReds: false, reading: 'any Town' },
      'place anywhere',
    ),
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

/** How many Germans the adjustment looks at. */
export const germansDue = first(
  'Powers: which Germans are due',
  view({ occasion: among(OCCASIONS, 'the occasion'), reading: germansOfTheRevolt }),
  (row) => [
    row(redRevolt.germanTroops, { occasion: 'Red Revolt', reading: 'as many more' }, 'the whole level'),
    row([powers.matchVassalage, vassalage.match], {}, 'those that are missing'),
  ],
)

/** From where Russians come that are placed. */
export const russianSource = first(
  'Powers: from where Russians come',
  view({ occasion: among(OCCASIONS, 'the occasion'), reading: newRussians }),
  (row) => [
    row(
      [redRevolt.russianPlace, availability.onlyAvailable],
      { occasion: 'Red Revolt', reading: 'Available as well' },
      'Available as well',
    ),
    row([powers.placeRussians, redRevolt.russianPlace], {}, 'Out of Play'),
  ],
)

/** Where Russians go that are removed. */
export const russianExit = first(
  'Powers: where removed Russians go',
  view({ occasion: among(OCCASIONS, 'the occasion'), reading: removedRussians }),
  (row) => [
    row([redRevolt.russianRemove, availability.offMap], { occasion: 'Red Revolt', reading: 'Available' }, 'Available'),
    row([powers.toOutOfPlay, redRevolt.russianRemove], {}, 'Out of Play'),
  ],
)

/** Whether Russian Troops count as Reds pieces. */
export const troopsAreReds = one('Powers: are Russian Troops Reds pieces', view({ reading: troopsAsReds }), (row) => [
  row([powers.placeRussians, redRevolt.rallyWhere], { reading: 'no' }, false),
  row([powers.placeRussians, redRevolt.rallyWhere, friendsAndEnemies.russia], { reading: 'yes' }, true),
])

/** Whether surplus Germans leave their box when the map holds none. */
export const boxSurplus = one('Powers: surplus Germans in their box', view({ reading: surplusInTheBox }), (row) => [
  row(powers.removeRandom, { reading: 'stays' }, false),
  row(powers.matchVassalage, { reading: 'leaves' }, true),
])

/** From where surplus Russians are removed. */
export const russianRemoval = first(
  'Powers: from where Russians are removed',
  view({ occasion: among(OCCASIONS, 'the occasion'), reading: russianRemovalTown }),
  (row) => [
    row(
      [redRevolt.russianRemove, redRevolt.russianRandomTown],
      { occasion: 'Red Revolt', reading: 'one Town' },
      'one Town',
    ),
    row(redRevolt.russianRemove, { occasion: 'Red Revolt' }, 'anywhere'),
    row(powers.removeRandom, {}, 'anywhere'),
  ],
)
