/** 1.2 Victory conditions. @module */
import { among, COMPARED, first, flag, note, question, rule, view } from 'rulewright/book'
import { ADVICE } from './reasons.js'
import { ahead, section } from './section.js'

export const victoryConditions = section('victoryConditions', '1.2', 'Victory conditions', {
  sides: rule('One player leads the Soviets, the other the Finns.'),
  will: note('Each tries to bring down the will of the other, by points that lower its morale.', { status: ADVICE }),
  helsinki: rule('The Soviets win at once when they take Helsinki.'),
  finnishMorale: rule('The Soviets win at once when the Finnish morale is down to 0.'),
  sovietMorale: rule('The Finns win at once when the Soviet morale is down to 0.'),
  compared: rule('If none of that happens, the morale of both is compared.'),
})

export const bothAtZero = question('bothAtZero', {
  asks: 'Who wins if both are found with a morale of 0?',
  clauses: [victoryConditions.finnishMorale, victoryConditions.sovietMorale],
  readings: {
    Soviets: 'The Soviets: their condition stands first.',
    Finns: 'The Finns, who only have to hold out.',
    nobody: 'Nobody: each has brought the other down.',
  },
  usual: 'Soviets',
  because: 'Conditions that are told in an order are looked at in that order.',
  kind: 'gap',
})

export const equalMorale = question('equalMorale', {
  asks: 'Who wins if the morale of both is the same after the last turn?',
  clauses: [victoryConditions.compared],
  readings: {
    nobody: 'Nobody: the comparison says that neither is ahead.',
    Finns: 'The Finns: the Soviets have not brought them down.',
  },
  usual: 'nobody',
  because: 'The result is what the comparison tells, and nothing is said that favours one side.',
  kind: 'gap',
})

/** How a game stands: who has won it, and by what; nobody as long as it goes on. */
export const verdict = first(
  'How the game stands',
  view(
    {
      helsinki: flag('the Soviets control Helsinki', 'the Soviets do not control Helsinki'),
      finns: flag('the Finnish morale is 0', 'the Finnish morale is above 0'),
      soviets: flag('the Soviet morale is 0', 'the Soviet morale is above 0'),
      over: flag('the last turn is over', 'the last turn is not over'),
      morale: among(COMPARED, 'the Soviet morale against the Finnish'),
      bothAtZero,
      equalMorale,
    },
    [
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
    row(victoryConditions.helsinki, { helsinki: true }, 'Soviets, Helsinki'),
    row(victoryConditions.finnishMorale, { finns: true, soviets: true, bothAtZero: 'Soviets' }, 'Soviets, morale'),
    row(victoryConditions.sovietMorale, { finns: true, soviets: true, bothAtZero: 'Finns' }, 'Finns, morale'),
    row(
      [victoryConditions.finnishMorale, victoryConditions.sovietMorale],
      { finns: true, soviets: true },
      'nobody, morale',
    ),
    row([victoryConditions.finnishMorale, ahead('finnishMorale.zero')], { finns: true }, 'Soviets, morale'),
    row([victoryConditions.sovietMorale, ahead('sovietMorale.zero')], { soviets: true }, 'Finns, morale'),
    row(ahead('scales.turns'), { over: false }, 'it goes on'),
    row(victoryConditions.compared, { morale: 'more' }, 'Soviets, the last turn'),
    row(victoryConditions.compared, { morale: 'less' }, 'Finns, the last turn'),
    row(victoryConditions.compared, { equalMorale: 'nobody' }, 'nobody, the last turn'),
    row(victoryConditions.compared, {}, 'Finns, the last turn'),
  ],
)
