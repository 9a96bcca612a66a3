/** The special movement: Soviet units come to the map, and Possession markers are placed. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { controlOf } from '#spec/talvisota/1.1-general-points'
import { isGapOf, logisticLine } from '#spec/talvisota/1.1-logistic-lines'
import { mayNotEnter, mayNotMark } from '#spec/talvisota/2.4-game-turn'
import { mayNotTakeBack } from '#spec/talvisota/6.1-soviet-progression'
import type { Components } from '#spec/talvisota/components/components'
import type { Game } from '#spec/talvisota/game'
import { specialMovementProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { markersLeft, printed, spaceIn, withSoviets, withSpace } from '#spec/talvisota/spaces'
import { minus, sizeOf, soviets } from '#spec/talvisota/units'
import { FRONTS, type Front, SOVIET_UNITS } from '#spec/talvisota/vocabulary'

const Data = record({
  /** The spaces that the units of a Front have entered, each once. */
  entered: z.array(record({ front: z.enum(FRONTS), space: z.string() })).readonly(),
  front: z.enum(FRONTS),
  space: z.string(),
  number: z.int().min(0),
  /** The spaces that have got a Possession marker. */
  marked: z.array(z.string()).readonly(),
})
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()
const seat = () => 'Soviets'

const enteredElsewhere = ({ data }: C, front: Front, space: string): boolean =>
  data.entered.some((one) => one.front === front && one.space !== space)

const unitOffer = ask.upTo(
  option('enough'),
  {
    name: 'units that come to the map',
    cites: [cited.gameTurn.movement],
    about: ({ data: { front, space } }) => `from ${front} to ${space}`,
    seat,
    from: ({ game, data: { front } }) =>
      SOVIET_UNITS.flatMap((unit) =>
        Array.from({ length: game.soviets.fronts[front][unit] }, (_, index) =>
          option('move', { unit, number: index + 1 }),
        ),
      ),
    says: (_, { unit, number }) => `${number} ${unit}`,
  },
  ({ data: { number } }) => number > 0,
)

const markOffers = ({ map }: Components) => {
  const held = ({ game }: C) => map.spaces.map(({ name }) => name).filter((name) => spaceIn(game, name).possession)
  const isGap = (game: Game, space: string) => FRONTS.some((front) => isGapOf(game, map, front, space))
  const onLine = (game: Game, space: string) =>
    FRONTS.some((front) => logisticLine.compute(game, { front }, map).includes(space))
  const onOneLine = (game: Game, spaces: readonly string[]) =>
    FRONTS.some((front) => {
      const line = logisticLine.compute(game, { front }, map)
      return spaces.every((space) => line.includes(space) || isGapOf(game, map, front, space))
    })
  return {
    back: ask.upTo(option('no marker back'), {
      name: 'a Possession marker to take back',
      cites: [cited.gameTurn.markers],
      seat,
      from: (context) => held(context).map((space) => option('take back', { space })),
      says: (_, { space }) => space,
      forbid: {
        table: mayNotTakeBack,
        view: {
          markerBack: ({ game }) => readingOf(game, cited.markerBack),
          units: ({ game }, { space }) => sizeOf(spaceIn(game, space).soviets) > 0,
          emptySpace: ({ game }) => readingOf(game, cited.emptySpace),
        },
      },
    }),
    mark: ask.upTo(option('no marker'), {
      name: 'a space for a Possession marker',
      cites: [cited.gameTurn.markers],
      about: ({ game }) => `${markersLeft(game)} left`,
      seat,
      from: () => map.spaces.map(({ name }) => option('mark', { space: name })),
      says: (_, { space }) => space,
      forbid: {
        table: mayNotMark,
        view: {
          line: ({ game }, { space }) => onLine(game, space),
          gap: ({ game }, { space }) => isGap(game, space),
          emptyEntered: ({ game }) => readingOf(game, cited.emptyEntered),
          together: ({ game, data: { marked } }, { space }) => onOneLine(game, [...marked, space]),
          markerLines: ({ game }) => readingOf(game, cited.markerLines),
          territory: (_, { space }) => printed(map, space).side,
          marker: ({ game }, { space }) => spaceIn(game, space).possession,
          left: ({ game }) => markersLeft(game),
        },
      },
    }),
  }
}

const spaceOfferOn = ({ map }: Components) =>
  ask.upTo(option('no more units'), {
    name: 'a space to which units come',
    cites: [cited.gameTurn.movement],
    seat,
    from: () => FRONTS.flatMap((front) => map.spaces.map(({ name }) => option('enter', { front, space: name }))),
    says: (_, { front, space }) => `${front}, ${space}`,
    forbid: {
      table: mayNotEnter,
      view: {
        line: ({ game }, { front, space }) => logisticLine.compute(game, { front }, map).includes(space),
        gap: ({ game }, { front, space }) => isGapOf(game, map, front, space),
        emptyEntered: ({ game }) => readingOf(game, cited.emptyEntered),
        finns: ({ game }, { space }) => controlOf(game, map, space) === 'Finns',
        elsewhere: (context, { front, space }) => enteredElsewhere(context, front, space),
        units: ({ game }, { front }) => Math.min(1, sizeOf(game.soviets.fronts[front])),
        entering: ({ game }) => readingOf(game, cited.entering),
        turn: ({ game }) => (game.turn > 1 ? 'a later one' : 'December I'),
        movementFrom: ({ game }) => readingOf(game, cited.movementFrom),
      },
    },
  })

export function specialMovementChart(parts: Components): Chart {
  const spaceOffer = spaceOfferOn(parts)
  const { back, mark } = markOffers(parts)
  const { chart, go } = charting<
    Game,
    OptionOf<typeof spaceOffer> | OptionOf<typeof unitOffer> | OptionOf<typeof back> | OptionOf<typeof mark>
  >().implementing(specialMovementProcedure, Data)
  return chart({
    context: ({ input: { game } }) => ({
      game,
      data: { entered: [], front: 'Karelia', space: 'none', number: 0, marked: [] },
    }),
    initial: 'a space',
    states: {
      'a space': {
        meta: { asks: spaceOffer },
        on: {
          enter: go(
            'units',
            [cited.gameTurn.movement, cited.generalPoints.line, cited.generalPoints.centres],
            ({ context: { data }, event: { front, space } }) => ({
              data: {
                ...data,
                entered: data.entered.some((one) => one.front === front && one.space === space)
                  ? data.entered
                  : [...data.entered, { front, space }],
                front,
                space,
                number: 0,
              },
            }),
          ),
          'no more units': 'markers back',
          nothing: 'markers back',
        },
      },
      units: {
        meta: { asks: unitOffer },
        on: {
          move: go('units', [cited.gameTurn.movement], ({ context: { game, data }, event: { unit, number } }) => {
            const units = soviets(unit, number)
            const { fronts } = game.soviets
            const left = { ...fronts, [data.front]: minus(fronts[data.front], units) }
            return {
              game: withSoviets({ ...game, soviets: { ...game.soviets, fronts: left } }, data.space, units),
              data: { ...data, number: data.number + number },
            }
          }),
          enough: 'a space',
          nothing: 'a space',
        },
      },
      'markers back': {
        meta: { asks: back },
        on: {
          'take back': go('markers back', [cited.gameTurn.markers], ({ context: { game }, event: { space } }) => ({
            game: withSpace(game, space, { possession: false }),
          })),
          'no marker back': 'markers',
          nothing: 'markers',
        },
      },
      markers: {
        meta: { asks: mark },
        on: {
          mark: go('markers', [cited.gameTurn.markers], ({ context: { game, data }, event: { space } }) => ({
            game: withSpace(game, space, { possession: true }),
            data: { ...data, marked: [...data.marked, space] },
          })),
          'no marker': 'done',
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
