/**
 * The Resources Phase: every Faction earns, up to the end of the track.
 *
 * @module
 */
import { measure } from '../../src/kernel/measure.js'
import { resourcesPhase } from './clauses/propaganda-rounds.js'
import type { GameMap } from './components/map.js'
import type { Game } from './game.js'
import { isShown, overMap } from './pieces.js'
import { afterEarning, moderatesEarn, redsEarn, senateEarns } from './tables/resources-phase.js'
import { controlOf } from './totals.js'
import { FACTIONS, type Faction } from './vocabulary.js'

/** What each Faction earns in a Propaganda Round. */
export const earningsOf = measure(
  'Earnings',
  [resourcesPhase.eachFaction],
  { faction: FACTIONS },
  (game: Game, { faction }, map: GameMap): number => {
    if (faction === 'senate') return overMap(game, ({ level }) => senateEarns.ask({ level }))
    if (faction === 'moderates') return moderatesEarn.ask({ polarization: game.polarization })
    return overMap(game, (_, space) =>
      redsEarn.ask({ control: controlOf.compute(game, { space }), population: map.population[space] }),
    )
  },
)

/** A game in which every Faction has earned its Resources, where they are tracked; the Reds a number that they chose, where they may choose. */
export function withEarnings(map: GameMap, game: Game, chosen?: number): Game {
  const all = {
    reds: earningsOf.compute(game, { faction: 'reds' }, map),
    senate: earningsOf.compute(game, { faction: 'senate' }, map),
    moderates: earningsOf.compute(game, { faction: 'moderates' }, map),
  }
  const earned = { ...all, reds: chosen ?? all.reds }
  const after = (faction: Faction) => {
    const held = game.resources[faction]
    return isShown(game, faction, 'gained') ? afterEarning.ask({ total: held + earned[faction] }) : held
  }
  return { ...game, resources: { reds: after('reds'), senate: after('senate'), moderates: after('moderates') } }
}
