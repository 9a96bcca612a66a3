/**
 * The Resources Phase: every Faction earns, up to the end of the track.
 *
 * @module
 */
import { added } from '../../src/kernel/measure.js'
import { resourcesPhase } from './clauses/propaganda-rounds.js'
import type { GameMap } from './components/map.js'
import type { Game } from './game.js'
import { isShown } from './pieces.js'
import { afterEarning, moderatesEarn, redsEarn, senateEarns } from './tables/resources-phase.js'
import { controlOf } from './totals.js'
import { FACTIONS, type Faction, SPACES } from './vocabulary.js'

/** What each Faction earns in a Propaganda Round. */
export const earningsOf = added(
  'Earnings',
  [resourcesPhase.eachFaction],
  { faction: FACTIONS },
  (add, game: Game, { faction }, map: GameMap) => {
    if (faction === 'moderates') return add(moderatesEarn.ask({ polarization: game.polarization }), 'Polarization')
    for (const space of SPACES)
      add(
        faction === 'senate'
          ? senateEarns.ask({ level: game.spaces[space].level })
          : redsEarn.ask({ control: controlOf.compute(game, { space }), population: map.population[space] }),
        space,
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
