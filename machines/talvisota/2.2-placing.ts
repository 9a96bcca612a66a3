/** Soviet units that arrive: their player divides them among the Fronts. @module */

import { asks, type Chart, type Context, certain, charting, type OptionOf, option, record } from 'rulewright/book'
import type { Game } from '#spec/talvisota/game'
import { placingProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { minus, plus, sizeOf, soviets } from '#spec/talvisota/units'
import { FRONTS, SOVIET_UNITS, type SovietUnit } from '#spec/talvisota/vocabulary'

const Data = record({})
type C = Context<Game, Record<string, never>>

const next = ({ game }: C): SovietUnit =>
  certain(
    SOVIET_UNITS.find((unit) => game.soviets.arriving[unit] > 0),
    'unit that arrives',
  )

const frontOffer = asks<C>().must({
  name: 'the Front of units that arrive',
  cites: [cited.sovietPlacement.fronts, cited.sovietPlacement.discretion],
  about: (context) => `${context.game.soviets.arriving[next(context)]} ${next(context)}`,
  seat: () => 'Soviets',
  from: (context) => {
    const unit = next(context)
    return FRONTS.flatMap((front) =>
      Array.from({ length: context.game.soviets.arriving[unit] }, (_, index) =>
        option('place', { unit, number: index + 1, front }),
      ),
    )
  },
  says: (_, { unit, number, front }) => `${number} ${unit}, ${front}`,
})

const { chart, go, when } = charting<Game, OptionOf<typeof frontOffer>>().implementing(placingProcedure, Data)

export const placingChart: Chart = chart({
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'what is left',
  states: {
    'what is left': {
      always: [
        when('all are placed', ({ context: { game } }) => sizeOf(game.soviets.arriving) === 0, 'done'),
        'a Front',
      ],
    },
    'a Front': {
      meta: { asks: frontOffer },
      on: {
        place: go(
          'what is left',
          [cited.sovietPlacement.fronts, cited.sovietPlacement.discretion],
          ({ context: { game }, event: { unit, number, front } }) => {
            const units = soviets(unit, number)
            const { fronts, arriving } = game.soviets
            return {
              game: {
                ...game,
                soviets: {
                  ...game.soviets,
                  arriving: minus(arriving, units),
                  fronts: { ...fronts, [front]: plus(fronts[front], units) },
                },
              },
            }
          },
        ),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
