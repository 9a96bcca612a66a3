/** 6.5.4 Old News, 6.5.5 Senate Conscription. @module */

import { one, prohibition, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { availability } from '../1-introduction/1.4.2-availability.js'
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { message } from '../3-commands/3.3.2-message.js'
import { ahead, section } from '../section.js'
import { powers } from './6.5.3-powers.js'
import { prisoners, resetPhase, round } from './6.5-reset-phase.js'

export const oldNews = section('oldNews', '6.5.4', 'Old News', {
  terror: rule('In the Reset Phase every Terror marker leaves the map.'),
  sabotage: rule('In the Reset Phase every Sabotage marker leaves the map.'),
  news: rule('In the Reset Phase every News marker leaves the map.'),
  heldNews: rule('News markers that Cells hold leave the map too.'),
})

export const conscription = section('conscription', '6.5.5', 'Senate Conscription', {
  tenCells: rule('The ten Senate Cells in Out of Play move to the Available Forces box of the Senate.'),
  firstRoundOnly: prohibition('Senate Conscription belongs to the first Propaganda Round alone.', { see: ['6.0'] }),
  playNextCard: rule('Finally the next card of the draw deck comes into play.'),
  revealTop: rule('After that, the card now on top of the draw deck is turned up.'),
  continuePlay: rule('After the Reset Phase play goes on.'),
  noEligibilityAdjustment: prohibition('The Propaganda Round does not adjust the order of Eligibility.'),
  keepEligibility: rule('The order of Eligibility stays as the actions on the last Event card left it.', {
    see: ['2.0'],
  }),
})

export const newsRemains = question('newsRemains', {
  asks: 'Does News stay on the map until the Moderates pick it up, whatever else happens?',
  clauses: [message.remains, oldNews.news, limitedCommand.newsDiscard],
  readings: {
    'unless removed': 'It stays unless another rule removes it by name.',
    'whatever happens': 'Nothing but a Message ends its stay.',
  },
  usual: 'unless removed',
  because:
    '6.5.4 removes all News in each Round, and 2.2.4 lets it be discarded; rules that name it go before one that does not name them.',
  kind: 'contradiction',
  editorial: 'The other reading would leave 6.5.4 and 2.2.4 without any effect on News, which they name.',
})

export const conscriptsAtStart = question('conscriptsAtStart', {
  asks: 'Where do the ten Senate Cells begin that Senate Conscription brings in?',
  kind: 'contradiction',
  clauses: [conscription.tenCells, availability.offMap, availability.outOfPlay, ahead('setup.russiansOut')],
  readings: {
    'Out of Play': 'Out of Play, although Setup does not list them there.',
    Available: 'In the Available box with the rest, so that Conscription finds none to place.',
  },
  usual: 'Out of Play',
  because: '6.5.5 places them from Out of Play in the first Round, and nothing could have put them there before.',
})

export const orderOfTheReset = question('orderOfTheReset', {
  asks: 'Do the steps of the Reset Phase follow each other in the order in which they are printed?',
  kind: 'gap',
  clauses: [resetPhase.prepareCampaign, prisoners.redsFirst, powers.matchVassalage, conscription.tenCells],
  readings: {
    'as printed': 'Yes: from the Prisoners to Senate Conscription.',
    'in any order': 'No: it is enough that all of them are carried out.',
  },
  usual: 'as printed',
  because: 'They are numbered like the phases, which follow each other in the order of print.',
  editorial: 'No step changes anything that another one looks at.',
})

export const firstRound = one('Senate Conscription: is it the first round', round, (row) => [
  row(conscription.tenCells, { round: 1 }, true),
  row(conscription.firstRoundOnly, { round: P.number.gt(1) }, false),
])

export const conscriptsWait = one(
  'Senate Conscription: where its Cells begin',
  view({ reading: conscriptsAtStart }),
  (row) => [
    row([conscription.tenCells, availability.outOfPlay], { reading: 'Out of Play' }, 'Out of Play'),
    row(availability.offMap, { reading: 'Available' }, 'Available'),
  ],
)
