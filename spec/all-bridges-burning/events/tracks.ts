/** The effects of Events on Resources. @module */

import { compared, computed, readingOf } from 'rulewright/book'
import { gainedByEvent, handedOver as portion } from '../5-events/5.1-effects-on-markers.js'
import { gained, handedOver, holdings } from '../8-non-players/8.1.2-resources.js'
import { TRACKS } from '../components/forces.js'
import type { Game } from '../game.js'
import * as cited from '../rules.gen.js'
import type { Faction } from '../vocabulary.js'

export const resourcesByEvent = computed(
  'Events: Resources',
  [cited.executingEvents.resourceLimit],
  (game: Game, faction: Faction, by: number): Game => {
    const after = compared(game.resources[faction] + by, TRACKS.resources)
    const how = gainedByEvent.ask({ after, reading: readingOf(game, cited.eventOverTheLimit) })
    return how === 'nothing' ? game : gained(game, faction, by)
  },
)

/** A game in which an Event has had one Faction hand over Resources to another, as many as it has at most. */
export function transferredByEvent(game: Game, from: Faction, to: Faction, amount: number): Game {
  if (from === to) return game
  const most = Math.min(amount, holdings(game, from))
  const room = TRACKS.resources - game.resources[to]
  const how = portion.ask({ amount: compared(most, room), reading: readingOf(game, cited.transferAtTheLimit) })
  return handedOver(game, { from, to, amount: how === 'all' ? most : room, arriving: most })
}
