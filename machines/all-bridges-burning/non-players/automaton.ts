/**
 * Who plays the Non-players: the priorities of the card in hand, then the orders that always stand.
 *
 * @module
 */
import { randomSpaces } from '../../../spec/all-bridges-burning/clauses/non-players/random-spaces.js'
import type { GameMap } from '../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { isNonPlayer, withNonPlayers } from '../../../spec/all-bridges-burning/non-players/state.js'
import { FACTIONS } from '../../../spec/all-bridges-burning/vocabulary.js'
import { clausesOf } from '../../../src/kernel/clause.js'
import type { Automaton } from '../../../src/kernel/priorities.js'
import type { NonPlayerCard } from './card.js'
import { ordersOn } from './orders/all.js'
import { sequenceOrders } from './orders/sequence-of-play.js'
import { gameIn } from './priority.js'
import { selectedAfter } from './selected.js'
import type { Trials } from './trials.js'

/** How often each priority has decided after one more decision, by its name and by a further one. */
const counted = ({ nonPlayers: { used } }: Game, ...names: readonly (string | undefined)[]) => ({
  ...used,
  ...Object.fromEntries(names.flatMap((name) => (name === undefined ? [] : [[name, (used[name] ?? 0) + 1]]))),
})

/** The Non-players, over the map and their cards. */
export function nonPlayersOn(map: GameMap, all: readonly NonPlayerCard[], trials: Trials): Automaton<Game> {
  const cards = new Map(all.map((card) => [card.number as number, card]))
  const sequence = sequenceOrders(cards, trials)
  const orders = ordersOn(map, cards)
  const commandOf = ({ nonPlayers: { card } }: Game) => (card === 'none' ? undefined : cards.get(card)?.command)
  // Cards of one Faction share the priorities of their Special Activities.
  const everyLine = new Set([...all.flatMap(({ priorities }) => priorities), ...sequence, ...orders])
  const lines = new Map([...everyLine].map((line) => [line.name, line]))
  return {
    plays: isNonPlayer,
    seated: (game, seats) => withNonPlayers(game, { factions: FACTIONS.filter((faction) => seats.includes(faction)) }),
    priorities: (look) => {
      const { acting, card } = gameIn(look).nonPlayers
      const inHand = look.decision.seat === acting && card !== 'none' ? (cards.get(card)?.priorities ?? []) : []
      return [...sequence, ...inHand, ...orders]
    },
    noted: (game, priority, option) =>
      withNonPlayers(game, {
        selected: selectedAfter(game, commandOf(game), option),
        used: counted(game, priority, lines.get(priority)?.counts?.(option)),
        latest: { ...game.nonPlayers.latest, [priority]: { ...option } },
      }),
    all: [...lines.values()],
    otherwise: clausesOf(randomSpaces),
  }
}
