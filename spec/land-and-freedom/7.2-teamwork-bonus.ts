/** page 7, Teamwork Bonus. @module */

import { among, flag, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'

export const teamworkAdds = one(
  'Teamwork: what it adds',
  view({
    on: flag('the Teamwork Bonus is on', 'the Teamwork Bonus is off'),
    own: flag('the player has a token there already', 'the player has no token there yet'),
    others: range(0, 2, 'tokens of other players on the Front'),
    token: flag('a token of the player can come there', 'the player has no token to place'),
    teamworkWithoutToken: cited.teamworkWithoutToken,
  }),
  (row) => [
    row(cited.teamwork.bonus, { on: false }, 0),
    row([cited.teamwork.notAlone, cited.support.onlyOne], { on: true, own: true }, 0),
    row([cited.support.trigger, cited.teamwork.notAlone], { on: true, own: false, others: 0 }, 0),
    row(
      [cited.teamwork.bonus, cited.support.trigger],
      { on: true, own: false, others: P.number.gte(1), token: true },
      1,
    ),
    row(
      cited.support.trigger,
      { on: true, own: false, others: P.number.gte(1), token: false, teamworkWithoutToken: 'no' },
      0,
    ),
    row(
      cited.teamwork.bonus,
      { on: true, own: false, others: P.number.gte(1), token: false, teamworkWithoutToken: 'yes' },
      1,
    ),
  ],
)

/** The sources of Strength. */
export const STRENGTH_BY = ['card', 'Fascists', 'track'] as const

export const whoSupports = one(
  'Whose support Strength is',
  view({ by: among(STRENGTH_BY, 'what the Strength comes of'), triggerSupports: cited.triggerSupports }),
  (row) => [
    row(cited.support.token, { by: 'card' }, 'who decides'),
    row(cited.support.token, { by: P.not('card'), triggerSupports: 'of who decides' }, 'who decides'),
    row(cited.support.token, { by: 'track', triggerSupports: 'of who brought it about' }, 'who brought it about'),
    row(cited.support.token, { by: 'Fascists', triggerSupports: 'of who brought it about' }, 'nobody'),
    row(cited.support.token, { by: P.not('card'), triggerSupports: 'no' }, 'nobody'),
  ],
)
