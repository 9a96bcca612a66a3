/** What isolation kills. @module */
import { type Chart, charting, record } from 'rulewright/book'
import type { Components } from '#spec/talvisota/components/components'
import type { Game } from '#spec/talvisota/game'
import { isolationProcedure } from '#spec/talvisota/procedures'

export const isolationChart = (_: Components): Chart =>
  charting<Game>()
    .implementing(isolationProcedure, record({}))
    .chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'done',
      states: { done: { type: 'final' } },
      output: null,
    })
