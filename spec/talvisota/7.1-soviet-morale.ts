/** 7.1: Soviet morale, and what each Combat Strategy wins or costs. @module */

import { among, first, flag, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { SOVIET_STRATEGIES } from './vocabulary.js'

const strategy = among(SOVIET_STRATEGIES, 'the Combat Strategy')

export const conquestCosts = one(
  'Morale: what a conquest costs the Finns by its strategy',
  view({ strategy }),
  (row) => [
    row(cited.sovietMorale.prudentWon, { strategy: 'PRUD' }, 1),
    row(cited.sovietMorale.massiveWon, { strategy: 'ATT' }, 2),
    row(cited.sovietMorale.armouredWon, { strategy: 'BLIN' }, 2),
    row(cited.sovietMorale.manoeuvreWon, { strategy: 'MAN' }, 4),
  ],
)

const conquered = range(0, 2, 'spaces that it has conquered')
const lost = flag('it has lost a unit', 'it has lost no unit')

export const strategyCosts = first(
  'Morale: what a strategy costs the Soviets in the end',
  view(
    {
      strategy,
      conquered,
      lost,
      defeated: flag('it has been defeated', 'it has not been defeated'),
      manoeuvreLoss: cited.manoeuvreLoss,
      massiveProgress: cited.massiveProgress,
      prudentLoss: cited.prudentLoss,
    },
    [
      {
        because: 'who has conquered nothing has been defeated',
        when: ({ conquered, defeated }) => conquered === 0 && !defeated,
      },
      {
        because: 'a Prudent advance attacks one space',
        when: ({ strategy, conquered, defeated }) =>
          strategy === 'PRUD' && (conquered > 1 || (conquered > 0 && defeated)),
      },
      { because: 'no strategy attacks three spaces', when: ({ conquered, defeated }) => conquered === 2 && defeated },
    ],
  ),
  (row) => [
    row(cited.sovietMorale.prudentLost, { strategy: 'PRUD', conquered: 0, lost: true }, 1),
    row(cited.sovietMorale.prudentLost, { strategy: 'PRUD', conquered: 0, prudentLoss: 'a defeat' }, 1),
    row(cited.sovietMorale.prudentLost, { strategy: 'PRUD' }, 0),
    row(cited.sovietMorale.massiveLost, { strategy: 'ATT', conquered: 0 }, 3),
    row(cited.sovietMorale.massiveLost, { strategy: 'ATT', defeated: true, massiveProgress: 'no' }, 3),
    row(cited.sovietMorale.massiveWon, { strategy: 'ATT' }, 0),
    row(cited.sovietMorale.armouredLost, { strategy: 'BLIN', conquered: 0 }, 3),
    row(cited.sovietMorale.armouredWon, { strategy: 'BLIN' }, 0),
    row(cited.sovietMorale.manoeuvreLost, { lost: true, manoeuvreLoss: 'a unit' }, 4),
    row(cited.sovietMorale.manoeuvreLost, { defeated: true, manoeuvreLoss: 'a defeat' }, 4),
    row(cited.sovietMorale.manoeuvreWon, {}, 0),
  ],
)

export const prudentCosts = first(
  'Morale: what a Prudent advance without a conquest costs the Finns',
  view({ strategy, conquered, lost, prudentLoss: cited.prudentLoss, prudentOtherwise: cited.prudentOtherwise }),
  (row) => [
    row(cited.sovietMorale.prudentWon, { strategy: P.not('PRUD') }, 0),
    row(cited.sovietMorale.prudentWon, { strategy: 'PRUD', conquered: P.number.positive() }, 0),
    row(cited.sovietMorale.prudentLost, { strategy: 'PRUD', conquered: 0, lost: true }, 0),
    row(cited.sovietMorale.prudentLost, { strategy: 'PRUD', conquered: 0, prudentLoss: 'a defeat' }, 0),
    row(cited.sovietMorale.prudentWon, { strategy: 'PRUD', prudentOtherwise: 'otherwise' }, 1),
    row(cited.sovietMorale.prudentWon, { strategy: 'PRUD', prudentOtherwise: 'only if conquered' }, 0),
  ],
)

export const hasStopped = one(
  'Morale: whether a strategy has stopped',
  view({ strategy, lost, manoeuvreLoss: cited.manoeuvreLoss }),
  (row) => [
    row(cited.sovietMorale.manoeuvreStops, { strategy: P.not('MAN') }, false),
    row(cited.sovietMorale.manoeuvreStops, { strategy: 'MAN', lost: true, manoeuvreLoss: 'a unit' }, true),
    row(cited.sovietMorale.manoeuvreStops, { strategy: 'MAN', lost: true, manoeuvreLoss: 'a defeat' }, false),
    row(cited.sovietMorale.manoeuvreStops, { strategy: 'MAN', lost: false }, false),
  ],
)
