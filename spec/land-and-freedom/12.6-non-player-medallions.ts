/** page 14, Appendix 3, 6: the Medallion that a Non-player gains. @module */

import { among, flag, forbid, informative, prohibition, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { nonPlayerMedallions, nonPlayerSpending } from './12.2-non-player-means.js'
import { POINTER } from './reasons.js'
import { section } from './section.js'
import { MEDALLIONS } from './vocabulary.js'

export const gainedMedallions = section('gainedMedallions', 'page 14, Appendix 3, 6', 'Gaining a Medallion', {
  random: rule('A Non-player that earns a Medallion gets one of those there are at random.'),
  notTaken: prohibition('Non-players do not take Archives and Intelligence.'),
  shuffled: rule('The others are shuffled face down, one is given, and the rest go back to the board.', {
    status: POINTER,
  }),
  asEver: rule('Non-players have the good of their Medallions as ever.', {
    status: informative('nothing that the other Medallions do asks who plays a faction'),
  }),
  own: rule('Organization, Volunteers and Strategy follow rules of their own.', { see: ['page 12, Appendix 3, 2c'] }),
})

export const medallionRules = question('medallionRules', {
  asks: 'In which rule are Organization, Volunteers and Strategy, which the text seeks in 2d?',
  kind: 'slip',
  clauses: [gainedMedallions.own, nonPlayerMedallions.inOrder, nonPlayerSpending.step],
  readings: {
    '2c': 'In 2c, before Hero points are spent.',
    '2d': 'In 2d, so that they come as Hero points are spent.',
  },
  usual: '2c',
  because: 'All that is said of the three stands in 2c; 2d does not name them.',
  editorial: 'What is said of them is the same, and rule 2 has Medallions before Hero points that are spent.',
})

export const mayNotClaim = forbid(
  'Medallions: may not be claimed',
  view({
    medallion: among(MEDALLIONS, 'the Medallion'),
    nonPlayer: flag('a Non-player claims it', 'a player claims it'),
  }),
  (bar) => [bar(gainedMedallions.notTaken, { medallion: P.union('Archives', 'Intelligence'), nonPlayer: true })],
)
