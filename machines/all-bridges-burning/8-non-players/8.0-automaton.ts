/** The play of the Non-players: the priorities of the card in hand, then the permanent orders. @module */

import { type AtDoor, type Automaton, compared, type Option, readingOf } from 'rulewright/book'
import { recordedAs } from '#spec/all-bridges-burning/8-non-players/8.2-cards'
import type { Components } from '#spec/all-bridges-burning/components/components'
import { SYMBOLS } from '#spec/all-bridges-burning/components/non-player-aids/event-card-symbols'
import { INSTRUCTIONS } from '#spec/all-bridges-burning/components/non-player-aids/instructions'
import { EVENTS } from '#spec/all-bridges-burning/events/pack'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer, withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type Box, type CommandName, FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import { boxInstead, type EventCardContext } from '../2-sequence-of-play/2.2.3-options.js'
import { BOX, sequenceOrders } from './8.1.4-choices.js'
import type { Trials } from './8.1.5-trials.js'
import { belonging } from './8.1.7-levels.js'
import { EVENT_ORDERS, ordersOn } from './8.1-orders.js'
import { textOrder } from './8.2-instructions.js'
import { gameIn, type Line, type Look, type NonPlayerCard } from './8.2-priority.js'
import { drawAmong, groundOf, grounds } from './8.6-chance.js'

/** The finders for the precondition of procedures that only Non-players use. */
export const nonPlayerDoor = {
  nonPlayer: ({ game, args: { faction } }: AtDoor<Game, { readonly faction: Faction }>): boolean =>
    isNonPlayer(game, faction),
}

/** Counts the decisions of each priority after one more decision, by its name and by a further one. */
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
  const linesNow = (look: Look): readonly Line[] => {
    const { acting, card } = gameIn(look).nonPlayers
    const inHand = look.decision.seat === acting && card !== 'none' ? (linesIn.get(card) ?? []) : []
    return [...sequence, ...inHand, ...orders]
  }
  const decides = (line: Line, look: Look, left: readonly Option[]) =>
    line.asks === look.decision.asks && left.every((option) => line.wants(look, option))
  return {
    plays: isNonPlayer,
    seated: (game, seats) => withNonPlayers(game, { factions: FACTIONS.filter((faction) => seats.includes(faction)) }),
    priorities: linesNow,
    noted: (game, priority, option) =>
      withNonPlayers(game, {
        selected: selectedAfter(game, commandOf(game), option),
        used: counted(game, priority, lines.get(priority)?.counts?.(option)),
        latest: { ...game.nonPlayers.latest, [priority]: { ...option } },
      }),
    all: [...lines.values()],
    otherwise: groundOf,
    draw: (look, left) => {
      const by = linesNow(look).find((line) => decides(line, look, left))
      return drawAmong(components.aids.randomSpaces, look, left, by)
    },
    grounds,
  }
}

function withoutGroup({ of: _, ...line }: Line): Line {
  return line
}

/** The card of the Reds Rally, whose own play note tells where it is recorded. */
const REDS_RALLY = 48

/** The box of a Limited Command in which a Non-player is recorded instead of the one that it took, if it is. */
export const limitedBoxOf =
  (components: Components) =>
  ({ game, data: { faction, turn } }: EventCardContext): Box | undefined => {
    const box = boxInstead(components, game, faction, 'Limited Command')
    const { specialActivity: special, nonPlayers } = game
    const record = recordedAs.ask({
      turn,
      special,
      places: compared(nonPlayers.selected.length, 1),
      limited: box !== undefined,
      redsRally: nonPlayers.card === REDS_RALLY,
      reading: readingOf(game, cited.recordedInFact),
    })
    return record === 'as chosen' ? undefined : box
  }

/** The choices by which a Command takes place in a space, or with a Cell, or at all. */
const SELECTING: Readonly<Record<CommandName, readonly string[]>> = {
  Rally: ['select'],
  Activism: ['remove', 'flip in', 'Agitate', 'Activate'],
  Terror: ['select', 'select the Political Display'],
  Attack: ['select'],
  March: ['select'],
  Message: ['message'],
  Negotiate: ['select'],
  Politics: ['conduct Politics'],
}

/** The key that counts choices. Cells Activated by a die count once, wherever they stand: a Limited Command may do as much. */
const placeIn = (option: Option) =>
  'space' in option && option.type !== 'Activate' ? `${option.type} ${String(option.space)}` : option.type

/** Returns the selection of a Command after one more choice: spaces, each once, or the Cells of a Message. */
export function selectedAfter(
  { nonPlayers: { selected } }: Game,
  command: CommandName | undefined,
  option: Option,
): readonly string[] {
  if (command === undefined || !SELECTING[command].includes(option.type)) return selected
  const place = placeIn(option)
  return command !== 'Message' && selected.includes(place) ? selected : [...selected, place]
}
