/**
 * What is decided in a turn: by the player whose turn it is, and by the opponent.
 *
 * @module
 */

import { tasks } from '../../../spec/front-line/clauses/leadership.js'
import { build } from '../../../spec/front-line/clauses/missions.js'
import { actionsAndTasks, endOfTurn, missionActions, turns } from '../../../spec/front-line/clauses/rounds.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import type { Game } from '../../../spec/front-line/game.js'
import { cacheLimit } from '../../../spec/front-line/questions/cache-limit.js'
import { cacheWhen } from '../../../spec/front-line/questions/cache-when.js'
import { chitsRunOut } from '../../../spec/front-line/questions/chits-run-out.js'
import { passLoses } from '../../../spec/front-line/questions/pass-loses.js'
import { whereBuilt } from '../../../spec/front-line/questions/where-built.js'
import { fallenChits } from '../../../spec/front-line/supply.js'
import { fullStack, mayNotChoose, room } from '../../../spec/front-line/tables/supply.js'
import {
  DOINGS,
  type Doing,
  type IndustryIs,
  mayNotAct,
  mayNotBuild,
  mayNotDo,
  mayNotReact,
} from '../../../spec/front-line/tables/turn.js'
import { actionsOf, isEmpty, unitAt, unitsOf } from '../../../spec/front-line/units.js'
import {
  KINDS,
  opponentOf,
  PLAYERS,
  type Player,
  type Square,
  SUPPLIES,
  TASKS,
  UNIT_ACTIONS,
  type UnitAction,
} from '../../../spec/front-line/vocabulary.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { otherOf, stackOf, type TurnContext, unitActionOf } from './data.js'
import { taskOpenings, unitOpenings } from './possible.js'

const FALLEN_CHITS = 4
const ask = asks<TurnContext>()

/** The stack that the turn uses. */
export const supplyOffer = ask.may(
  option('pass'),
  {
    name: 'the supply of the turn',
    cites: [turns.choose],
    seat: ({ data }) => data.player,
    from: () => SUPPLIES.map((supply) => option('choose', { supply })),
    forbid: {
      table: mayNotChoose,
      view: ({ game, data }, { supply }) => ({ available: game.players[data.player].supply[supply].available > 0 }),
    },
  },
  ({ game }) => readingOf(game, passLoses) === 'loses none',
)

/** Whether Cache can raise the stack of the turn. */
export const roomOf = (parts: Components, { game, data }: TurnContext) => {
  const { chit, available } = stackOf({ game, data })
  return room.ask({
    chit,
    height: Math.min(available, 4),
    granted: data.supply === 'none' ? 1 : fullStack.compute(parts.cards, game, data.player, data.supply).available,
    chitsLeft: fallenChits(game) < FALLEN_CHITS,
    limit: readingOf(game, cacheLimit),
    substitutes: readingOf(game, chitsRunOut),
  })
}

const isUnitAction = (what: Doing): what is UnitAction => UNIT_ACTIONS.some((action) => action === what)

const BUILDS = KINDS.flatMap((kind) => PLAYERS.map((country) => ({ kind, country })))

/** Whose an Industry is, for a player. */
const industryOf = ({ players }: Game, player: Player, country: Player): IndustryIs => {
  const { Industry: fallen } = players[country].fallen
  if (country === player) return fallen ? 'lost' : 'own'
  return fallen ? 'captured' : "opponent's"
}

/** What can be built, and on which Industry. */
export const buildOfferOn = (parts: Components) =>
  ask.must({
    name: 'what to build',
    cites: [build.fromReserve],
    seat: ({ data }) => data.player,
    from: ({ game }) =>
      BUILDS.map(({ kind, country }) =>
        option('build', { kind, at: parts.fields[game.field].cities[country].Industry }),
      ),
    forbid: {
      table: mayNotBuild,
      view: (context, { kind, at }) => {
        const { game, data } = context
        const country = parts.fields[game.field].cities.Red.Industry === at ? 'Red' : 'Green'
        return {
          kind,
          chits: Math.min(stackOf(context).available, 4),
          inReserve: game.players[data.player].reserve[kind] > 0,
          industry: industryOf(game, data.player, country),
          empty: isEmpty(game, at),
          reading: readingOf(game, whereBuilt),
        }
      },
    },
  })

const startOf = (parts: Components, { field }: Game, unit: Square) => {
  const ground = parts.fields[field].ground[unit]
  return ground === 'Port' || ground === 'Air Base' ? ground : 'elsewhere'
}

/** How a unit looks to the table of those that may not be given an action. */
function unitView(parts: Components, game: Game, action: UnitAction, square: Square) {
  const unit = unitAt(game, square)
  const done = actionsOf(game, square)
  return {
    action: action === 'Build' ? 'Move' : action,
    kind: unit?.kind ?? 'Infantry',
    status: unit?.status ?? 'active',
    given: Math.min(done.length, 2),
    again: done.includes(action),
    start: startOf(parts, game, square),
    possible: true,
  } as const
}

/** The unit that is given the action. */
export const unitOfferOn = (parts: Components) =>
  ask.must({
    name: 'the unit that does it',
    cites: [actionsAndTasks.useSupply, actionsAndTasks.severalUnits],
    seat: ({ data }) => data.player,
    from: ({ game, data }) => unitsOf(game, data.player).map((unit) => option('with', { unit })),
    forbid: {
      table: mayNotAct,
      view: (context, { unit }) => {
        const { game, data } = context
        const action = unitActionOf(context)
        const viewed = unitView(parts, game, action, unit)
        // Where a unit can go is looked up only if nothing else keeps it from acting.
        return mayNotAct.refuses(viewed)
          ? viewed
          : { ...viewed, possible: unitOpenings[action](parts, game, data.player, unit) }
      },
    },
  })

/** Whether something can be done at all: whether the decision that it leads to has an option. */
function isPossible(parts: Components, context: TurnContext, what: Doing): boolean {
  const { game, data } = context
  const next = { game, data: { ...data, what } }
  if (what === 'Build') return buildOfferOn(parts).open(next)
  if (what === 'Commission') return true
  return isUnitAction(what) ? unitOfferOn(parts).open(next) : taskOpenings[what](parts, game, data.player)
}

/** How something that could be done looks to the table of what may not be done. */
function doingView(parts: Components, context: TurnContext, what: Doing) {
  const { game, data } = context
  const { chit, available } = stackOf(context)
  const viewed = {
    what,
    chit,
    left: available > 0,
    leadership: game.players[data.player].leadership,
    amphibious: game.amphibious,
    room: roomOf(parts, context),
    cacheWhen: readingOf(game, cacheWhen),
    possible: true,
  }
  return mayNotDo.refuses(viewed) ? viewed : { ...viewed, possible: isPossible(parts, context, what) }
}

/** What the player does next. */
export const doingOfferOn = (parts: Components) =>
  ask.may(option('end the turn'), {
    name: 'an action or a Task, or the end of the turn',
    cites: [actionsAndTasks.useSupply, missionActions.tasksOpportunity, endOfTurn.pass],
    seat: ({ data }) => data.player,
    from: () => DOINGS.map((what) => option('do', { what })),
    forbid: { table: mayNotDo, view: (context, { what }) => doingView(parts, context, what) },
  })

/** A Task of the player whose turn it is, before the opponent can use one. */
export const ownTaskOfferOn = (parts: Components) =>
  ask.may(option('no Task'), {
    name: 'a Task before the opponent has the chance',
    cites: [missionActions.anyTurn, tasks.available],
    seat: ({ data }) => data.player,
    from: () => TASKS.map((task) => option('use', { task })),
    forbid: { table: mayNotDo, view: (context, { task }) => doingView(parts, context, task) },
  })

/** The Tasks that a player can use in a turn of the opponent. */
export const answerOfferOn = (parts: Components) =>
  ask.may(option('no Task'), {
    name: "a Task in the opponent's turn",
    cites: [missionActions.anyTurn, tasks.available],
    seat: otherOf,
    from: () => TASKS.map((task) => option('use', { task })),
    forbid: {
      table: mayNotReact,
      view: ({ game, data }, { task }) => {
        const player = opponentOf(data.player)
        const viewed = {
          task,
          leadership: game.players[player].leadership,
          supplied: game.supplied !== 'nowhere',
          possible: true,
        }
        return mayNotReact.refuses(viewed) ? viewed : { ...viewed, possible: taskOpenings[task](parts, game, player) }
      },
    },
  })
