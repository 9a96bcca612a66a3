/** page 5, para 1 The five Tasks. @module */

import { among, forbid, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { LEADERSHIP, SUPPLY_USES, TASKS } from './vocabulary.js'

const reacting = view({
  task: among(TASKS, 'the Task'),
  leadership: among(LEADERSHIP, 'Leadership'),
  supplied: among(SUPPLY_USES, 'when the last enemy unit has used supply'),
  fireTime: cited.fireTime,
})

export const mayNotReact = forbid("may not be used in the opponent's turn now", reacting, (bar) => [
  bar(cited.tasks.available, { leadership: P.union('Exhausted', 'Commissioned') }),
  bar(cited.missionActions.ownTurn, { task: 'Cache' }),
  bar(cited.rally.when, { task: 'Rally' }),
  bar([cited.opportunityFire.when, cited.opportunityFire.tasksSafe], {
    task: 'Opportunity Fire',
    supplied: 'not',
  }),
  bar([cited.opportunityFire.when, cited.opportunityFire.tasksSafe], {
    task: 'Opportunity Fire',
    supplied: 'earlier',
    fireTime: 'next',
  }),
])
