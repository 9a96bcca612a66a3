/** The rounds from 4 on: the powers in their order, the Soviets last. @module */

import { type Chart, type Context, calls, charting, type Json, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { type ENDED, nextTurn } from '#spec/russian-civil-war/4-soviet-republic'
import { winnerOf } from '#spec/russian-civil-war/6-victory-cities'
import type { Components } from '#spec/russian-civil-war/components/components'
import type { Game } from '#spec/russian-civil-war/game'
import { campaign, otherFrontsProcedure, turnProcedure } from '#spec/russian-civil-war/procedures'
import * as cited from '#spec/russian-civil-war/rules.gen'
import { sovietsInPlay } from '#spec/russian-civil-war/sides'
import { POWERS, type Power } from '#spec/russian-civil-war/vocabulary'

const Data = record({
  power: z.enum(POWERS),
  /** True if the Soviets take a turn out of order, at once after the Revolution. */
  atOnce: z.boolean(),
})

type Data = z.infer<typeof Data>
type C = Context<Game, Data>

function endedOf({ power, atOnce }: Data): (typeof ENDED)[number] {
  if (power === 'Soviet Russia') return atOnce ? 'Soviet Russia, at once' : 'Soviet Russia'
  return power === 'Russia' || power === 'USA' ? power : 'another power'
}

/** Returns the next power after a turn with a given result. */
const nextAfter = ({ game, data }: C, result: Json) =>
  nextTurn.ask({
    after: endedOf(data),
    soviets: sovietsInPlay(game),
    revolution: result === 'with the Revolution',
    firstSovietTurn: readingOf(game, cited.firstSovietTurn),
  })

/** The power after another one; after a Soviet turn out of place, the one that follows Russia. */
const following = ({ power, atOnce }: Data): Power => {
  const last = atOnce ? 'Russia' : power
  return POWERS[(POWERS.indexOf(last) + 1) % POWERS.length] ?? 'Austria-Hungary'
}

const { chart, go, when } = charting<Game>().implementing(campaign, Data)

export function roundsChart(components: Components): Chart {
  const isLast = (game: Game) =>
    winnerOf.compute(components, game) !== 'nobody' || game.round >= components.base.lastRound

  return chart({
    context: ({ input: { game } }) => ({ game, data: { power: 'Austria-Hungary', atOnce: false } }),
    initial: 'a turn',
    states: {
      'a turn': {
        meta: { calls: calls(turnProcedure, ({ data }) => ({ power: data.power })) },
        on: {
          returned: [
            when(
              'the Soviets take a turn at once',
              ({ context, event }) => nextAfter(context, event.result) === 'Soviet Russia, at once',
              go('a turn', [], () => ({ data: { power: 'Soviet Russia', atOnce: true } })),
            ),
            when(
              'it is time for the Soviet turn',
              ({ context, event }) => nextAfter(context, event.result) === 'Soviet Russia',
              go('a turn', [cited.republic.turnPlace], () => ({ data: { power: 'Soviet Russia', atOnce: false } })),
            ),
            when(
              'the round is over',
              ({ context, event }) => nextAfter(context, event.result) === 'the end of the round',
              'the other fronts',
            ),
            go('a turn', [], ({ context: { data } }) => ({ data: { power: following(data), atOnce: false } })),
          ],
        },
      },
      'the other fronts': {
        meta: { calls: calls(otherFrontsProcedure, () => null) },
        on: { returned: 'the end of a round' },
      },
      'the end of a round': {
        always: [
          when(
            'a side has won, or it was the last round',
            ({ context: { game } }) => isLast(game),
            'the last round is over',
          ),
          go('a turn', [cited.opening.fromRound], ({ context: { game } }) => ({
            game: { ...game, round: game.round + 1 },
            data: { power: 'Austria-Hungary', atOnce: false },
          })),
        ],
      },
      'the last round is over': { type: 'final' },
    },
    output: null,
  })
}
