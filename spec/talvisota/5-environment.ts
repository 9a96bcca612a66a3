/** 5: the Environment markers. @module */

import { among, flag, forbid, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { ENVIRONMENTS, SOVIET_UNITS } from './vocabulary.js'

const marker = among(ENVIRONMENTS, 'the marker')
const unit = among(SOVIET_UNITS, 'the unit')

export const environmentTakes = sum(
  'Environment: what a marker takes from a Soviet unit',
  view({ marker, unit, woodsPenalty: cited.woodsPenalty, snowPenalty: cited.snowPenalty }),
  (row) => [
    row(cited.environments.snowInfantry, { marker: 'Snow', unit: P.union('FUS', 'ELI') }, 1),
    row(cited.environments.snowArmour, { marker: 'Snow', unit: P.union('MECA', 'TAN'), snowPenalty: 'each unit' }, 3),
    row(cited.environments.woodsTanks, { marker: 'Woods', unit: 'TAN', woodsPenalty: 'each TAN' }, 1),
    row(cited.environments.forest, { marker: 'Forest' }, 2),
    row(cited.environments.swamp, { marker: 'Swamp' }, 1),
  ],
)

export const environmentTakesOnce = sum(
  'Environment: what a marker takes from the Soviet force',
  view(
    {
      marker,
      tanks: flag('TAN are in the force', 'no TAN is in the force'),
      armour: flag('MECA or TAN are in the force', 'neither MECA nor TAN is in the force'),
      woodsPenalty: cited.woodsPenalty,
      snowPenalty: cited.snowPenalty,
    },
    [{ because: 'TAN are armour', when: ({ tanks, armour }) => tanks && !armour }],
  ),
  (row) => [
    row(cited.environments.snowArmour, { marker: 'Snow', armour: true, snowPenalty: 'all together' }, 3),
    row(cited.environments.woodsTanks, { marker: 'Woods', tanks: true, woodsPenalty: 'all together' }, 1),
  ],
)

export const mayNotApplyBonus = forbid(
  'Environment: may not apply its bonus',
  view({ marker, unit, snowOnArmour: cited.snowOnArmour }),
  (bar) => [
    bar(cited.environments.snowBonus, { marker: 'Snow', unit: P.union('FUS', 'ELI') }),
    bar(cited.environments.snowBonus, { marker: 'Snow', unit: P.union('MECA', 'TAN'), snowOnArmour: 'yes' }),
    bar(cited.environments.forestBonus, { marker: 'Forest', unit: 'TAN' }),
  ],
)

export const mayNotFly = forbid('Environment: Air support has no effect', view({ marker }), (bar) => [
  bar(cited.environments.snowAir, { marker: 'Snow' }),
  bar(cited.environments.fogAir, { marker: 'Fog' }),
])

export const environmentAids = sum('Environment: what a marker gives to a Finnish unit', view({ marker }), (row) => [
  row(cited.environments.woodsFinns, { marker: 'Woods' }, 1),
  row(cited.environments.fogFinns, { marker: 'Fog' }, 1),
])
