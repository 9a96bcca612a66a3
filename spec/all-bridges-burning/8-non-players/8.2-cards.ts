/** 8.2 Non-player Cards to 8.2.5 Reading the Cards. @module */

import {
  among,
  COMPARED,
  component,
  definition,
  exception,
  first,
  flag,
  note,
  prohibition,
  question,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { OF_THE_CARDS, OVERVIEW, SHORTHAND } from '../reasons.js'
import { ahead, section } from '../section.js'
import { ACTIONS } from '../vocabulary.js'
import { freeNonPlayerActions } from './8.1.5-events.js'

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

export const conditionBox = section('conditionBox', '8.2.1', 'Condition Box', {
  onGreen: component('The condition of a card stands at its top, on green.'),
  met: rule('A card whose condition is met is executed.'),
  notMet: rule('A card whose condition is not met is discarded, and another is drawn.'),
  untilMet: rule('Cards are drawn until there is one whose condition is met.'),
  noneMet: rule('A Non-player Passes if none of its cards has a condition that is met.'),
})

export const cardInstructions = section('cardInstructions', '8.2.2', 'Instructions', {
  oneCommand: rule('A card instructs for a single Command.'),
  specialActivities: rule('With the Command goes a Special Activity, or several, on the same card.'),
  names: definition('A card is called by its Faction and its Command, such as the Senate March card.', {
    status: SHORTHAND,
  }),
})

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

export const recordSteps = section('recordSteps', '8.2.4', 'Record Steps', {
  asTaken: rule('The cylinder of a Non-player marks on the Sequence of Play track what it has really done.'),
  onlyLimited: note('A card can lead to a Limited Command alone where the options call for the full Command.', {
    see: ['8.1.4'],
  }),
})

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

export const conditionOfNamedCard = question('conditionOfNamedCard', {
  asks: 'Must the condition of a Non-player card be met that is looked up for a named free action?',
  clauses: [freeNonPlayerActions.namedAction, freeNonPlayerActions.usualProcedures, conditionBox.notMet],
  readings: {
    'passed over': 'No: the card is looked up for its instructions, and its die is rolled where they need it.',
    asked: 'Yes: a card whose condition is not met is of no use here either.',
  },
  usual: 'passed over',
  because: 'The Condition Box is named only with a card that is drawn because the Event names no action.',
})

export const orderOfMost = question('orderOfMost', {
  asks: 'Three words are explained by two orders, the rising one first: which word goes with which?',
  kind: 'slip',
  clauses: [nonPlayerCards.most],
  readings: {
    'by their meaning': '"Lowest" goes upwards from the least, "highest" and "most" downwards from the greatest.',
    'as printed': '"Highest" is explained by the rising order, because both are printed first.',
  },
  usual: 'by their meaning',
  because: 'Taken word for word in order, "highest" would begin with the lowest.',
  editorial: 'every card says what it prefers in the sections on the cards, in words that need no such term',
})

export const recordedInFact = question('recordedInFact', {
  asks: 'Is a full Command in one space, or with one Cell, and without a Special Activity recorded as a Limited one?',
  clauses: [recordSteps.asTaken, executingInstructions.recordedAccordingly, ahead('redsRallyCard.recordedOnlySo')],
  readings: {
    'every Command': 'Yes, whatever the Command, if a box for a Limited Command is free.',
    'Reds Rally': 'Only the Reds Rally, whose card says so; any other stays in the box for the full Command.',
  },
  usual: 'every Command',
  because: '8.2.4 has every move recorded as it was taken; the play note of the Reds Rally is a case of that.',
})

export const conditionHolds = first(
  'Non-player cards: whether the condition stands in the way',
  view({
    met: flag('the condition is met', 'the condition is not met'),
    named: flag(
      'the card was looked up for a free action that the Event names',
      'the card was not looked up for a free action that the Event names',
    ),
    reading: conditionOfNamedCard,
  }),
  (row) => [
    row(conditionBox.met, { met: true }, true),
    row(freeNonPlayerActions.namedAction, { named: true, reading: 'passed over' }, true),
    row([conditionBox.notMet, freeNonPlayerActions.usualProcedures], {}, false),
  ],
)

export const recordedAs = first(
  'Non-players: what their turn is recorded as',
  view({
    turn: among(['Pass', ...ACTIONS], 'what the Faction chose'),
    special: flag('a Special Activity went with the Command', 'no Special Activity went with the Command'),
    places: among(COMPARED, 'the places in which the Command was executed, against a single one'),
    limited: flag('a box for a Limited Command is free', 'no box for a Limited Command is free'),
    redsRally: flag('the card is the Rally of the Reds', 'the card is not the Rally of the Reds'),
    reading: recordedInFact,
  }),
  (row) => [
    row(recordSteps.asTaken, { turn: P.not('Command') }, 'as chosen'),
    row(recordSteps.asTaken, { special: true }, 'as chosen'),
    row(
      [ahead('redsRallyCard.recordedAsCommand'), executingInstructions.withoutSpecial],
      { places: 'more' },
      'as chosen',
    ),
    row(executingInstructions.recordedAccordingly, { redsRally: false, reading: 'Reds Rally' }, 'as chosen'),
    row(
      [recordSteps.asTaken, ahead('redsRallyCard.recordedOnlySo')],
      { redsRally: true, limited: true },
      'Limited Command',
    ),
    row([recordSteps.asTaken, executingInstructions.recordedAccordingly], { limited: true }, 'Limited Command'),
    row(executingInstructions.recordedAccordingly, {}, 'as chosen'),
  ],
)
