/** The Troops of the Powers are brought to the level of Vassalage, Germans first. @module */

import { asks, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import {
  boxSurplus,
  germanAdjustment,
  germansDue,
  OCCASIONS,
  russianAdjustment,
  russianExit,
  russianRemoval,
  russianSource,
  townsWithReds,
} from '#spec/all-bridges-burning/6-propaganda-rounds/6.5.3-powers'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace, troopsOnMap, troopsOutOfPlay, withTroops } from '#spec/all-bridges-burning/pieces'
import { powersProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type Power, SPACES, type Space, TOWNS } from '#spec/all-bridges-burning/vocabulary'

const Data = record({
  occasion: z.enum(OCCASIONS),
  /** The Town from which Russians are removed, where a reading confines them to one. */
  town: z.enum([...TOWNS, 'anywhere']),
})

type C = Context<Game, z.infer<typeof Data>>
const COUNTED = { germany: cited.germansCounted, russia: cited.russiansCounted } as const

/** Returns the shortage of a Power's Troops against its Vassalage, or a negative number for a surplus. */
function missing(game: Game, power: Power): number {
  const boxed = readingOf(game, COUNTED[power]) === 'map and box' ? game.troopBoxes[power] : 0
  return game.vassalage[power] - troopsOnMap(game, power) - boxed
}

/** Returns the number of Germans due, or a negative number for a surplus. */
function germansMissing({ game, data }: C): number {
  const due = germansDue.ask({ occasion: data.occasion, reading: readingOf(game, cited.germansOfTheRevolt) })
  return due === 'the whole level' ? game.vassalage.germany : missing(game, 'germany')
}

/** Counts the Germans that come from Out of Play. */
const germansComing = (context: C) => Math.min(germansMissing(context), troopsOutOfPlay(context.game, 'germany'))

/** Counts the Russians that come from Out of Play, and from their box if they can come from there too. */
function russiansComing({ game, data }: C) {
  const short = missing(game, 'russia')
  const outside = Math.min(short, troopsOutOfPlay(game, 'russia'))
  const source = russianSource.ask({
    occasion: data.occasion,
    reading: readingOf(game, cited.newRussians),
    fallen: readingOf(game, cited.fallenRussians),
  })
  const boxed = source === 'Available as well' ? Math.min(short - outside, game.troopBoxes.russia) : 0
  return { all: outside + boxed, boxed }
}

const germans = (context: C) =>
  germanAdjustment.ask({ occasion: context.data.occasion, missing: germansMissing(context) })

const russians = ({ game, data }: C) =>
  russianAdjustment.ask({
    occasion: data.occasion,
    missing: missing(game, 'russia'),
    townWithReds: townsWithReds(game).length > 0,
    reading: readingOf(game, cited.russiansWithoutTown),
  })

const confined = ({ game, data }: C) =>
  russianRemoval.ask({ occasion: data.occasion, reading: readingOf(game, cited.russianRemovalTown) }) === 'one Town'

const surplus =
  (power: Power) =>
  ({ game, data }: C) =>
    missing(game, power) < 0
      ? SPACES.filter((space) => game.spaces[space].troops[power] > 0)
          .filter((space) => power === 'germany' || data.town === 'anywhere' || data.town === space)
          .map((space) => option('remove', { power, space }))
      : []

const inTheSpace =
  (power: Power) =>
  ({ game }: C, { space }: { readonly space: Space }) =>
    game.spaces[space].troops[power]

/** Formats a Troop by its space only. The name of the offer gives its owner. */
const inWhichSpace = (_: C, { space }: { readonly space: Space }) => `one in ${space}`

const ask = asks<C>()

const germanTroop = ask.chance({
  name: 'a random German Troop to remove',
  cites: [cited.powers.removeRandom],
  from: surplus('germany'),
  says: inWhichSpace,
  weight: inTheSpace('germany'),
})

const russianTroop = ask.chance({
  name: 'a random Russian Troop to remove',
  cites: [cited.powers.removeRandom, cited.redRevolt.russianRemove],
  from: surplus('russia'),
  says: inWhichSpace,
  weight: inTheSpace('russia'),
})

const townOfRemoval = ask.chance({
  name: 'a random Town with Reds pieces, to remove Russians from',
  cites: [cited.redRevolt.russianRandomTown],
  from: ({ game }) => townsWithReds(game).map((town) => option('pick the Town', { town })),
})

const townOfPlacing = ask.chance({
  name: 'a random Town with Reds pieces, to place Russians in',
  cites: [cited.powers.placeRussians, cited.redRevolt.russianRandomTown],
  from: (context) =>
    (russians(context) === 'place anywhere' ? TOWNS : townsWithReds(context.game)).map((town) =>
      option('place Russians', { town }),
    ),
})

const { chart, go, when } = charting<
  Game,
  OptionOf<typeof germanTroop> | OptionOf<typeof townOfRemoval> | OptionOf<typeof townOfPlacing>
>().implementing(powersProcedure, Data)

const withTroopsIn = (game: Game, space: Space, power: Power, more: number): Game =>
  inSpace(game, space, (before) => withTroops(before, power, more))

const withBox = (game: Game, power: Power, more: number): Game => ({
  ...game,
  troopBoxes: { ...game.troopBoxes, [power]: Math.max(0, game.troopBoxes[power] + more) },
})

/** A game in which Russians have come to a Town. */
const withRussians = (context: C, town: Space): Game => {
  const { all, boxed } = russiansComing(context)
  return withBox(withTroopsIn(context.game, town, 'russia', all), 'russia', -boxed)
}

/** A game in which a Russian has left a space. */
const withoutRussian = ({ game, data }: C, space: Space): Game => {
  const exit = russianExit.ask({ occasion: data.occasion, reading: readingOf(game, cited.removedRussians) })
  return withBox(withTroopsIn(game, space, 'russia', -1), 'russia', exit === 'Available' ? 1 : 0)
}

const surplusLeaves = (game: Game) =>
  missing(game, 'germany') < 0 && boxSurplus.ask({ reading: readingOf(game, cited.surplusInTheBox) })

export const powersChart = chart({
  door: { occasion: ({ args }) => args.occasion, phase: ({ game }) => game.phase },
  context: ({ input: { game, args } }) => ({ game, data: { town: 'anywhere', ...args } }),
  initial: 'Germans',
  states: {
    Germans: {
      always: [
        when(
          'there are fewer Germans than Vassalage',
          ({ context }) => germans(context) === 'place',
          go('Russians', [], ({ context }) => ({ game: withBox(context.game, 'germany', germansComing(context)) })),
        ),
        when(
          'there are more Germans than Vassalage',
          ({ context }) => germans(context) === 'remove',
          'Germans removed',
        ),
        'Russians',
      ],
    },
    'Germans removed': {
      meta: { asks: germanTroop },
      on: {
        remove: go(
          'Germans removed',
          [cited.powers.removeRandom, cited.powers.toOutOfPlay],
          ({ context: { game }, event }) => ({
            game: withTroopsIn(game, event.space, 'germany', -1),
          }),
        ),
        nothing: 'Germans in the box',
      },
    },
    'Germans in the box': {
      always: [
        when(
          'surplus leaves the box (reading)',
          ({ context: { game } }) => surplusLeaves(game),
          go('Russians', [cited.powers.matchVassalage, cited.powers.toOutOfPlay], ({ context: { game } }) => ({
            game: withBox(game, 'germany', missing(game, 'germany')),
          })),
        ),
        'Russians',
      ],
    },
    Russians: {
      always: [
        when(
          'there are fewer Russians than Vassalage, and some can come',
          ({ context }) => russians(context).startsWith('place') && russiansComing(context).all > 0,
          'Russians placed',
        ),
        when(
          'there are more Russians than Vassalage, and one Town loses them (reading)',
          ({ context }) => russians(context) === 'remove' && confined(context),
          'Town of the removal',
        ),
        when(
          'there are more Russians than Vassalage',
          ({ context }) => russians(context) === 'remove',
          'Russians removed',
        ),
        'done',
      ],
    },
    'Russians placed': {
      meta: { asks: townOfPlacing },
      on: {
        'place Russians': go('done', [cited.powers.placeRussians], ({ context, event }) => ({
          game: withRussians(context, event.town),
        })),
      },
    },
    'Town of the removal': {
      meta: { asks: townOfRemoval },
      on: {
        'pick the Town': go(
          'Russians removed',
          [cited.redRevolt.russianRandomTown],
          ({ context: { data }, event }) => ({
            data: { ...data, town: event.town },
          }),
        ),
        nothing: 'done',
      },
    },
    'Russians removed': {
      meta: { asks: russianTroop },
      on: {
        remove: go('Russians removed', [cited.powers.toOutOfPlay], ({ context, event }) => ({
          game: withoutRussian(context, event.space),
        })),
        nothing: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
