/** 7.2: Finnish morale. @module */
import { note, prohibition, rule } from 'rulewright/book'
import { HISTORY, repeats } from './reasons.js'
import { section } from './section.js'

export const finnishMorale = section('finnishMorale', '7.2', 'Finnish morale', {
  begins: rule('Finnish morale begins at 19.'),
  why: note('It begins lower than that of a giant.', { status: HISTORY }),
  moves: note('It goes by the events of each turn, and by what comes of the Soviet attacks.', {
    status: repeats('3.1, 4.5.2 and 7.1'),
  }),
  zero: rule('At 0 it has lost the Finns the game.'),
  highest: prohibition('It is never more than 23.'),
})
