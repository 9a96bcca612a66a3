/**
 * A turn: what the player can do, with which units, and what the opponent can do meanwhile.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { commission } from '../clauses/actions.js'
import { cache, opportunityFire, rally, tasks } from '../clauses/leadership.js'
import { build, regroup } from '../clauses/missions.js'
import { components } from '../clauses/overview.js'
import { actionsAndTasks, endOfTurn, missionActions, regularActions, turns } from '../clauses/rounds.js'
import { cardActions } from '../clauses/set-up-cards.js'
import { RESERVE } from '../components/units.js'
import { cacheWhen } from '../questions/cache-when.js'
import { fireTime } from '../questions/fire-time.js'
import { sameMission } from '../questions/same-mission.js'
import { taskOrder } from '../questions/task-order.js'
import { taskTime } from '../questions/task-time.js'
import { whereBuilt } from '../questions/where-built.js'
import { BOARD_ACTIONS, CHITS, KINDS, LEADERSHIP, STATUSES, SUPPLY_USES, TASKS, UNIT_ACTIONS } from '../vocabulary.js'
import { HIGH } from './cities.js'

/** The Regular Actions that units do. */
export const REGULAR = ['Move', 'Amphibious Move', 'Attack'] as const
/** The Missions. */
export const MISSIONS = ['Build', 'Paratroop', 'Regroup'] as const
/** Everything that uses supply. */
export const SUPPLIED = [...UNIT_ACTIONS, 'Commission'] as const
/** What a player can do in the own turn. */
export const DOINGS = [...SUPPLIED, ...TASKS] as const
/** What a player can do in the own turn. */
export type Doing = (typeof DOINGS)[number]

/** Whether Cache can raise the stack. */
export const ROOM = ['room', 'too high', 'too few chits'] as const

const doing = view(
  {
    what: among(DOINGS, 'what is done'),
    chit: among([...CHITS, 'none'], 'the chits of the stack that was chosen'),
    left: range(0, HIGH, 'chits that are left in it'),
    leadership: among(LEADERSHIP, 'Leadership'),
    room: among(ROOM, 'whether Cache can raise the stack'),
    cacheWhen,
  },
  [
    { because: 'where there is no stack no chit is left', when: ({ chit, left }) => chit === 'none' && left > 0 },
    { because: 'only Cache raises a stack', when: ({ what, room }) => what !== 'Cache' && room !== 'room' },
  ],
)

/** What a player may not do now. */
export const mayNotDo = forbid('may not be done in this turn', doing, (bar) => [
  bar(turns.onlyChosen, { what: P.union(...BOARD_ACTIONS), chit: 'none' }),
  bar(turns.onlyChosen, { what: P.union('Build', 'Commission'), left: 0 }),
  bar(turns.fallenOneAction, { what: P.union('Build', 'Commission'), chit: 'Fallen', left: 0 }),
  bar(missionActions.oneKind, { what: 'Build', chit: P.union('Air', 'Capital') }),
  bar([turns.fallenOneAction, cardActions.fallenMissions, missionActions.list], { what: 'Build', chit: 'Fallen' }),
  bar(commission.exhausted, { what: 'Commission', leadership: P.union('Available', 'Commissioned') }),
  bar(tasks.available, { what: P.union(...TASKS), leadership: P.union('Exhausted', 'Commissioned') }),
  bar(missionActions.opponentsTurn, { what: P.union('Rally', 'Opportunity Fire') }),
  bar(cache.limit, { what: 'Cache', room: 'too high' }),
  bar([cache.limit, components.chits], { what: 'Cache', room: 'too few chits' }),
  bar(cache.raise, { what: 'Cache', chit: 'none' }),
  bar([cache.raise, endOfTurn.whenOver], { what: 'Cache', left: 0, cacheWhen: 'while a chit is left' }),
])

const acting = view(
  {
    action: among([...REGULAR, 'Paratroop', 'Regroup'], 'the action'),
    status: among(STATUSES, 'the unit'),
    given: range(0, 2, 'actions that it was given in this turn'),
    again: flag('the same action is among them', 'the same action is not among them'),
    sameMission,
  },
  [{ because: 'what was given again was given before', when: ({ given, again }) => given === 0 && again }],
)

/** Which units may not be given an action. */
export const mayNotAct = forbid('may not be given the action', acting, (bar) => [
  bar(regroup.disruptedOnly, { action: 'Regroup', status: 'active' }),
  bar(actionsAndTasks.twoActions, { given: 2 }),
  bar([actionsAndTasks.sameAction, regularActions.list], { action: P.union(...REGULAR), again: true }),
  bar(cardActions.different, { again: true, sameMission: 'never' }),
])

/** Whose an Industry is, for a player: of the own country, captured, or held by the opponent. */
export const INDUSTRIES = ['own', 'captured', 'lost', "opponent's"] as const
/** Whose an Industry is, for a player. */
export type IndustryIs = (typeof INDUSTRIES)[number]

/** The most units of a kind that begin in reserve. */
export const MOST_IN_RESERVE = Math.max(...KINDS.map((kind) => RESERVE[kind]))

const building = view({
  kind: among(KINDS, 'the kind of unit'),
  chits: range(0, HIGH, 'chits that are left in the stack'),
  inReserve: range(0, MOST_IN_RESERVE, 'units of that kind in reserve'),
  industry: among(INDUSTRIES, 'whose the Industry is'),
  empty: flag('the Industry is empty', 'a unit is in the Industry'),
  reading: whereBuilt,
})

/** What may not be built, and where. */
export const mayNotBuild = forbid('may not be built there', building, (bar) => [
  bar(build.fromReserve, { inReserve: 0 }),
  bar(build.two, { kind: P.union('Infantry', 'Artillery'), chits: P.number.lt(2) }),
  bar(build.three, { kind: 'Tank', chits: P.number.lt(3) }),
  bar(build.ownIndustry, { empty: false }),
  bar(build.ownIndustry, { industry: P.union('lost', "opponent's") }),
  bar(build.ownIndustry, { industry: 'captured', reading: 'own country' }),
])

/** What a unit costs that is built. */
export const buildCost = one('What a Build costs', view({ kind: among(KINDS, 'the kind of unit') }), (row) => [
  row(build.two, { kind: P.union('Infantry', 'Artillery') }, 2),
  row(build.three, { kind: 'Tank' }, 3),
])

const reacting = view({
  task: among(TASKS, 'the Task'),
  leadership: among(LEADERSHIP, 'Leadership'),
  supplied: among(SUPPLY_USES, 'when the last enemy unit has used supply'),
  fireTime,
})

/** Which Tasks may not be used in the opponent's turn now. */
export const mayNotReact = forbid("may not be used in the opponent's turn now", reacting, (bar) => [
  bar(tasks.available, { leadership: P.union('Exhausted', 'Commissioned') }),
  bar(missionActions.ownTurn, { task: 'Cache' }),
  bar(rally.when, { task: 'Rally' }),
  bar([opportunityFire.when, opportunityFire.tasksSafe], { task: 'Opportunity Fire', supplied: 'not' }),
  bar([opportunityFire.when, opportunityFire.tasksSafe], {
    task: 'Opportunity Fire',
    supplied: 'earlier',
    fireTime: 'next',
  }),
])

/** When the opponent may use a Task, as supply is used. */
export const reactsAtOnce = one('Whether the opponent may answer at once', view({ reading: taskTime }), (row) => [
  row([opportunityFire.when, missionActions.anyTurn], { reading: 'at once' }, true),
  row([opportunityFire.when, missionActions.anyTurn], { reading: 'between actions' }, false),
])

/** Who may use a Task first, after an action. */
export const firstWithTask = one('Who may use a Task first', view({ reading: taskOrder }), (row) => [
  row(missionActions.anyTurn, { reading: 'own turn' }, 'own'),
  row(missionActions.anyTurn, { reading: 'opponent' }, 'opponent'),
])
