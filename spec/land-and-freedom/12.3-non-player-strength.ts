/** page 13, Appendix 3, 3: to which Front a Non-player adds Strength. @module */

import { among, flag, one, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { section } from './section.js'
import { DECIDED } from './vocabulary.js'

export const nonPlayerStrength = section('nonPlayerStrength', 'page 13, Appendix 3, 3', 'Adding Strength to a Front', {
  madrid: rule('Strength of a Non-player always goes to Madrid as long as that stands at -5 or lower.'),
  tested: rule('Otherwise it adds it, in its own turn, to the Front of the Test of this turn, if that is possible.'),
  defeat: rule('In the turn of another, or if that cannot be, the Front closest to Defeat gets it.'),
  tieMadrid: rule('Of several that are as close, Madrid comes first.'),
  tieFlag: rule('Then comes the Front with the flag of its faction.'),
  tieRound: rule('Then comes the Front closest to Madrid, going round the way that turns now go.'),
})

export const closestRound = question('closestRound', {
  asks: 'Which Front is closest to Madrid going round one way?',
  clauses: [nonPlayerStrength.tieRound],
  readings: {
    'from Madrid': 'The first that is met on the way from Madrid.',
    'to Madrid': 'The one from which Madrid is the first that is met.',
  },
  usual: 'from Madrid',
  because: 'The text asks which Front is close to Madrid, so that Madrid is where one sets out.',
})

export const strengthFor = one(
  'Non-players: why a Front gets Strength',
  view({
    madrid: range(-DECIDED, DECIDED, 'the value of Madrid'),
    madridPossible: flag('Strength can go to Madrid', 'Strength cannot go to Madrid'),
    turn: among(['its own', 'not its own'], 'whose turn it is'),
    testPossible: flag('Strength can go to the Front of the Test', 'Strength cannot go to the Front of the Test'),
  }),
  (row) => [
    row(nonPlayerStrength.madrid, { madrid: P.number.lte(-5), madridPossible: true }, 'Madrid in danger'),
    row(
      nonPlayerStrength.tested,
      { madrid: P.number.lte(-5), madridPossible: false, turn: 'its own', testPossible: true },
      'the Test',
    ),
    row(nonPlayerStrength.tested, { madrid: P.number.gte(-4), turn: 'its own', testPossible: true }, 'the Test'),
    row(
      nonPlayerStrength.defeat,
      { madrid: P.number.lte(-5), madridPossible: false, turn: 'its own', testPossible: false },
      'closest to Defeat',
    ),
    row(
      nonPlayerStrength.defeat,
      { madrid: P.number.gte(-4), turn: 'its own', testPossible: false },
      'closest to Defeat',
    ),
    row(
      nonPlayerStrength.defeat,
      { madrid: P.number.lte(-5), madridPossible: false, turn: 'not its own' },
      'closest to Defeat',
    ),
    row(nonPlayerStrength.defeat, { madrid: P.number.gte(-4), turn: 'not its own' }, 'closest to Defeat'),
  ],
)
