/** 4.5.4: how lost units come back. @module */
import { flag, forbid, note, one, permission, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { commandSheet } from './1.5-command-sheet.js'
import { sovietPlacement } from './2.1-general-placement.js'
import { HISTORY } from './reasons.js'
import { section } from './section.js'

export const reinforcing = section('reinforcing', '4.5.4', 'Losses and reinforcements', {
  soviet: rule('Lost Soviet units go on to the Reinforcements for the turn that follows.'),
  price: rule('To recover units from there costs the Soviet player morale.'),
  fus: rule('One point of morale recovers two FUS.'),
  others: rule('One point of morale recovers one ELI, one MECA or one tank unit (TAN).'),
  forces: rule('They return to the space of a Front.', { see: ['1.5'] }),
  finnish: rule('Finnish units in the Losses space go to the Reinforcements space in the next turn.'),
  finnishBack: rule('In the turn after that they are available again, at no cost.'),
  principle: note('That stands for the weakness of the Finnish army.', { status: HISTORY }),
  easier: permission('For an easier Soviet game a point of morale recovers more.'),
  easierFus: rule('Then it recovers three FUS.'),
  easierOthers: rule('Or it recovers two ELI, MECA or TAN.'),
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

export const singleFus = question('singleFus', {
  asks: 'Does a point of morale recover a single FUS as well?',
  clauses: [reinforcing.fus, reinforcing.easierFus],
  readings: {
    yes: 'Yes: two are what it recovers at most.',
    no: 'No: it recovers the whole number or none.',
  },
  usual: 'yes',
  because: 'Nothing keeps a player from taking less than a point can bring.',
})

export const mixedPoint = question('mixedPoint', {
  asks: 'In the easier game, are the two units of a point of one type?',
  clauses: [reinforcing.easierOthers],
  readings: {
    'any two': 'Any two of ELI, MECA and TAN.',
    'of one type': 'Two of the same type.',
  },
  usual: 'any two',
  because: 'The types are listed as alternatives for each unit.',
})

export const recoveredTo = question('recoveredTo', {
  asks: 'Do all units that a point of morale recovers come to one Front?',
  clauses: [reinforcing.fus, reinforcing.forces, commandSheet.reinforcements],
  readings: {
    'each its own': 'No: each comes to whichever Front.',
    'one Front': 'Yes: a point recovers them for one of the Fronts.',
  },
  usual: 'each its own',
  because: 'It is said of units, each of which comes to one of the Fronts; the point only pays for them.',
  kind: 'gap',
})

export const arrivalsCost = question('arrivalsCost', {
  asks: 'Do the units that come in January cost morale?',
  clauses: [sovietPlacement.january, reinforcing.price],
  readings: {
    nothing: 'No: they come to the Fronts, as the first ones did.',
    'as lost units': 'Yes: they come to the Reinforcements space, from which units are recovered with morale.',
  },
  usual: 'nothing',
  because: 'They arrive, by the section that places the first units; what is recovered had been lost.',
})

export const arrivalsGo = one('Recovery: where the units of January come', view({ arrivalsCost }), (row) => [
  row(sovietPlacement.january, { arrivalsCost: 'nothing' }, 'to the Fronts'),
  row([sovietPlacement.january, reinforcing.price], { arrivalsCost: 'as lost units' }, 'to the Reinforcements'),
])

export const recoveryBegins = one('Recovery: what comes first', view({ recoveredWhen }), (row) => [
  row([reinforcing.soviet, reinforcing.price], { recoveredWhen: 'the turn after' }, 'to recover'),
  row([reinforcing.soviet, reinforcing.price], { recoveredWhen: 'in that turn' }, 'from the Losses'),
])

/** Whether a point of morale can recover some units. */
export const mayNotRecover = forbid(
  'Recovery: may not be recovered with one point',
  view(
    {
      fus: range(0, 3, 'FUS'),
      others: range(0, 2, 'ELI, MECA and TAN'),
      types: flag('they are of several types', 'they are of one type'),
      there: flag('such units are in the Reinforcements space', 'such units are not in the Reinforcements space'),
      easier: flag('the easier game is played', 'the easier game is not played'),
      morale: flag('the Soviets have a point of morale', 'the Soviets have no point of morale'),
      several: flag('they come to several Fronts', 'they come to one Front'),
      recoveredTo,
      singleFus,
      mixedPoint,
    },
    [
      { because: 'a point recovers something', when: ({ fus, others }) => fus + others === 0 },
      { because: 'one unit comes to one Front', when: ({ fus, others, several }) => several && fus + others === 1 },
      {
        because: 'FUS are of another type, and one unit is of one type',
        when: ({ fus, others, types }) => types !== (fus > 0 && others > 0) && (fus > 0 || others < 2),
      },
    ],
  ),
  (bar) => [
    bar(reinforcing.price, { there: false }),
    bar(reinforcing.price, { morale: false }),
    bar([reinforcing.fus, reinforcing.others], { fus: P.number.positive(), others: P.number.positive() }),
    bar([reinforcing.forces, commandSheet.reinforcements], { several: true, recoveredTo: 'one Front' }),
    bar(reinforcing.fus, { easier: false, fus: 3 }),
    bar(reinforcing.others, { easier: false, others: 2 }),
    bar(reinforcing.fus, { easier: false, fus: 1, singleFus: 'no' }),
    bar([reinforcing.easier, reinforcing.easierFus], { easier: true, fus: P.union(1, 2), singleFus: 'no' }),
    bar([reinforcing.easier, reinforcing.easierOthers], {
      easier: true,
      others: 2,
      types: true,
      mixedPoint: 'of one type',
    }),
  ],
)
