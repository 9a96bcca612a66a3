/** The automated seats of factions without a player. @module */

import type { Automaton, Unadvised } from 'rulewright/book'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { isPlayed } from '#spec/land-and-freedom/players'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { withNonPlayers } from '#spec/land-and-freedom/starting-game'
import { FACTIONS } from '#spec/land-and-freedom/vocabulary'
import { choiceLinesOn, SPENDING, SPENDS } from './12.2-event-choices.js'
import { frontLinesOn } from './12.3-fronts.js'
import { tieLinesOn } from './12.8-ties.js'
import type { Look } from './12-priority.js'

/** Returns the ground for a decision that no priority covers. */
function groundOf({ decision: { asks, choices } }: Look): Unadvised {
  if (asks === SPENDS) return { of: SPENDING, clauses: [cited.nonPlayerSpending.again] }
  if (choices.length === 1) return { of: 'what can be done in one way', clauses: [] }
  return { of: 'no rule', clauses: [cited.nonPlayerEvents.effects] }
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
      clauses: [asks === 'a Medallion' ? cited.gainedMedallions.random : cited.nonPlayerEvents.effects],
    }),
    grounds: [cited.nonPlayerEvents.effects, cited.gainedMedallions.random, cited.nonPlayerSpending.again],
  }
}
