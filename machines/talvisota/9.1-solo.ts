/** What is drawn for the Finns in the solo game. @module */
import { type Chart, charting, record } from 'rulewright/book'
import type { Components } from '#spec/talvisota/components/components'
import type { Game } from '#spec/talvisota/game'
import { drawnMeansProcedure, drawnStrategiesProcedure } from '#spec/talvisota/procedures'

export const drawnStrategiesChart = (_: Components): Chart =>
  charting<Game>()
    .implementing(drawnStrategiesProcedure, record({}))
    .chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'done',
      states: { done: { type: 'final' } },
      output: null,
    })

export const drawnMeansChart = (_: Components): Chart =>
  charting<Game>()
    .implementing(drawnMeansProcedure, record({}))
    .chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'done',
      states: { done: { type: 'final' } },
      output: null,
    })
