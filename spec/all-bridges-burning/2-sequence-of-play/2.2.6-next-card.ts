/** 2.2.6 Next Card to 2.3.1 Final Propaganda. @module */

import { flag, one, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'

export const revealed = one(
  'Cards: what the upcoming card calls for',
  view({ propaganda: flag('the card is a Propaganda card', 'the card is an Event card') }),
  (row) => [
    row([cited.nextCard.propaganda, cited.propagandaCards.round], { propaganda: true }, 'Propaganda Round'),
    row(cited.nextCard.playNew, { propaganda: false }, 'Event card'),
  ],
)
