/**
 * What the player whose turn it is decides: the supply, what to do, and what to build.
 *
 * @module
 */
import { tasks } from '../../../spec/front-line/clauses/leadership.js'
import { build } from '../../../spec/front-line/clauses/missions.js'
import { actionsAndTasks, endOfTurn, missionActions, turns } from '../../../spec/front-line/clauses/rounds.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import type { Game } from '../../../spec/front-line/game.js'
import { BOARD_ACTIONS, type BoardAction } from '../../../spec/front-line/procedures/procedures.js'
import { cacheLimit } from '../../../spec/front-line/questions/cache-limit.js'
import { cacheWhen } from '../../../spec/front-line/questions/cache-when.js'
import { chitsRunOut } from '../../../spec/front-line/questions/chits-run-out.js'
import { passLoses } from '../../../spec/front-line/questions/pass-loses.js'
import { whereBuilt } from '../../../spec/front-line/questions/where-built.js'
import { fallenChits } from '../../../spec/front-line/supply.js'
import { fullStack, mayNotChoose, room } from '../../../spec/front-line/tables/supply.js'
import { DOINGS, type Doing, type IndustryIs, mayNotBuild, mayNotDo } from '../../../spec/front-line/tables/turn.js'
import { isEmpty } from '../../../spec/front-line/units.js'
import { KINDS, PLAYERS, type Player, SUPPLIES, TASKS } from '../../../spec/front-line/vocabulary.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { unitOfferOn } from './action-offer.js'
import { stackInWords, stackOf, type TurnContext } from './data.js'
import { taskOpenings } from './possible.js'

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
    says: ({ game, data }, { supply }) => `${supply}: ${stackInWords(game.players[data.player].supply[supply])}`,
    forbid: {
      table: mayNotChoose,
      view: ({ game, data }, { supply }) => ({ available: game.players[data.player].supply[supply].available > 0 }),
    },
  },
  ({ game }) => readingOf(game, passLoses) === 'loses none',
)

/** Whether Cache can raise the stack of the turn. */
function roomOf(parts: Components, { game, data }: TurnContext) {
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

const BUILDS = KINDS.flatMap((kind) => PLAYERS.map((country) => ({ kind, country })))

/** Whose an Industry is, for a player. */
const industryOf = ({ players }: Game, player: Player, country: Player): IndustryIs => {
  const { Industry: fallen } = players[country].fallen
  if (country === player) return fallen ? 'lost' : 'own'
  return fallen ? 'captured' : "opponent's"
}

/** What can be built, and on which Industry. */
export const buildOfferOn = ({ fields }: Components) =>
  ask.must({
    name: 'what to build',
    cites: [build.fromReserve],
    seat: ({ data }) => data.player,
    from: ({ game }) =>
      BUILDS.map(({ kind, country }) => option('build', { kind, at: fields[game.field].cities[country].Industry })),
    says: (_, { kind, at }) => `${kind} in ${at}`,
    forbid: {
      table: mayNotBuild,
      view: (context, { kind, at }) => {
        const { game, data } = context
        const country = fields[game.field].cities.Red.Industry === at ? 'Red' : 'Green'
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

/** Whether something that is done is an action of a unit on the board. */
export const isBoardAction = (what: string): what is BoardAction => BOARD_ACTIONS.some((action) => action === what)

/** Whether something can be done at all: whether the decision that it leads to has an option. */
function isPossible(parts: Components, context: TurnContext, what: Doing): boolean {
  const { game, data } = context
  if (what === 'Build') return buildOfferOn(parts).open(context)
  if (what === 'Commission') return true
  if (!isBoardAction(what)) return taskOpenings[what](parts, game, data.player)
  return data.supply !== 'none' && unitOfferOn(parts).open({ game, data: { ...data, supply: data.supply, what } })
}

/** How something that could be done looks to the table of what may not be done. */
function doingView(parts: Components, context: TurnContext, what: Doing) {
  const { game, data } = context
  const { chit, available } = stackOf(context)
  const viewed = {
    what,
    chit: data.supply === 'none' ? data.supply : chit,
    left: available > 0,
    leadership: game.players[data.player].leadership,
    amphibious: game.amphibious,
    room: what === 'Cache' ? roomOf(parts, context) : 'room',
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
    about: (context) => `${context.data.supply}: ${stackInWords(stackOf(context))}`,
    seat: ({ data }) => data.player,
    from: () => DOINGS.map((what) => option('do', { what })),
    says: (_, { what }) => what,
    forbid: { table: mayNotDo, view: (context, { what }) => doingView(parts, context, what) },
  })

/** A Task of the player whose turn it is, before the opponent can use one. */
export const ownTaskOfferOn = (parts: Components) =>
  ask.may(option('no Task'), {
    name: 'a Task before the opponent has the chance',
    cites: [missionActions.anyTurn, tasks.available],
    seat: ({ data }) => data.player,
    from: () => TASKS.map((task) => option('use', { task })),
    says: (_, { task }) => task,
    forbid: { table: mayNotDo, view: (context, { task }) => doingView(parts, context, task) },
  })
