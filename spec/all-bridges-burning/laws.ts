/**
 * What holds in every position, each law with the clauses that state it.
 *
 * @module
 */
import { type Law, law } from '../../src/kernel/book.js'
import { germanActions } from './clauses/commands.js'
import { capabilities } from './clauses/events.js'
import {
  availability,
  borders,
  factions,
  forces,
  friendsAndEnemies,
  resolvingIssues,
  resources,
  stacking,
} from './clauses/introduction.js'
import { options } from './clauses/sequence-of-play.js'
import { setup } from './clauses/setup.js'
import { coordinate } from './clauses/special-activities.js'
import type { Components } from './components/components.js'
import { FORCES, TRACKS } from './components/forces.js'
import { isFirstBox, rowOf } from './components/track.js'
import { takenBoxes } from './eligibility.js'
import type { Game, SpaceState } from './game.js'
import {
  availableAdministrations,
  availableCells,
  availableNetworks,
  cellsIn,
  overMap,
  terrorIn,
  troopsOnMap,
  troopsOutOfPlay,
} from './pieces.js'
import { COLORS, FACTIONS, MILITANTS, type Militant, POWERS, SPACES, type Space } from './vocabulary.js'

const below = (what: string, count: number) => (count < 0 ? [`${what}: ${-count} more than there are`] : [])

const inventory = law(
  'no more pieces than the inventory holds',
  [
    availability.inventory,
    availability.offMap,
    availability.redsCells,
    availability.senateCells,
    availability.moderatesCells,
    availability.redsAdministrations,
    availability.moderatesNetworks,
    availability.germanTroops,
    availability.russianTroops,
    factions.three,
    factions.powers,
    forces.cells,
    forces.troops,
    forces.networks,
    forces.administrations,
  ],
  (game: Game) => [
    ...FACTIONS.flatMap((faction) => below(`Cells of the ${faction}`, availableCells(game, faction))),
    ...below('Administrations', availableAdministrations(game)),
    ...below('Networks', availableNetworks(game)),
    ...POWERS.flatMap((power) => below(`Troops of ${power}`, troopsOutOfPlay(game, power))),
  ],
)

const markers = law(
  'no more markers than there are',
  [setup.prepared, setup.news, setup.personality, setup.politicalCubes, resolvingIssues.states],
  (game: Game) => [
    ...below('Prepared markers', FORCES.prepared - overMap(game, ({ prepared }) => prepared.reds + prepared.senate)),
    ...below(
      'News markers',
      FORCES.news - overMap(game, ({ news }) => news.alone + news.reds + news.senate + news.moderates),
    ),
    ...below('Personality markers', 1 - overMap(game, ({ personality }) => Number(personality))),
    ...COLORS.flatMap((color) => below(`${color} cubes`, FORCES.cubes[color] - game.cubes[color])),
    ...below('Issues', FORCES.issues - game.resolved.red - game.resolved.white),
  ],
)

const prepared = (faction: Militant, count: number) =>
  count > 1 ? [`${count} Prepared markers of the ${faction}, at most 1`] : []

const everywhere =
  (broken: (space: SpaceState) => readonly string[]) =>
  ({ spaces }: Game) =>
    SPACES.flatMap((name: Space) => broken(spaces[name]).map((message) => `${name}: ${message}`))

const discs = law(
  'at most two Networks and Administrations in a space',
  [stacking.discs],
  everywhere(({ administrations, networks }) =>
    administrations + networks > 2 ? [`${administrations + networks} Networks and Administrations, at most 2`] : [],
  ),
)

const terror = law(
  'at most two Terror markers in a space',
  [stacking.terror],
  everywhere((space) => (terrorIn(space) > 2 ? [`${terrorIn(space)} Terror markers, at most 2`] : [])),
)

const preparedMarkers = law(
  'at most one Prepared marker of a Faction in a space',
  [stacking.prepared],
  everywhere((space) => MILITANTS.flatMap((faction) => prepared(faction, space.prepared[faction]))),
)

const friendlyCells = law(
  'markers stand with a friendly Cell',
  [stacking.friendlyCell, stacking.withoutCell, stacking.capabilityCell, capabilities.notAlone],
  everywhere((space) => [
    ...MILITANTS.filter((faction) => cellsIn(space, faction) === 0).flatMap((faction) => [
      ...(space.capabilities[faction].length > 0 ? [`a Capability of the ${faction} without a Cell of theirs`] : []),
      ...(space.prepared[faction] > 0 ? [`a Prepared marker of the ${faction} without a Cell of theirs`] : []),
    ]),
    ...FACTIONS.filter((faction) => cellsIn(space, faction) === 0 && space.news[faction] > 0).map(
      (faction) => `News of the ${faction} without a Cell of theirs`,
    ),
    ...(space.personality && cellsIn(space, 'moderates') === 0 ? ['the Personality without a Moderates Cell'] : []),
  ]),
)

const cylinders = law(
  'no two cylinders in one place',
  [setup.eligibility],
  ({ cylinders: { reds, senate, moderates } }: Game) => {
    const places = [reds, senate, moderates].filter((place) => place !== 'aside' && place !== 'Ineligible')
    return places.filter((place, index) => places.indexOf(place) !== index).map((place) => `two cylinders in ${place}`)
  },
)

const resourceRange = law('Resources stay within 0 and 30', [resources.range], ({ resources: held }: Game) =>
  FACTIONS.filter((faction) => held[faction] < 0 || held[faction] > TRACKS.resources).map(
    (faction) => `${held[faction]} Resources of the ${faction}`,
  ),
)

const everyCardOnce = law(
  'no card lies in two places',
  [setup.separatePropaganda, setup.shuffle1917, setup.shuffle1918],
  ({ cards: { current, upcoming, draw } }: Game) => {
    const cards = [current, upcoming, ...draw].filter((card) => card !== 'none')
    return cards.filter((card, index) => cards.indexOf(card) !== index).map((card) => `card ${card} lies in two places`)
  },
)

const phaseOne = law(
  'the Germans take no part in Phase I',
  [friendsAndEnemies.phaseTwo, germanActions.phaseTwoOnly, coordinate.phaseTwoOnly],
  (game: Game) => {
    if (game.phase === 2) return []
    return [
      ...(troopsOnMap(game, 'germany') > 0 ? ['German Troops on the map in Phase I'] : []),
      ...(game.germanCylinder === 'waiting' ? [] : [`the German cylinder is ${game.germanCylinder} in Phase I`]),
      ...(game.coordinate ? ['the Coordinate marker is on the German cylinder in Phase I'] : []),
    ]
  },
)

const oneRow = law('every Faction that acts does so in the row of the first', [options.firstSetsRow], (game: Game) => {
  const taken = takenBoxes(game)
  return new Set(taken.map(rowOf)).size > 1 ? [`boxes of several rows are taken: ${taken.join(', ')}`] : []
})

const firstBox = ({ track }: Components) =>
  law('the first Faction that acts takes the first box of its row', [options.firstTakesFirstBox], (game: Game) => {
    const taken = takenBoxes(game)
    return taken.length > 0 && !taken.some((box) => isFirstBox(track, box))
      ? [`the first box is free, and taken are ${taken.join(', ')}`]
      : []
  })

const sabotage = ({ map }: Components) =>
  law(
    'Sabotage stands on borders of the map, one on each at most',
    [borders.separate],
    ({ sabotage: marked }: Game) => {
      const names = map.borders.map(([one, other]) => `${one} | ${other}`)
      return [
        ...marked.filter((border) => !names.includes(border)).map((border) => `"${border}" is no border of the map`),
        ...marked.filter((border, index) => marked.indexOf(border) !== index).map((border) => `"${border}" has two`),
      ]
    },
  )

/** Every law of the book, over its components. */
export const lawsOf = (components: Components): readonly Law<Game>[] => [
  inventory,
  markers,
  discs,
  terror,
  preparedMarkers,
  friendlyCells,
  cylinders,
  oneRow,
  firstBox(components),
  resourceRange,
  everyCardOnce,
  phaseOne,
  sabotage(components),
]
