/**
 * An Event has pieces change boxes off the map.
 *
 * @module
 */

import { charting } from '#kernel'
import { availability } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { executingEvents } from '#spec/all-bridges-burning/5-events/5.1-events'
import { stepsLeft } from '#spec/all-bridges-burning/events/bounds'
import { keptOf, withKept } from '#spec/all-bridges-burning/events/boxes'
import type { BetweenBoxes } from '#spec/all-bridges-burning/events/piece-effects'
import { betweenBoxesProcedure } from '#spec/all-bridges-burning/events/procedures'
import type { Owner } from '#spec/all-bridges-burning/events/words'
import type { Game } from '#spec/all-bridges-burning/game'

/** A game in which as many pieces of somebody as the text says, or as there are, have changed boxes. */
function changed(game: Game, of: Owner, text: BetweenBoxes): Game {
  const number = Math.min(stepsLeft(text, 0), keptOf(game, of, text.from))
  return withKept(withKept(game, of, text.from, -number), of, text.to, number)
}

const { chart, go } = charting<Game>().implementing(betweenBoxesProcedure, betweenBoxesProcedure.args)

/** The chart by which an Event has pieces change boxes off the map. */
export const betweenBoxesChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'changing boxes',
  states: {
    'changing boxes': {
      always: go(
        'done',
        [executingEvents.literally, executingEvents.unlessSpecified, availability.offMap],
        ({ context: { game, data } }) => ({
          game: data.owners.reduce((changing, of) => changed(changing, of, data.effect), game),
        }),
      ),
    },
    done: { type: 'final' },
  },
  output: null,
})
