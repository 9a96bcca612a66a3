/**
 * A round: the supply of the month, and six turns.
 *
 * @module
 */
import { z } from 'zod'
import { type Chart, calls, certain, charting } from '#kernel'
import { theGame } from '#spec/front-line/1.1-the-game'
import { roundSupply, rounds, withSupply } from '#spec/front-line/1.9-rounds'
import { sixthTurn } from '#spec/front-line/2.1-turns'
import { inCapital } from '#spec/front-line/cities'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { roundProcedure, turnProcedure } from '#spec/front-line/procedures/procedures'
import { turnOf } from '#spec/front-line/supply'
import { PLAYERS } from '#spec/front-line/vocabulary'

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
