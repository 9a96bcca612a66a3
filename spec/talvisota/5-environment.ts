/** 5: the Environment markers. @module */
import { exception, note, question, rule } from 'rulewright/book'
import { HISTORY } from './reasons.js'
import { section } from './section.js'

export const environment = section('environment', '5', 'Environment markers', {
  why: note('The Finns knew how to use their country in winter, and the Soviet army did not.', { status: HISTORY }),
  used: rule('The Finnish player uses Environment markers in Combat Strategies.'),
  five: rule('There is one marker of each of five kinds.'),
  snowInfantry: rule('Snow: a penalty of -1 for each FUS and ELI.'),
  snowBonus: rule('Snow: FUS and ELI have no bonus.'),
  snowArmour: rule('Snow: a penalty of -3 for each MECA and TAN.'),
  snowAir: exception('Snow: no Air support has an effect, on either side.'),
  woodsFinns: rule('Woods: a bonus of +1 for each Finnish unit.'),
  woodsTanks: rule('Woods: a penalty of -1 for the TAN.'),
  forest: rule('Forest: a penalty of -2 for each Soviet unit.'),
  forestBonus: rule('Forest: TAN have no bonus.'),
  swamp: rule('Swamp: a penalty of -1 for each Soviet unit.'),
  fogAir: exception('Fog: no Air support has an effect, on either side.'),
  fogFinns: rule('Fog: a bonus of +1 for each Finnish unit.'),
})

export const woodsPenalty = question('woodsPenalty', {
  asks: 'Is the penalty of Woods for the TAN taken for each of them?',
  clauses: [environment.woodsTanks],
  readings: {
    'each TAN': 'Yes: for each TAN.',
    'all together': 'No: once, where there is a TAN.',
  },
  usual: 'each TAN',
  because: 'Like all the others it stands beside what each unit has.',
})

export const snowOnArmour = question('snowOnArmour', {
  asks: 'Does Snow take the bonus from MECA and TAN as well?',
  clauses: [environment.snowBonus, environment.snowArmour],
  readings: {
    no: 'No: from FUS and ELI alone.',
    yes: 'Yes: from all Soviet units.',
  },
  usual: 'no',
  because: 'The loss of the bonus is told of the infantry, before MECA and TAN are named.',
})
