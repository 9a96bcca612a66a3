/** The Russian Civil War The Russian Civil War. @module */
import { definition, informative, note, rule } from 'rulewright/book'
import { section } from './section.js'

const AIM = informative('an aim; what can be reached is decided elsewhere')

export const civilWar = section('civilWar', 'The Russian Civil War', 'The Russian Civil War', {
  sides: definition(
    'The Reds are the Soviets, with the Central Powers behind them; the Whites are Imperial Russia, with the Allies.',
  ),
  begins: rule('The fighting starts as soon as the Revolution is over.'),
  alliesGoal: rule('Russia and its Allies fight to get Moscow back, and with it Russia into the war.'),
  sovietsGoal: note('The Soviets fight for the whole of Russia, and for influence beyond it.', { status: AIM }),
})
