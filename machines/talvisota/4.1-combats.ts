/** All combats of a turn. @module */
import { type Chart, charting, record } from 'rulewright/book'
import type { Components } from '#spec/talvisota/components/components'
import type { Game } from '#spec/talvisota/game'
import { combatsProcedure } from '#spec/talvisota/procedures'

export const combatsChart = (_: Components): Chart =>
  charting<Game>()
    .implementing(combatsProcedure, record({}))
    .chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'done',
      states: { done: { type: 'final' } },
      output: null,
    })
