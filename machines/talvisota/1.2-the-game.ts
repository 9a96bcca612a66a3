/** The whole game: the Soviets on their Fronts, eight turns, and who has won. @module */

import { type Chart, calls, charting, record } from 'rulewright/book'
import type { Components } from '#spec/talvisota/components/components'
import type { Game } from '#spec/talvisota/game'
import type { Outcome } from '#spec/talvisota/outcome'
import { placingProcedure, turnProcedure, wholeGame } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { sizeOf } from '#spec/talvisota/units'
import { SIDES, TURNS } from '#spec/talvisota/vocabulary'
import { isDecided, verdictOf } from './1.2-verdict.js'

const BY = ['Helsinki', 'morale', 'the last turn'] as const

function outcomeOf(parts: Components, game: Game): Outcome {
  const [winner = '', by = ''] = verdictOf(parts, game, true).split(', ')
  return {
    winner: SIDES.find((side) => side === winner) ?? 'nobody',
    by: BY.find((one) => one === by) ?? 'the last turn',
    morale: game.morale,
  }
}

export function gameChart(parts: Components): Chart {
  const { chart, go, when } = charting<Game>().implementing(wholeGame, record({}))
  return chart({
    context: ({ input: { game } }) => ({ game, data: {} }),
    initial: 'beginning',
    states: {
      beginning: {
        always: [
          when(
            'the Soviets are not placed',
            ({ context: { game } }) => game.turn === 0 && sizeOf(game.soviets.arriving) > 0,
            go('placing', [
              cited.victoryConditions.sides,
              cited.generalPlacement.event,
              cited.generalPlacement.morale,
              cited.sovietMorale.begins,
              cited.finnishMorale.begins,
              cited.sovietPlacement.fusiliers,
              cited.sovietPlacement.others,
              cited.finnishPlacement.sheet,
              cited.finnishPlacement.units,
            ]),
          ),
          'is it over',
        ],
      },
      'is it over': {
        always: [
          when(
            'somebody has won',
            ({ context: { game } }) => isDecided(parts, game),
            go('game over', [cited.gameTurn.verification]),
          ),
          when(
            'the last turn is over',
            ({ context: { game } }) => game.turn === TURNS.length,
            go('game over', [cited.scales.turns, cited.victoryConditions.compared]),
          ),
          'a turn',
        ],
      },
      placing: {
        meta: { calls: calls(placingProcedure, () => null), requirements: [cited.sovietPlacement.discretion] },
        on: { returned: 'a turn' },
      },
      'a turn': {
        meta: { calls: calls(turnProcedure, () => null), requirements: [cited.scales.turns] },
        on: { returned: 'is it over' },
      },
      'game over': { type: 'final' },
    },
    output: ({ context: { game } }) => outcomeOf(parts, game),
  })
}
