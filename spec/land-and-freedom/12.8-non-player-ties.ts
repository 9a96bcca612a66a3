/** page 14, Appendix 3, 8: ties that a Non-player with the Initiative breaks. @module */
import { prohibition, question, rule } from 'rulewright/book'
import { symbols } from './11.1-symbol-key.js'
import { section } from './section.js'

export const initiativeTies = section('initiativeTies', 'page 14, Appendix 3, 8', 'Breaking ties', {
  what: rule('With the Initiative a Non-player decides ties, those of Hero points and those of Glory.'),
})

export const losingTies = section('losingTies', 'page 14, Appendix 3, 8a', 'Losing Hero points', {
  notItself: prohibition('It is never itself that a Non-player has lose a Hero point.'),
  last: rule('It has that faction lose it which comes last in the turn order.'),
})

export const gloryTies = section('gloryTies', 'page 14, Appendix 3, 8b', 'Glory', {
  itself: rule('In a tie of Glory, or of the Final Bid, a Non-player has itself win, if it can.'),
  heroPoints: rule('Of two others that are tied, the one with more Hero points wins.'),
  medallions: rule('Then it is the one with more Medallions.'),
  finalBid: rule('Then it is the one that has won the Final Bid.'),
  next: rule('Then it is the one that comes next, clockwise from the Non-player with the Initiative.'),
})

export const tieForGaining = question('tieForGaining', {
  asks: 'Whom does a Non-player with the Initiative choose among those with most Hero points where nobody loses any?',
  clauses: [initiativeTies.what, losingTies.notItself, symbols.mostGains],
  readings: {
    itself: 'Itself if it is one of them; otherwise chance decides.',
    'by chance': 'Chance decides.',
  },
  usual: 'itself',
  because: 'It does not choose itself to lose, and chooses itself for Glory.',
  kind: 'gap',
})
