/** The harassment of a turn. @module */
import { type Chart, charting, record } from 'rulewright/book'
import type { Components } from '#spec/talvisota/components/components'
import type { Game } from '#spec/talvisota/game'
import { harassmentProcedure } from '#spec/talvisota/procedures'

export const harassmentChart = (_: Components): Chart =>
  charting<Game>()
    .implementing(harassmentProcedure, record({}))
    .chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'done',
      states: { done: { type: 'final' } },
      output: null,
    })
