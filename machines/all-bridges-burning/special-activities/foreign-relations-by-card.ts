/**
 * Foreign Relations of a Non-player, as its cards tell.
 *
 * @module
 */
import { redsActivismCard49 } from '../../../spec/all-bridges-burning/clauses/non-players/reds.js'
import { senateRallyCard54 } from '../../../spec/all-bridges-burning/clauses/non-players/senate.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import {
  relationsOfCard,
  relationsRoll,
} from '../../../spec/all-bridges-burning/tables/non-players/foreign-relations.js'
import { friendlyPower } from '../../../spec/all-bridges-burning/tables/special-activities.js'
import type { Faction, Militant } from '../../../spec/all-bridges-burning/vocabulary.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { range } from '../../../src/kernel/view.js'

/** The Moderates have no Foreign Relations. */
const militantOf = (faction: Faction): Militant => (faction === 'reds' ? 'reds' : 'senate')

/** Whether a Non-player considers Foreign Relations now, and whether it needs a die for them. */
export function relationsByCard({ phase, vassalage }: Game, of: Faction) {
  const faction = militantOf(of)
  return relationsOfCard.ask({ faction, phase, vassalage: vassalage[friendlyPower.ask({ faction })] })
}

/** The die that decides for a Non-player. */
export const cardDie = asks().chance({
  name: 'the die of a Non-player for Foreign Relations',
  cites: [redsActivismCard49.foreignRelations, senateRallyCard54.foreignRelationsThree],
  from: () => range(1, 6).map((face) => option('roll', { face })),
})

/** Whether that die changes Vassalage. */
export const succeedsByCard = (of: Faction, face: number): boolean =>
  relationsRoll.ask({ faction: militantOf(of), face }) === 'succeeds'

/** Non-player Reds raise the Vassalage of their Power, the Senate lowers it. */
export const directionByCard = (of: Faction): 1 | -1 => (of === 'reds' ? 1 : -1)
