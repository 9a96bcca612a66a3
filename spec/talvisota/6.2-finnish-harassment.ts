/** 6.2: Infiltration, and units that are isolated. @module */
import { definition, permission, prohibition, question, rule } from 'rulewright/book'
import { section } from './section.js'

export const harassment = section('harassment', '6.2', 'Finnish harassment and Russian logistics breach', {
  from: prohibition('The Finnish player does not harass before December [I] 1939.'),
  target: permission(
    'In the Actions phase the Infiltration marker may be placed on one space that the Soviets control.',
  ),
  scouts: prohibition('One to three SCT are used with it.'),
  fromFront: rule('They are taken from the Front spaces of the Command Sheet, and left in the space.'),
  die: rule('Then the Finnish player rolls one die.'),
  perScout: rule('+1 for each SCT that attacks.'),
  perUnit: rule('-2 for each Soviet unit in the space.'),
  perNeighbour: rule('-1 for each Soviet unit in an adjacent space.'),
  success: rule('On 6 or more the attack succeeds: the Soviets lose two points of morale, and the value of the space.'),
  middle: rule('On 4 or 5 the Soviets lose one point of morale, and the Finns one SCT.'),
  failure: rule('On less the Finns lose one point of morale and one SCT.'),
  available: rule('The SCT that are left can be used again in the next turn.'),
  stay: permission('They may stay in the space, too.'),
  takenBack: rule('To have such a space back the Soviet player has to fight these Finns.'),
  lost: rule('After a success the Soviets control the space no more.'),
  isolated: definition('Soviet units that no line supplies any more are isolated.'),
  eliminated: rule('At the end of each turn, while the line is broken, one isolated unit is eliminated.'),
  order: rule('TAN are eliminated first, then MECA, then FUS.'),
})

export const unitsInside = question('unitsInside', {
  asks: 'What becomes of Soviet units in a space that is infiltrated with success?',
  clauses: [harassment.lost, harassment.isolated],
  readings: {
    'stay isolated': 'They stay, and are isolated.',
    retreat: 'They retreat to the next space that the Soviets control.',
  },
  usual: 'stay isolated',
  because: 'The text says what becomes of the units: they are isolated. It names no retreat.',
  kind: 'gap',
})

export const scoutsStay = question('scoutsStay', {
  asks: 'May SCT stay in a space that they have not won?',
  clauses: [harassment.stay, harassment.takenBack],
  readings: {
    'only if victorious': 'No: only where they were victorious, as 9.2 has it.',
    always: 'Yes: whatever the die shows.',
  },
  usual: 'only if victorious',
  because: 'That the Soviets would have to take the space back shows that it was won; 9.2 says so for one player.',
})

export const isolatedElite = question('isolatedElite', {
  asks: 'When are isolated ELI eliminated, which the order does not name?',
  clauses: [harassment.order],
  readings: {
    last: 'After the FUS.',
    'as FUS': 'With the FUS, as infantry.',
    never: 'Never.',
  },
  usual: 'last',
  because: 'One isolated unit is eliminated, whichever it is; those that are named come first.',
  kind: 'gap',
})

export const isolatedCount = question('isolatedCount', {
  asks: 'Is one isolated unit eliminated in all, or one in each isolated space?',
  clauses: [harassment.eliminated],
  readings: {
    'in all': 'One in all.',
    'each space': 'One in each space with isolated units.',
  },
  usual: 'in all',
  because: 'The text says one unit.',
})

export const isolatedWhere = question('isolatedWhere', {
  asks: 'Where does an isolated unit go that is eliminated?',
  clauses: [harassment.eliminated],
  readings: {
    'to the Losses': 'To the Losses space, like other units that are eliminated.',
    'out of the game': 'Out of the game.',
  },
  usual: 'to the Losses',
  because: 'Units that combat eliminates go there, and the word is the same.',
  kind: 'gap',
})

export const scoutsFight = question('scoutsFight', {
  asks: 'Do SCT in a space fight beside the units of a Combat Strategy, when the Soviets attack it?',
  clauses: [harassment.takenBack, harassment.stay],
  readings: {
    'beside them': 'Yes: they are added to the Finnish force.',
    'instead of them': 'They are the Finnish force, and no Combat Strategy answers.',
  },
  usual: 'beside them',
  because: 'The combat is one against this force; nothing keeps the Finnish player from answering an attack there.',
  kind: 'gap',
})
