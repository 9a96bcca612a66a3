/** A Task, or none, of a player in the opponent's turn. @module */

import {
  asks,
  type Chart,
  type Context,
  charting,
  deciding,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { mayNotReact } from '#spec/front-line/5.1-tasks'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { answerProcedure, TurnArgs } from '#spec/front-line/procedures/procedures'
import * as cited from '#spec/front-line/rules.gen'
import { tookSupply } from '#spec/front-line/units'
import { type SupplyUse, TASKS, type Task } from '#spec/front-line/vocabulary'
import { ANSWERS, answerTo, taskCall } from './2.1-choices.js'
import { exhausted, TASK_USED } from './2.1-effects.js'

const Data = record({ task: z.enum(['none', ...TASKS]), ...TurnArgs.unwrap().shape })
type C = Context<Game, z.infer<typeof Data>>

/** Returns the last time at which an enemy unit used supply. */
function lastUse({ supplied, acted }: Game): SupplyUse {
  if (supplied !== 'nowhere') return 'just now'
  return acted.some(tookSupply) ? 'earlier' : 'not'
}

/** A Task that could be used. */
interface Using {
  readonly task: Task
}

const unusable = deciding<C, Using>()({
  table: mayNotReact,
  view: {
    task: (_, { task }) => task,
    leadership: ({ game, data }) => game.players[data.player].leadership,
    supplied: ({ game }) => lastUse(game),
    fireTime: ({ game }) => readingOf(game, cited.fireTime),
  },
})

const offer = asks<C>().may(option('no Task'), {
  name: "a Task in the opponent's turn",
  cites: [cited.missionActions.anyTurn, cited.tasks.available],
  seat: ({ data }) => data.player,
  from: () => TASKS.map((task) => option('use', { task })),
  says: (_, { task }) => task,
  forbid: unusable,
  leads: ({ data: { player } }, { task }) => answerTo(player, task),
})

export function answerChart(_: Components): Chart {
  const { chart, go } = charting<Game, OptionOf<typeof offer>>().implementing(answerProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { task: 'none', ...args } }),
    initial: 'choosing a Task',
    states: {
      'choosing a Task': {
        meta: { asks: offer, requirements: [cited.missionActions.anyTurn] },
        on: {
          use: go('the Task runs', TASK_USED, ({ context: { game, data }, event: { task } }) => ({
            game: exhausted(game, data.player),
            data: { ...data, task },
          })),
          'no Task': 'done',
          nothing: 'done',
        },
      },
      'the Task runs': {
        meta: { calls: { procedures: ANSWERS, pick: ({ data }) => taskCall(data.player, data.task) } },
        on: { returned: 'done' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
