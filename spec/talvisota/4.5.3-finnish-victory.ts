/** 4.5.3: the space is held. @module */
import { among, definition, first, flag, forbid, one, prohibition, question, rule, view } from 'rulewright/book'
import { marchUse } from './1.3-the-map.js'
import { sovietStrategies } from './3.2-soviet-strategies.js'
import { sovietSupports } from './3.3-soviet-supports.js'
import { section } from './section.js'

export const finnishVictory = section('finnishVictory', '4.5.3', 'Finnish victory', {
  when: definition('A combat that leaves Finnish units in the space is a Soviet defeat.'),
  strategyGone: rule('After that the Finnish Combat Strategy leaves the map.'),
  oneSpace: rule('A Soviet force that has lost no more than half of its units goes back to where it came from.'),
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
  asks: 'What becomes of a force that has no space of the Soviets to retreat to?',
  clauses: [finnishVictory.controlled, finnishVictory.stops, sovietStrategies.stays],
  readings: {
    'where it is': 'It stays in the space in which it is.',
    'to its Front': 'It goes to its Front on the Command Sheet.',
    eliminated: 'Its units are eliminated.',
  },
  usual: 'where it is',
  because: 'Soviet units always remain on the map, and a retreat leads only to a space that the Soviets control.',
  kind: 'gap',
})

export const nkvdDefeat = question('nkvdDefeat', {
  asks: 'Does the support NKVD also cancel the retreat of two spaces after a defeat?',
  clauses: [sovietSupports.nkvdRetreat, finnishVictory.twoSpaces],
  readings: {
    no: 'No: it cancels the R of the combat table.',
    yes: 'Yes: that is a retreat from the result of a combat as well.',
  },
  usual: 'no',
  because: 'A combat result is what the combat table gives.',
})

export const furtherBack = first(
  'Combat: how many spaces beyond its starting space a defeated force retreats',
  view({
    lost: among(['half or fewer', 'more than half'], 'units that were eliminated'),
    retreatFrom,
    second: flag('it was defeated at a second space', 'it was defeated at a first space'),
    startingSpace,
    nkvd: flag('the Soviets have NKVD', 'the Soviets do not have NKVD'),
    nkvdDefeat,
  }),
  (row) => {
    const began = { second: true, startingSpace: 'where the strategy began' } as const
    const { oneSpace, twoSpaces } = finnishVictory
    return [
      row(oneSpace, { lost: 'half or fewer', ...began }, 1),
      row(oneSpace, { lost: 'half or fewer' }, 0),
      row(sovietSupports.nkvdRetreat, { nkvd: true, nkvdDefeat: 'yes' }, 0),
      row(twoSpaces, { retreatFrom: 'the space attacked' }, 1),
      row(twoSpaces, began, 3),
      row(twoSpaces, {}, 2),
    ]
  },
)

export const mayNotRetreat = forbid(
  'Combat: may not retreat there',
  view({
    control: flag('the Soviets control the space', 'the Soviets do not control the space'),
    back: flag('it would go forward again', 'it would not go forward again'),
    march: flag('only the connection of March leads there', 'it takes no connection of March'),
    meretskov: flag('the Combat Strategy has Meretskov', 'the Combat Strategy has not Meretskov'),
    marchUse,
  }),
  (bar) => [
    bar(finnishVictory.controlled, { control: false }),
    bar(finnishVictory.controlled, { back: true }),
    bar(sovietSupports.meretskovLink, { march: true, meretskov: false, marchUse: 'with Meretskov' }),
  ],
)

export const withoutRetreat = one('Combat: a force that cannot retreat', view({ noRetreat }), (row) => [
  row([finnishVictory.controlled, sovietStrategies.stays], { noRetreat: 'where it is' }, 'where it is'),
  row([finnishVictory.controlled, finnishVictory.stops], { noRetreat: 'to its Front' }, 'to its Front'),
  row(finnishVictory.controlled, { noRetreat: 'eliminated' }, 'eliminated'),
])

export const halfCounted = one('Combat: half of which units counts', view({ halfOfForce }), (row) => [
  row([finnishVictory.oneSpace, finnishVictory.twoSpaces], { halfOfForce: 'of this combat' }, 'this combat'),
  row([finnishVictory.oneSpace, finnishVictory.twoSpaces], { halfOfForce: 'of the strategy' }, 'the strategy'),
])
