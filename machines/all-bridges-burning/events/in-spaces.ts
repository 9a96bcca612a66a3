/**
 * An Event has spaces selected, and the same done in each.
 *
 * @module
 */

import { asks, type Chart, type Context, calls, certain, charting, type OptionOf, option } from '#kernel'
import { executingEvents, mayNotSelectSpace } from '#spec/all-bridges-burning/5-events/5.1-events'
import { InSpaces } from '#spec/all-bridges-burning/events/effects'
import { effectsProcedure, inSpacesProcedure } from '#spec/all-bridges-burning/events/procedures'
import type { Game } from '#spec/all-bridges-burning/game'
import { SPACES } from '#spec/all-bridges-burning/vocabulary'
import type { Trials } from '../non-players/trials.js'
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
} from './stepping.js'
import { weighingSpaces } from './trying.js'

type C = Context<Game, Stepped<InSpaces>>

const selectingWith = (trials: Trials) =>
  asks<C>().upTo(
    noMore,
    {
      name: 'a space in which the text is carried out',
      about: aboutEffect,
      cites: [executingEvents.executingSelects],
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

/** The chart by which an Event has the same done in several spaces. */
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
        meta: { asks: selecting, requirements: [executingEvents.mustIfPossible] },
        on: {
          select: go('in the space', [executingEvents.literally], ({ context: { data }, event }) => ({
            data: afterStep(data, event.space),
          })),
          'no more': go('done', [executingEvents.literally]),
          nothing: go('done', [executingEvents.partly]),
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
