/**
 * Who plays the Non-players: the priorities of the card in hand, then the orders that always stand.
 *
 * @module
 */

import type { Automaton } from '#kernel'
import type { Components } from '#spec/all-bridges-burning/components/components'
import { INSTRUCTIONS } from '#spec/all-bridges-burning/components/non-player-aids/instructions'
import { SYMBOLS } from '#spec/all-bridges-burning/components/non-player-aids/symbols'
import { EVENTS } from '#spec/all-bridges-burning/events/pack'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer, withNonPlayers } from '#spec/all-bridges-burning/non-players/state'
import { FACTIONS } from '#spec/all-bridges-burning/vocabulary'
import type { NonPlayerCard } from './card.js'
import { drawAmong, groundOf, grounds } from './chance.js'
import { EVENT_ORDERS, ordersOn } from './orders/all.js'
import { belonging } from './orders/belonging.js'
import { textOrder } from './orders/instructions.js'
import { BOX, sequenceOrders } from './orders/sequence-of-play.js'
import { gameIn, type Line } from './priority.js'
import { selectedAfter } from './selected.js'
import type { Trials } from './trials.js'

/** How often each priority has decided after one more decision, by its name and by a further one. */
const counted = ({ nonPlayers: { used } }: Game, ...names: readonly (string | undefined)[]) => ({
  ...used,
  ...Object.fromEntries(names.flatMap((name) => (name === undefined ? [] : [[name, (used[name] ?? 0) + 1]]))),
})

/** The orders of the Sequence of Play; which box it is depends on the symbols. */
function sequenceOn({ aids }: Components, cards: ReadonlyMap<number, NonPlayerCard>, trials: Trials): readonly Line[] {
  const orders = sequenceOrders(cards, trials)
  return [
    ...belonging(EVENT_ORDERS, [textOrder(aids.instructions, trials)], INSTRUCTIONS, EVENTS),
    ...belonging('Sequence of Play (8.1.4)', orders).map((order) =>
      order.asks === BOX ? { ...order, leansOn: [SYMBOLS] } : order,
    ),
  ]
}

/** The lines of a card, which belong to it. */
const linesOf = ({ number, title, priorities }: NonPlayerCard): readonly Line[] =>
  belonging(`card ${number}: ${title}`, priorities)

/** The Non-players, over the components and their cards. */
export function nonPlayersOn(components: Components, all: readonly NonPlayerCard[], trials: Trials): Automaton<Game> {
  const cards = new Map(all.map((card) => [card.number as number, card]))
  const linesIn = new Map(all.map((card) => [card.number as number, linesOf(card)]))
  const sequence = sequenceOn(components, cards, trials)
  const orders = ordersOn(components)
  const commandOf = ({ nonPlayers: { card } }: Game) => (card === 'none' ? undefined : cards.get(card)?.command)
  // Cards of one Faction share the priorities of their Special Activities: these belong to no single card.
  const shared = (line: Line) =>
    all.filter(({ priorities }) => priorities.some(({ name }) => name === line.name)).length > 1
  const everyLine = [...[...linesIn.values()].flat(), ...sequence, ...orders]
  const lines = new Map(everyLine.map((line) => [line.name, shared(line) ? withoutGroup(line) : line]))
  return {
    plays: isNonPlayer,
    seated: (game, seats) => withNonPlayers(game, { factions: FACTIONS.filter((faction) => seats.includes(faction)) }),
    priorities: (look) => {
      const { acting, card } = gameIn(look).nonPlayers
      const inHand = look.decision.seat === acting && card !== 'none' ? (linesIn.get(card) ?? []) : []
      return [...sequence, ...inHand, ...orders]
    },
    noted: (game, priority, option) =>
      withNonPlayers(game, {
        selected: selectedAfter(game, commandOf(game), option),
        used: counted(game, priority, lines.get(priority)?.counts?.(option)),
        latest: { ...game.nonPlayers.latest, [priority]: { ...option } },
      }),
    all: [...lines.values()],
    otherwise: groundOf,
    draw: (look, left) => drawAmong(components.aids.randomSpaces, look, left),
    grounds,
  }
}

function withoutGroup({ of: _, ...line }: Line): Line {
  return line
}
