/**
 * A turn: the choice of supply, actions and Tasks, and the opponent's Tasks between them.
 *
 * @module
 */
import { inCapital } from '../../../spec/front-line/cities.js'
import { commission } from '../../../spec/front-line/clauses/actions.js'
import { leadership } from '../../../spec/front-line/clauses/leadership.js'
import { build, paratroop, regroup } from '../../../spec/front-line/clauses/missions.js'
import { theGame } from '../../../spec/front-line/clauses/overview.js'
import {
  actionsAndTasks,
  endOfTurn,
  missionActions,
  regularActions,
  turns,
} from '../../../spec/front-line/clauses/rounds.js'
import { cardActions } from '../../../spec/front-line/clauses/set-up-cards.js'
import { placement } from '../../../spec/front-line/clauses/setup.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import type { Game } from '../../../spec/front-line/game.js'
import { turnProcedure } from '../../../spec/front-line/procedures/procedures.js'
import { taskOrder } from '../../../spec/front-line/questions/task-order.js'
import { taskTime } from '../../../spec/front-line/questions/task-time.js'
import { ofPlayer } from '../../../spec/front-line/supply.js'
import { withCached } from '../../../spec/front-line/tables/supply.js'
import { firstWithTask, reactsAtOnce } from '../../../spec/front-line/tables/turn.js'
import { unitAt, withAction, withStatus } from '../../../spec/front-line/units.js'
import { type Chart, charting } from '../../../src/kernel/chart.js'
import type { OptionOf } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { action, answer, ownTask, unitIn } from './calls.js'
import { otherOf, type TurnContext, TurnData, unitActionOf } from './data.js'
import { built, ended, exhausted, paid } from './effects.js'
import { answerOfferOn, buildOfferOn, doingOfferOn, ownTaskOfferOn, supplyOffer, unitOfferOn } from './offers.js'

/** Whether the unit of the action is still there. */
const isThere = (context: TurnContext): boolean => unitAt(context.game, unitIn(context))?.owner === context.data.player

/** Whether the unit of the action can still act. */
const isReady = (context: TurnContext): boolean =>
  isThere(context) && unitAt(context.game, unitIn(context))?.status === 'active'

const cached = (context: TurnContext): Game => {
  const { player, supply } = context.data
  return supply === 'none' ? context.game : withCached(context.game, player, supply)
}

/** The chart of a turn. */
export function turnChart(parts: Components): Chart {
  const unitOffer = unitOfferOn(parts)
  const buildOffer = buildOfferOn(parts)
  const doingOffer = doingOfferOn(parts)
  const ownTaskOffer = ownTaskOfferOn(parts)
  const answerOffer = answerOfferOn(parts)
  const { chart, effect, when } = charting<
    Game,
    | OptionOf<typeof supplyOffer>
    | OptionOf<typeof unitOffer>
    | OptionOf<typeof buildOffer>
    | OptionOf<typeof doingOffer>
    | OptionOf<typeof answerOffer>
  >().implementing(turnProcedure, TurnData)

  const capitalOccupied = {
    target: 'turn over',
    guard: when(
      'a Capital is occupied',
      ({ context: { game } }: { readonly context: TurnContext }) =>
        inCapital(game, parts.fields[game.field]) !== 'nobody',
    ),
    meta: { requirements: [theGame.capitalWins] },
  } as const
  const tasksUsed = [leadership.oneTask, leadership.exhausted, missionActions.tasksNoSupply]
  const unitUses = [actionsAndTasks.useSupply, turns.used]

  const given = effect(
    ({ context, event }: { readonly context: TurnContext; readonly event: OptionOf<typeof unitOffer> }) => ({
      game: withAction(paid(context, 1), event.unit, unitActionOf(context)),
      data: { ...context.data, unit: event.unit },
    }),
  )

  return chart({
    context: ({ input: { game, args } }) => ({
      game,
      data: { ...args, supply: 'none', what: 'none', unit: 'none', answer: 'none' },
    }),
    initial: 'choosing supply',
    states: {
      'choosing supply': {
        meta: { asks: supplyOffer, requirements: [turns.choose] },
        on: {
          choose: {
            target: "the opponent's Task",
            meta: { requirements: [turns.onlyChosen] },
            actions: effect(({ context: { data }, event: { supply } }) => ({ data: { ...data, supply } })),
          },
          pass: { target: 'turn over', meta: { requirements: [endOfTurn.pass] } },
          nothing: { target: 'turn over', meta: { requirements: [endOfTurn.whenOver] } },
        },
      },
      "the opponent's Task": {
        meta: { asks: answerOffer, requirements: [missionActions.anyTurn] },
        on: {
          use: {
            target: "the opponent's Task runs",
            meta: { requirements: tasksUsed },
            actions: effect(({ context, event: { task } }) => ({
              game: exhausted(context.game, otherOf(context)),
              data: { ...context.data, answer: task },
            })),
          },
          'no Task': { target: 'acting' },
          nothing: { target: 'acting' },
        },
      },
      "the opponent's Task runs": {
        meta: { calls: answer },
        on: { returned: [capitalOccupied, { target: 'acting' }] },
      },
      acting: {
        meta: { asks: doingOffer, requirements: [missionActions.tasksOpportunity] },
        on: {
          do: [
            {
              target: "the opponent's Task",
              guard: when('it is Cache', ({ event }) => event.what === 'Cache'),
              meta: { requirements: [...tasksUsed, missionActions.ownTurn] },
              actions: effect(({ context }) => ({
                game: { ...exhausted(cached(context), context.data.player), supplied: 'nowhere' },
              })),
            },
            {
              target: 'after the action',
              guard: when('it is Commission', ({ event }) => event.what === 'Commission'),
              meta: { requirements: [...unitUses, regularActions.oneSupply, commission.tuck] },
              actions: effect(({ context }) => ({
                game: {
                  ...ofPlayer(paid(context, 1), context.data.player, { leadership: 'Commissioned' }),
                  supplied: 'nowhere',
                },
              })),
            },
            { target: 'choosing what to build', guard: when('it is Build', ({ event }) => event.what === 'Build') },
            {
              target: 'the own Task runs',
              guard: when('it is a Task', ({ event }) => event.what === 'Maneuver' || event.what === 'Relieve'),
              meta: { requirements: tasksUsed },
              actions: effect(({ context, event: { what } }) => ({
                game: { ...exhausted(context.game, context.data.player), supplied: 'nowhere' },
                data: { ...context.data, what },
              })),
            },
            {
              target: 'choosing a unit',
              actions: effect(({ context: { data }, event: { what } }) => ({ data: { ...data, what } })),
            },
          ],
          'end the turn': { target: 'turn over', meta: { requirements: [endOfTurn.pass, endOfTurn.whenOver] } },
          nothing: { target: 'turn over', meta: { requirements: [endOfTurn.whenOver] } },
        },
      },
      'choosing a unit': {
        meta: { asks: unitOffer },
        on: {
          with: [
            {
              target: 'supply is used',
              guard: when('it is Paratroop', ({ context: { data } }) => data.what === 'Paratroop'),
              meta: { requirements: [...unitUses, missionActions.paratroopersAct, paratroop.action] },
              actions: given,
            },
            {
              target: 'supply is used',
              guard: when('it is Regroup', ({ context: { data } }) => data.what === 'Regroup'),
              meta: { requirements: [...unitUses, missionActions.thenAct] },
              actions: given,
            },
            {
              target: 'supply is used',
              meta: {
                requirements: [
                  ...unitUses,
                  regularActions.oneSupply,
                  actionsAndTasks.severalUnits,
                  cardActions.manyUnits,
                ],
              },
              actions: given,
            },
          ],
        },
      },
      'choosing what to build': {
        meta: { asks: buildOffer },
        on: {
          build: {
            target: 'after the action',
            meta: {
              requirements: [
                ...unitUses,
                build.fromReserve,
                build.active,
                placement.reserveIsBuilt,
                missionActions.thenAct,
                build.action,
              ],
            },
            actions: effect(({ context, event: { kind, at } }) => ({ game: built(context, kind, at) })),
          },
        },
      },
      'supply is used': {
        always: [
          {
            target: 'the opponent may answer at once',
            guard: when('the opponent may answer at once', ({ context: { game } }) =>
              reactsAtOnce.ask({ reading: readingOf(game, taskTime) }),
            ),
          },
          { target: 'carrying it out' },
        ],
      },
      'the opponent may answer at once': {
        meta: { asks: answerOffer, requirements: [missionActions.anyTurn] },
        on: {
          use: {
            target: 'the answer runs',
            meta: { requirements: tasksUsed },
            actions: effect(({ context, event: { task } }) => ({
              game: exhausted(context.game, otherOf(context)),
              data: { ...context.data, answer: task },
            })),
          },
          'no Task': { target: 'carrying it out' },
          nothing: { target: 'carrying it out' },
        },
      },
      'the answer runs': {
        meta: { calls: answer },
        on: { returned: [capitalOccupied, { target: 'carrying it out' }] },
      },
      'carrying it out': {
        always: [
          {
            target: 'after the action',
            guard: when(
              'it is Regroup and the unit is still there',
              ({ context }) => context.data.what === 'Regroup' && isThere(context),
            ),
            meta: { requirements: [regroup.flips, missionActions.thenAct, regroup.action] },
            actions: effect(({ context }) => ({ game: withStatus(context.game, unitIn(context), 'active') })),
          },
          {
            target: 'the action runs',
            guard: when('the unit can still act', ({ context }) => isReady(context)),
          },
          { target: 'after the action' },
        ],
      },
      'the action runs': { meta: { calls: action }, on: { returned: 'after the action' } },
      'the own Task runs': { meta: { calls: ownTask }, on: { returned: "the opponent's Task" } },
      'after the action': {
        always: [
          capitalOccupied,
          {
            target: 'the own Task comes first',
            guard: when(
              'the own Task comes first',
              ({ context: { game } }) => firstWithTask.ask({ reading: readingOf(game, taskOrder) }) === 'own',
            ),
          },
          { target: "the opponent's Task" },
        ],
      },
      'the own Task comes first': {
        meta: { asks: ownTaskOffer },
        on: {
          use: [
            {
              target: "the opponent's Task",
              guard: when('it is Cache', ({ event }) => event.task === 'Cache'),
              meta: { requirements: tasksUsed },
              actions: effect(({ context }) => ({ game: exhausted(cached(context), context.data.player) })),
            },
            {
              target: 'the own Task runs',
              meta: { requirements: tasksUsed },
              actions: effect(({ context, event: { task } }) => ({
                game: exhausted(context.game, context.data.player),
                data: { ...context.data, what: task },
              })),
            },
          ],
          'no Task': { target: "the opponent's Task" },
          nothing: { target: "the opponent's Task" },
        },
      },
      'turn over': {
        always: { target: 'done', actions: effect(({ context }) => ({ game: ended(context) })) },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
