/** 4.5.2: the space is taken. @module */
import { definition, example, formula, note, permission, question } from 'rulewright/book'
import { HISTORY } from './reasons.js'
import { section } from './section.js'

export const sovietVictory = section('sovietVictory', '4.5.2', 'Soviet victory', {
  when: definition(
    'The Soviet player is victorious if after a combat all the Finnish units have been eliminated or have retreated.',
  ),
  occupies: permission('Then the Soviet force may occupy the space.'),
  morale: formula(
    'Finnish morale falls by what the Combat Strategy is worth, and by the value of the space, dotted or numbered.',
    { see: ['7'] },
  ),
  dotted: formula('For a dotted outline the value of the space is the more.', { see: ['8'] }),
  why: note('That stands for what the fortified zones meant.', { status: HISTORY }),
  harder: permission(
    'For a harder game the values of the spaces are left out, and only those of the strategies count.',
  ),
  kotka: example('Kotka, taken by a Prudent advance, costs the Finns 2 for the city and 1 for the strategy.'),
  koivisto: example('Koivisto, taken in the same way, costs the Finns 2 for the city and 2 for its fortification.'),
  koivistoSoviets: example('There the Soviets win 1 for the strategy, 2 for the city and 2 for the fortification: 5.'),
})

export const sovietGain = question('sovietGain', {
  asks: 'Does Soviet morale rise by a victory?',
  clauses: [sovietVictory.morale, sovietVictory.koivistoSoviets],
  readings: {
    'as much': 'Yes: by as much as Finnish morale falls.',
    'by the dotted line': 'Only by what section 8 gives to the victor at a dotted outline.',
    no: 'No: what is won are points that lower the morale of the other side.',
  },
  usual: 'as much',
  because: 'The example adds up what the Soviets win, and it is all that the space and the strategy are worth.',
  kind: 'contradiction',
})

export const harderGame = question('harderGame', {
  asks: 'What is left out in the harder game?',
  clauses: [sovietVictory.harder, sovietVictory.why, sovietVictory.morale],
  readings: {
    'dotted outlines': 'What a dotted outline adds to the morale that is lost.',
    'all of the space': 'The number of the space as well.',
  },
  usual: 'dotted outlines',
  because: 'The note is about the dotted outlines; that only the strategies count is how it puts the rest.',
})

export const finnsDriven = question('finnsDriven', {
  asks: 'Where do the Finnish units go that retreat?',
  clauses: [sovietVictory.when],
  readings: {
    'back to the Front': 'To the sheet, from which they can be used in the next turn.',
    'to the Reinforcements': 'To the Reinforcements space, so that they miss the next turn.',
  },
  usual: 'back to the Front',
  because: 'Used units leave the map once they have fought, and only lost ones have to wait.',
  kind: 'gap',
})
