/**
 * The opening paragraph: when the Revolution comes, and what it does to the turn.
 *
 * @module
 */
import { leftToComponent, rule, section } from '../../../src/kernel/clause.js'

/** The opening paragraph, below the title. */
export const opening = section('opening', 'Opening paragraph', 'A&A 1914 - Russian Civil War', {
  when: rule('Whether the Revolution comes is looked at as Mobilize New Units ends, in any turn of Russia.'),
  fromRound: rule('The first time to look is the Russian turn of round 4.'),
  conditions: rule('What brings the Bolshevik Revolution about is told by the rules of the base game.', {
    status: leftToComponent('the conditions stand in the rules of A&A 1914, of which a small part is a component'),
  }),
  atOnce: rule('If the conditions hold, the Revolution happens there and then.'),
  noIncome: rule('The phase in which Russia would Collect Income falls away in that turn.'),
  germanyNext: rule('Germany comes next, as soon as the Revolution is carried out.'),
})
