/**
 * Foreign Relations of a Non-player, as its cards tell.
 *
 * @module
 */
import { redsActivismCard49 } from '../../../spec/all-bridges-burning/clauses/non-players/reds.js'
import { senateRallyCard54 } from '../../../spec/all-bridges-burning/clauses/non-players/senate.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { isNonPlayer, withNonPlayers } from '../../../spec/all-bridges-burning/non-players/state.js'
import { failedForeignRelations } from '../../../spec/all-bridges-burning/questions/non-players/rally-and-activism/failed-foreign-relations.js'
import { foreignRelationsRoll } from '../../../spec/all-bridges-burning/questions/non-players/rally-and-activism/foreign-relations-roll.js'
import { foreignRelationsTwice } from '../../../spec/all-bridges-burning/questions/non-players/rally-and-activism/foreign-relations-twice.js'
import {
  relationsGoOn,
  relationsInVain,
  relationsOfCard,
  relationsRoll,
} from '../../../spec/all-bridges-burning/tables/non-players/foreign-relations.js'
import { friendlyPower } from '../../../spec/all-bridges-burning/tables/special-activities.js'
import type { Faction, Militant, SpecialActivity } from '../../../spec/all-bridges-burning/vocabulary.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { range } from '../../../src/kernel/view.js'

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

/** The die that decides for a Non-player. */
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

/** Whether a Non-player has nothing to gain from a Special Activity: Foreign Relations that it does not consider, or rolled for in vain. */
export const isOfNoUse = (game: Game, faction: Faction, activity: SpecialActivity): boolean =>
  activity === 'Foreign Relations' &&
  isNonPlayer(game, faction) &&
  (relationsByCard(game, faction) === 'not considered' || inVain(game))

/** Whether a roll has come to nothing, so that another Special Activity is left to the Non-player. */
export const inVain = (game: Game): boolean =>
  relationsInVain.ask({ failed: DIE in game.nonPlayers.dice, reading: readingOf(game, failedForeignRelations) })
