/** Coordinate: the Senate will settle what the Germans do next. @module */
import { charting } from 'rulewright/book'
import { coordinate } from '#spec/all-bridges-burning/4-special-activities/4.2.4-coordinate'
import type { Game } from '#spec/all-bridges-burning/game'
import { coordinateProcedure, SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import { doorOf, type SpecialMachine } from './4.1-special-activities.js'

const { chart, go } = charting<Game>().implementing(coordinateProcedure, SpecialArgs)

export const coordinateActivity: SpecialMachine = {
  chart: chart({
    door: doorOf('Coordinate'),
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'placing the marker',
    states: {
      'placing the marker': {
        always: go('done', [coordinate.placeMarker, coordinate.anyCommand], ({ context: { game } }) => ({
          game: { ...game, coordinate: true },
        })),
      },
      done: { type: 'final' },
    },
    output: null,
  }),
}
