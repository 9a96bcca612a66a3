/** page 7, Morale Bonus. @module */

import { among, example, flag, forbid, one, permission, prohibition, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { actionPoints } from './6.1-player-cards.js'
import { ICONS } from './components/cards.js'
import { ahead, section } from './section.js'

export const morale = section('morale', 'page 7, Morale Bonus, para 1', 'Morale Bonus', {
  use: permission('The Morale Bonus can be used with a card that is played for Action Points.'),
  whileOn: prohibition('It cannot be used unless it is on.'),
  icon: rule('It activates one icon at the left of the card that is played, whichever the player chooses.'),
  multiplied: rule('The effect is multiplied by how often the icon stands in the tableau, the card itself included.'),
  onlyOne: prohibition('Not more than one icon of the card is activated.'),
})

export const moraleExample = section('moraleExample', 'page 7, Morale Bonus, para 2', 'Three icons', {
  choice: example(
    'With the card shown, Foreign Aid rises, or the Government moves the way of the player, or Collectivization falls.',
  ),
  three: example('With two more cards in the tableau that have the icon of Foreign Aid, it rises by 3.'),
})

export const moraleBenefit = section('moraleBenefit', 'page 7, Morale Bonus, para 3', 'One benefit', {
  one: rule('A Morale Bonus is one benefit, not several.'),
  oneFront: prohibition('Strength of a Morale Bonus is all added to a single Front.'),
})

export const moraleOn = question('moraleOn', {
  asks: 'When must the Morale Bonus be on for a card to use it?',
  clauses: [morale.use, morale.whileOn, actionPoints.bonuses, ahead('moraleTrigger.off')],
  readings: {
    'when it is used': 'When it is used: the card itself can turn it on before, or off.',
    'when the card is played': 'At both times: as the card is played, and still when it is used.',
    'as played is enough': 'As the card is played: what turns it on or off later changes nothing for this card.',
  },
  usual: 'when it is used',
  because: 'It can be used if it is on; and playing the card goes on until its effects are done.',
})

export const moraleOrder = question('moraleOrder', {
  asks: 'Does the Morale Bonus come before or after the Action Points?',
  clauses: [morale.use],
  readings: {
    after: 'After them.',
    either: 'Before or after them, as the player likes.',
  },
  usual: 'either',
  because: 'The text has it used when the card is played, and says no more.',
  kind: 'gap',
})

/** How the Morale Bonus stands. */
export const mayNotActivate = forbid(
  'Morale Bonus: may not be used',
  view({
    on: flag('the Morale Bonus is on', 'the Morale Bonus is off'),
    wasOn: flag('it was on when the card was played', 'it was off when the card was played'),
    printed: flag('the icon stands on the card', 'the icon does not stand on the card'),
    used: flag('an icon of the card has been activated', 'no icon of the card has been activated'),
    spent: flag('the Action Points are spent', 'the Action Points are not spent yet'),
    moraleOn,
    moraleOrder,
  }),
  (bar) => [
    bar(morale.whileOn, { on: false, moraleOn: P.not('as played is enough') }),
    bar(morale.whileOn, { wasOn: false, moraleOn: P.not('when it is used') }),
    bar(morale.icon, { printed: false }),
    bar(morale.onlyOne, { used: true }),
    bar(morale.icon, { spent: false, moraleOrder: 'after' }),
  ],
)

export const mayNotShareOut = forbid('Morale Bonus: may not strengthen another Front', view({}), (bar) => [
  bar(moraleBenefit.oneFront, {}),
])

/** What an icon does, once. */
export const iconEffect = one('What an icon does', view({ icon: among(ICONS, 'the icon') }), (row) => [
  row(morale.icon, { icon: 'Strength' }, 'add Strength'),
  row(morale.icon, { icon: 'Hero point' }, 'gain Hero points'),
  row(morale.icon, { icon: 'card' }, 'draw cards'),
  row(morale.icon, { icon: P.not(P.union('Strength', 'Hero point', 'card')) }, 'move a track'),
])
