/** Units lost earlier come back. @module */
import { type Chart, charting, record } from 'rulewright/book'
import type { Components } from '#spec/talvisota/components/components'
import type { Game } from '#spec/talvisota/game'
import { recoveryProcedure } from '#spec/talvisota/procedures'

export const recoveryChart = (_: Components): Chart =>
  charting<Game>()
    .implementing(recoveryProcedure, record({}))
    .chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'done',
      states: { done: { type: 'final' } },
      output: null,
    })
