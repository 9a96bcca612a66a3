/** An Event shifts Support and Opposition, level by level. @module */

import { asks, type Context, charting, type OptionOf, option } from 'rulewright/book'
import { mayNotShift } from '#spec/all-bridges-burning/5-events/5.1-effects-on-markers'
import { Shift } from '#spec/all-bridges-burning/events/marker-effects'
import { shiftProcedure } from '#spec/all-bridges-burning/events/procedures'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace, nextLevel } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { LEVELS, type Level, SPACES } from '#spec/all-bridges-burning/vocabulary'
import {
  aboutEffect,
  afterStep,
  decider,
  goesOn,
  mayStop,
  noMore,
  notBegun,
  type Stepped,
  standing,
  stepData,
} from './5.1-steps.js'
import { weighingSteps } from './5.1-trying.js'

const NEUTRAL = LEVELS.indexOf('Neutral')

/** Counts the shifts of a level that a text still allows. */
function shiftsIn(level: Level, toward: Shift['toward']): number {
  const at = LEVELS.indexOf(level)
  const most = { Support: LEVELS.length - 1 - at, Opposition: at, Neutral: Math.abs(at - NEUTRAL), either: Infinity }
  return most[toward]
}

const shifting = asks<Context<Game, Stepped<Shift>>>().upTo(
  noMore,
  {
    name: 'a level to shift',
    about: aboutEffect,
    cites: [cited.executingEvents.executingSelects, cited.support.shifts],
    seat: decider,
    from: () =>
      SPACES.flatMap((space) =>
        (['Support', 'Opposition'] as const).map((toward) => option('shift', { space, toward })),
      ),
    says: (_, { space, toward }) => `${space} toward ${toward}`,
    forbid: {
      table: mayNotShift,
      view: {
        toward: (_, { toward }) => toward,
        text: ({ data }) => data.effect.toward,
        level: ({ game }, { space }) => game.spaces[space].level,
        ...standing,
        ...weighingSteps<Stepped<Shift>>(({ game, data }, name) =>
          shiftsIn(game.spaces[name].level, data.effect.toward),
        ),
      },
    },
  },
  mayStop,
)

const { chart, go, when } = charting<Game, OptionOf<typeof shifting>>().implementing(shiftProcedure, stepData(Shift))

export const shiftChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: notBegun(args) }),
  initial: 'more?',
  states: {
    'more?': {
      always: [when('the text has more shifted', ({ context: { data } }) => goesOn(data), 'shifting'), 'done'],
    },
    shifting: {
      meta: { asks: shifting, requirements: [cited.executingEvents.mustIfPossible] },
      on: {
        shift: go(
          'more?',
          [cited.executingEvents.literally, cited.support.shifts],
          ({ context: { game, data }, event: { space, toward } }) => ({
            game: inSpace(game, space, (before) => ({ ...before, level: nextLevel(before.level, toward) })),
            data: afterStep(data, space),
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
