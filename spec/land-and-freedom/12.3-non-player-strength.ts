/** page 13, Appendix 3, 3: to which Front a Non-player adds Strength. @module */

import { among, flag, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { DECIDED } from './vocabulary.js'

export const strengthFor = one(
  'Non-players: why a Front gets Strength',
  view({
    madrid: range(-DECIDED, DECIDED, 'the value of Madrid'),
    madridPossible: flag('Strength can go to Madrid', 'Strength cannot go to Madrid'),
    turn: among(['its own', 'not its own'], 'whose turn it is'),
    testPossible: flag('Strength can go to the Front of the Test', 'Strength cannot go to the Front of the Test'),
  }),
  (row) => [
    row(cited.nonPlayerStrength.madrid, { madrid: P.number.lte(-5), madridPossible: true }, 'Madrid in danger'),
    row(
      cited.nonPlayerStrength.tested,
      { madrid: P.number.lte(-5), madridPossible: false, turn: 'its own', testPossible: true },
      'the Test',
    ),
    row(cited.nonPlayerStrength.tested, { madrid: P.number.gte(-4), turn: 'its own', testPossible: true }, 'the Test'),
    row(
      cited.nonPlayerStrength.defeat,
      { madrid: P.number.lte(-5), madridPossible: false, turn: 'its own', testPossible: false },
      'closest to Defeat',
    ),
    row(
      cited.nonPlayerStrength.defeat,
      { madrid: P.number.gte(-4), turn: 'its own', testPossible: false },
      'closest to Defeat',
    ),
    row(
      cited.nonPlayerStrength.defeat,
      { madrid: P.number.lte(-5), madridPossible: false, turn: 'not its own' },
      'closest to Defeat',
    ),
    row(cited.nonPlayerStrength.defeat, { madrid: P.number.gte(-4), turn: 'not its own' }, 'closest to Defeat'),
  ],
)
