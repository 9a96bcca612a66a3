/** 1.2 Victory conditions. @module */

import { among, COMPARED, first, flag, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

/** The state of a game: the winner and the reason. The winner is `nobody` while the game goes on. */
export const verdict = first(
  'How the game stands',
  view(
    {
      helsinki: among(['controlled', 'conquered', 'neither'], 'what the Soviets have done with Helsinki'),
      helsinkiSeized: cited.helsinkiSeized,
      finns: flag('the Finnish morale is 0', 'the Finnish morale is above 0'),
      soviets: flag('the Soviet morale is 0', 'the Soviet morale is above 0'),
      over: flag('the last turn is over', 'the last turn is not over'),
      morale: among(COMPARED, 'the Soviet morale against the Finnish'),
      change: among(COMPARED, 'what Soviet morale has won or lost, against the Finnish'),
      comparedHow: cited.comparedHow,
      bothAtZero: cited.bothAtZero,
      equalMorale: cited.equalMorale,
    },
    [
      {
        because: 'the Soviets begin with more, so that they have lost more if they have no more left',
        when: ({ morale, change }) => morale !== 'more' && change !== 'less',
      },
      {
        because: 'a morale of 0 is the lowest',
        when: ({ finns, soviets, morale }) =>
          (finns && soviets && morale !== 'as much') ||
          (finns && !soviets && morale !== 'more') ||
          (soviets && !finns && morale !== 'less'),
      },
    ],
  ),
  (row) => [
    row(cited.victoryConditions.helsinki, { helsinki: 'controlled' }, 'Soviets, Helsinki'),
    row(cited.victoryConditions.helsinki, { helsinki: 'conquered', helsinkiSeized: 'conquered' }, 'Soviets, Helsinki'),
    row(
      cited.victoryConditions.finnishMorale,
      { finns: true, soviets: true, bothAtZero: 'Soviets' },
      'Soviets, morale',
    ),
    row(cited.victoryConditions.sovietMorale, { finns: true, soviets: true, bothAtZero: 'Finns' }, 'Finns, morale'),
    row(
      [cited.victoryConditions.finnishMorale, cited.victoryConditions.sovietMorale],
      { finns: true, soviets: true },
      'nobody, morale',
    ),
    row([cited.victoryConditions.finnishMorale, cited.finnishMorale.zero], { finns: true }, 'Soviets, morale'),
    row([cited.victoryConditions.sovietMorale, cited.sovietMorale.zero], { soviets: true }, 'Finns, morale'),
    row(cited.scales.turns, { over: false }, 'it goes on'),
    row(cited.victoryConditions.compared, { comparedHow: 'as it stands', morale: 'more' }, 'Soviets, the last turn'),
    row(cited.victoryConditions.compared, { comparedHow: 'as it stands', morale: 'less' }, 'Finns, the last turn'),
    row(
      cited.victoryConditions.compared,
      { comparedHow: 'from its beginning', change: 'more' },
      'Soviets, the last turn',
    ),
    row(
      cited.victoryConditions.compared,
      { comparedHow: 'from its beginning', change: 'less' },
      'Finns, the last turn',
    ),
    row(cited.victoryConditions.compared, { equalMorale: 'nobody' }, 'nobody, the last turn'),
    row(cited.victoryConditions.compared, {}, 'Finns, the last turn'),
  ],
)
