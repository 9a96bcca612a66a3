/** A turn: the choice of supply, actions and Tasks, and the opponent's Tasks between them. @module */

import { type Calls, type Chart, calls, certain, charting, type OptionOf, readingOf } from 'rulewright/book'
import { goesOnWithout } from '#spec/front-line/2.1-turns'
import { firstWithTask } from '#spec/front-line/2.5-actions'
import { inCapital } from '#spec/front-line/cities'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import {
  type ActionArgs,
  actionProcedure,
  answerProcedure,
  turnProcedure,
} from '#spec/front-line/procedures/procedures'
import * as cited from '#spec/front-line/rules.gen'
import { opponentOf } from '#spec/front-line/vocabulary'
import {
  buildOfferOn,
  doingOfferOn,
  isBoardAction,
  OWN_TASKS,
  ownTaskOfferOn,
  supplyOffer,
  type TurnContext,
  TurnData,
  taskCall,
  withSeen,
} from './2.1-choices.js'
import { built, commissioned, ended, paidFor, raised, SUPPLY_USED, TASK_USED, withOwnTask } from './2.1-effects.js'

interface InContext {
  readonly context: TurnContext
}

const actionOf = ({ data: { player, supply, what } }: TurnContext): ActionArgs => ({
  player,
  supply: certain(supply === 'none' ? undefined : supply, 'supply of the turn'),
  what: certain(isBoardAction(what) ? what : undefined, 'action of a unit'),
})

const ownTask: Calls<TurnContext> = {
  procedures: OWN_TASKS,
  pick: ({ data }) => taskCall(data.player, data.what),
}

export function turnChart(parts: Components): Chart {
  const doingOffer = doingOfferOn(parts)
  const buildOffer = buildOfferOn(parts)
  const ownTaskOffer = ownTaskOfferOn(parts)
  const { chart, go, when } = charting<
    Game,
    | OptionOf<typeof supplyOffer>
    | OptionOf<typeof doingOffer>
    | OptionOf<typeof buildOffer>
    | OptionOf<typeof ownTaskOffer>
  >().implementing(turnProcedure, TurnData)

  const capitalOccupied = when(
    'a Capital is occupied',
    ({ context: { game } }: InContext) => inCapital(game, parts.fields[game.field]) !== 'nobody',
    go('turn over', [cited.theGame.capitalWins]),
  )

  return chart({
    context: ({ input: { game, args } }) => ({
      game,
      data: { supply: 'none', chit: 'none', replaced: false, what: 'none', ...args },
    }),
    initial: 'choosing supply',
    states: {
      'choosing supply': {
        meta: { asks: supplyOffer, requirements: [cited.turns.choose] },
        on: {
          choose: go('whose Task comes first', [], ({ context: { game, data }, event: { supply } }) => ({
            data: { ...data, supply, chit: game.players[data.player].supply[supply].chit },
          })),
          pass: go('turn over', [cited.endOfTurn.pass]),
          nothing: [
            when(
              'a turn without supply has Tasks',
              ({ context: { game } }) => goesOnWithout.ask({ withoutStack: readingOf(game, cited.withoutStack) }),
              go('whose Task comes first', [cited.missionActions.anyTurn]),
            ),
            go('turn over', [cited.turns.choose]),
          ],
        },
      },
      "the opponent's Task": {
        meta: {
          calls: calls(answerProcedure, ({ data }) => ({ player: opponentOf(data.player) })),
          requirements: [cited.missionActions.anyTurn],
        },
        on: { returned: [capitalOccupied, 'acting'] },
      },
      acting: {
        meta: { asks: doingOffer, requirements: [cited.missionActions.tasksOpportunity] },
        on: {
          do: [
            when(
              'it is Cache',
              ({ event }) => event.what === 'Cache',
              go("the opponent's Task", TASK_USED, ({ context }) => ({
                game: withOwnTask({ ...context, game: raised(context) }),
              })),
            ),
            when(
              'it is Commission',
              ({ event }) => event.what === 'Commission',
              go(
                'after the action',
                [...SUPPLY_USED, cited.regularActions.oneSupply, cited.commission.tuck],
                ({ context }) => ({
                  game: commissioned(context),
                }),
              ),
            ),
            when('it is Build', ({ event }) => event.what === 'Build', 'choosing what to build'),
            when(
              'it is an action of a unit',
              ({ event }) => isBoardAction(event.what),
              go('action', [], ({ context: { data }, event: { what } }) => ({ data: { ...data, what } })),
            ),
            go('the own Task runs', TASK_USED, ({ context, event: { what } }) => ({
              game: withOwnTask(context),
              data: { ...context.data, what },
            })),
          ],
          'end the turn': go('turn over', [cited.endOfTurn.pass, cited.endOfTurn.whenOver]),
          nothing: go('turn over', [cited.endOfTurn.whenOver]),
        },
      },
      action: {
        meta: { calls: calls(actionProcedure, actionOf) },
        on: {
          returned: go('after the action', [], ({ context }) => ({ game: paidFor(context), data: withSeen(context) })),
        },
      },
      'choosing what to build': {
        meta: { asks: buildOffer },
        on: {
          build: go(
            'after the action',
            [
              ...SUPPLY_USED,
              cited.build.fromReserve,
              cited.build.active,
              cited.build.action,
              cited.placement.reserveIsBuilt,
              cited.missionActions.thenAct,
            ],
            ({ context, event: { kind, at } }) => ({ game: built(context, kind, at) }),
          ),
        },
      },
      'the own Task runs': { meta: { calls: ownTask }, on: { returned: "the opponent's Task" } },
      'after the action': { always: [capitalOccupied, 'whose Task comes first'] },
      'whose Task comes first': {
        always: [
          when(
            'the own Task comes first',
            ({ context: { game } }) => firstWithTask.ask({ reading: readingOf(game, cited.taskOrder) }) === 'own',
            'the own Task comes first',
          ),
          "the opponent's Task",
        ],
      },
      'the own Task comes first': {
        meta: { asks: ownTaskOffer },
        on: {
          use: [
            when(
              'it is Cache',
              ({ event }) => event.task === 'Cache',
              go("the opponent's Task", TASK_USED, ({ context }) => ({
                game: withOwnTask({ ...context, game: raised(context) }),
              })),
            ),
            go('the own Task runs', TASK_USED, ({ context, event: { task } }) => ({
              game: withOwnTask(context),
              data: { ...context.data, what: task },
            })),
          ],
          'no Task': "the opponent's Task",
          nothing: "the opponent's Task",
        },
      },
      'turn over': { always: go('done', [], ({ context }) => ({ game: ended(context) })) },
      done: { type: 'final' },
    },
    output: null,
  })
}
