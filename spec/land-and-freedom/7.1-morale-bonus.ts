/** page 7, Morale Bonus. @module */

import { among, flag, forbid, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { ICONS } from './components/cards.js'
import * as cited from './rules.gen.js'

/** The prohibitions on activating an icon with the Morale Bonus. */
export const mayNotActivate = forbid(
  'Morale Bonus: may not be used',
  view({
    on: flag('the Morale Bonus is on', 'the Morale Bonus is off'),
    wasOn: flag('it was on when the card was played', 'it was off when the card was played'),
    printed: flag('the icon stands on the card', 'the icon does not stand on the card'),
    used: flag('an icon of the card has been activated', 'no icon of the card has been activated'),
    spent: flag('the Action Points are spent', 'the Action Points are not spent yet'),
    moraleOn: cited.moraleOn,
    moraleOrder: cited.moraleOrder,
  }),
  (bar) => [
    bar(cited.morale.whileOn, { on: false, moraleOn: P.not('as played is enough') }),
    bar(cited.morale.whileOn, { wasOn: false, moraleOn: P.not('when it is used') }),
    bar(cited.morale.icon, { printed: false }),
    bar(cited.morale.onlyOne, { used: true }),
    bar(cited.morale.icon, { spent: false, moraleOrder: 'after' }),
  ],
)

export const mayNotShareOut = forbid('Morale Bonus: may not strengthen another Front', view({}), (bar) => [
  bar(cited.moraleBenefit.oneFront, {}),
])

/** The effect of an icon that counts once. */
export const iconEffect = one('What an icon does', view({ icon: among(ICONS, 'the icon') }), (row) => [
  row(cited.morale.icon, { icon: 'Strength' }, 'add Strength'),
  row(cited.morale.icon, { icon: 'Hero point' }, 'gain Hero points'),
  row(cited.morale.icon, { icon: 'card' }, 'draw cards'),
  row(cited.morale.icon, { icon: P.not(P.union('Strength', 'Hero point', 'card')) }, 'move a track'),
])
