/** Rules that meet within one turn: which comes first, and whether the other still holds. @module */

import type { Meeting } from 'rulewright/book'
import * as cited from './rules.gen.js'

const CHARTS = ['Amphibious Move', 'Attack', 'Maneuver', 'Move', 'Paratroop', 'Relieve', 'Rout', 'action', 'turn']

/** The rules that meet within one turn, and the order in which they apply. */
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
      'Opportunity Fire: may not fire',
      'Retreat: may not be shifted to the square',
    ],
    clauses: [cited.displacement.may, cited.displacement.mustEnterCity, cited.opportunityFire.when],
    questions: [cited.taskTime, cited.taskOrder],
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
    clauses: [cited.actionsAndTasks.twoActions, cited.actionsAndTasks.sameAction],
    questions: [cited.sameMission, cited.maneuverAction],
    note: 'An action counts from when it has begun, also for a Task in the midst of it.',
  },
  {
    fields: ['supplied'],
    written: CHARTS,
    asked: ["may not be used in the opponent's turn now", 'Opportunity Fire: may not fire'],
    clauses: [cited.opportunityFire.when, cited.opportunityFire.onlyUsers],
    questions: [cited.fireTime],
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
    clauses: [cited.leadership.exhausted, cited.tasks.available, cited.endOfTurn.activates, cited.maneuver.active],
    questions: [cited.taskTime, cited.taskOrder],
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
    clauses: [
      cited.turns.onlyChosen,
      cited.turns.used,
      cited.endOfTurn.nothingSaved,
      cited.fall.supply,
      cited.free.unusedChit,
      cited.cache.raise,
    ],
    questions: [
      cited.stackReplaced,
      cited.fallenInUse,
      cited.freedInUse,
      cited.chitsRunOut,
      cited.cacheWhen,
      cited.cacheHeight,
    ],
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
    clauses: [cited.placement.decider, cited.rounds.spin, cited.roundSupply.alternate],
    questions: [cited.freeBesideFallen],
    note: 'Month and turn change only between two turns, before anything is chosen in the next one.',
  },
]
