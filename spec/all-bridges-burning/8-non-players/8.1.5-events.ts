/** 8.1.5 Ineffective Events, 8.1.6 Free Non-player Actions. @module */

import { example, exception, prohibition, question, rule } from 'rulewright/book'
import { section } from '../section.js'

export const ineffectiveEvents = section('ineffectiveEvents', '8.1.5', 'Ineffective Events', {
  onlyEffective: prohibition('A Non-player takes no Event that has no effect.'),
  aboveAll: exception('Being without effect rules an Event out whatever the other steps say of it.', {
    see: ['8.1.4'],
  }),
  somethingHappens: rule('An Event has an effect if anything at all happens.'),
  capabilities: rule('Gaining a Capability is an effect.', { see: ['5.3'] }),
  emptyDisplay: example(
    'With no cube in the Political Display, Non-player Moderates leave #18, whose Politics Phase would do nothing.',
    { see: ['6.2'] },
  ),
})

export const freeNonPlayerActions = section('freeNonPlayerActions', '8.1.6', 'Free Non-player Actions', {
  freeActions: rule('These priorities hold when an Event gives a Non-player free Commands or Special Activities.', {
    see: ['3.1.2'],
  }),
  otherChoices: rule('They also hold when the Event of another Faction makes a Non-player choose anything else.'),
  eventSheet: rule('The Event Instructions for the card, if it has any, are looked up first.'),
  namedAction: rule(
    'A free Command or Special Activity that the Event names is executed by the Non-player card that deals with it.',
  ),
  drawnAction: rule('For any other free action a Non-player card is drawn.'),
  firstExecutable: rule('The first Command or Special Activity on it that can be executed is the free action.'),
  usualProcedures: rule('The drawn card is subject to the usual procedures, such as that of its Condition Box.', {
    see: ['8.2.1'],
  }),
  atRandom: rule('What none of this settles, or what remains open within it, is left to chance.', {
    see: ['8.6'],
  }),
})

export const nothingSaid = question('nothingSaid', {
  asks: 'What does a Non-player do with something optional of which no instruction speaks, outside of Events?',
  clauses: [freeNonPlayerActions.atRandom],
  kind: 'gap',
  readings: {
    declines: 'It leaves it.',
    chance: 'Chance decides whether it does that, and which.',
  },
  usual: 'declines',
  because:
    'It does what its cards and the sheets tell it to do; chance is called upon for Events and among equal candidates only.',
})

export const certainEffect = question('certainEffect', {
  asks: 'Is an Event without effect that might do something, depending on a die or on what others choose?',
  clauses: [ineffectiveEvents.onlyEffective, ineffectiveEvents.somethingHappens],
  readings: {
    possible: 'No: it is enough that something can happen.',
    certain: 'Yes: something must happen whatever the dice show and others choose.',
  },
  usual: 'possible',
  because: 'The example of 8.1.5 is an Event that could do nothing at all.',
})
