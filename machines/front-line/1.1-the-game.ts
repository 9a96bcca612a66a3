/** The whole game: Setup, four rounds, and who has won. @module */

import { type Chart, calls, charting } from 'rulewright/book'
import { z } from 'zod'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { outcomeOf } from '#spec/front-line/outcome'
import { roundProcedure, setupProcedure, wholeGame } from '#spec/front-line/procedures/procedures'
import * as cited from '#spec/front-line/rules.gen'
import { unitsOf } from '#spec/front-line/units'
import { MONTHS, PLAYERS } from '#spec/front-line/vocabulary'

const { chart, go, when } = charting<Game>().implementing(wholeGame, z.null())

const nextMonth = (game: Game): Game => ({
  ...game,
  month: MONTHS[MONTHS.indexOf(game.month) + 1] ?? game.month,
  turn: 0,
})

export const gameChart = (parts: Components): Chart =>
  chart({
    context: ({ input: { game } }) => ({ game, data: null }),
    initial: 'beginning',
    states: {
      beginning: {
        always: [
          when(
            'units stand on the board already',
            ({ context: { game } }) => PLAYERS.some((player) => unitsOf(game, player).length > 0),
            go('round', [cited.theGame.fourRounds]),
          ),
          'Setup',
        ],
      },
      Setup: {
        meta: { calls: calls(setupProcedure, () => null), requirements: [cited.theGame.twoPlayers] },
        on: { returned: 'round' },
      },
      round: {
        meta: { calls: calls(roundProcedure, () => null), requirements: [cited.theGame.fourRounds] },
        on: {
          returned: [
            when(
              'a Capital is occupied',
              ({ event }) => event.result === 'Capital occupied',
              go('game over', [cited.theGame.capitalWins]),
            ),
            when(
              'it was December',
              ({ context: { game } }) => game.month === 'December',
              go('game over', [cited.sixthTurn.december]),
            ),
            'next month',
          ],
        },
      },
      'next month': {
        always: go('round', [cited.sixthTurn.nextMonth], ({ context: { game } }) => ({ game: nextMonth(game) })),
      },
      'game over': { type: 'final' },
    },
    output: ({ context: { game } }) => outcomeOf(parts, game),
  })
