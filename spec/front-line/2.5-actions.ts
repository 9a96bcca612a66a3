/** page 2, para 5 Actions & Tasks to page 2, para 8 Commission. @module */

import { among, computed, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { HIGH, replaced } from './2.1-turns.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { ofPlayer } from './supply.js'
import { BOARD_ACTIONS, CHITS, LEADERSHIP, type Player, STATUSES, TASKS, UNIT_ACTIONS } from './vocabulary.js'

/** Everything that uses supply. */
export const SUPPLIED = [...UNIT_ACTIONS, 'Commission'] as const

/** The actions and Tasks of a player in the own turn. */
export const DOINGS = [...SUPPLIED, ...TASKS] as const

/** The possible answers to whether Cache can raise the stack. */
export const ROOM = ['room', 'too high', 'too few chits'] as const

const doing = view(
  {
    what: among(DOINGS, 'what is done'),
    chit: among([...CHITS, 'none'], 'the chits of the stack that was chosen'),
    left: range(0, HIGH, 'chits that are left in it'),
    leadership: among(LEADERSHIP, 'Leadership'),
    room: among(ROOM, 'whether Cache can raise the stack'),
    replaced,
    cacheWhen: cited.cacheWhen,
    stackReplaced: cited.stackReplaced,
  },
  [
    { because: 'where there is no stack no chit is left', when: ({ chit, left }) => chit === 'none' && left > 0 },
    { because: 'where there is no stack nothing replaces it', when: (v) => v.chit === 'none' && v.replaced },
    { because: 'only Cache raises a stack', when: ({ what, room }) => what !== 'Cache' && room !== 'room' },
  ],
)

export const mayNotDo = forbid('may not be done in this turn', doing, (bar) => [
  bar(cited.turns.onlyChosen, { what: P.union(...BOARD_ACTIONS), chit: 'none' }),
  bar(cited.turns.onlyChosen, { what: P.union('Build', 'Commission'), left: 0 }),
  bar(cited.turns.fallenOneAction, { what: P.union('Build', 'Commission'), chit: 'Fallen', left: 0 }),
  bar([cited.turns.onlyChosen, cited.fall.supply], {
    what: P.union(...SUPPLIED),
    replaced: true,
    stackReplaced: 'is over',
  }),
  bar([cited.turns.onlyChosen, cited.cache.raise], { what: 'Cache', replaced: true, stackReplaced: 'is over' }),
  bar(cited.missionActions.oneKind, { what: 'Build', chit: P.union('Air', 'Capital') }),
  bar([cited.turns.fallenOneAction, cited.cardActions.fallenMissions, cited.missionActions.list], {
    what: 'Build',
    chit: 'Fallen',
  }),
  bar(cited.commission.exhausted, { what: 'Commission', leadership: P.union('Available', 'Commissioned') }),
  bar(cited.tasks.available, { what: P.union(...TASKS), leadership: P.union('Exhausted', 'Commissioned') }),
  bar(cited.missionActions.opponentsTurn, { what: P.union('Rally', 'Opportunity Fire') }),
  bar(cited.cache.limit, { what: 'Cache', room: 'too high' }),
  bar([cited.cache.limit, cited.components.chits], { what: 'Cache', room: 'too few chits' }),
  bar(cited.cache.raise, { what: 'Cache', chit: 'none' }),
  bar([cited.cache.raise, cited.endOfTurn.whenOver], { what: 'Cache', left: 0, cacheWhen: 'while a chit is left' }),
])

/** The Regular Actions that units do. */
export const REGULAR = ['Move', 'Amphibious Move', 'Attack'] as const

const acting = view(
  {
    action: among([...REGULAR, 'Paratroop', 'Regroup'], 'the action'),
    status: among(STATUSES, 'the unit'),
    given: range(0, 2, 'actions that it was given in this turn'),
    again: flag('the same action is among them', 'the same action is not among them'),
    sameMission: cited.sameMission,
  },
  [{ because: 'what was given again was given before', when: ({ given, again }) => given === 0 && again }],
)

export const mayNotAct = forbid('may not be given the action', acting, (bar) => [
  bar(cited.regroup.disruptedOnly, { action: 'Regroup', status: 'active' }),
  bar(cited.actionsAndTasks.twoActions, { given: 2 }),
  bar([cited.actionsAndTasks.sameAction, cited.regularActions.list], { action: P.union(...REGULAR), again: true }),
  bar(cited.cardActions.different, { again: true, sameMission: 'never' }),
])

export const firstWithTask = one('Who may use a Task first', view({ reading: cited.taskOrder }), (row) => [
  row(cited.missionActions.anyTurn, { reading: 'own turn' }, 'own'),
  row(cited.missionActions.anyTurn, { reading: 'opponent' }, 'opponent'),
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
    bar(cited.turns.onlyChosen, { left: 0 }),
    bar(cited.turns.fallenOneAction, { chit: 'Fallen', left: 0 }),
    bar(cited.missionActions.oneKind, { what: 'Paratroop', chit: P.union('Capital', 'Industry') }),
    bar(cited.missionActions.oneKind, { what: 'Regroup', chit: P.union('Air', 'Industry') }),
    bar([cited.turns.fallenOneAction, cited.cardActions.fallenMissions, cited.missionActions.list], {
      what: P.union('Paratroop', 'Regroup'),
      chit: 'Fallen',
    }),
    bar([cited.amphibiousMove.optional, cited.setup.firstRestrictions], { what: 'Amphibious Move', amphibious: false }),
  ],
)

export const MISSIONS = ['Build', 'Paratroop', 'Regroup'] as const
export type Doing = (typeof DOINGS)[number]

/** The owners of an Industry, as a player sees it: own, captured, lost to the opponent, or the opponent's. */
export const INDUSTRIES = ['own', 'captured', 'lost', "opponent's"] as const
export type IndustryIs = (typeof INDUSTRIES)[number]

export const withActivated = computed(
  'Commissioned Leadership',
  [cited.endOfTurn.activates, cited.commission.endOfTurn],
  (game: Game, player: Player): Game =>
    game.players[player].leadership === 'Commissioned' ? ofPlayer(game, player, { leadership: 'Available' }) : game,
)
