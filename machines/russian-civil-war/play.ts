/**
 * A whole play: the rounds that went before, the rounds from 4 on, and who has won.
 *
 * @module
 */
import { z } from 'zod'
import { imperialVictory } from '../../spec/russian-civil-war/clauses/economy.js'
import type { Components } from '../../spec/russian-civil-war/components/components.js'
import type { Game } from '../../spec/russian-civil-war/game.js'
import { campaign, earlierRounds, wholeGame } from '../../spec/russian-civil-war/procedures.js'
import { outcomeOf } from '../../spec/russian-civil-war/tables/victory.js'
import { type Chart, charting } from '../../src/kernel/chart.js'
import { calls } from '../../src/kernel/procedure.js'

const { chart } = charting<Game>().implementing(wholeGame, z.null())

/** The chart of a whole play. */
export const playChart = (components: Components): Chart =>
  chart({
    context: ({ input: { game } }) => ({ game, data: null }),
    initial: 'earlier rounds',
    states: {
      'earlier rounds': {
        meta: { calls: calls(earlierRounds, () => null) },
        on: { returned: 'rounds from 4 on' },
      },
      'rounds from 4 on': {
        meta: { calls: calls(campaign, () => null) },
        on: { returned: { target: 'the play is over', meta: { requirements: [imperialVictory.notNeeded] } } },
      },
      'the play is over': { type: 'final' },
    },
    output: ({ context: { game } }) => outcomeOf(components, game),
  })
