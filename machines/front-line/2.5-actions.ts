/** The choice of the unit that is given an action. @module */

import {
  type AtDoor,
  asks,
  type Call,
  type Calls,
  type Chart,
  type Context,
  call,
  calls,
  certain,
  charting,
  type Finders,
  type OptionOf,
  option,
  readingOf,
  type ViewedBy,
} from 'rulewright/book'
import { mayNotAct, type mayNotBeginAction } from '#spec/front-line/2.5-actions'
import { reactsAtOnce, reactsOnTheWay } from '#spec/front-line/5.3-opportunity-fire'
import { inCapital } from '#spec/front-line/cities'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import {
  ActionArgs,
  actionProcedure,
  amphibiousMoveProcedure,
  answeredMoveProcedure,
  answerProcedure,
  attackProcedure,
  moveProcedure,
  paratroopProcedure,
} from '#spec/front-line/procedures/procedures'
import * as cited from '#spec/front-line/rules.gen'
import { actionsOf, unitAt, unitsOf, withAction, withStatus } from '#spec/front-line/units'
import { type BoardAction, opponentOf, type Player, type Square } from '#spec/front-line/vocabulary'
import { heightOf, stackOf } from './2.1-choices.js'
import { paying, SUPPLY_USED } from './2.1-effects.js'
import { goingToSeaOn, takingOffOn } from './2.9-doors.js'

type ActionContext = Context<Game, ActionArgs>

/** Returns the call for a unit's action, or nothing for a Regroup, which is done at once. */
export function deedOf(player: Player, unit: Square, what: BoardAction): Call | undefined {
  if (what === 'Regroup') return undefined
  if (what === 'Attack') return call(attackProcedure, { player, unit, by: 'supply', target: 'any' })
  if (what === 'Paratroop') return call(paratroopProcedure, { player, unit })
  return call(what === 'Amphibious Move' ? amphibiousMoveProcedure : moveProcedure, { player, unit })
}

export const unitOffer = asks<ActionContext>().must({
  name: 'the unit that does it',
  cites: [cited.actionsAndTasks.useSupply, cited.actionsAndTasks.severalUnits],
  about: ({ data }) => data.what,
  seat: ({ data }) => data.player,
  from: ({ game, data }: ActionContext) => unitsOf(game, data.player).map((unit) => option('with', { unit })),
  says: ({ game }, { unit }) => `${game.squares[unit]} in ${unit}`,
  forbid: {
    table: mayNotAct,
    view: {
      action: ({ data }) => data.what,
      status: ({ game }, { unit }) => unitAt(game, unit)?.status ?? 'active',
      given: ({ game }, { unit }) => Math.min(actionsOf(game, unit).length, 2),
      again: ({ game, data }, { unit }) => actionsOf(game, unit).includes(data.what),
      sameMission: ({ game }) => readingOf(game, cited.sameMission),
    },
  },
  leads: ({ data: { player, what } }, { unit }) => deedOf(player, unit, what),
})

type C = Context<Game, ActionArgs>

interface InContext {
  readonly context: C
}

/** Returns the current square of the unit. The opponent's answer may have driven it elsewhere or out of the game. */
const unitIn = ({ game: { supplied } }: C): Square =>
  certain(supplied === 'nowhere' ? undefined : supplied, 'unit of the action')

/** True if another unit has done the same action in this turn. */
const wasDone = ({ game: { acted }, data: { what } }: C, unit: Square): boolean =>
  acted.some(({ square, actions }) => square !== unit && actions.includes(what))

/** True if the unit is still in the game. */
const isThere = ({ game }: C): boolean => game.supplied !== 'nowhere'

/** True if the unit can still act where it is now. An answer may have disrupted it or driven it elsewhere. */
function isReadyOn(parts: Components, context: C): boolean {
  if (!isThere(context) || unitAt(context.game, unitIn(context))?.status !== 'active') return false
  const { game, data } = context
  const begins = { game, args: { player: data.player, unit: unitIn(context) } }
  if (data.what === 'Paratroop') return !takingOffOn(parts).refuses(begins)
  return data.what !== 'Amphibious Move' || !goingToSeaOn(parts).refuses(begins)
}

const isAnsweredOnTheWay = ({ game, data: { what } }: C): boolean =>
  what === 'Move' && reactsOnTheWay.ask({ reading: readingOf(game, cited.taskTime) })

const deeds: Calls<C> = {
  procedures: [moveProcedure, amphibiousMoveProcedure, attackProcedure, paratroopProcedure],
  pick: (context) =>
    certain(deedOf(context.data.player, unitIn(context), context.data.what), 'procedure of the action'),
}

const answeredMove = calls(answeredMoveProcedure, (context: C) => ({
  player: context.data.player,
  unit: unitIn(context),
}))

/** The finders for the precondition of an action. */
const door: Finders<AtDoor<Game, ActionArgs>, void, ViewedBy<typeof mayNotBeginAction>> = {
  what: ({ args }) => args.what,
  chit: ({ game, args }) => stackOf({ game, data: args }).chit,
  left: ({ game, args }) => heightOf(stackOf({ game, data: args })),
  amphibious: ({ game }) => game.amphibious,
}

export function actionChart(parts: Components): Chart {
  const offer = unitOffer
  const { chart, effect, go, when } = charting<Game, OptionOf<typeof offer>>().implementing(actionProcedure, ActionArgs)
  const given = effect(({ context, event }: InContext & { readonly event: OptionOf<typeof offer> }) => ({
    game: withAction(paying(context), event.unit, context.data.what),
  }))
  const is =
    (action: string) =>
    ({ context }: InContext) =>
      context.data.what === action

  return chart({
    door,
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'choosing a unit',
    states: {
      'choosing a unit': {
        meta: { asks: offer },
        on: {
          with: [
            when(
              'it is Paratroop',
              is('Paratroop'),
              go(
                'supply is used',
                [...SUPPLY_USED, cited.missionActions.paratroopersAct, cited.paratroop.action],
                given,
              ),
            ),
            when(
              'it is Regroup',
              is('Regroup'),
              go('supply is used', [...SUPPLY_USED, cited.missionActions.thenAct], given),
            ),
            when(
              'another unit has done the same',
              ({ context, event }) => wasDone(context, event.unit),
              go(
                'supply is used',
                [
                  ...SUPPLY_USED,
                  cited.regularActions.oneSupply,
                  cited.actionsAndTasks.severalUnits,
                  cited.cardActions.manyUnits,
                ],
                given,
              ),
            ),
            go('supply is used', [...SUPPLY_USED, cited.regularActions.oneSupply], given),
          ],
        },
      },
      'supply is used': {
        always: [
          when(
            'the opponent may answer at once',
            ({ context: { game } }) => reactsAtOnce.ask({ reading: readingOf(game, cited.taskTime) }),
            'the opponent answers at once',
          ),
          'carrying it out',
        ],
      },
      'the opponent answers at once': {
        meta: { calls: calls(answerProcedure, ({ data }) => ({ player: opponentOf(data.player) })) },
        on: { returned: 'carrying it out' },
      },
      'carrying it out': {
        always: [
          when(
            'a Capital is occupied',
            ({ context: { game } }) => inCapital(game, parts.fields[game.field]) !== 'nobody',
            go('done', [cited.theGame.capitalWins]),
          ),
          when(
            'it is Regroup and the unit is still there',
            ({ context }) => context.data.what === 'Regroup' && isThere(context),
            go('done', [cited.regroup.flips, cited.regroup.action], ({ context }) => ({
              game: withStatus(context.game, unitIn(context), 'active'),
            })),
          ),
          when(
            'it is Move, and the opponent may answer on the way',
            ({ context }) => isReadyOn(parts, context) && isAnsweredOnTheWay(context),
            'the unit moves',
          ),
          when('the unit can still act', ({ context }) => isReadyOn(parts, context), 'the unit acts'),
          'done',
        ],
      },
      'the unit moves': { meta: { calls: answeredMove }, on: { returned: 'done' } },
      'the unit acts': { meta: { calls: deeds }, on: { returned: 'done' } },
      done: { type: 'final' },
    },
    output: null,
  })
}
