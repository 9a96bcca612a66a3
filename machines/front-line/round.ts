/**
 * A round: the supply of the month, and six turns.
 *
 * @module
 */
import { z } from 'zod'
import { inCapital } from '../../spec/front-line/cities.js'
import { theGame } from '../../spec/front-line/clauses/overview.js'
import { roundSupply, rounds, sixthTurn } from '../../spec/front-line/clauses/rounds.js'
import type { Components } from '../../spec/front-line/components/components.js'
import type { Game } from '../../spec/front-line/game.js'
import { roundProcedure, turnProcedure } from '../../spec/front-line/procedures/procedures.js'
import { turnOf } from '../../spec/front-line/supply.js'
import { withSupply } from '../../spec/front-line/tables/supply.js'
import { PLAYERS } from '../../spec/front-line/vocabulary.js'
import { type Chart, charting } from '../../src/kernel/chart.js'
import { certain } from '../../src/kernel/defect.js'
import { calls } from '../../src/kernel/procedure.js'

const TURNS = 6

const Data = z.strictObject({ ended: z.enum(['over', 'Capital occupied']) }).readonly()

const { chart, effect, when } = charting<Game>().implementing(roundProcedure, Data)

const playerNow = (game: Game) =>
  certain(
    PLAYERS.find((player) => player === turnOf(game)),
    'player whose turn it is',
  )

/** The chart of a round. */
export const roundChart = ({ fields, cards }: Components): Chart =>
  chart({
    context: ({ input: { game } }) => ({ game, data: { ended: 'over' } }),
    initial: 'beginning',
    states: {
      beginning: {
        always: [
          {
            target: 'turn',
            guard: when('a turn has come already', ({ context: { game } }) => game.turn > 0),
            meta: { requirements: [theGame.sixTurns] },
          },
          { target: 'supply' },
        ],
      },
      supply: {
        always: {
          target: 'turn',
          meta: { requirements: [rounds.spin, sixthTurn.sameOrder] },
          actions: effect(({ context: { game } }) => ({ game: { ...withSupply(cards, game), turn: 1 } })),
        },
      },
      turn: {
        meta: {
          calls: calls(turnProcedure, ({ game }) => ({ player: playerNow(game) })),
          requirements: [roundSupply.alternate],
        },
        on: {
          returned: [
            {
              target: 'round over',
              guard: when(
                'a Capital is occupied',
                ({ context: { game } }) => inCapital(game, fields[game.field]) !== 'nobody',
              ),
              meta: { requirements: [theGame.capitalWins] },
              actions: effect(() => ({ data: { ended: 'Capital occupied' } })),
            },
            {
              target: 'round over',
              guard: when('it was the sixth turn', ({ context: { game } }) => game.turn === TURNS),
              meta: { requirements: [theGame.sixTurns] },
            },
            { target: 'next turn' },
          ],
        },
      },
      'next turn': {
        always: {
          target: 'turn',
          meta: { requirements: [sixthTurn.nextPlayer] },
          actions: effect(({ context: { game } }) => ({ game: { ...game, turn: game.turn + 1 } })),
        },
      },
      'round over': { type: 'final' },
    },
    output: ({ context: { data } }) => data.ended,
  })
