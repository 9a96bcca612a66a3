/** 5: the Environment markers. @module */
import { among, exception, flag, forbid, note, question, rule, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { HISTORY } from './reasons.js'
import { section } from './section.js'
import { ENVIRONMENTS, SOVIET_UNITS } from './vocabulary.js'

export const environments = section('environments', '5', 'Environment markers', {
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
  clauses: [environments.woodsTanks],
  readings: {
    'each TAN': 'Yes: for each TAN.',
    'all together': 'No: once, where there is a TAN.',
  },
  usual: 'each TAN',
  because: 'Like all the others it stands beside what each unit has.',
})

export const snowPenalty = question('snowPenalty', {
  asks: 'Is the penalty of Snow for MECA and TAN taken for each of them?',
  clauses: [environments.snowInfantry, environments.snowArmour],
  readings: {
    'each unit': 'Yes: for each MECA and each TAN.',
    'all together': 'No: once, where there is a MECA or a TAN.',
  },
  usual: 'each unit',
  because: 'The sentence begins with each unit of infantry, and goes on with the others.',
})

export const snowOnArmour = question('snowOnArmour', {
  asks: 'Does Snow take the bonus from MECA and TAN as well?',
  clauses: [environments.snowBonus, environments.snowArmour],
  readings: {
    no: 'No: from FUS and ELI alone.',
    yes: 'Yes: from all Soviet units.',
  },
  usual: 'no',
  because: 'The loss of the bonus is told of the infantry, before MECA and TAN are named.',
})

const marker = among(ENVIRONMENTS, 'the marker')
const unit = among(SOVIET_UNITS, 'the unit')

export const environmentTakes = sum(
  'Environment: what a marker takes from a Soviet unit',
  view({ marker, unit, woodsPenalty, snowPenalty }),
  (row) => [
    row(environments.snowInfantry, { marker: 'Snow', unit: P.union('FUS', 'ELI') }, 1),
    row(environments.snowArmour, { marker: 'Snow', unit: P.union('MECA', 'TAN'), snowPenalty: 'each unit' }, 3),
    row(environments.woodsTanks, { marker: 'Woods', unit: 'TAN', woodsPenalty: 'each TAN' }, 1),
    row(environments.forest, { marker: 'Forest' }, 2),
    row(environments.swamp, { marker: 'Swamp' }, 1),
  ],
)

export const environmentTakesOnce = sum(
  'Environment: what a marker takes from the Soviet force',
  view(
    {
      marker,
      tanks: flag('TAN are in the force', 'no TAN is in the force'),
      armour: flag('MECA or TAN are in the force', 'neither MECA nor TAN is in the force'),
      woodsPenalty,
      snowPenalty,
    },
    [{ because: 'TAN are armour', when: ({ tanks, armour }) => tanks && !armour }],
  ),
  (row) => [
    row(environments.snowArmour, { marker: 'Snow', armour: true, snowPenalty: 'all together' }, 3),
    row(environments.woodsTanks, { marker: 'Woods', tanks: true, woodsPenalty: 'all together' }, 1),
  ],
)

export const mayNotApplyBonus = forbid(
  'Environment: may not apply its bonus',
  view({ marker, unit, snowOnArmour }),
  (bar) => [
    bar(environments.snowBonus, { marker: 'Snow', unit: P.union('FUS', 'ELI') }),
    bar(environments.snowBonus, { marker: 'Snow', unit: P.union('MECA', 'TAN'), snowOnArmour: 'yes' }),
    bar(environments.forestBonus, { marker: 'Forest', unit: 'TAN' }),
  ],
)

export const mayNotFly = forbid('Environment: Air support has no effect', view({ marker }), (bar) => [
  bar(environments.snowAir, { marker: 'Snow' }),
  bar(environments.fogAir, { marker: 'Fog' }),
])

export const environmentAids = sum('Environment: what a marker gives to a Finnish unit', view({ marker }), (row) => [
  row(environments.woodsFinns, { marker: 'Woods' }, 1),
  row(environments.fogFinns, { marker: 'Fog' }, 1),
])
