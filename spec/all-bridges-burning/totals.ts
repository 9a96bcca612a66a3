/**
 * Control and the totals that Victory, Earnings and the Red Revolt depend on.
 *
 * @module
 */
import { measure } from '../../src/kernel/measure.js'
import { readingOf } from '../../src/kernel/question.js'
import { one } from '../../src/kernel/table.js'
import { among, view } from '../../src/kernel/view.js'
import { townsAndProvinces } from './clauses/introduction.js'
import { setup } from './clauses/setup.js'
import { cellsOnMap, control, support, victoryMarkers } from './clauses/tracks.js'
import type { GameMap } from './components/map.js'
import type { Game, SpaceState } from './game.js'
import { overMap, piecesIn } from './pieces.js'
import { activeSupport } from './questions/introduction/active-support.js'
import { type Control, LEVELS, SPACES, TOWNS } from './vocabulary.js'

/** Who would Control a space in which this stood; of a space of the game, ask who Controls it. */
export function controlIn(space: SpaceState): Control {
  const [reds, senate, moderates] = [piecesIn(space, 'reds'), piecesIn(space, 'senate'), piecesIn(space, 'moderates')]
  if (reds > senate + moderates) return 'reds'
  return senate > reds + moderates ? 'senate' : 'nobody'
}

/** Who Controls a space: more Cells and Administrations than both other Factions together. */
export const controlOf = measure(
  'Control',
  [
    control.majority,
    control.countModerates,
    control.withoutTroops,
    control.uncontrolled,
    control.notModerates,
    control.notPowers,
    control.moderatesDeny,
    control.personalityDenies,
    control.zeroPopulation,
    townsAndProvinces.controllable,
  ],
  { space: SPACES },
  ({ spaces }: Game, { space }): Control => controlIn(spaces[space]),
)

/** How often the Population of a space counts towards Total Opposition. */
export const oppositionCount = one(
  'Opposition: how often the Population counts',
  view({ level: among(LEVELS, 'the level of Support or Opposition'), reading: activeSupport }),
  (row) => [
    row([support.levels, support.activeDouble], { level: 'Active Opposition' }, 2),
    row(support.levels, { level: 'Passive Opposition' }, 1),
    row(support.levels, { level: 'Neutral' }, 0),
    row(support.levels, { level: 'Passive Support' }, 0),
    row([support.activeDouble, setup.opposeAdmins], { level: 'Active Support', reading: 'adds nothing' }, 0),
    row([support.levels, support.activeDouble], { level: 'Active Support', reading: 'counts double' }, 2),
  ],
)

/** Total Opposition: the Population at Opposition, Active Opposition counting double. */
export const totalOpposition = measure(
  'Total Opposition',
  [support.activeDouble, support.redsVictory, support.zeroOpposition],
  {},
  (game: Game, _, map: GameMap): number =>
    overMap(
      game,
      ({ level }, name) =>
        oppositionCount.ask({ level, reading: readingOf(game, activeSupport) }) * map.population[name],
    ),
)

/** Total Opposition and the Administrations on the map: the Oppose + Admins marker. */
export const opposeAdmins = measure(
  'Oppose + Admins',
  [victoryMarkers.opposition],
  {},
  (game: Game, _, map: GameMap): number =>
    totalOpposition.compute(game, {}, map) + overMap(game, ({ administrations }) => administrations),
)

/** The Population of the Towns that the Senate Controls: the Senate Town Pop marker. */
export const senateTownPop = measure(
  'Senate Town Pop',
  [victoryMarkers.senateTowns],
  {},
  (game: Game, _, map: GameMap): number =>
    TOWNS.filter((town) => controlOf.compute(game, { space: town }) === 'senate').reduce(
      (total, town) => total + map.population[town],
      0,
    ),
)

/** The Networks on the map and the Resolved Issues. */
export const networksAndIssuesOf = measure(
  'Networks + Issues',
  [victoryMarkers.issues],
  {},
  (game: Game): number => overMap(game, ({ networks }) => networks) + game.resolved.red + game.resolved.white,
)

/** The Cells of the Reds and the Senate on the map: the Cells on Map marker. */
export const cellsOnMapOf = measure('Cells on Map', [cellsOnMap.total], {}, (game: Game): number =>
  overMap(game, ({ cells: { reds, senate } }) => reds.active + reds.inactive + senate.active + senate.inactive),
)
