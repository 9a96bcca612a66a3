/** Rules that meet within one turn: which comes first, and whether the other still holds. @module */
import type { Meeting } from 'rulewright/book'
import { placement } from './1.8-placement.js'
import { freeBesideFallen, roundSupply, rounds } from './1.9-rounds.js'
import { endOfTurn, stackReplaced, turns } from './2.1-turns.js'
import { actionsAndTasks, cacheWhen, sameMission, taskOrder } from './2.5-actions.js'
import { displacement } from './4.1-miss.js'
import { chitsRunOut, fall, fallenInUse, free, freedInUse } from './4.5-fall-and-free.js'
import { leadership } from './4.9-build.js'
import { fireTime, tasks } from './5.1-tasks.js'
import { opportunityFire, taskTime } from './5.3-opportunity-fire.js'
import { maneuver, maneuverAction } from './5.4-maneuver.js'
import { cache, cacheHeight } from './5.6-cache.js'

const CHARTS = ['Amphibious Move', 'Attack', 'Maneuver', 'Move', 'Paratroop', 'Relieve', 'Rout', 'action', 'turn']

/** How the rules get on that meet within one turn. */
export const meetings: readonly Meeting[] = [
  {
    fields: ['squares'],
    written: CHARTS,
    asked: [
      'Maneuver: may not shift to the square',
      'Move: may not move onto the square',
      'Move: what keeps a square from being passed',
      'Attack: may not target the square',
      'Attack: what the target receives',
      'Paratroop: may not begin',
      'Paratroop: may not land in the square',
      'Amphibious Move: may not go to the square',
    ],
    clauses: [displacement.may, displacement.mustEnterCity, opportunityFire.when],
    questions: [taskTime, taskOrder],
    note: 'Actions and Tasks are carried out one by one: each sees the squares as the one before has left them.',
  },
  {
    fields: ['acted'],
    written: CHARTS,
    asked: [
      'may not be given the action',
      "may not be used in the opponent's turn now",
      'Maneuver: may not begin',
      'Maneuver: does it count among the actions of the unit',
      'Move: may not move onto the square',
    ],
    clauses: [actionsAndTasks.twoActions, actionsAndTasks.sameAction],
    questions: [sameMission, maneuverAction],
    note: 'An action counts from when it has begun, also for a Task in the midst of it.',
  },
  {
    fields: ['supplied'],
    written: CHARTS,
    asked: ["may not be used in the opponent's turn now", 'Opportunity Fire: may not fire'],
    clauses: [opportunityFire.when, opportunityFire.onlyUsers],
    questions: [fireTime],
  },
  {
    fields: ['players.*.leadership'],
    written: ['answer', 'turn'],
    asked: [
      'may not be done in this turn',
      "may not be used in the opponent's turn now",
      'Maneuver: may not begin',
      'Maneuver: may not shift to the square',
      'Relieve: the two may not swap',
    ],
    clauses: [leadership.exhausted, tasks.available, endOfTurn.activates, maneuver.active],
    questions: [taskTime, taskOrder],
    note: 'A Task exhausts Leadership before anything comes of it, so that no second one is used in between.',
  },
  {
    fields: ['players.*.supply', 'players.*.paying'],
    written: ['Attack', 'action', 'round', 'turn'],
    asked: [
      'may not be given the action',
      'may not be the supply of a turn',
      'may not be done in this turn',
      'the action may not begin',
      'may not be built there',
      'Cache: the kind of the chit that comes',
      'Whether Cache can raise a stack',
      'Move: may not begin',
      'Move: what keeps a square from being passed',
      'Move: may not move onto the square',
      'Amphibious Move: may not begin',
      'Amphibious Move: may not go to the square',
      'Attack: may not begin',
      'Attack: may not target the square',
      'Paratroop: may not begin',
      'Paratroop: may not land in the square',
    ],
    clauses: [turns.onlyChosen, turns.used, endOfTurn.nothingSaved, fall.supply, free.unusedChit, cache.raise],
    questions: [stackReplaced, fallenInUse, freedInUse, chitsRunOut, cacheWhen, cacheHeight],
    note: 'An action is paid before it is carried out; what falls or is freed by it finds its chits among the used ones.',
  },
  {
    fields: ['month', 'turn', 'firstPlayer'],
    written: ['setup', 'game', 'round'],
    asked: [
      'Whether Cache can raise a stack',
      'may not be the supply of a turn',
      'Maneuver: does it count among the actions of the unit',
    ],
    clauses: [placement.decider, rounds.spin, roundSupply.alternate],
    questions: [freeBesideFallen],
    note: 'Month and turn change only between two turns, before anything is chosen in the next one.',
  },
]
