/** A whole play: the rounds that went before, the rounds from 4 on, and who has won. @module */

import { type Chart, calls, charting } from 'rulewright/book'
import { z } from 'zod'
import { outcomeOf } from '#spec/russian-civil-war/6-victory-cities'
import type { Components } from '#spec/russian-civil-war/components/components'
import type { Game } from '#spec/russian-civil-war/game'
import { campaign, earlierRounds, wholeGame } from '#spec/russian-civil-war/procedures'
import * as cited from '#spec/russian-civil-war/rules.gen'

const { chart, go } = charting<Game>().implementing(wholeGame, z.null())

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
        on: { returned: go('the play is over', [cited.imperialVictory.notNeeded]) },
      },
      'the play is over': { type: 'final' },
    },
    output: ({ context: { game } }) => outcomeOf(components, game),
  })
