/** A round: the supply of the month, and six turns. @module */

import { type Chart, calls, certain, charting, record } from 'rulewright/book'
import { z } from 'zod'
import { withSupply } from '#spec/front-line/1.9-rounds'
import { inCapital } from '#spec/front-line/cities'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { roundProcedure, turnProcedure } from '#spec/front-line/procedures/procedures'
import * as cited from '#spec/front-line/rules.gen'
import { turnOf } from '#spec/front-line/supply'
import { PLAYERS } from '#spec/front-line/vocabulary'

const TURNS = 6
const Data = record({ ended: z.enum(['over', 'Capital occupied']) })
const { chart, go, when } = charting<Game>().implementing(roundProcedure, Data)

const playerNow = (game: Game) =>
  certain(
    PLAYERS.find((player) => player === turnOf(game)),
    'player whose turn it is',
  )

export const roundChart = ({ fields, cards }: Components): Chart =>
  chart({
    context: ({ input: { game } }) => ({ game, data: { ended: 'over' } }),
    initial: 'beginning',
    states: {
      beginning: {
        always: [
          when(
            'a turn has come already',
            ({ context: { game } }) => game.turn > 0,
            go('turn', [cited.theGame.sixTurns]),
          ),
          'supply',
        ],
      },
      supply: {
        always: go('turn', [cited.rounds.spin, cited.sixthTurn.sameOrder], ({ context: { game } }) => ({
          game: { ...withSupply(cards, game), turn: 1 },
        })),
      },
      turn: {
        meta: {
          calls: calls(turnProcedure, ({ game }) => ({ player: playerNow(game) })),
          requirements: [cited.roundSupply.alternate],
        },
        on: {
          returned: [
            when(
              'a Capital is occupied',
              ({ context: { game } }) => inCapital(game, fields[game.field]) !== 'nobody',
              go('round over', [cited.theGame.capitalWins], () => ({ data: { ended: 'Capital occupied' } })),
            ),
            when(
              'it was the sixth turn',
              ({ context: { game } }) => game.turn === TURNS,
              go('round over', [cited.theGame.sixTurns]),
            ),
            'next turn',
          ],
        },
      },
      'next turn': {
        always: go('turn', [cited.sixthTurn.nextPlayer], ({ context: { game } }) => ({
          game: { ...game, turn: game.turn + 1 },
        })),
      },
      'round over': { type: 'final' },
    },
    output: ({ context: { data } }) => data.ended,
  })
