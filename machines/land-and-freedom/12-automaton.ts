/** Who plays the factions at which nobody sits. @module */
import type { Automaton } from '#kernel'
import { nonPlayerEvents } from '#spec/land-and-freedom/12.2-non-player-events'
import { gainedMedallions } from '#spec/land-and-freedom/12.6-non-player-medallions'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { isPlayed, ofFaction } from '#spec/land-and-freedom/players'
import { FACTIONS } from '#spec/land-and-freedom/vocabulary'
import { choiceLinesOn } from './12.2-event-choices.js'
import { frontLinesOn } from './12.3-fronts.js'
import { tieLinesOn } from './12.8-ties.js'

/** The Non-players, over the components. */
export function nonPlayersOn(parts: Components): Automaton<Game> {
  const all = [...choiceLinesOn(parts), ...frontLinesOn(parts), ...tieLinesOn(parts)]
  return {
    plays: (game, seat) => FACTIONS.some((faction) => faction === seat && !isPlayed(game, faction)),
    seated: (game, seats) =>
      FACTIONS.filter((faction) => seats.includes(faction)).reduce(
        (before, faction) => ofFaction(before, faction, { role: 'Non-player' }),
        game,
      ),
    priorities: () => all,
    noted: (game) => game,
    all,
    otherwise: () => ({ of: 'no rule', clauses: [nonPlayerEvents.effects] }),
    draw: ({ decision: { asks } }) => ({
      clauses: [asks === 'a Medallion' ? gainedMedallions.random : nonPlayerEvents.effects],
    }),
    grounds: [nonPlayerEvents.effects, gainedMedallions.random],
  }
}
