/** Foreign Relations of a Non-player, as its cards tell. @module */

import { asks, option, range, readingOf } from 'rulewright/book'
import { friendlyPower } from '#spec/all-bridges-burning/4-special-activities/4.2.2-foreign-relations'
import {
  relationsGoOn,
  relationsInVain,
  relationsOfCard,
  relationsRoll,
} from '#spec/all-bridges-burning/8-non-players/8.4.1-senate-rally'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer, withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Faction, Militant, SpecialActivity } from '#spec/all-bridges-burning/vocabulary'

/** The name under which the die is known to the Non-player. */
const DIE = 'Foreign Relations'

/** The Moderates have no Foreign Relations. */
const militantOf = (faction: Faction): Militant => (faction === 'reds' ? 'reds' : 'senate')

/** Finds whether a Non-player considers Foreign Relations now, and whether it needs a die for them. */
export function relationsByCard(game: Game, of: Faction) {
  const faction = militantOf(of)
  return relationsOfCard.ask({
    faction,
    phase: game.phase,
    vassalage: game.vassalage[friendlyPower.ask({ faction })],
    reading: readingOf(game, cited.foreignRelationsRoll),
  })
}

export const cardDie = asks().chance({
  name: 'the die of a Non-player for Foreign Relations',
  cites: [cited.redsActivismCard49.foreignRelations, cited.senateRallyCard54.foreignRelationsThree],
  from: () => range(1, 6).map((face) => option('roll', { face })),
  says: (_, { face }) => `a ${face}`,
})

/** True if that die changes Vassalage. */
export const succeedsByCard = (game: Game, of: Faction, face: number): boolean =>
  relationsRoll.ask({ faction: militantOf(of), face, reading: readingOf(game, cited.foreignRelationsRoll) }) ===
  'succeeds'

/** Non-player Reds raise the Vassalage of their Power, the Senate lowers it. */
export const directionByCard = (of: Faction): 1 | -1 => (of === 'reds' ? 1 : -1)

/** True if the Senate, after lowering Vassalage without a die, goes on to roll one. */
export const goesOn = (game: Game): boolean =>
  relationsGoOn.ask({ vassalage: game.vassalage.germany, reading: readingOf(game, cited.foreignRelationsTwice) })

/** A game in which a Non-player knows what the die showed. */
export const withFailed = (game: Game, face: number): Game =>
  withNonPlayers(game, { dice: { ...game.nonPlayers.dice, [DIE]: face } })

/** True if a roll had no effect, so that the Non-player can still use another Special Activity. */
export const inVain = (game: Game): boolean =>
  relationsInVain.ask({ failed: DIE in game.nonPlayers.dice, reading: readingOf(game, cited.failedForeignRelations) })

/**
 * True if a Non-player gains nothing from a Special Activity: Foreign Relations that it does not consider or rolled for in vain.
 */
export const isOfNoUse = (game: Game, faction: Faction, activity: SpecialActivity): boolean =>
  activity === 'Foreign Relations' &&
  isNonPlayer(game, faction) &&
  (relationsByCard(game, faction) === 'not considered' || inVain(game))
