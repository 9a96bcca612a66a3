/** Imperial victory After an Imperial victory, Design Note Design Note. @module */
import { note, one, question, rule, view } from 'rulewright/book'
import { section } from './section.js'

export const imperialVictory = section('imperialVictory', 'Imperial victory', 'After an Imperial victory', {
  inPlay: rule('The Soviet Power does not leave the game when the Imperials win Moscow.'),
  forces: rule('Soviet forces that are left stay where they are and go on fighting.'),
  bank: rule('IPCs that the Soviets have not spent go to Imperial Russia.'),
  notNeeded: rule('The Central Powers can win the game without a Soviet Moscow.'),
})

export const designNote = section('designNote', 'Design Note', 'Design Note', {
  leftOut: note('Left out are the Republic of 1917 and the minor factions: Greens, Blacks, movements of independence.'),
})

export const bankWhen = question('bankWhen', {
  asks: 'When do the Imperials collect what the Soviets have not spent?',
  clauses: [imperialVictory.bank],
  readings: {
    'at once': 'When Moscow is taken.',
    'at their Collect Income': 'When Imperial Russia next collects income: what is left then.',
  },
  usual: 'at once',
  because: 'It follows from the Imperial victory, and no phase is named.',
})

export const bankGoes = one('Imperial victory: the Soviet bank', view({ bankWhen }), (row) => [
  row(imperialVictory.bank, { bankWhen: 'at once' }, 'now'),
  row(imperialVictory.bank, { bankWhen: 'at their Collect Income' }, 'later'),
])
