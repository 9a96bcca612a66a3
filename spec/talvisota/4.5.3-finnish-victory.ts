/** 4.5.3: the space is held. @module */
import { definition, prohibition, question, rule } from 'rulewright/book'
import { section } from './section.js'

export const finnishVictory = section('finnishVictory', '4.5.3', 'Finnish victory', {
  when: definition('The Soviet player is defeated if not all the Finnish units have been eliminated or pushed back.'),
  strategyGone: rule('The Finnish Combat Strategy is then removed from the map.'),
  oneSpace: rule('The Soviet force retreats to where it came from, if half its units or fewer were eliminated.'),
  twoSpaces: rule('It retreats two spaces, if more than half were.'),
  controlled: prohibition('Soviet units retreat only towards a space that the Soviets control.'),
  stops: rule('A retreat ends as soon as the force enters Soviet territory.'),
})

export const retreatFrom = question('retreatFrom', {
  asks: 'From where are the two spaces of a retreat counted?',
  clauses: [finnishVictory.oneSpace, finnishVictory.twoSpaces],
  readings: {
    'the space attacked': 'From the space that was attacked: one space beyond the one it came from.',
    'the starting space': 'From the one it came from: two spaces beyond it.',
  },
  usual: 'the space attacked',
  because: 'The force is at the space attacked, and to go back to where it came from is to retreat one space.',
})

export const halfOfForce = question('halfOfForce', {
  asks: 'Half of which units counts for the length of a retreat?',
  clauses: [finnishVictory.oneSpace, finnishVictory.twoSpaces],
  readings: {
    'of this combat': 'Of those with which it began the combat for this space, both rounds together.',
    'of the strategy': 'Of those with which the Combat Strategy began, both spaces together.',
  },
  usual: 'of this combat',
  because: 'The sentence is about what follows from one combat.',
})

export const startingSpace = question('startingSpace', {
  asks: 'What is the starting space of a force that is defeated at a second space?',
  clauses: [finnishVictory.oneSpace],
  readings: {
    'the space it attacked from': 'The first space, which it has just conquered.',
    'where the strategy began': 'The space from which it attacked the first one.',
  },
  usual: 'the space it attacked from',
  because: 'The second attack starts in the conquered space; what is conquered stays so.',
})

export const noRetreat = question('noRetreat', {
  asks: 'What becomes of a force that finds no Soviet space with room for it to retreat to?',
  clauses: [finnishVictory.controlled, finnishVictory.stops],
  readings: {
    'to its Front': 'It goes to its Front on the Command Sheet.',
    eliminated: 'Its units are eliminated.',
  },
  usual: 'to its Front',
  because: 'Every retreat leads towards Soviet territory, and there are always the Fronts on the Command Sheet.',
  kind: 'gap',
})
