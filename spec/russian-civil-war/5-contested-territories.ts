/** Contested territories Contested territories. @module */
import { permission, prohibition, rule } from 'rulewright/book'
import { section } from './section.js'

export const contested = section('contested', 'Contested territories', 'Contested territories', {
  remain: rule(
    'White forces stay in combat wherever Russia and the Central Powers contest a part of Outer Russia as the Revolution comes.',
    { see: ['Soviet Republic, Brest-Litovsk'] },
  ),
  mayRetreat: permission('These forces may retreat, to any adjacent territory that is fit for it.'),
  where: prohibition('Fit is only what Imperial Russia still controls or contests.'),
  ownTurn: rule('Such a retreat takes place in the turn of Imperial Russia, as combat has it in the base game.'),
})
