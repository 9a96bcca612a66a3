/** page 5, para 1 The five Tasks. @module */

import { among, forbid, permission, prohibition, question, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { missionActions } from './2.5-actions.js'
import { repeats } from './reasons.js'
import { ahead, section } from './section.js'
import { LEADERSHIP, SUPPLY_USES, TASKS } from './vocabulary.js'

export const tasks = section('tasks', 'page 5, para 1', 'The five Tasks', {
  available: prohibition('A Task needs active Leadership, and what the Task itself asks for.'),
  eitherTurn: permission("Maneuver and Relieve can be used in either player's turn.", {
    status: repeats('page 2, para 7'),
  }),
  ownTurn: prohibition('Cache is for the own turn only.', { status: repeats('page 2, para 7') }),
  opponentsTurn: prohibition("Rally and Opportunity Fire are for the opponent's turn only.", {
    status: repeats('page 2, para 7'),
  }),
})

export const fireTime = question('fireTime', {
  asks: 'For how long can a unit be fired at that has used supply?',
  clauses: [ahead('opportunityFire.when'), ahead('opportunityFire.tasksSafe')],
  readings: {
    next: 'Until anything else is done.',
    'this turn': 'Until the turn is over: every unit that has used supply in it can be fired at.',
  },
  usual: 'next',
  because: 'In EX 7 the unit has only just dropped; no other limit is told.',
})

const reacting = view({
  task: among(TASKS, 'the Task'),
  leadership: among(LEADERSHIP, 'Leadership'),
  supplied: among(SUPPLY_USES, 'when the last enemy unit has used supply'),
  fireTime,
})

export const mayNotReact = forbid("may not be used in the opponent's turn now", reacting, (bar) => [
  bar(tasks.available, { leadership: P.union('Exhausted', 'Commissioned') }),
  bar(missionActions.ownTurn, { task: 'Cache' }),
  bar(ahead('rally.when'), { task: 'Rally' }),
  bar([ahead('opportunityFire.when'), ahead('opportunityFire.tasksSafe')], {
    task: 'Opportunity Fire',
    supplied: 'not',
  }),
  bar([ahead('opportunityFire.when'), ahead('opportunityFire.tasksSafe')], {
    task: 'Opportunity Fire',
    supplied: 'earlier',
    fireTime: 'next',
  }),
])
