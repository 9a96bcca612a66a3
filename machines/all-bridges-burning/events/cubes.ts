/**
 * An Event places cubes in the Political Display or removes them, one by one.
 *
 * @module
 */
import { executingEvents } from '../../../spec/all-bridges-burning/clauses/events.js'
import { politicalDisplay } from '../../../spec/all-bridges-burning/clauses/tracks.js'
import { FORCES } from '../../../spec/all-bridges-burning/components/forces.js'
import { stepsLeft } from '../../../spec/all-bridges-burning/events/bounds.js'
import { Cube } from '../../../spec/all-bridges-burning/events/marker-effects.js'
import { cubeProcedure } from '../../../spec/all-bridges-burning/events/procedures.js'
import { mayNotCube } from '../../../spec/all-bridges-burning/events/tables/markers.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { cubesWithoutAnIssue } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/cubes-without-an-issue.js'
import { COLORS, type Color } from '../../../spec/all-bridges-burning/vocabulary.js'
import { type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { aboutEffect, type Counted, countData, decider, mayStop, noMore } from './stepping.js'

/** How many cubes of a color there are to be placed, or to be removed. */
const cubesFor = ({ game, data }: Context<Game, Counted<Cube>>, color: Color): number =>
  data.effect.do === 'place cube' ? FORCES.cubes[color] - game.cubes[color] : game.cubes[color]

const unresolved = ({ resolved: { red, white } }: Game): boolean => red + white < FORCES.issues

const changing = asks<Context<Game, Counted<Cube>>>().upTo(
  noMore,
  {
    name: 'a cube',
    about: aboutEffect,
    cites: [executingEvents.executingSelects, politicalDisplay.events],
    seat: decider,
    from: ({ data }) => COLORS.map((color) => option(data.effect.do, { color })),
    forbid: {
      table: mayNotCube,
      view: {
        change: ({ data }) => data.effect.do,
        meant: ({ data }, { color }) => data.effect.color === 'any' || data.effect.color === color,
        there: (context, { color }) => cubesFor(context, color) > 0,
        unresolved: ({ game }) => unresolved(game),
        reading: ({ game }) => readingOf(game, cubesWithoutAnIssue),
      },
    },
  },
  mayStop,
)

const { chart, effect, when } = charting<Game, OptionOf<typeof changing>>().implementing(cubeProcedure, countData(Cube))

const withCubes = (game: Game, color: Color, by: number): Game => ({
  ...game,
  cubes: { ...game.cubes, [color]: game.cubes[color] + by },
})

/** The chart by which an Event places cubes or removes them. */
export const cubeChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { done: 0, ...args } }),
  initial: 'more?',
  states: {
    'more?': {
      always: [
        {
          target: 'changing',
          guard: when('the text has more cubes', ({ context: { data } }) => stepsLeft(data.effect, data.done) > 0),
        },
        { target: 'done' },
      ],
    },
    changing: {
      meta: { asks: changing, requirements: [executingEvents.mustIfPossible] },
      on: {
        'place cube': {
          target: 'more?',
          meta: { requirements: [executingEvents.literally, politicalDisplay.events] },
          actions: effect(({ context: { game, data }, event }) => ({
            game: withCubes(game, event.color, 1),
            data: { ...data, done: data.done + 1 },
          })),
        },
        'remove cube': {
          target: 'more?',
          meta: { requirements: [executingEvents.literally, politicalDisplay.events] },
          actions: effect(({ context: { game, data }, event }) => ({
            game: withCubes(game, event.color, -1),
            data: { ...data, done: data.done + 1 },
          })),
        },
        'no more': { target: 'done', meta: { requirements: [executingEvents.literally] } },
        nothing: { target: 'done', meta: { requirements: [executingEvents.partly] } },
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
