/** page 2, para 5 Actions & Tasks to page 2, para 8 Commission. @module */

import {
  among,
  computed,
  definition,
  flag,
  forbid,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { components } from './1.1-the-game.js'
import { setup } from './1.6-setup.js'
import { endOfTurn, HIGH, replaced, stackReplaced, turns } from './2.1-turns.js'
import type { Game } from './game.js'
import { repeats } from './reasons.js'
import { ahead, section } from './section.js'
import { ofPlayer } from './supply.js'
import { BOARD_ACTIONS, CHITS, LEADERSHIP, type Player, STATUSES, TASKS, UNIT_ACTIONS } from './vocabulary.js'

export const commission = section('commission', 'page 2, para 8', 'Commission', {
  tuck: rule('For one supply of any kind an Exhausted Leadership card is commissioned.'),
  exhausted: prohibition('Only exhausted Leadership is commissioned.'),
  endOfTurn: rule('At the end of that turn it becomes available.'),
})

export const actionsAndTasks = section('actionsAndTasks', 'page 2, para 5', 'Actions & Tasks', {
  useSupply: rule('Regular Actions and Missions use supply.'),
  twoActions: prohibition('A unit is given two actions in a turn at the most.'),
  severalUnits: permission('With the supply for it, several units can do the same Regular Action.'),
  sameAction: prohibition('No unit uses the same Regular Action twice in a turn.'),
})

export const regularActions = section('regularActions', 'page 2, para 6', 'Regular Actions', {
  oneSupply: rule('A Regular Action uses one supply of any kind.'),
  list: definition('The Regular Actions are Amphibious Move, Move, Attack and Commission.'),
  activeUnits: prohibition('Amphibious Move, Move and Attack are for active units only.'),
  commission: note('Commission makes Leadership ready.', { status: repeats('page 2, para 8') }),
  regroupFirst: note('A disrupted unit must Regroup before it can do Regular Actions.', {
    status: repeats('page 2, para 4'),
  }),
})

export const missionActions = section('missionActions', 'page 2, para 7', 'Mission Actions', {
  list: definition('The Mission Actions are Build, Paratroop and Regroup.'),
  oneKind: prohibition('Each Mission uses its one kind of supply: Build Industry, Paratroop Air, Regroup Capital.'),
  thenAct: permission('A unit that was Built or Regrouped may do a Regular Action afterwards.'),
  paratroopersAct: permission('Active Infantry may do an action before its Paratroop mission, or after it.'),
  tasksOpportunity: permission('Available Leadership gives the opportunity for a Task.'),
  anyTurn: permission("Maneuver and Relieve can be done in either player's turn."),
  opponentsTurn: prohibition("Rally and Opportunity Fire are done in the opponent's turn only."),
  ownTurn: prohibition('Cache is done in the own turn only.'),
  tasksNoSupply: rule('Tasks use no supply: they exhaust Leadership.'),
})

export const cacheWhen = question('cacheWhen', {
  asks: 'Can Cache raise a stack of which no chit is left?',
  clauses: [ahead('cache.raise'), endOfTurn.whenOver],
  readings: {
    yes: 'It brings one chit back, a Fallen one in a turn of Fallen supply whose city has been freed.',
    'while a chit is left': 'There must be a stack to raise.',
  },
  usual: 'yes',
  because: 'A turn without chits goes on for as long as a Task is done.',
})

export const sameMission = question('sameMission', {
  asks: 'Can a unit do the same Mission twice in a turn?',
  clauses: [actionsAndTasks.sameAction, ahead('cardActions.different')],
  readings: {
    never: 'Its two actions differ, whatever they are.',
    'only Regular Actions differ': 'A Mission can come again: a second drop, or a Regroup after Opportunity Fire.',
  },
  usual: 'never',
  because: 'Page 7, para 1 makes no exception, and page 2, para 5 does not speak of Missions.',
})

export const taskOrder = question('taskOrder', {
  asks: 'Who may use a Task first, when a turn has begun and after an action?',
  clauses: [missionActions.anyTurn],
  readings: {
    opponent: 'The opponent.',
    'own turn': 'The player whose turn it is.',
  },
  usual: 'opponent',
  because: 'The text does not say; the player whose turn it is goes on with the next action anyway.',
})

/** Everything that uses supply. */
export const SUPPLIED = [...UNIT_ACTIONS, 'Commission'] as const

/** What a player can do in the own turn. */
export const DOINGS = [...SUPPLIED, ...TASKS] as const

/** Whether Cache can raise the stack. */
export const ROOM = ['room', 'too high', 'too few chits'] as const

const doing = view(
  {
    what: among(DOINGS, 'what is done'),
    chit: among([...CHITS, 'none'], 'the chits of the stack that was chosen'),
    left: range(0, HIGH, 'chits that are left in it'),
    leadership: among(LEADERSHIP, 'Leadership'),
    room: among(ROOM, 'whether Cache can raise the stack'),
    replaced,
    cacheWhen,
    stackReplaced,
  },
  [
    { because: 'where there is no stack no chit is left', when: ({ chit, left }) => chit === 'none' && left > 0 },
    { because: 'where there is no stack nothing replaces it', when: (v) => v.chit === 'none' && v.replaced },
    { because: 'only Cache raises a stack', when: ({ what, room }) => what !== 'Cache' && room !== 'room' },
  ],
)

export const mayNotDo = forbid('may not be done in this turn', doing, (bar) => [
  bar(turns.onlyChosen, { what: P.union(...BOARD_ACTIONS), chit: 'none' }),
  bar(turns.onlyChosen, { what: P.union('Build', 'Commission'), left: 0 }),
  bar(turns.fallenOneAction, { what: P.union('Build', 'Commission'), chit: 'Fallen', left: 0 }),
  bar([turns.onlyChosen, ahead('fall.supply')], {
    what: P.union(...SUPPLIED),
    replaced: true,
    stackReplaced: 'is over',
  }),
  bar([turns.onlyChosen, ahead('cache.raise')], { what: 'Cache', replaced: true, stackReplaced: 'is over' }),
  bar(missionActions.oneKind, { what: 'Build', chit: P.union('Air', 'Capital') }),
  bar([turns.fallenOneAction, ahead('cardActions.fallenMissions'), missionActions.list], {
    what: 'Build',
    chit: 'Fallen',
  }),
  bar(commission.exhausted, { what: 'Commission', leadership: P.union('Available', 'Commissioned') }),
  bar(ahead('tasks.available'), { what: P.union(...TASKS), leadership: P.union('Exhausted', 'Commissioned') }),
  bar(missionActions.opponentsTurn, { what: P.union('Rally', 'Opportunity Fire') }),
  bar(ahead('cache.limit'), { what: 'Cache', room: 'too high' }),
  bar([ahead('cache.limit'), components.chits], { what: 'Cache', room: 'too few chits' }),
  bar(ahead('cache.raise'), { what: 'Cache', chit: 'none' }),
  bar([ahead('cache.raise'), endOfTurn.whenOver], { what: 'Cache', left: 0, cacheWhen: 'while a chit is left' }),
])

/** The Regular Actions that units do. */
export const REGULAR = ['Move', 'Amphibious Move', 'Attack'] as const

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

export const mayNotAct = forbid('may not be given the action', acting, (bar) => [
  bar(ahead('regroup.disruptedOnly'), { action: 'Regroup', status: 'active' }),
  bar(actionsAndTasks.twoActions, { given: 2 }),
  bar([actionsAndTasks.sameAction, regularActions.list], { action: P.union(...REGULAR), again: true }),
  bar(ahead('cardActions.different'), { again: true, sameMission: 'never' }),
])

export const firstWithTask = one('Who may use a Task first', view({ reading: taskOrder }), (row) => [
  row(missionActions.anyTurn, { reading: 'own turn' }, 'own'),
  row(missionActions.anyTurn, { reading: 'opponent' }, 'opponent'),
])

export const mayNotBeginAction = forbid(
  'the action may not begin',
  view({
    what: among(BOARD_ACTIONS, 'the action'),
    chit: among(CHITS, 'the chits of the stack that was chosen'),
    left: range(0, HIGH, 'chits that are left in it'),
    amphibious: flag('Amphibious Moves are played', 'Amphibious Moves are not played'),
  }),
  (bar) => [
    bar(turns.onlyChosen, { left: 0 }),
    bar(turns.fallenOneAction, { chit: 'Fallen', left: 0 }),
    bar(missionActions.oneKind, { what: 'Paratroop', chit: P.union('Capital', 'Industry') }),
    bar(missionActions.oneKind, { what: 'Regroup', chit: P.union('Air', 'Industry') }),
    bar([turns.fallenOneAction, ahead('cardActions.fallenMissions'), missionActions.list], {
      what: P.union('Paratroop', 'Regroup'),
      chit: 'Fallen',
    }),
    bar([ahead('amphibiousMove.optional'), setup.firstRestrictions], { what: 'Amphibious Move', amphibious: false }),
  ],
)

export const MISSIONS = ['Build', 'Paratroop', 'Regroup'] as const
export type Doing = (typeof DOINGS)[number]

/** Whose an Industry is, for a player: of the own country, captured, or held by the opponent. */
export const INDUSTRIES = ['own', 'captured', 'lost', "opponent's"] as const
export type IndustryIs = (typeof INDUSTRIES)[number]

export const withActivated = computed(
  'Commissioned Leadership',
  [endOfTurn.activates, commission.endOfTurn],
  (game: Game, player: Player): Game =>
    game.players[player].leadership === 'Commissioned' ? ofPlayer(game, player, { leadership: 'Available' }) : game,
)
