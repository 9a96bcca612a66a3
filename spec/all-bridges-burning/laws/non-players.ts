/** The laws of every action of a Non-player. @module */

import type { PathLaw } from 'rulewright/book'
import type { Game } from '../game.js'
import { isNonPlayer, withNonPlayers } from '../non-player-state.js'
import * as cited from '../rules.gen.js'
import { type Faction, MILITANTS } from '../vocabulary.js'

const OF_MILITANTS = ['rally', 'activism', 'non-player activism', 'terror', 'attack', 'battle', 'march']
const OF_MODERATES = ['moderates rally', 'message', 'negotiate', 'politics']
const OF_ALL = ['event card', 'propaganda round', 'agitation', 'event: tracks']

/** Two games of a Non-player, between which it has paid something. */
const paying = (game: Game, faction: Faction): readonly [Game, Game] => {
  const holding = (held: number): Game =>
    withNonPlayers({ ...game, resources: { ...game.resources, [faction]: held } }, { factions: [faction] })
  return [holding(2), holding(1)]
}

/** The games of a path, from the one on in which a Faction is a Non-player. */
const played = (games: readonly Game[], faction: Faction) => games.filter((game) => isNonPlayer(game, faction))

/** The laws about the Resources of Non-players. */
export const nonPlayerLaws: readonly PathLaw<Game>[] = [
  {
    name: 'the Resources of Non-player Reds and Senate never change',
    clauses: [cited.noResourceTracking.cylindersUnused, cited.noResourceTracking.noTracking],
    procedures: [...OF_MILITANTS, ...OF_MODERATES, ...OF_ALL],
    broken: (games) =>
      MILITANTS.filter(
        (faction) => new Set(played(games, faction).map(({ resources }) => resources[faction])).size > 1,
      ).map((faction) => `the Resources of the Non-player ${faction} have changed`),
    breaks: (game) => MILITANTS.map((faction) => paying(game, faction)),
  },
  {
    name: 'no Command of Non-player Moderates takes Resources from them',
    clauses: [cited.noResourceTracking.noSpending, cited.nonPlayerExceptions.noSpending],
    procedures: OF_MODERATES,
    broken: (games) => {
      const held = played(games, 'moderates').map(({ resources }) => resources.moderates)
      return held.some((now, index) => now < (held[index - 1] ?? now)) ? ['the Non-player Moderates have paid'] : []
    },
    breaks: (game) => [paying(game, 'moderates')],
  },
]
