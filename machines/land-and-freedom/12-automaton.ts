/** Who plays the factions at which nobody sits. @module */
import type { Automaton, Unadvised } from 'rulewright/book'
import { nonPlayerEvents } from '#spec/land-and-freedom/12.2-non-player-events'
import { nonPlayerSpending } from '#spec/land-and-freedom/12.2-non-player-means'
import { gainedMedallions } from '#spec/land-and-freedom/12.6-non-player-medallions'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { isPlayed } from '#spec/land-and-freedom/players'
import { withNonPlayers } from '#spec/land-and-freedom/starting-game'
import { FACTIONS } from '#spec/land-and-freedom/vocabulary'
import { choiceLinesOn, SPENDING, SPENDS } from './12.2-event-choices.js'
import { frontLinesOn } from './12.3-fronts.js'
import { tieLinesOn } from './12.8-ties.js'
import type { Look } from './12-priority.js'

/** What a decision rests on about which no priority says anything. */
function groundOf({ decision: { asks, choices } }: Look): Unadvised {
  if (asks === SPENDS) return { of: SPENDING, clauses: [nonPlayerSpending.again] }
  if (choices.length === 1) return { of: 'what can be done in one way', clauses: [] }
  return { of: 'no rule', clauses: [nonPlayerEvents.effects] }
}

/** The Non-players, over the components. */
export function nonPlayersOn(parts: Components): Automaton<Game> {
  const all = [...choiceLinesOn(parts), ...frontLinesOn(parts), ...tieLinesOn(parts)]
  return {
    most: FACTIONS.length - 1,
    plays: (game, seat) => FACTIONS.some((faction) => faction === seat && !isPlayed(game, faction)),
    seated: (game, seats) =>
      withNonPlayers(
        game,
        FACTIONS.filter((faction) => seats.includes(faction)),
      ),
    priorities: () => all,
    noted: (game) => game,
    all,
    otherwise: groundOf,
    draw: ({ decision: { asks } }) => ({
      clauses: [asks === 'a Medallion' ? gainedMedallions.random : nonPlayerEvents.effects],
    }),
    grounds: [nonPlayerEvents.effects, gainedMedallions.random, nonPlayerSpending.again],
  }
}
