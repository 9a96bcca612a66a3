/**
 * The Resources Phase: every Faction earns, up to the end of the track.
 *
 * @module
 */
import { computed } from '../../src/kernel/table.js'
import { resourcesPhase } from './clauses/propaganda-rounds.js'
import type { GameMap } from './components/map.js'
import type { Game } from './game.js'
import { isShown, overMap } from './pieces.js'
import { afterEarning, moderatesEarn, redsEarn, senateEarns } from './tables/resources-phase.js'
import { controlOf } from './totals.js'
import type { Faction } from './vocabulary.js'

/** What each Faction earns in a Propaganda Round. */
export const earningsOf = computed(
  'Earnings',
  [resourcesPhase.eachFaction],
  (map: GameMap, game: Game): Readonly<Record<Faction, number>> => ({
    reds: overMap(game, (space, name) =>
      redsEarn.ask({ control: controlOf.compute(space), population: map.population[name] }),
    ),
    senate: overMap(game, ({ level }) => senateEarns.ask({ level })),
    moderates: moderatesEarn.ask({ polarization: game.polarization }),
  }),
)

/** A game in which every Faction has earned its Resources, where they are tracked; the Reds a number that they chose, where they may choose. */
export function withEarnings(map: GameMap, game: Game, chosen?: number): Game {
  const all = earningsOf.compute(map, game)
  const earned = { ...all, reds: chosen ?? all.reds }
  const after = (faction: Faction) => {
    const held = game.resources[faction]
    return isShown(game, faction, 'gained') ? afterEarning.ask({ total: held + earned[faction] }) : held
  }
  return { ...game, resources: { reds: after('reds'), senate: after('senate'), moderates: after('moderates') } }
}
