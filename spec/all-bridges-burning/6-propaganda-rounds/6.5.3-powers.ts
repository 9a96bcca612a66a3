/** 6.5.3 Powers. @module */

import {
  among,
  exception,
  first,
  flag,
  forbid,
  one,
  prohibition,
  question,
  range,
  readingOf,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { friendsAndEnemies } from '../1-introduction/1.3-factions.js'
import { availability } from '../1-introduction/1.4.2-availability.js'
import { vassalage } from '../1-introduction/1.9-vassalage.js'
import { redRevolt } from '../2-sequence-of-play/2.4.1-red-revolt.js'
import { currentPhase } from '../2-sequence-of-play/2.4-phases.js'
import { attack } from '../3-commands/3.2.4-attack.js'
import { TRACKS } from '../components/forces.js'
import type { Game } from '../game.js'
import { piecesIn } from '../pieces.js'
import { ahead, section } from '../section.js'
import { type Space, TOWNS, type Town } from '../vocabulary.js'

export const powers = section('powers', '6.5.3', 'Powers', {
  phaseTwoOnly: prohibition('The Powers’ Troops are adjusted only in Phase II.'),
  matchVassalage: rule('Each Power’s Troops are brought up or down to the number of its Vassalage.'),
  placeGermans: rule('German Troops that are added come from Out of Play and go to Germany’s Available Forces box.'),
  placeRussians: rule(
    'Russian Troops that are added go from Out of Play to a single random Town that holds Reds pieces.',
  ),
  noTownNoRussians: exception('If no Town holds Reds pieces, no Russian Troops are added.'),
  removeRandom: rule('Troops of a Power that are too many are taken at random from the map.'),
  toOutOfPlay: rule('Troops that the adjustment takes off the map go to Out of Play.'),
})

export const germansCounted = question('germansCounted', {
  asks: 'Which Germans are compared with Vassalage: those on the map, or those in the Available box as well?',
  clauses: [powers.matchVassalage, vassalage.match],
  readings: {
    'map and box': 'Germans on the map and in their box are counted.',
    map: 'Only Germans on the map are counted.',
  },
  usual: 'map and box',
  because: 'Germans are placed into their box, so a count of the map alone would place them again and again.',
})

export const russiansCounted = question('russiansCounted', {
  asks: 'Which Russians are compared with Vassalage: those on the map, or those in the Available box as well?',
  clauses: [powers.matchVassalage, vassalage.match],
  readings: {
    map: 'Only Russians on the map are counted.',
    'map and box': 'Russians on the map and in their box are counted.',
  },
  usual: 'map',
  because: '1.9 speaks of the number on the map, and Russians are placed straight on it.',
})

export const surplusInTheBox = question('surplusInTheBox', {
  asks: 'Do Germans in their box leave it when there are too many and the map holds none?',
  clauses: [powers.removeRandom, powers.matchVassalage],
  readings: {
    stays: 'Troops are removed from the map only.',
    leaves: 'What is still too many leaves the box for Out of Play.',
  },
  usual: 'stays',
  because: 'The bullet on removal names the map and nothing else.',
})

export const germansOfTheRevolt = question('germansOfTheRevolt', {
  asks: 'Do the Germans that are on the map or in their box already count for those that the Red Revolt places?',
  clauses: [redRevolt.germanTroops, vassalage.match],
  readings: {
    'they count': 'Yes: Germans come until there are as many as their Vassalage says.',
    'as many more': 'No: as many as their Vassalage says come from Out of Play.',
  },
  usual: 'they count',
  because: '1.9 has the number of Troops match the level when the Red Revolt is played.',
})

export const newRussians = question('newRussians', {
  asks: 'From where do the Russians come that the Red Revolt places?',
  kind: 'gap',
  clauses: [redRevolt.russianPlace, redRevolt.russianLevel, powers.placeRussians, availability.onlyAvailable],
  readings: {
    'Out of Play': 'From Out of Play alone, as 6.5.3 says of Propaganda Rounds.',
    'Available as well': 'From Out of Play, and then from their Available box.',
  },
  usual: 'Out of Play',
  because: 'The Germans of the same step come from Out of Play, and so do all Russians of the Rounds that follow.',
})

export const fallenRussians = question('fallenRussians', {
  asks: 'Does a Propaganda Round place Russians again that are Available, such as those that fell in Attacks?',
  clauses: [powers.placeRussians, powers.matchVassalage, attack.engagementOthers, ahead('glossary.outOfPlay')],
  readings: {
    'they stay': 'No: Russians come from Out of Play alone.',
    'they come back': 'Yes: what Out of Play lacks comes from their Available box, up to the level of Vassalage.',
  },
  usual: 'they stay',
  because:
    '6.5.3 brings Russians from Out of Play, while 3.2.4 has them fall to Available, where nothing picks them up.',
})

export const randomTroops = question('randomTroops', {
  asks: 'Is a random Troop drawn among the Troops, or among the spaces that hold some?',
  clauses: [redRevolt.russianRemove, powers.removeRandom],
  readings: {
    'among Troops': 'Every Troop is as likely as every other.',
    'among spaces': 'Every space with Troops is as likely as every other.',
  },
  usual: 'among Troops',
  because: 'It is the Troops that are called random.',
  editorial:
    'Either way the same Troops can be drawn; only the odds differ, and no course of play is possible under one alone.',
})

export const removedRussians = question('removedRussians', {
  asks: 'Where do the Russians go that the Red Revolt removes?',
  kind: 'gap',
  clauses: [redRevolt.russianRemove, powers.toOutOfPlay, availability.offMap, ahead('glossary.remove')],
  readings: {
    'Out of Play': 'Out of Play, as in Propaganda Rounds.',
    Available: 'Into their Available Forces box.',
  },
  usual: 'Out of Play',
  because: '6.5.3 says so of the same adjustment, from where such Troops can come back.',
})

export const russianRemovalTown = question('russianRemovalTown', {
  asks: 'In the Red Revolt, do surplus Russians come from anywhere, or from one random Town with Reds pieces?',
  clauses: [redRevolt.russianRemove, redRevolt.russianRandomTown, vassalage.match],
  readings: {
    anywhere: 'Chance removes Russians from anywhere on the map.',
    'one Town': 'Chance picks a Town with Reds pieces, and Russians are removed there only.',
  },
  usual: 'anywhere',
  because:
    'By 1.9 the number on the map then matches the level, which it would not where one Town holds too few; and 6.5.3 takes random Troops from the whole map.',
})

export const russiansWithoutTown = question('russiansWithoutTown', {
  asks: 'Where do Russians go in the Red Revolt when no Town holds Reds pieces?',
  clauses: [redRevolt.russianPlace, redRevolt.russianRandomTown, powers.noTownNoRussians],
  readings: {
    nowhere: 'None are placed, as 6.5.3 says of Propaganda Rounds.',
    'any Town': 'Into a random Town.',
  },
  usual: 'nowhere',
  because: 'The Town to be drawn is one with Reds pieces, and without one the step cannot be carried out.',
  kind: 'gap',
})

export const troopsAsReds = question('troopsAsReds', {
  asks: 'Are Russian Troops Reds pieces, where a Town with Reds pieces is asked for?',
  clauses: [redRevolt.rallyWhere, redRevolt.russianRandomTown, powers.placeRussians, friendsAndEnemies.russia],
  readings: {
    no: 'No: Reds pieces are their Cells and Administrations.',
    yes: 'Yes: Russia is friendly to the Reds, and their Commands move its Troops.',
  },
  usual: 'no',
  because: 'The Troops are pieces of a Power, and friendly to the Reds is not of the Reds.',
})

/** What brings the adjustment about. */
export const OCCASIONS = ['Propaganda Round', 'Red Revolt'] as const

const missing = view({
  occasion: among(OCCASIONS, 'the occasion'),
  missing: range(-12, TRACKS.edge, 'Troops missing; below 0, Troops too many'),
})

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

export const germansDue = first(
  'Powers: which Germans are due',
  view({ occasion: among(OCCASIONS, 'the occasion'), reading: germansOfTheRevolt }),
  (row) => [
    row(redRevolt.germanTroops, { occasion: 'Red Revolt', reading: 'as many more' }, 'the whole level'),
    row([powers.matchVassalage, vassalage.match], {}, 'those that are missing'),
  ],
)

export const russianSource = first(
  'Powers: from where Russians come',
  view({ occasion: among(OCCASIONS, 'the occasion'), reading: newRussians, fallen: fallenRussians }),
  (row) => [
    row(
      [redRevolt.russianPlace, availability.onlyAvailable],
      { occasion: 'Red Revolt', reading: 'Available as well' },
      'Available as well',
    ),
    row(
      [powers.matchVassalage, availability.onlyAvailable],
      { occasion: 'Propaganda Round', fallen: 'they come back' },
      'Available as well',
    ),
    row([powers.placeRussians, redRevolt.russianPlace], {}, 'Out of Play'),
  ],
)

export const russianExit = first(
  'Powers: where removed Russians go',
  view({ occasion: among(OCCASIONS, 'the occasion'), reading: removedRussians }),
  (row) => [
    row([redRevolt.russianRemove, availability.offMap], { occasion: 'Red Revolt', reading: 'Available' }, 'Available'),
    row([powers.toOutOfPlay, redRevolt.russianRemove], {}, 'Out of Play'),
  ],
)

export const troopsAreReds = one('Powers: are Russian Troops Reds pieces', view({ reading: troopsAsReds }), (row) => [
  row([powers.placeRussians, redRevolt.rallyWhere], { reading: 'no' }, false),
  row([powers.placeRussians, redRevolt.rallyWhere, friendsAndEnemies.russia], { reading: 'yes' }, true),
])

export const boxSurplus = one('Powers: surplus Germans in their box', view({ reading: surplusInTheBox }), (row) => [
  row(powers.removeRandom, { reading: 'stays' }, false),
  row(powers.matchVassalage, { reading: 'leaves' }, true),
])

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

export const hasReds = (game: Game, name: Space): boolean =>
  piecesIn(game.spaces[name], 'reds') > 0 ||
  (game.spaces[name].troops.russia > 0 && troopsAreReds.ask({ reading: readingOf(game, troopsAsReds) }))

/** The Towns in which the Reds have a piece. */
export const townsWithReds = (game: Game): readonly Town[] => TOWNS.filter((town) => hasReds(game, town))

export const mayNotBeginPowers = forbid(
  'Powers: may not begin',
  view({ occasion: among(OCCASIONS, 'the occasion'), phase: currentPhase }),
  (bar) => [bar(powers.phaseTwoOnly, { occasion: 'Propaganda Round', phase: 1 })],
)

export type Occasion = (typeof OCCASIONS)[number]
