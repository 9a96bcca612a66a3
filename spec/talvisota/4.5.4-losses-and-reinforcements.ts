/** 4.5.4: how lost units come back. @module */
import { note, permission, question, rule } from 'rulewright/book'
import { HISTORY } from './reasons.js'
import { section } from './section.js'

export const reinforcing = section('reinforcing', '4.5.4', 'Losses and reinforcements', {
  soviet: rule('Soviet units in the Losses space spend the next turn in the Reinforcements space.'),
  price: rule('To recover units from there costs the Soviet player morale.'),
  fus: rule('One point of morale recovers two FUS.'),
  others: rule('One point recovers one ELI, MECA or TAN.'),
  forces: rule('They return to the space of a Front.', { see: ['1.5'] }),
  finnish: rule('Finnish units in the Losses space go to the Reinforcements space in the next turn.'),
  finnishBack: rule('In the turn after that they are available again, at no cost.'),
  principle: note('That stands for the weakness of the Finnish army.', { status: HISTORY }),
  easier: permission('For an easier Soviet game one point recovers three FUS, or two ELI, MECA or TAN.'),
})

export const recoveredWhen = question('recoveredWhen', {
  asks: 'When can Soviet units in the Reinforcements space be recovered?',
  clauses: [reinforcing.soviet, reinforcing.price],
  readings: {
    'the turn after': 'In the turn after the one that they spend there, as 1.5 has it.',
    'in that turn': 'In the turn that they spend there.',
  },
  usual: 'the turn after',
  because: 'They spend a whole turn there, and 1.5 has them available in the turn that follows.',
})

export const recoveryStep = question('recoveryStep', {
  asks: 'At which point of a turn are units recovered?',
  clauses: [reinforcing.price, reinforcing.finnishBack],
  readings: {
    organisation: 'In its Organisation phase.',
    end: 'At its end.',
  },
  usual: 'organisation',
  because: 'The list of the steps of a turn has none for it; units are made ready in the Organisation phase.',
  kind: 'gap',
})

export const singleFus = question('singleFus', {
  asks: 'Does a point of morale recover a single FUS as well?',
  clauses: [reinforcing.fus],
  readings: {
    yes: 'Yes: it recovers up to two.',
    no: 'No: it recovers two or none.',
  },
  usual: 'yes',
  because: 'Two are what a point can bring at most; nothing keeps a player from taking less.',
})

export const mixedPoint = question('mixedPoint', {
  asks: 'In the easier game, are the two units of a point of one type?',
  clauses: [reinforcing.easier],
  readings: {
    'any two': 'Any two of ELI, MECA and TAN.',
    'of one type': 'Two of the same type.',
  },
  usual: 'any two',
  because: 'The types are listed as alternatives for each unit.',
})
