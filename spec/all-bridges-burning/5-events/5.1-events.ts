/** 5.0 Events to 5.2 Dual Use. @module */
import {
  among,
  component,
  exception,
  flag,
  forbid,
  informative,
  leftToComponent,
  note,
  one,
  permission,
  prohibition,
  question,
  rule,
  view,
} from 'rulewright/book'
import { nextCard, propagandaCards } from '../2-sequence-of-play/2.2.6-next-card.js'
import { phases } from '../2-sequence-of-play/2.4-phases.js'
import { dialogue } from '../4-special-activities/4.3.2-dialogue.js'
import { ahead, section } from '../section.js'
import { LEVELS } from '../vocabulary.js'

const PRINTED = leftToComponent('the cards: what is printed on them')

export const events = section('events', '5.0', 'Events', {
  parts: component('A card carries a title, the time of its Event, a picture with a caption, and a text.', {
    status: PRINTED,
  }),
  flavor: rule('Picture and caption are there for the history and do nothing in play.', {
    status: informative('a pack of Events holds neither'),
  }),
  germanActionPhase: component('Some cards also show the German Action Phase: a Power may act on them.', {
    see: ['3.4'],
    status: leftToComponent('the deck: which cards show it'),
  }),
  solitaire: component('A card may carry a symbol for Non-players.', { see: ['8.0'], status: PRINTED }),
})

export const executingEvents = section('executingEvents', '5.1', 'Executing Events', {
  literally: rule('The text of the Event is carried out to the letter.'),
  othersInvolved: rule('That can include what other Factions do or decide.'),
  executingSelects: rule('The Faction that executes the Event makes every selection that its text leaves open.'),
  selectsPieces: permission('Among its selections are the pieces that the Event affects.'),
  selectsFaction: permission('Among its selections is the Faction that is to have a free Command.', {
    see: ['3.1.2'],
  }),
  otherDecides: rule('A Faction that the text, or the executing Faction, has act settles how it does so.'),
  noEligibilityChange: rule('Acting in this way leaves its Eligibility as it was.', { see: ['2.2'] }),
  precedence: exception('The text of an Event prevails over rules that it is at odds with.'),
  notBeyondStacking: prohibition('Not even an Event goes beyond a Stacking limit.', { see: ['1.4.3'] }),
  onlyAvailable: prohibition('An Event places nothing but Available pieces and markers.'),
  unlessSpecified: exception('The text can tell another source of pieces; and own pieces can be made Available.', {
    see: ['1.4.2'],
  }),
  resourceLimit: prohibition('No Event brings a Faction to more than 30 Resources.'),
  mustIfPossible: rule('Whatever part of the text can be carried out has to be.'),
  partly: rule('A part that cannot be carried out is left out, and the rest is done all the same.'),
})

export const dualUse = section('dualUse', '5.2', 'Dual Use', {
  twoTexts: component('The card of many an Event has two texts, one unshaded and one shaded.', { status: PRINTED }),
  select: permission('The Faction that executes the Event chooses between the unshaded and the shaded text.'),
  notBoth: prohibition('Only one of the two texts is carried out.'),
  tendency: note('Unshaded texts are good for the Senate, shaded ones mostly for the Moderates or the Reds.'),
})

export const selectionsForMost = question('selectionsForMost', {
  asks: 'Must the spaces for the text of an Event be selected so that as much of it as possible is carried out?',
  clauses: [
    executingEvents.mustIfPossible,
    executingEvents.partly,
    executingEvents.executingSelects,
    executingEvents.literally,
  ],
  readings: {
    'any selection': 'No: every space that the text means may be selected, and what cannot be done there is left out.',
    'as much as possible':
      'Yes: where the text is for a number of spaces, one may not be selected if less can then be done in all of them.',
  },
  usual: 'any selection',
  because:
    '5.1 leaves each selection to the Faction; what can be carried out, and what is left out, is seen after that.',
})

export const spacesSettled = question('spacesSettled', {
  asks: 'When does the text of an Event settle which spaces its effects mean?',
  kind: 'gap',
  clauses: [executingEvents.literally, executingEvents.executingSelects],
  readings: {
    'as each begins': 'As each effect begins, after those before it.',
    'as the text begins': 'For all effects of a list at once, before the first of them changes anything.',
  },
  usual: 'as each begins',
  because: 'Carried out to the letter, a later sentence speaks of things as the earlier ones have left them.',
})

export const textWithoutEffect = question('textWithoutEffect', {
  asks: 'May a text of an Event, or one of several effects, be chosen that does nothing while another one does something?',
  clauses: [dualUse.select, executingEvents.executingSelects, executingEvents.mustIfPossible, executingEvents.partly],
  readings: {
    'any of them': 'Yes: which one it is is up to the Faction, and nothing of it is carried out.',
    'one that does something': 'No: what can be carried out must be, and so must one be chosen that can.',
  },
  usual: 'any of them',
  because:
    '5.2 lets the Faction select either text and asks for nothing else; what must be carried out is the text selected.',
})

export const shadedIsSecond = question('shadedIsSecond', {
  asks: 'Is one text of a Dual Use Event the first choice?',
  clauses: [ahead('glossary.unshaded'), ahead('glossary.shaded'), dualUse.select],
  readings: {
    'no rank': 'First and second tell only where the texts stand on the card.',
    rank: 'The unshaded text is to be considered before the other.',
  },
  usual: 'no rank',
  because: '5.2 lets the executing Faction select either.',
  editorial: 'Both texts are there to be chosen, whichever is considered first.',
})

export const unshadedFavors = question('unshadedFavors', {
  asks: 'Whom does the unshaded text of an Event favor?',
  kind: 'contradiction',
  clauses: [ahead('glossary.unshaded'), ahead('glossary.shaded'), dualUse.tendency],
  readings: {
    'the Senate': 'The Senate, as 5.2 says.',
    'the others': 'The Reds or the Moderates, as the Index says.',
  },
  usual: 'the Senate',
  because: '5.2 is the section that the Index points to.',
  editorial: 'Either sentence tells how the texts tend to be, and carries nothing out.',
})

export const playedCard = question('playedCard', {
  asks: 'When is a card put away that a Faction has played as an Event?',
  kind: 'gap',
  clauses: [
    nextCard.moveTopCard,
    executingEvents.literally,
    propagandaCards.swap,
    phases.discardNext,
    phases.replacedDiscarded,
  ],
  readings: {
    'under the next card': 'After the last Faction: it lies open until the next card covers it.',
    'after its Event': 'As soon as the whole of its text has been carried out.',
    'as it is played': 'At once: its text is carried out from the hand, and what looks at the cards does not see it.',
  },
  usual: 'under the next card',
  because: '2.2.6 alone moves cards to the played ones, and does so once Eligibility has been adjusted.',
  editorial:
    'Each row of the track has one box for the Event, no kind of effect looks at played cards or draws any, and no card comes back from them.',
})

export const mayNotAffect = forbid(
  'Dialogue: may not have the effect',
  view(
    {
      effect: among(['shift', 'replace'], 'the effect'),
      level: among(LEVELS, 'the level of Support or Opposition'),
      inactive: flag('an Inactive Cell of the enemy is there', 'no Inactive Cell of the enemy is there'),
      last: flag('the enemy has a single Cell there'),
      capability: flag('a Capability of the enemy is there', 'no Capability of the enemy is there'),
      prepared: flag('a Prepared marker of the enemy is there', 'no Prepared marker of the enemy is there'),
      allHoldNews: flag('each Cell of the enemy there holds News'),
    },
    [
      {
        because: 'to shift is no matter of an enemy',
        when: ({ effect, inactive, last, capability, prepared, allHoldNews }) =>
          effect === 'shift' && (inactive || last || capability || prepared || allHoldNews),
      },
    ],
  ),
  (bar) => [
    bar(dialogue.shift, { effect: 'shift', level: 'Neutral' }),
    bar(dialogue.replace, { effect: 'replace', inactive: false }),
    bar(dialogue.notCapability, { effect: 'replace', last: true, capability: true }),
    bar(dialogue.notPrepared, { effect: 'replace', last: true, prepared: true }),
    bar(dialogue.notNews, { effect: 'replace', inactive: true, allHoldNews: true }),
  ],
)

/** Selections are weighed only where a reading asks for it. */
export const notWeighed = {
  because: 'where any selection will do, none is weighed',
  when: ({ less, reading }: Weighed): boolean => less && reading === 'any selection',
}

export const mayNotSelectSpace = forbid(
  'Events: may not select the space',
  view(
    {
      meant: flag('the text means the space', 'the text does not mean the space'),
      again: flag('the space has been selected before', 'the space has not been selected before'),
      less: flag(
        'less of the text can be carried out in all, if the space is selected',
        'no less of the text can be carried out in all, if the space is selected',
      ),
      reading: selectionsForMost,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar(executingEvents.literally, { again: true }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)

export const mayNotChoose = forbid(
  'Events: may not choose the text',
  view(
    {
      something: flag('something can come of the text', 'nothing can come of the text'),
      another: flag('something can come of another text', 'nothing can come of another text'),
      reading: textWithoutEffect,
    },
    [
      {
        because: 'where any text will do, none is tried out',
        when: ({ something, another, reading }) => reading === 'any of them' && !(something && another),
      },
    ],
  ),
  (bar) => [
    bar([executingEvents.mustIfPossible, executingEvents.partly], {
      something: false,
      another: true,
      reading: 'one that does something',
    }),
  ],
)

export const settledAtOnce = one('Events: are the spaces settled at once', view({ reading: spacesSettled }), (row) => [
  row(executingEvents.literally, { reading: 'as each begins' }, false),
  row([executingEvents.literally, executingEvents.executingSelects], { reading: 'as the text begins' }, true),
])

/** How a selection stands to the others that could be made. */
interface Weighed {
  /** Whether less of the text can be carried out in all, if it is made. */
  readonly less: boolean
  readonly reading: 'any selection' | 'as much as possible'
}
