/** 4.2: what a force is worth in combat, and who rolls. @module */
import { formula, note, question, rule } from 'rulewright/book'
import { section } from './section.js'

export const combatValues = section('combatValues', '4.2', 'Calculation of combat values', {
  soviet: formula('The Soviet force is worth the strength of its units and their bonuses, less the Finnish penalties.'),
  strategy: rule('The Combat Strategy may change the bonuses of the units.'),
  finnish: formula('The Finnish force is counted in the same way.'),
  environment: note('Environment markers and the defensive value of the space are to be counted, too.'),
  defensiveValue: rule('The defensive value of the space counts in its combats.'),
  announced: rule('Each player announces the worth of the force, the attacker first.'),
  higherRolls: rule('The player whose force is worth more rolls one die.'),
  column: rule('The result stands in the column of the difference between the two.'),
  floor: rule('A force that would be worth 0 or less is worth 1.'),
  bothFloors: rule('So is each of two forces that would both be worth 0.'),
})

export const spaceValue = question('spaceValue', {
  asks: 'What does the defensive value of a space do in combat?',
  clauses: [combatValues.environment, combatValues.defensiveValue],
  readings: {
    'adds to the Finns': 'It is added to the worth of the Finnish force.',
    'takes from the Soviets': 'It is a penalty on the Soviet force, as a dotted outline is.',
    'is the dotted outline': 'It is the penalty of a dotted outline and no more; the number counts for morale alone.',
  },
  usual: 'adds to the Finns',
  because: 'The number is called a defensive value, and a value of the defence is what the defenders have more.',
})

export const equalForces = question('equalForces', {
  asks: 'Who rolls where both forces are worth the same?',
  clauses: [combatValues.higherRolls, combatValues.column],
  readings: {
    'the Soviet player': 'The attacker, who is the Soviet player.',
    'the Finnish player': 'The defender, who is the Finnish player.',
  },
  usual: 'the Soviet player',
  because: 'There is a column for no difference, but no higher force; the attacker announces first, and attacks.',
  kind: 'gap',
})

export const unitBelowZero = question('unitBelowZero', {
  asks: 'Can penalties take more from a unit than it is worth?',
  clauses: [combatValues.soviet, combatValues.finnish, combatValues.floor],
  readings: {
    yes: 'Yes: all is added up, and only the sum has a floor.',
    no: 'No: a unit is never worth less than nothing.',
  },
  usual: 'yes',
  because: 'The only floor that is named is that of a side.',
  kind: 'gap',
})
