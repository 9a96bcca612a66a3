/** 4.5.4: how lost units come back. @module */

import { flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'

export const arrivalsGo = one(
  'Recovery: where the units of January come',
  view({ arrivalsCost: cited.arrivalsCost }),
  (row) => [
    row(cited.sovietPlacement.january, { arrivalsCost: 'nothing' }, 'to the Fronts'),
    row(
      [cited.sovietPlacement.january, cited.reinforcing.price],
      { arrivalsCost: 'as lost units' },
      'to the Reinforcements',
    ),
  ],
)

export const recoveryBegins = one('Recovery: what comes first', view({ recoveredWhen: cited.recoveredWhen }), (row) => [
  row([cited.reinforcing.soviet, cited.reinforcing.price], { recoveredWhen: 'the turn after' }, 'to recover'),
  row([cited.reinforcing.soviet, cited.reinforcing.price], { recoveredWhen: 'in that turn' }, 'from the Losses'),
])

/** The prohibitions on units recovered with a point of morale. */
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
      recoveredTo: cited.recoveredTo,
      singleFus: cited.singleFus,
      mixedPoint: cited.mixedPoint,
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
    bar(cited.reinforcing.price, { there: false }),
    bar(cited.reinforcing.price, { morale: false }),
    bar([cited.reinforcing.fus, cited.reinforcing.others], { fus: P.number.positive(), others: P.number.positive() }),
    bar([cited.reinforcing.forces, cited.commandSheet.reinforcements], { several: true, recoveredTo: 'one Front' }),
    bar(cited.reinforcing.fus, { easier: false, fus: 3 }),
    bar(cited.reinforcing.others, { easier: false, others: 2 }),
    bar(cited.reinforcing.fus, { easier: false, fus: 1, singleFus: 'no' }),
    bar([cited.reinforcing.easier, cited.reinforcing.easierFus], { easier: true, fus: P.union(1, 2), singleFus: 'no' }),
    bar([cited.reinforcing.easier, cited.reinforcing.easierOthers], {
      easier: true,
      others: 2,
      types: true,
      mixedPoint: 'of one type',
    }),
  ],
)
