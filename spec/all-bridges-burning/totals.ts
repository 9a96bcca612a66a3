/**
 * Control and the totals that Victory, Earnings and the Red Revolt depend on.
 *
 * @module
 */
import { added, measure } from '../../src/kernel/measure.js'
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
import { type Control, LEVELS, MILITANTS, SPACES, TOWNS } from './vocabulary.js'

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
export const totalOpposition = added(
  'Total Opposition',
  [support.activeDouble, support.redsVictory, support.zeroOpposition],
  {},
  (add, game: Game, _, map: GameMap) => {
    const reading = readingOf(game, activeSupport)
    for (const name of SPACES)
      add(oppositionCount.ask({ level: game.spaces[name].level, reading }) * map.population[name], name)
  },
)

/** Total Opposition and the Administrations on the map: the Oppose + Admins marker. */
export const opposeAdmins = added(
  'Oppose + Admins',
  [victoryMarkers.opposition],
  {},
  (add, game: Game, _, map: GameMap) => {
    add(totalOpposition.compute(game, {}, map), 'Total Opposition')
    add(
      overMap(game, ({ administrations }) => administrations),
      'Administrations',
    )
  },
)

/** The Population of the Towns that the Senate Controls: the Senate Town Pop marker. */
export const senateTownPop = added(
  'Senate Town Pop',
  [victoryMarkers.senateTowns],
  {},
  (add, game: Game, _, map: GameMap) => {
    for (const town of TOWNS) if (controlOf.compute(game, { space: town }) === 'senate') add(map.population[town], town)
  },
)

/** The Networks on the map and the Resolved Issues. */
export const networksAndIssuesOf = added('Networks + Issues', [victoryMarkers.issues], {}, (add, game: Game) => {
  add(
    overMap(game, ({ networks }) => networks),
    'Networks',
  )
  add(game.resolved.red + game.resolved.white, 'Resolved Issues')
})

/** The Cells of the Reds and the Senate on the map: the Cells on Map marker. */
export const cellsOnMapOf = added('Cells on Map', [cellsOnMap.total], {}, (add, game: Game) => {
  for (const faction of MILITANTS)
    add(
      overMap(game, ({ cells }) => cells[faction].active + cells[faction].inactive),
      faction,
    )
})
