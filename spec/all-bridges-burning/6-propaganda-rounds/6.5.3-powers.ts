/** 6.5.3 Powers. @module */

import { among, first, flag, forbid, one, range, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { currentPhase } from '../2-sequence-of-play/2.4-phases.js'
import { TRACKS } from '../components/forces.js'
import type { Game } from '../game.js'
import { piecesIn } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { type Space, TOWNS, type Town } from '../vocabulary.js'

/** The occasions of the adjustment. */
export const OCCASIONS = ['Propaganda Round', 'Red Revolt'] as const

const missing = view({
  occasion: among(OCCASIONS, 'the occasion'),
  missing: range(-12, TRACKS.edge, 'Troops missing; below 0, Troops too many'),
})

export const germanAdjustment = first('Powers: the Germans', missing, (row) => [
  row(
    [cited.redRevolt.germanTroops, cited.vassalage.pivotal],
    { occasion: 'Red Revolt', missing: P.number.positive() },
    'place',
  ),
  row(
    [cited.powers.placeGermans, cited.powers.matchVassalage, cited.vassalage.propaganda],
    { missing: P.number.positive() },
    'place',
  ),
  row(
    [cited.powers.removeRandom, cited.powers.toOutOfPlay],
    { occasion: 'Propaganda Round', missing: P.number.negative() },
    'remove',
  ),
  row(cited.redRevolt.germanTroops, { occasion: 'Red Revolt' }, 'leave'),
  row([cited.powers.matchVassalage, cited.vassalage.match], {}, 'leave'),
])

export const russianAdjustment = first(
  'Powers: the Russians',
  view({
    ...missing.fields,
    townWithReds: flag('a Town with Reds is left', 'no Town with Reds is left'),
    reading: cited.russiansWithoutTown,
  }),
  (row) => [
    row(
      [cited.redRevolt.russianPlace, cited.redRevolt.russianLevel],
      { occasion: 'Red Revolt', missing: P.number.positive(), townWithReds: false, reading: 'any Town' },
      'place anywhere',
    ),
    row(cited.powers.noTownNoRussians, { missing: P.number.positive(), townWithReds: false }, 'leave'),
    row(
      [
        cited.redRevolt.russianLevel,
        cited.redRevolt.russianPlace,
        cited.redRevolt.russianRandomTown,
        cited.vassalage.pivotal,
      ],
      { occasion: 'Red Revolt', missing: P.number.positive() },
      'place',
    ),
    row(
      [cited.powers.placeRussians, cited.powers.matchVassalage, cited.vassalage.propaganda],
      { missing: P.number.positive() },
      'place',
    ),
    row(
      [cited.redRevolt.russianRemove, cited.redRevolt.russianLevel],
      { occasion: 'Red Revolt', missing: P.number.negative() },
      'remove',
    ),
    row([cited.powers.removeRandom, cited.powers.toOutOfPlay], { missing: P.number.negative() }, 'remove'),
    row([cited.powers.matchVassalage, cited.vassalage.match], {}, 'leave'),
  ],
)

export const germansDue = first(
  'Powers: which Germans are due',
  view({ occasion: among(OCCASIONS, 'the occasion'), reading: cited.germansOfTheRevolt }),
  (row) => [
    row(cited.redRevolt.germanTroops, { occasion: 'Red Revolt', reading: 'as many more' }, 'the whole level'),
    row([cited.powers.matchVassalage, cited.vassalage.match], {}, 'those that are missing'),
  ],
)

export const russianSource = first(
  'Powers: from where Russians come',
  view({ occasion: among(OCCASIONS, 'the occasion'), reading: cited.newRussians, fallen: cited.fallenRussians }),
  (row) => [
    row(
      [cited.redRevolt.russianPlace, cited.availability.onlyAvailable],
      { occasion: 'Red Revolt', reading: 'Available as well' },
      'Available as well',
    ),
    row(
      [cited.powers.matchVassalage, cited.availability.onlyAvailable],
      { occasion: 'Propaganda Round', fallen: 'they come back' },
      'Available as well',
    ),
    row([cited.powers.placeRussians, cited.redRevolt.russianPlace], {}, 'Out of Play'),
  ],
)

export const russianExit = first(
  'Powers: where removed Russians go',
  view({ occasion: among(OCCASIONS, 'the occasion'), reading: cited.removedRussians }),
  (row) => [
    row(
      [cited.redRevolt.russianRemove, cited.availability.offMap],
      { occasion: 'Red Revolt', reading: 'Available' },
      'Available',
    ),
    row([cited.powers.toOutOfPlay, cited.redRevolt.russianRemove], {}, 'Out of Play'),
  ],
)

export const troopsAreReds = one(
  'Powers: are Russian Troops Reds pieces',
  view({ reading: cited.troopsAsReds }),
  (row) => [
    row([cited.powers.placeRussians, cited.redRevolt.rallyWhere], { reading: 'no' }, false),
    row(
      [cited.powers.placeRussians, cited.redRevolt.rallyWhere, cited.friendsAndEnemies.russia],
      { reading: 'yes' },
      true,
    ),
  ],
)

export const boxSurplus = one(
  'Powers: surplus Germans in their box',
  view({ reading: cited.surplusInTheBox }),
  (row) => [
    row(cited.powers.removeRandom, { reading: 'stays' }, false),
    row(cited.powers.matchVassalage, { reading: 'leaves' }, true),
  ],
)

export const russianRemoval = first(
  'Powers: from where Russians are removed',
  view({ occasion: among(OCCASIONS, 'the occasion'), reading: cited.russianRemovalTown }),
  (row) => [
    row(
      [cited.redRevolt.russianRemove, cited.redRevolt.russianRandomTown],
      { occasion: 'Red Revolt', reading: 'one Town' },
      'one Town',
    ),
    row(cited.redRevolt.russianRemove, { occasion: 'Red Revolt' }, 'anywhere'),
    row(cited.powers.removeRandom, {}, 'anywhere'),
  ],
)

export const hasReds = (game: Game, name: Space): boolean =>
  piecesIn(game.spaces[name], 'reds') > 0 ||
  (game.spaces[name].troops.russia > 0 && troopsAreReds.ask({ reading: readingOf(game, cited.troopsAsReds) }))

/** The Towns in which the Reds have a piece. */
export const townsWithReds = (game: Game): readonly Town[] => TOWNS.filter((town) => hasReds(game, town))

export const mayNotBeginPowers = forbid(
  'Powers: may not begin',
  view({ occasion: among(OCCASIONS, 'the occasion'), phase: currentPhase }),
  (bar) => [bar(cited.powers.phaseTwoOnly, { occasion: 'Propaganda Round', phase: 1 })],
)

export type Occasion = (typeof OCCASIONS)[number]
