/** The data of a running turn. @module */

import {
  asks,
  type Call,
  type Context,
  call,
  type Deciding,
  further,
  type Led,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { fullStack } from '#spec/front-line/1.9-rounds'
import { HIGH, mayNotChoose } from '#spec/front-line/2.1-turns'
import { DOINGS, type Doing, type IndustryIs, mayNotDo } from '#spec/front-line/2.5-actions'
import { MOST_IN_RESERVE, mayNotBuild } from '#spec/front-line/4.9-build'
import { cachedKind, room } from '#spec/front-line/5.6-cache'
import type { Components } from '#spec/front-line/components/components'
import type { Field } from '#spec/front-line/field'
import type { Game, Stack } from '#spec/front-line/game'
import {
  actionProcedure,
  maneuverProcedure,
  opportunityFireProcedure,
  relieveProcedure,
  TurnArgs,
} from '#spec/front-line/procedures/procedures'
import { remembering } from '#spec/front-line/remembering'
import * as cited from '#spec/front-line/rules.gen'
import { chitsLeft } from '#spec/front-line/supply'
import { isEmpty } from '#spec/front-line/units'
import {
  BOARD_ACTIONS,
  type BoardAction,
  CHITS,
  type Chit,
  KINDS,
  PLAYERS,
  type Player,
  type Square,
  SUPPLIES,
  type Supply,
  TASKS,
  type Task,
} from '#spec/front-line/vocabulary'

export const TurnData = record({
  supply: z.enum(['none', ...SUPPLIES]),
  /** The kind of its chits when it was chosen. */
  chit: z.enum(['none', ...CHITS]),
  /** True if other chits have lain there since, even if chits of the first kind are back now. */
  replaced: z.boolean(),
  what: z.enum(['none', ...DOINGS]),
  ...TurnArgs.unwrap().shape,
})

export type TurnData = z.infer<typeof TurnData>
export type TurnContext = Context<Game, TurnData>

/** A game, whose turn it is, and the stack that was chosen. */
export interface Supplied {
  readonly game: Game
  readonly data: { readonly player: Player; readonly supply: Supply | 'none' }
}

const NO_CHITS: Stack = { chit: 'Fallen', available: 0, used: 0 }

/** The stack that the turn uses. */
export const stackOf = ({ game, data: { player, supply } }: Supplied): Stack =>
  supply === 'none' ? NO_CHITS : game.players[player].supply[supply]

/** True if the stack has other chits than those that were chosen. */
export const isReplaced = ({ game, data }: TurnContext): boolean =>
  data.supply !== 'none' && (data.replaced || stackOf({ game, data }).chit !== data.chit)

/** Updates the data of the turn after an event that may have replaced its chits. */
export const withSeen = (context: TurnContext): TurnData => ({ ...context.data, replaced: isReplaced(context) })

/** The kind of the chit that Cache brings into the stack of the turn. */
export function cachedChit(context: TurnContext): Chit {
  const { chit, available, used } = stackOf(context)
  const comes = cachedKind.ask({ chosen: context.data.chit, lies: available + used > 0 })
  return comes === 'Fallen' ? comes : chit
}

/** Returns the number of chits left in a stack, as far as tables count them. */
export const heightOf = ({ available }: Stack): number => Math.min(available, HIGH)

/** Formats the number of chits left, in words. */
export const stackInWords = ({ chit, available }: Stack): string =>
  `${available}${chit === 'Fallen' ? ' Fallen' : ''} ${available === 1 ? 'chit' : 'chits'}`

const ask = asks<TurnContext>()

export const supplyOffer = ask.may(
  option('pass'),
  {
    name: 'the supply of the turn',
    cites: [cited.turns.choose],
    seat: ({ data }) => data.player,
    from: () => SUPPLIES.map((supply) => option('choose', { supply })),
    says: ({ game, data }, { supply }) => `${supply}: ${stackInWords(game.players[data.player].supply[supply])}`,
    forbid: {
      table: mayNotChoose,
      view: {
        available: ({ game, data }, { supply }) => heightOf(game.players[data.player].supply[supply]),
      },
    },
  },
  ({ game }) => readingOf(game, cited.passLoses) === 'loses none',
)

/** Returns `room` if Cache can raise the stack of the turn, or else the reason why not. */
function roomOf(parts: Components, { game, data }: TurnContext) {
  const stack = stackOf({ game, data })
  const chit = cachedChit({ game, data })
  return room.ask({
    chit,
    height: heightOf(stack),
    whole: Math.min(stack.available + stack.used, HIGH),
    cacheHeight: readingOf(game, cited.cacheHeight),
    granted: data.supply === 'none' ? 1 : fullStack.compute(parts.cards, game, data.player, data.supply).available,
    isLeft: chitsLeft(game, chit) > 0,
    limit: readingOf(game, cited.cacheLimit),
    substitutes: readingOf(game, cited.chitsRunOut),
  })
}

const BUILDS = KINDS.flatMap((kind) => PLAYERS.map((country) => ({ kind, country })))

function industryOf({ cities }: Field, { players }: Game, player: Player, at: Square): IndustryIs {
  const country = cities.Red.Industry === at ? 'Red' : 'Green'
  const { Industry: fallen } = players[country].fallen
  if (country === player) return fallen ? 'lost' : 'own'
  return fallen ? 'captured' : "opponent's"
}

/** The offer of units to build, each with an Industry. */
export const buildOfferOn = remembering(({ fields }: Components) =>
  ask.must({
    name: 'what to build',
    cites: [cited.build.fromReserve],
    seat: ({ data }) => data.player,
    from: ({ game }) =>
      BUILDS.map(({ kind, country }) => option('build', { kind, at: fields[game.field].cities[country].Industry })),
    says: (_, { kind, at }) => `${kind} in ${at}`,
    forbid: {
      table: mayNotBuild,
      view: {
        kind: (_, { kind }) => kind,
        chits: (context) => heightOf(stackOf(context)),
        inReserve: ({ game, data }, { kind }) => Math.min(game.players[data.player].reserve[kind], MOST_IN_RESERVE),
        industry: ({ game, data }, { at }) => industryOf(fields[game.field], game, data.player, at),
        empty: ({ game }, { at }) => isEmpty(game, at),
        reading: ({ game }) => readingOf(game, cited.whereBuilt),
      },
    },
  }),
)

/** True if the given name is an action of a unit on the board. */
export const isBoardAction = (what: string): what is BoardAction => BOARD_ACTIONS.some((action) => action === what)

/** Returns the call or offer that follows: an action, a Task, or the choice of a unit to build. */
function ledTo(parts: Components, context: TurnContext, what: Doing): Led | undefined {
  const { player, supply } = context.data
  if (what === 'Build') return further(buildOfferOn(parts), context)
  if (!isBoardAction(what)) return ownTaskOf(player, what)
  return supply === 'none' ? undefined : call(actionProcedure, { player, supply, what })
}

/** The prohibitions on an action or a Task now, where each candidate names one. */
const undoableOn = <O>(
  parts: Components,
  doingOf: (candidate: O) => Doing,
): Deciding<TurnContext, O, typeof mayNotDo> => ({
  table: mayNotDo,
  view: {
    what: (_, candidate) => doingOf(candidate),
    chit: (context) => (context.data.supply === 'none' ? 'none' : stackOf(context).chit),
    left: (context) => heightOf(stackOf(context)),
    leadership: ({ game, data }) => game.players[data.player].leadership,
    room: (context, candidate) => (doingOf(candidate) === 'Cache' ? roomOf(parts, context) : 'room'),
    replaced: (context) => isReplaced(context),
    cacheWhen: ({ game }) => readingOf(game, cited.cacheWhen),
    stackReplaced: ({ game }) => readingOf(game, cited.stackReplaced),
  },
  leads: (context, candidate) => ledTo(parts, context, doingOf(candidate)),
})

/** The offer of the player's next action or Task. */
export const doingOfferOn = (parts: Components) =>
  ask.may(option('end the turn'), {
    name: 'an action or a Task, or the end of the turn',
    cites: [cited.actionsAndTasks.useSupply, cited.missionActions.tasksOpportunity, cited.endOfTurn.pass],
    about: (context) => `${context.data.supply}: ${stackInWords(stackOf(context))}`,
    seat: ({ data }) => data.player,
    from: () => DOINGS.map((what) => option('do', { what })),
    says: (_, { what }) => what,
    forbid: undoableOn(parts, ({ what }: { readonly what: Doing }) => what),
  })

/** A Task of the player whose turn it is, before the opponent can use one. */
export const ownTaskOfferOn = (parts: Components) =>
  ask.may(option('no Task'), {
    name: 'a Task before the opponent has the chance',
    cites: [cited.missionActions.anyTurn, cited.tasks.available],
    seat: ({ data }) => data.player,
    from: () => TASKS.map((task) => option('use', { task })),
    says: (_, { task }) => task,
    forbid: undoableOn(parts, ({ task }: { readonly task: Task }) => task),
  })

/** The Tasks of the player whose turn it is that are procedures. */
export const OWN_TASKS = [maneuverProcedure, relieveProcedure] as const

/** The Tasks of the opponent. */
export const ANSWERS = [maneuverProcedure, relieveProcedure, opportunityFireProcedure] as const

/** The procedure of a Task. */
export const taskCall = (player: Player, task: string): Call => {
  if (task === 'Opportunity Fire') return call(opportunityFireProcedure, { player })
  return task === 'Relieve' ? call(relieveProcedure, { player }) : call(maneuverProcedure, { player, unit: 'any' })
}

/** The procedure of a Task, where it is one in the opponent's turn. */
export const answerTo = (player: Player, task: Task): Call | undefined =>
  task === 'Cache' || task === 'Rally' ? undefined : taskCall(player, task)

/** The procedure of a Task, where it is one in the own turn. */
export const ownTaskOf = (player: Player, task: string): Call | undefined =>
  task === 'Maneuver' || task === 'Relieve' ? taskCall(player, task) : undefined
