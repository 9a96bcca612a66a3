/** Coordinate: the Senate will settle what the Germans do next. @module */

import { charting } from 'rulewright/book'
import type { Game } from '#spec/all-bridges-burning/game'
import { coordinateProcedure, SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { doorOf, type SpecialMachine } from './4.1-special-activities.js'

const { chart, go } = charting<Game>().implementing(coordinateProcedure, SpecialArgs)

export const coordinateActivity: SpecialMachine = {
  chart: chart({
    door: doorOf('Coordinate'),
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'placing the marker',
    states: {
      'placing the marker': {
        always: go('done', [cited.coordinate.placeMarker, cited.coordinate.anyCommand], ({ context: { game } }) => ({
          game: { ...game, coordinate: true },
        })),
      },
      done: { type: 'final' },
    },
    output: null,
  }),
}
