/** The whole game: the Soviets on their Fronts, eight turns, and who has won. @module */
import { type Chart, calls, charting, record } from 'rulewright/book'
import { victoryConditions } from '#spec/talvisota/1.2-victory-conditions'
import { scales } from '#spec/talvisota/1.3-the-map'
import { finnishPlacement, generalPlacement, sovietPlacement } from '#spec/talvisota/2.1-general-placement'
import { gameTurn } from '#spec/talvisota/2.4-game-turn'
import { sovietMorale } from '#spec/talvisota/7.1-soviet-morale'
import { finnishMorale } from '#spec/talvisota/7.2-finnish-morale'
import type { Components } from '#spec/talvisota/components/components'
import type { Game } from '#spec/talvisota/game'
import type { Outcome } from '#spec/talvisota/outcome'
import { placingProcedure, turnProcedure, wholeGame } from '#spec/talvisota/procedures'
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
              victoryConditions.sides,
              generalPlacement.event,
              generalPlacement.morale,
              sovietMorale.begins,
              finnishMorale.begins,
              sovietPlacement.fusiliers,
              sovietPlacement.others,
              finnishPlacement.sheet,
              finnishPlacement.units,
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
            go('game over', [gameTurn.verification]),
          ),
          when(
            'the last turn is over',
            ({ context: { game } }) => game.turn === TURNS.length,
            go('game over', [scales.turns, victoryConditions.compared]),
          ),
          'a turn',
        ],
      },
      placing: {
        meta: { calls: calls(placingProcedure, () => null), requirements: [sovietPlacement.discretion] },
        on: { returned: 'a turn' },
      },
      'a turn': {
        meta: { calls: calls(turnProcedure, () => null), requirements: [scales.turns] },
        on: { returned: 'is it over' },
      },
      'game over': { type: 'final' },
    },
    output: ({ context: { game } }) => outcomeOf(parts, game),
  })
}
