/**
 * Coordinate: the Senate will settle what the Germans do next.
 *
 * @module
 */

import { charting } from '#kernel'
import { coordinate as clauses } from '#spec/all-bridges-burning/4-special-activities/4.2.4-coordinate'
import type { Game } from '#spec/all-bridges-burning/game'
import { coordinateProcedure, SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import { doorOf } from './door.js'
import type { SpecialMachine } from './special-machine.js'

const { chart, go } = charting<Game>().implementing(coordinateProcedure, SpecialArgs)

/** Coordinate. */
export const coordinate: SpecialMachine = {
  chart: chart({
    door: doorOf('Coordinate'),
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'placing the marker',
    states: {
      'placing the marker': {
        always: go('done', [clauses.placeMarker, clauses.anyCommand], ({ context: { game } }) => ({
          game: { ...game, coordinate: true },
        })),
      },
      done: { type: 'final' },
    },
    output: null,
  }),
}
