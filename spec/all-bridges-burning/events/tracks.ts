/**
 * What Events do to Resources.
 *
 * @module
 */
import { readingOf } from '../../../src/kernel/question.js'
import { computed } from '../../../src/kernel/table.js'
import { compared } from '../../../src/kernel/view.js'
import { executingEvents } from '../clauses/events.js'
import { TRACKS } from '../components/forces.js'
import type { Game } from '../game.js'
import { gained } from '../pieces.js'
import { eventOverTheLimit } from '../questions/events/event-over-the-limit.js'
import { transferAtTheLimit } from '../questions/introduction/transfer-at-the-limit.js'
import { handedOver, holdings } from '../transfers.js'
import type { Faction } from '../vocabulary.js'
import { gainedByEvent, handedOver as portion } from './tables/tracks.js'

/** A game in which an Event has given a Faction Resources, or taken as many as it has. */
export const resourcesByEvent = computed(
  'Events: Resources',
  [executingEvents.resourceLimit],
  (game: Game, faction: Faction, by: number): Game => {
    const after = compared(game.resources[faction] + by, TRACKS.resources)
    const how = gainedByEvent.ask({ after, reading: readingOf(game, eventOverTheLimit) })
    return how === 'nothing' ? game : gained(game, faction, by)
  },
)

/** A game in which an Event has had one Faction hand over Resources to another, as many as it has at most. */
export function transferredByEvent(game: Game, from: Faction, to: Faction, amount: number): Game {
  if (from === to) return game
  const most = Math.min(amount, holdings(game, from))
  const room = TRACKS.resources - game.resources[to]
  const how = portion.ask({ amount: compared(most, room), reading: readingOf(game, transferAtTheLimit) })
  return handedOver(game, { from, to, amount: how === 'all' ? most : room, arriving: most })
}
