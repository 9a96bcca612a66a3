/** The laws of the pieces of every position. @module */

import { type Law, law, once } from 'rulewright/book'
import { FORCES } from '../components/forces.js'
import { emptySpace, type Game, type SpaceState } from '../game.js'
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
  troopsOutOfPlay,
} from '../pieces.js'
import * as cited from '../rules.gen.js'
import { COLORS, FACTIONS, MILITANTS, type Militant, POWERS, SPACES, type Space } from '../vocabulary.js'

/** A game with something put into Helsinki. */
export const inHelsinki = (game: Game, put: Partial<SpaceState>): Game => ({
  ...game,
  spaces: { ...game.spaces, Helsinki: { ...game.spaces.Helsinki, ...put } },
})

const below = (what: string, count: number) => (count < 0 ? [`${what}: ${-count} more than there are`] : [])

const inventory = law(
  'no more pieces than the inventory holds',
  [
    cited.availability.inventory,
    cited.availability.offMap,
    cited.availability.redsCells,
    cited.availability.senateCells,
    cited.availability.moderatesCells,
    cited.availability.redsAdministrations,
    cited.availability.moderatesNetworks,
    cited.availability.germanTroops,
    cited.availability.russianTroops,
    cited.factions.three,
    cited.factions.powers,
    cited.forces.cells,
    cited.forces.troops,
    cited.forces.networks,
    cited.forces.administrations,
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
  [
    cited.setup.prepared,
    cited.setup.news,
    cited.setup.personality,
    cited.setup.politicalCubes,
    cited.resolvingIssues.states,
  ],
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

/** Most spaces are the same as in the position before, so what holds of each is looked at once. */
const everywhere = (broken: (space: SpaceState) => readonly string[]) => {
  const brokenIn = once(broken)
  return ({ spaces }: Game) =>
    SPACES.flatMap((name: Space) => brokenIn(spaces[name]).map((message) => `${name}: ${message}`))
}

const discs = law(
  'at most two Networks and Administrations in a space',
  [cited.stacking.discs],
  everywhere(({ administrations, networks }) =>
    administrations + networks > 2 ? [`${administrations + networks} Networks and Administrations, at most 2`] : [],
  ),
  (game): readonly Game[] => [inHelsinki(game, { administrations: 1, networks: 2 })],
)

const terror = law(
  'at most two Terror markers in a space',
  [cited.stacking.terror, cited.stacking.surplus],
  everywhere((space) => (terrorIn(space) > 2 ? [`${terrorIn(space)} Terror markers, at most 2`] : [])),
  (game): readonly Game[] => [inHelsinki(game, { terror: { red: 2, white: 1 } })],
)

const preparedMarkers = law(
  'at most one Prepared marker of a Faction in a space',
  [cited.stacking.prepared, cited.stacking.surplus],
  everywhere((space) => MILITANTS.flatMap((faction) => prepared(faction, space.prepared[faction]))),
  (game): readonly Game[] => [
    inHelsinki(game, { prepared: { reds: 2, senate: 0 } }),
    inHelsinki(game, { prepared: { reds: 0, senate: 2 } }),
  ],
)

const friendlyCells = law(
  'markers stand with a friendly Cell',
  [cited.stacking.friendlyCell, cited.stacking.withoutCell, cited.stacking.capabilityCell, cited.capabilities.notAlone],
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

const newsHolders = law(
  'each News marker of the Moderates is with a Cell of its own',
  [cited.message.oneNews],
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

/** Every law about pieces and markers. */
export const pieceLaws: readonly Law<Game>[] = [
  inventory,
  markers,
  discs,
  terror,
  preparedMarkers,
  friendlyCells,
  newsHolders,
]
