/**
 * What holds in every position, each law with the clauses that state it.
 *
 * @module
 */
import { type Law, law } from '../../src/kernel/book.js'
import { germanActions } from './clauses/commands/german-actions.js'
import { message } from './clauses/commands/message.js'
import { capabilities } from './clauses/events.js'
import { availability, forces, stacking } from './clauses/forces.js'
import { borders, factions, friendsAndEnemies } from './clauses/introduction.js'
import { options } from './clauses/sequence-of-play.js'
import { setup } from './clauses/setup.js'
import { coordinate } from './clauses/special-activities/reds-and-senate.js'
import { polarization, resolvingIssues, resources, vassalage } from './clauses/tracks.js'
import type { Components } from './components/components.js'
import { FORCES, TRACKS } from './components/forces.js'
import { borderOf } from './components/map.js'
import { isFirstBox, rowOf } from './components/track.js'
import { takenBoxes } from './eligibility.js'
import { emptySpace, type Game, type SpaceState } from './game.js'
import {
  availableAdministrations,
  availableCells,
  availableNetworks,
  availableNews,
  availablePrepared,
  cellsIn,
  inEverySpace,
  newsOf,
  overMap,
  terrorIn,
  troopsOnMap,
  troopsOutOfPlay,
} from './pieces.js'
import { COLORS, FACTIONS, MILITANTS, type Militant, POWERS, SPACES, type Space } from './vocabulary.js'

/** A game with something put into Helsinki. */
const inHelsinki = (game: Game, put: Partial<SpaceState>): Game => ({
  ...game,
  spaces: { ...game.spaces, Helsinki: { ...game.spaces.Helsinki, ...put } },
})

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
  (game): readonly Game[] => [
    inHelsinki(game, { cells: { ...game.spaces.Helsinki.cells, reds: { active: 21, inactive: 0 } } }),
    inHelsinki(game, { cells: { ...game.spaces.Helsinki.cells, senate: { active: 0, inactive: 21 } } }),
    { ...game, prisoners: { ...game.prisoners, moderates: 7 } },
    inHelsinki(game, { administrations: FORCES.administrations + 1 }),
    inHelsinki(game, { networks: FORCES.networks + 1 }),
    { ...game, troopBoxes: { germany: FORCES.troops.germany + 1, russia: 0 } },
    inHelsinki(game, { troops: { germany: 0, russia: FORCES.troops.russia + 1 } }),
  ],
)

const markers = law(
  'no more markers than there are',
  [setup.prepared, setup.news, setup.personality, setup.politicalCubes, resolvingIssues.states],
  (game: Game) => [
    ...below('Prepared markers', availablePrepared(game)),
    ...below('News markers', availableNews(game)),
    ...below('Personality markers', 1 - overMap(game, ({ personality }) => Number(personality))),
    ...COLORS.flatMap((color) => below(`${color} cubes`, FORCES.cubes[color] - game.cubes[color])),
    ...below('Issues', FORCES.issues - game.resolved.red - game.resolved.white),
  ],
  (game): readonly Game[] => [
    inHelsinki(game, { prepared: { reds: 2, senate: 2 } }),
    inHelsinki(game, { news: { alone: 1, reds: 1, senate: 1, moderates: { active: 0, inactive: 0 } } }),
    inEverySpace(game, (space) => ({ ...space, personality: true })),
    { ...game, cubes: { red: 4, white: 0 } },
    { ...game, cubes: { red: 0, white: 4 } },
    { ...game, resolved: { red: 2, white: 2 } },
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
  (game): readonly Game[] => [inHelsinki(game, { administrations: 1, networks: 2 })],
)

const terror = law(
  'at most two Terror markers in a space',
  [stacking.terror, stacking.surplus],
  everywhere((space) => (terrorIn(space) > 2 ? [`${terrorIn(space)} Terror markers, at most 2`] : [])),
  (game): readonly Game[] => [inHelsinki(game, { terror: { red: 2, white: 1 } })],
)

const preparedMarkers = law(
  'at most one Prepared marker of a Faction in a space',
  [stacking.prepared, stacking.surplus],
  everywhere((space) => MILITANTS.flatMap((faction) => prepared(faction, space.prepared[faction]))),
  (game): readonly Game[] => [
    inHelsinki(game, { prepared: { reds: 2, senate: 0 } }),
    inHelsinki(game, { prepared: { reds: 0, senate: 2 } }),
  ],
)

const friendlyCells = law(
  'markers stand with a friendly Cell',
  [stacking.friendlyCell, stacking.withoutCell, stacking.capabilityCell, capabilities.notAlone],
  everywhere((space) => [
    ...MILITANTS.filter((faction) => cellsIn(space, faction) === 0).flatMap((faction) => [
      ...(space.capabilities[faction].length > 0 ? [`a Capability of the ${faction} without a Cell of theirs`] : []),
      ...(space.prepared[faction] > 0 ? [`a Prepared marker of the ${faction} without a Cell of theirs`] : []),
    ]),
    ...FACTIONS.filter((faction) => cellsIn(space, faction) === 0 && newsOf(space, faction) > 0).map(
      (faction) => `News of the ${faction} without a Cell of theirs`,
    ),
    ...(space.personality && cellsIn(space, 'moderates') === 0 ? ['the Personality without a Moderates Cell'] : []),
  ]),
  (game): readonly Game[] =>
    [
      { capabilities: { reds: ['Trains'], senate: [] } } as const,
      { prepared: { reds: 0, senate: 1 } },
      { news: { alone: 0, reds: 0, senate: 0, moderates: { active: 1, inactive: 0 } } },
      { personality: true },
    ].map((put) => inHelsinki(game, { ...emptySpace, ...put })),
)

const cylinders = law(
  'no two cylinders in one place',
  [setup.eligibility],
  ({ cylinders: { reds, senate, moderates } }: Game) => {
    const places = [reds, senate, moderates].filter((place) => place !== 'aside' && place !== 'Ineligible')
    return places.filter((place, index) => places.indexOf(place) !== index).map((place) => `two cylinders in ${place}`)
  },
  (game): readonly Game[] => [{ ...game, cylinders: { reds: '1st', senate: '1st', moderates: 'Pass A' } }],
)

const resourceRange = law(
  'Resources stay within 0 and 30',
  [resources.range],
  ({ resources: held }: Game) =>
    FACTIONS.filter((faction) => held[faction] < 0 || held[faction] > TRACKS.resources).map(
      (faction) => `${held[faction]} Resources of the ${faction}`,
    ),
  (game): readonly Game[] =>
    [-1, TRACKS.resources + 1].map((reds) => ({ ...game, resources: { ...game.resources, reds } })),
)

const everyCardOnce = law(
  'no card lies twice in the draw deck, or is both current and upcoming',
  [setup.separatePropaganda, setup.shuffle1917, setup.shuffle1918],
  ({ cards: { current, upcoming, draw } }: Game) => [
    ...draw.filter((card, index) => draw.indexOf(card) !== index).map((card) => `card ${card} lies twice in the deck`),
    ...(current !== 'none' && current === upcoming ? [`card ${current} is both current and upcoming`] : []),
  ],
  (game): readonly Game[] => [
    { ...game, cards: { ...game.cards, draw: [1, 2, 1] } },
    { ...game, cards: { current: 5, upcoming: 5, draw: [] } },
  ],
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
  (game): readonly Game[] => [
    inHelsinki({ ...game, phase: 1 }, { troops: { germany: 1, russia: 0 } }),
    { ...game, phase: 1, germanCylinder: 'after the Factions' },
    { ...game, phase: 1, coordinate: true },
  ],
)

const oneRow = law(
  'every Faction that acts does so in the row of the first',
  [options.firstSetsRow],
  (game: Game) => {
    const taken = takenBoxes(game)
    return new Set(taken.map(rowOf)).size > 1 ? [`boxes of several rows are taken: ${taken.join(', ')}`] : []
  },
  (game): readonly Game[] => [{ ...game, cylinders: { reds: 'top d', senate: 'middle c', moderates: '3rd' } }],
)

const firstBox = ({ track }: Components) =>
  law(
    'the first Faction that acts takes the first box of its row',
    [options.firstTakesFirstBox],
    (game: Game) => {
      const taken = takenBoxes(game)
      return taken.length > 0 && !taken.some((box) => isFirstBox(track, box))
        ? [`the first box is free, and taken are ${taken.join(', ')}`]
        : []
    },
    (game): readonly Game[] => [{ ...game, cylinders: { reds: 'middle c', senate: '2nd', moderates: '3rd' } }],
  )

const sabotage = ({ map }: Components) =>
  law(
    'Sabotage stands on borders of the map, one on each at most',
    [borders.separate],
    ({ sabotage: marked }: Game) => {
      const names = map.borders.map(([one, other]) => borderOf(one, other))
      return [
        ...marked.filter((border) => !names.includes(border)).map((border) => `"${border}" is no border of the map`),
        ...marked.filter((border, index) => marked.indexOf(border) !== index).map((border) => `"${border}" has two`),
      ]
    },
    (game): readonly Game[] => [
      { ...game, sabotage: ['Helsinki | Viipuri'] },
      { ...game, sabotage: ['Helsinki | Uusimaa', 'Helsinki | Uusimaa'] },
    ],
  )

const newsHolders = law(
  'each News marker of the Moderates is with a Cell of its own',
  [message.oneMarker],
  everywhere(({ cells, news }) =>
    (['active', 'inactive'] as const)
      .filter((status) => news.moderates[status] > cells.moderates[status])
      .map(
        (status) => `${news.moderates[status]} News for ${cells.moderates[status]} ${status} Cells of the Moderates`,
      ),
  ),
  (game): readonly Game[] =>
    [
      { active: 2, inactive: 0 },
      { active: 0, inactive: 1 },
    ].map((moderates) =>
      inHelsinki(game, {
        cells: { ...game.spaces.Helsinki.cells, moderates: { active: 1, inactive: 0 } },
        news: { alone: 0, reds: 0, senate: 0, moderates },
      }),
    ),
)

const tracks = law(
  'Polarization stays on its track, and Vassalage within the Troops of its Power',
  [polarization.level, vassalage.match],
  ({ polarization: level, vassalage: levels }: Game) => [
    ...(level < 0 || level > TRACKS.polarization ? [`Polarization is ${level}`] : []),
    ...POWERS.filter((power) => levels[power] < 0 || levels[power] > FORCES.troops[power]).map(
      (power) => `Vassalage of ${power} is ${levels[power]}`,
    ),
  ],
  (game): readonly Game[] => [
    ...[-1, TRACKS.polarization + 1].map((level) => ({ ...game, polarization: level })),
    ...[-1, TRACKS.vassalage + 1].map((russia) => ({ ...game, vassalage: { ...game.vassalage, russia } })),
  ],
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
  newsHolders,
  resourceRange,
  tracks,
  everyCardOnce,
  phaseOne,
  sabotage(components),
]
