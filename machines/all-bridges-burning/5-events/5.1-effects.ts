/** The effects of a text, one after the other. @module */

import {
  asks,
  type Calls,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { mayNotSelectSpace, settledAtOnce } from '#spec/all-bridges-burning/5-events/5.1-events'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { type Effect, Effects, InSpaces } from '#spec/all-bridges-burning/events/effects'
import { factionOf, ownersOf } from '#spec/all-bridges-burning/events/owners'
import {
  effectsProcedure,
  inSpacesProcedure,
  PROCEDURE_OF,
  reading,
  standing,
} from '#spec/all-bridges-burning/events/procedures'
import { spacesMeant } from '#spec/all-bridges-burning/events/spaces'
import type { Game } from '#spec/all-bridges-burning/game'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import type { Trials } from '../8-non-players/8.1.5-trials.js'
import {
  aboutEffect,
  afterStep,
  decider,
  goesOn,
  mayStop,
  noMore,
  notBegun,
  type Stepped,
  stepData,
} from './5.1-steps.js'
import { weighingSpaces } from './5.1-trying.js'

const Data = record({
  effects: Effects,
  ...standing,
  ...reading,
  /** The number of effects that have begun. */
  begun: z.int().min(0),
  /** The spaces that the effects mean, where a reading settles them all as the text begins. */
  settled: z
    .array(z.array(z.enum(SPACES)).readonly())
    .readonly()
    .exactOptional(),
})

type Data = z.infer<typeof Data>
type C = Context<Game, Data>
const current = ({ effects, begun }: Data): Effect => certain(effects[begun - 1], 'effect of the Event')

/** The spaces that an effect means, as things are now. */
const meant = (map: GameMap, game: Game, { executing, here }: Data, effect: Effect): readonly Space[] =>
  spacesMeant.compute(map, game, { executing, here }, 'where' in effect ? effect.where : 'any')

/** The spaces that all effects mean as the text begins, where there are several and they are settled then. */
const settledIn = (map: GameMap, game: Game, data: Data): Pick<Data, 'settled'> =>
  data.effects.length > 1 && settledAtOnce.ask({ reading: readingOf(game, cited.spacesSettled) })
    ? { settled: data.settled ?? data.effects.map((effect) => meant(map, game, data, effect)) }
    : {}

/** Settles the next effect as the position stands when it begins: the decider, the spaces and the owners of pieces. */
function read(map: GameMap, game: Game, data: Data): Data {
  const next = { ...data, ...settledIn(map, game, data), begun: data.begun + 1 }
  const { executing } = data
  const effect = current(next)
  return {
    ...next,
    decides: factionOf('by' in effect ? (effect.by ?? 'executing') : 'executing', executing),
    spaces: next.settled?.[data.begun] ?? meant(map, game, data, effect),
    owners: 'of' in effect ? ownersOf(effect.of, executing) : [],
  }
}

const carryingOut: Calls<C> = {
  procedures: [...new Set(Object.values(PROCEDURE_OF))],
  pick: ({ data }) => {
    const { executing, here, decides, spaces, owners } = data
    const effect = current(data)
    return { procedure: PROCEDURE_OF[effect.do], args: { effect, executing, here, decides, spaces, owners } }
  },
}

export function effectsChart(map: GameMap): Chart {
  const { chart, go, when } = charting<Game>().implementing(effectsProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({
      game,
      data: { decides: args.executing, spaces: [], owners: [], begun: 0, ...args },
    }),
    initial: 'next effect',
    states: {
      'next effect': {
        always: [
          when(
            'the text goes on',
            ({ context: { data } }) => data.begun < data.effects.length,
            go(
              'carrying out',
              [cited.executingEvents.literally, cited.executingEvents.mustIfPossible],
              ({ context: { game, data } }) => ({ data: read(map, game, data) }),
            ),
          ),
          'done',
        ],
      },
      'carrying out': {
        meta: { calls: carryingOut, requirements: [cited.executingEvents.executingSelects] },
        on: { returned: 'next effect' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}

type SpacesContext = Context<Game, Stepped<InSpaces>>

const selectingWith = (trials: Trials) =>
  asks<SpacesContext>().upTo(
    noMore,
    {
      name: 'a space in which the text is carried out',
      about: aboutEffect,
      cites: [cited.executingEvents.executingSelects],
      seat: decider,
      from: () => SPACES.map((space) => option('select', { space })),
      forbid: {
        table: mayNotSelectSpace,
        view: {
          meant: ({ data }, { space }) => data.spaces.includes(space),
          again: ({ data }, { space }) => data.steps.includes(space),
          ...weighingSpaces(trials),
        },
      },
    },
    mayStop,
  )

export function inSpacesChart(trials: Trials): Chart {
  const selecting = selectingWith(trials)
  const { chart, go, when } = charting<Game, OptionOf<typeof selecting>>().implementing(
    inSpacesProcedure,
    stepData(InSpaces),
  )
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: notBegun(args) }),
    initial: 'more?',
    states: {
      'more?': {
        always: [when('the text has more spaces', ({ context: { data } }) => goesOn(data), 'selecting'), 'done'],
      },
      selecting: {
        meta: { asks: selecting, requirements: [cited.executingEvents.mustIfPossible] },
        on: {
          select: go('in the space', [cited.executingEvents.literally], ({ context: { data }, event }) => ({
            data: afterStep(data, event.space),
          })),
          'no more': go('done', [cited.executingEvents.literally]),
          nothing: go('done', [cited.executingEvents.partly]),
        },
      },
      'in the space': {
        meta: {
          calls: calls(effectsProcedure, ({ data: { executing, effect: text, steps } }) => ({
            effects: text.effects,
            executing,
            here: certain(steps.at(-1), 'space at hand'),
          })),
        },
        on: { returned: 'more?' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
