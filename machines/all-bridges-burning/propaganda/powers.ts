/**
 * The Troops of the Powers are brought to the level of Vassalage, Germans first.
 *
 * @module
 */
import { z } from 'zod'
import { powers } from '../../../spec/all-bridges-burning/clauses/propaganda-rounds.js'
import { redRevolt } from '../../../spec/all-bridges-burning/clauses/sequence-of-play.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { inSpace, townsWithReds, troopsOnMap, troopsOutOfPlay } from '../../../spec/all-bridges-burning/pieces.js'
import { powersProcedure } from '../../../spec/all-bridges-burning/procedures.js'
import { troopsCounted } from '../../../spec/all-bridges-burning/questions/troops-counted.js'
import { germanAdjustment, OCCASIONS, russianAdjustment } from '../../../spec/all-bridges-burning/tables/powers.js'
import { type Power, SPACES, type Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import { type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'

const Data = z.strictObject({ occasion: z.enum(OCCASIONS) }).readonly()
type Data = z.infer<typeof Data>
type C = Context<Game, Data>

/** How many Troops a Power is short of its Vassalage; below zero, how many it has too many. */
function missing(game: Game, power: Power): number {
  const boxed = readingOf(game, troopsCounted) === 'map and box' ? game.troopBoxes[power] : 0
  return game.vassalage[power] - troopsOnMap(game, power) - boxed
}

/** How many Troops can come from Out of Play. */
const coming = (game: Game, power: Power) => Math.min(missing(game, power), troopsOutOfPlay(game, power))

const germans = ({ game, data }: C) =>
  germanAdjustment.ask({ occasion: data.occasion, missing: missing(game, 'germany') })
const russians = ({ game, data }: C) =>
  russianAdjustment.ask({
    occasion: data.occasion,
    missing: missing(game, 'russia'),
    townWithReds: townsWithReds(game).length > 0,
  })

const troops =
  (power: Power) =>
  ({ game }: C) =>
    missing(game, power) < 0
      ? SPACES.filter((space) => game.spaces[space].troops[power] > 0).map((space) =>
          option('remove', { power, space }),
        )
      : []

const removal = (power: Power) =>
  asks<C>().chance({
    name: 'a random Troop to remove',
    cites: [powers.removeRandom, redRevolt.russianRemove],
    from: troops(power),
    weight: ({ game }, { space }) => game.spaces[space].troops[power],
  })
const germanRemoval = removal('germany')
const russianRemoval = removal('russia')
const russianTown = asks<C>().chance({
  name: 'a random Town with Reds pieces',
  cites: [powers.placeRussians, redRevolt.russianRandomTown],
  from: ({ game }) => townsWithReds(game).map((town) => option('place Russians', { town })),
})

const { chart, effect, when } = charting<
  Game,
  OptionOf<typeof germanRemoval> | OptionOf<typeof russianTown>
>().implementing(powersProcedure, Data)

const withTroops = (game: Game, space: Space, power: Power, more: number): Game =>
  inSpace(game, space, (before) => ({ ...before, troops: { ...before.troops, [power]: before.troops[power] + more } }))

const boxed = (game: Game): Game => ({
  ...game,
  troopBoxes: { ...game.troopBoxes, germany: game.troopBoxes.germany + coming(game, 'germany') },
})

/** The chart of the adjustment of Troops. */
export const powersChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'Germans',
  states: {
    Germans: {
      always: [
        {
          target: 'Russians',
          guard: when(({ context }) => germans(context) === 'place'),
          meta: { requirements: [powers.placeGermans, redRevolt.germanTroops] },
          actions: effect(({ context: { game } }) => ({ game: boxed(game) })),
        },
        {
          target: 'Germans removed',
          guard: when(({ context }) => germans(context) === 'remove'),
          meta: { requirements: [powers.removeRandom] },
        },
        { target: 'Russians' },
      ],
    },
    'Germans removed': {
      meta: { asks: germanRemoval },
      on: {
        remove: {
          target: 'Germans removed',
          meta: { requirements: [powers.removeRandom, powers.toOutOfPlay] },
          actions: effect(({ context: { game }, event }) => ({ game: withTroops(game, event.space, 'germany', -1) })),
        },
        nothing: 'Russians',
      },
    },
    Russians: {
      always: [
        {
          target: 'Russians placed',
          guard: when(({ context }) => russians(context) === 'place' && coming(context.game, 'russia') > 0),
        },
        { target: 'Russians removed', guard: when(({ context }) => russians(context) === 'remove') },
        { target: 'done' },
      ],
    },
    'Russians placed': {
      meta: { asks: russianTown },
      on: {
        'place Russians': {
          target: 'done',
          meta: { requirements: [powers.placeRussians, redRevolt.russianPlace, redRevolt.russianRandomTown] },
          actions: effect(({ context: { game }, event }) => ({
            game: withTroops(game, event.town, 'russia', coming(game, 'russia')),
          })),
        },
      },
    },
    'Russians removed': {
      meta: { asks: russianRemoval },
      on: {
        remove: {
          target: 'Russians removed',
          meta: { requirements: [powers.removeRandom, powers.toOutOfPlay, redRevolt.russianRemove] },
          actions: effect(({ context: { game }, event }) => ({ game: withTroops(game, event.space, 'russia', -1) })),
        },
        nothing: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
