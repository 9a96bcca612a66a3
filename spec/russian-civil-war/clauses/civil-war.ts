/**
 * The Russian Civil War: who fights, and what for; and the territories that were contested when it began.
 *
 * @module
 */
import { definition, informative, note, permission, prohibition, rule, section } from '../../../src/kernel/clause.js'

const AIM = informative('an aim; what can be reached is decided elsewhere')

/** The list under the heading The Russian Civil War. */
export const civilWar = section('civilWar', 'The Russian Civil War', 'The Russian Civil War', {
  sides: definition(
    'The Reds are the Soviets, with the Central Powers behind them; the Whites are Imperial Russia, with the Allies.',
  ),
  begins: rule('The fighting starts as soon as the Revolution is over.'),
  alliesGoal: rule('Russia and its Allies fight to get Moscow back, and with it Russia into the war.'),
  sovietsGoal: note('The Soviets fight for the whole of Russia, and for influence beyond it.', { status: AIM }),
})

/** The paragraph with the heading Contested territories. */
export const contested = section('contested', 'Contested territories', 'Contested territories', {
  remain: rule(
    'White forces stay in combat wherever Russia and the Central Powers contest a part of Outer Russia as the Revolution comes.',
    { see: ['Soviet Republic, Brest-Litovsk'] },
  ),
  mayRetreat: permission('These forces may retreat, to any adjacent territory that is fit for it.'),
  where: prohibition('Fit is only what Imperial Russia still controls or contests.'),
  ownTurn: rule('Such a retreat takes place in the turn of Imperial Russia, as combat has it in the base game.'),
})
