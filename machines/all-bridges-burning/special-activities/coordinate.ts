/**
 * Coordinate: the Senate will settle what the Germans do next.
 *
 * @module
 */
import { coordinate as clauses } from '../../../spec/all-bridges-burning/clauses/special-activities/reds-and-senate.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { coordinateProcedure, SpecialArgs } from '../../../spec/all-bridges-burning/procedures/special-activities.js'
import { charting } from '../../../src/kernel/chart.js'
import { doorOf } from './door.js'
import type { SpecialMachine } from './special-machine.js'

const { chart, effect } = charting<Game>().implementing(coordinateProcedure, SpecialArgs)

/** Coordinate. */
export const coordinate: SpecialMachine = {
  chart: chart({
    door: doorOf('Coordinate'),
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'placing the marker',
    states: {
      'placing the marker': {
        always: {
          target: 'done',
          meta: { requirements: [clauses.placeMarker, clauses.anyCommand] },
          actions: effect(({ context: { game } }) => ({ game: { ...game, coordinate: true } })),
        },
      },
      done: { type: 'final' },
    },
    output: null,
  }),
}
