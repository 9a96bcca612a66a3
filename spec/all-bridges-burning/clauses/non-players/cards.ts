/**
 * 8.2: the Non-player cards, and how they are executed.
 *
 * @module
 */
import { component, definition, exception, note, prohibition, rule, section } from '../../../../src/kernel/clause.js'
import { OF_THE_CARDS, OVERVIEW, SHORTHAND } from './reasons.js'

/** 8.2 Non-player Cards */
export const nonPlayerCards = section('nonPlayerCards', '8.2', 'Non-player Cards', {
  threeDecks: rule('Reds, Senate and Moderates each have a deck of Non-player cards.'),
  deckSize: rule('Such a deck has five or six cards; which, depends on the Faction.'),
  fullText: note('The cards carry in short what the sections 8.3 to 8.5 say in full.', {
    see: ['8.3', '8.4', '8.5'],
    status: OVERVIEW,
  }),
  lookUp: note('These sections need no reading in advance: they explain the wording of a card when it is unclear.'),
  most: definition('"Highest", "lowest" and "most" on a card: taken in rising or falling order.', {
    status: SHORTHAND,
  }),
  moderates: definition('"Mods": the Moderates.', { status: SHORTHAND }),
  orMore: definition('A number with a plus sign: that many at least.', { status: SHORTHAND }),
  opposition: definition('"Opp": Opposition.', { status: SHORTHAND }),
  population: definition('"Pop": Population.', { status: SHORTHAND }),
  support: definition('"Sup": Support.', { status: SHORTHAND }),
  without: definition('"w/o": without.', { status: SHORTHAND }),
  closest: definition('The sign of two waves: closest to it, or as close as can be.', { status: SHORTHAND }),
  dieFace: definition('A face of a die: that number comes up on 1d6.', { status: SHORTHAND }),
  plusMinus: definition('The sign of plus over minus: more or less.', { status: SHORTHAND }),
  keyTerms: note('The Index explains further terms of the cards.', { see: ['Index'] }),
})

/** 8.2.1 Condition Box */
export const conditionBox = section('conditionBox', '8.2.1', 'Condition Box', {
  onGreen: component('The condition of a card stands at its top, on green.'),
  met: rule('A card whose condition is met is executed.'),
  notMet: rule('A card whose condition is not met is discarded, and another is drawn.'),
  untilMet: rule('Cards are drawn until there is one whose condition is met.'),
  noneMet: rule('A Non-player Passes if none of its cards has a condition that is met.'),
})

/** 8.2.2 Instructions */
export const cardInstructions = section('cardInstructions', '8.2.2', 'Instructions', {
  oneCommand: rule('A card instructs for a single Command.'),
  specialActivities: rule('With the Command goes a Special Activity, or several, on the same card.'),
  names: definition('A card is called by its Faction and its Command, such as the Senate March card.', {
    status: SHORTHAND,
  }),
})

/** 8.2.3 Executing Card Instructions */
export const executingInstructions = section('executingInstructions', '8.2.3', 'Executing Card Instructions', {
  impossibleCommand: rule('A card whose Command cannot be executed even in part is discarded, and another is drawn.'),
  untilPossible: rule('Cards are drawn until one has a Command that can be executed.'),
  partIsEnough: rule('For this it is enough that a part of the Command can be executed.'),
  noRedraw: prohibition('A Special Activity that cannot be executed is no reason to draw another card.'),
  withoutSpecial: rule('The Non-player then does without a Special Activity.'),
  recordedAccordingly: rule('The steps are recorded as they fit such a turn.', { see: ['2.2'] }),
  topToBottom: rule('A card is executed downwards from its top.'),
  firstPossible: rule('Of several Commands or Special Activities on a card, the uppermost that is possible is taken.'),
  limitedOnly: note('At times a Non-player executes no more than a Limited Command.', {
    see: ['8.1'],
    status: OVERVIEW,
  }),
  notFromMap: prohibition('A Non-player never places forces that it takes from the map.', {
    see: ['1.4.2'],
  }),
  administrationsFromMap: exception('By Rally, Non-player Reds can place Administrations that come from the map.', {
    see: ['8.3.1'],
  }),
})

/** 8.2.4 Record Steps */
export const recordSteps = section('recordSteps', '8.2.4', 'Record Steps', {
  asTaken: rule('The cylinder of a Non-player marks on the Sequence of Play track what it has really done.'),
  onlyLimited: note('A card can lead to a Limited Command alone where the options call for the full Command.', {
    see: ['8.1.4'],
  }),
})

/** 8.2.5 Reading the Cards */
export const readingCards = section('readingCards', '8.2.5', 'Reading the Cards', {
  illustration: component('The picture shows, on the card of the Reds Rally, the four parts that a card has.'),
  preliminaries: rule('The Preliminaries of a card are general priorities for its Command.', { status: OF_THE_CARDS }),
  signs: definition('Numbers in circles mark sequential priorities, letters in circles nested ones.', {
    status: SHORTHAND,
  }),
  sequential: rule('Sequential priorities are executed one after another.'),
  maximumExtent: rule('Each of them is executed as far as possible before the next begins.'),
  parts: rule('White numbers are parts of the priority with the black number, in sequence.', { status: OF_THE_CARDS }),
  nested: rule('A nested priority breaks ties within the sequential priority that it belongs to.'),
  narrows: rule('Each nested priority narrows further the spaces or targets that are left by then.'),
  shaded: component('Nested priorities stand on a shade of the color of the Faction.'),
})
