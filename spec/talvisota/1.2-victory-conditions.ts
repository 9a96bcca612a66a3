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

export const comparedHow = question('comparedHow', {
  asks: 'What is compared after the last turn: the morale of both as it stands, or what has become of it?',
  clauses: [victoryConditions.compared, ahead('sovietMorale.begins'), ahead('finnishMorale.begins')],
  readings: {
    'as it stands': 'The morale of both as it stands on the track.',
    'from its beginning': 'What each has won or lost since the beginning, for the Soviets begin with more.',
  },
  usual: 'as it stands',
  because: 'The morale of the two is what is compared, and no sentence speaks of what it was before.',
})

export const helsinkiSeized = question('helsinkiSeized', {
  asks: 'Have the Soviets taken Helsinki if they are victorious there, and nobody occupies it?',
  clauses: [victoryConditions.helsinki, ahead('sovietVictory.occupies')],
  readings: {
    conquered: 'Yes: the victory takes it.',
    occupied: 'No: a unit or a marker of theirs must be there.',
  },
  usual: 'conquered',
  because: 'Of every city the text says so where a victory has won it; that the force then goes there is only allowed.',
})

/** How a game stands: who has won it, and by what; nobody as long as it goes on. */
export const verdict = first(
  'How the game stands',
  view(
    {
      helsinki: among(['controlled', 'conquered', 'neither'], 'what the Soviets have done with Helsinki'),
      helsinkiSeized,
      finns: flag('the Finnish morale is 0', 'the Finnish morale is above 0'),
      soviets: flag('the Soviet morale is 0', 'the Soviet morale is above 0'),
      over: flag('the last turn is over', 'the last turn is not over'),
      morale: among(COMPARED, 'the Soviet morale against the Finnish'),
      change: among(COMPARED, 'what Soviet morale has won or lost, against the Finnish'),
      comparedHow,
      bothAtZero,
      equalMorale,
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
    row(victoryConditions.helsinki, { helsinki: 'controlled' }, 'Soviets, Helsinki'),
    row(victoryConditions.helsinki, { helsinki: 'conquered', helsinkiSeized: 'conquered' }, 'Soviets, Helsinki'),
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
    row(victoryConditions.compared, { comparedHow: 'as it stands', morale: 'more' }, 'Soviets, the last turn'),
    row(victoryConditions.compared, { comparedHow: 'as it stands', morale: 'less' }, 'Finns, the last turn'),
    row(victoryConditions.compared, { comparedHow: 'from its beginning', change: 'more' }, 'Soviets, the last turn'),
    row(victoryConditions.compared, { comparedHow: 'from its beginning', change: 'less' }, 'Finns, the last turn'),
    row(victoryConditions.compared, { equalMorale: 'nobody' }, 'nobody, the last turn'),
    row(victoryConditions.compared, {}, 'Finns, the last turn'),
  ],
)
