/** Foreign Relations of a Non-player, as its cards tell. @module */

import { asks, option, range, readingOf } from 'rulewright/book'
import { friendlyPower } from '#spec/all-bridges-burning/4-special-activities/4.2.2-foreign-relations'
import { redsActivismCard49 } from '#spec/all-bridges-burning/8-non-players/8.3.2-reds-activism'
import {
  failedForeignRelations,
  foreignRelationsRoll,
  foreignRelationsTwice,
  relationsGoOn,
  relationsInVain,
  relationsOfCard,
  relationsRoll,
  senateRallyCard54,
} from '#spec/all-bridges-burning/8-non-players/8.4.1-senate-rally'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer, withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import type { Faction, Militant, SpecialActivity } from '#spec/all-bridges-burning/vocabulary'

/** The name under which the die is known to the Non-player. */
const DIE = 'Foreign Relations'

/** The Moderates have no Foreign Relations. */
const militantOf = (faction: Faction): Militant => (faction === 'reds' ? 'reds' : 'senate')

/** Whether a Non-player considers Foreign Relations now, and whether it needs a die for them. */
export function relationsByCard(game: Game, of: Faction) {
  const faction = militantOf(of)
  return relationsOfCard.ask({
    faction,
    phase: game.phase,
    vassalage: game.vassalage[friendlyPower.ask({ faction })],
    reading: readingOf(game, foreignRelationsRoll),
  })
}

export const cardDie = asks().chance({
  name: 'the die of a Non-player for Foreign Relations',
  cites: [redsActivismCard49.foreignRelations, senateRallyCard54.foreignRelationsThree],
  from: () => range(1, 6).map((face) => option('roll', { face })),
})

/** Whether that die changes Vassalage. */
export const succeedsByCard = (game: Game, of: Faction, face: number): boolean =>
  relationsRoll.ask({ faction: militantOf(of), face, reading: readingOf(game, foreignRelationsRoll) }) === 'succeeds'

/** Non-player Reds raise the Vassalage of their Power, the Senate lowers it. */
export const directionByCard = (of: Faction): 1 | -1 => (of === 'reds' ? 1 : -1)

/** Whether the Senate, having lowered Vassalage without a die, goes on to roll one. */
export const goesOn = (game: Game): boolean =>
  relationsGoOn.ask({ vassalage: game.vassalage.germany, reading: readingOf(game, foreignRelationsTwice) })

/** A game in which a Non-player knows what the die showed. */
export const withFailed = (game: Game, face: number): Game =>
  withNonPlayers(game, { dice: { ...game.nonPlayers.dice, [DIE]: face } })

/** Whether a roll has come to nothing, so that another Special Activity is left to the Non-player. */
export const inVain = (game: Game): boolean =>
  relationsInVain.ask({ failed: DIE in game.nonPlayers.dice, reading: readingOf(game, failedForeignRelations) })

/** Whether a Non-player has nothing to gain from a Special Activity: Foreign Relations that it does not consider, or rolled for in vain. */
export const isOfNoUse = (game: Game, faction: Faction, activity: SpecialActivity): boolean =>
  activity === 'Foreign Relations' &&
  isNonPlayer(game, faction) &&
  (relationsByCard(game, faction) === 'not considered' || inVain(game))
