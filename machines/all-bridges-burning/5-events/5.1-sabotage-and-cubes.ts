/** An Event places Sabotage on borders or removes it, one by one. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf } from 'rulewright/book'
import { mayNotCube, mayNotSabotage } from '#spec/all-bridges-burning/5-events/5.1-effects-on-markers'
import { FORCES } from '#spec/all-bridges-burning/components/forces'
import { borderOf, type GameMap } from '#spec/all-bridges-burning/components/map'
import { stepsLeft } from '#spec/all-bridges-burning/events/bounds'
import { Cube, Sabotage } from '#spec/all-bridges-burning/events/marker-effects'
import { cubeProcedure, sabotageProcedure } from '#spec/all-bridges-burning/events/procedures'
import type { Game } from '#spec/all-bridges-burning/game'
import { withCubes } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { COLORS, type Color } from '#spec/all-bridges-burning/vocabulary'
import { borderText } from '#spec/all-bridges-burning/wording'
import { aboutEffect, type Counted, countData, decider, mayStop, noMore } from './5.1-steps.js'

/** The offer of the borders, over the map. */
const changingOn = (map: GameMap) =>
  asks<Context<Game, Counted<Sabotage>>>().upTo(
    noMore,
    {
      name: 'a border for Sabotage',
      about: aboutEffect,
      cites: [cited.executingEvents.executingSelects, cited.borders.separate],
      seat: decider,
      from: ({ data }) => map.borders.map(([one, other]) => option(data.effect.do, { border: borderOf(one, other) })),
      says: (_, { border }) => `on ${borderText(border)}`,
      forbid: {
        table: mayNotSabotage,
        view: {
          change: ({ data }) => data.effect.do,
          meant: ({ data: { spaces } }, { border }) =>
            map.borders.some(
              ([one, other]) => borderOf(one, other) === border && (spaces.includes(one) || spaces.includes(other)),
            ),
          marked: ({ game }, { border }) => game.sabotage.includes(border),
        },
      },
    },
    mayStop,
  )

export function sabotageChart(map: GameMap): Chart {
  const changing = changingOn(map)
  const { chart, go, when } = charting<Game, OptionOf<typeof changing>>().implementing(
    sabotageProcedure,
    countData(Sabotage),
  )
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { done: 0, ...args } }),
    initial: 'more?',
    states: {
      'more?': {
        always: [
          when(
            'the text has more Sabotage',
            ({ context: { data } }) => stepsLeft(data.effect, data.done) > 0,
            'changing',
          ),
          'done',
        ],
      },
      changing: {
        meta: { asks: changing, requirements: [cited.executingEvents.mustIfPossible] },
        on: {
          'place Sabotage': go('more?', [cited.executingEvents.literally], ({ context: { game, data }, event }) => ({
            game: { ...game, sabotage: [...game.sabotage, event.border].toSorted() },
            data: { ...data, done: data.done + 1 },
          })),
          'remove Sabotage': go('more?', [cited.executingEvents.literally], ({ context: { game, data }, event }) => ({
            game: { ...game, sabotage: game.sabotage.filter((border) => border !== event.border) },
            data: { ...data, done: data.done + 1 },
          })),
          'no more': go('done', [cited.executingEvents.literally]),
          nothing: go('done', [cited.executingEvents.partly]),
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}

/** Counts the cubes of a color that can be placed, or removed. */
const cubesFor = ({ game, data }: Context<Game, Counted<Cube>>, color: Color): number =>
  data.effect.do === 'place cube' ? FORCES.cubes[color] - game.cubes[color] : game.cubes[color]

const unresolved = ({ resolved: { red, white } }: Game): boolean => red + white < FORCES.issues

const changing = asks<Context<Game, Counted<Cube>>>().upTo(
  noMore,
  {
    name: 'a cube',
    about: aboutEffect,
    cites: [cited.executingEvents.executingSelects, cited.politicalDisplay.events],
    seat: decider,
    from: ({ data }) => COLORS.map((color) => option(data.effect.do, { color })),
    forbid: {
      table: mayNotCube,
      view: {
        change: ({ data }) => data.effect.do,
        meant: ({ data }, { color }) => data.effect.color === 'any' || data.effect.color === color,
        there: (context, { color }) => cubesFor(context, color) > 0,
        unresolved: ({ game }) => unresolved(game),
        reading: ({ game }) => readingOf(game, cited.cubesWithoutAnIssue),
      },
    },
  },
  mayStop,
)

const { chart, go, when } = charting<Game, OptionOf<typeof changing>>().implementing(cubeProcedure, countData(Cube))

export const cubeChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { done: 0, ...args } }),
  initial: 'more?',
  states: {
    'more?': {
      always: [
        when('the text has more cubes', ({ context: { data } }) => stepsLeft(data.effect, data.done) > 0, 'changing'),
        'done',
      ],
    },
    changing: {
      meta: { asks: changing, requirements: [cited.executingEvents.mustIfPossible] },
      on: {
        'place cube': go(
          'more?',
          [cited.executingEvents.literally, cited.politicalDisplay.events],
          ({ context: { game, data }, event }) => ({
            game: withCubes(game, event.color, 1),
            data: { ...data, done: data.done + 1 },
          }),
        ),
        'remove cube': go(
          'more?',
          [cited.executingEvents.literally, cited.politicalDisplay.events],
          ({ context: { game, data }, event }) => ({
            game: withCubes(game, event.color, -1),
            data: { ...data, done: data.done + 1 },
          }),
        ),
        'no more': go('done', [cited.executingEvents.literally]),
        nothing: go('done', [cited.executingEvents.partly]),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
