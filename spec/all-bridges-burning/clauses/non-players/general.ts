/**
 * 8.0, 8.1 to 8.1.3 and 8.1.5 to 8.1.9: Non-players in general.
 *
 * @module
 */
import {
  example,
  exception,
  formula,
  informative,
  leftToComponent,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../../src/kernel/clause.js'
import { SHOWN } from '../reasons.js'
import { OVERVIEW } from './reasons.js'

/** 8.0 Non-Players */
export const nonPlayers = section('nonPlayers', '8.0', 'Non-Players', {
  scope: rule('This chapter acts for each Faction that no player represents.'),
  fewPlayers: rule('Non-players fill the seats of a game with one player or with two.'),
  playbook: note('Worked examples of Non-players stand in the Playbook, from page 21 on.', {
    status: leftToComponent('the Playbook'),
  }),
  ownDecks: note('Most COIN games before this one run their Non-players otherwise than by small decks of cards.', {
    status: informative('a comparison with other games; the sections on decks and cards decide'),
  }),
  ownSequence: rule('A Non-player whose turn it is acts by the Non-player Sequence of Play.', {
    see: ['8.1'],
  }),
  cardOrOther: note('That sequence uses a drawn Non-player card at some steps and does without one at others.', {
    see: ['8.1'],
    status: OVERVIEW,
  }),
  readVictory: note('Somebody who plays alone has conditions of victory to read before the start.', { see: ['8.7'] }),
  notSelfish: note('What a Non-player does may help or hurt the others, and need not be best for itself.'),
})

/** 8.1 Non-Player Sequence of Play */
export const nonPlayerSequence = section('nonPlayerSequence', '8.1', 'Non-Player Sequence of Play', {
  usualSetup: rule('A game with Non-players is set up like any other.', { see: ['2.1'] }),
  baseRules: rule('A game with Non-players is played by the base rules.'),
  exceptHere: exception('Where a section of this chapter differs from the base rules, it is followed instead.'),
})

/** 8.1.1 Non-player Decks */
export const nonPlayerDecks = section('nonPlayerDecks', '8.1.1', 'Non-player Decks', {
  eachItsOwn: rule('Every Non-player Faction begins with a deck of its own Non-player cards.', {
    see: ['8.2'],
  }),
  withinReach: rule('The decks of the Non-players lie apart, where they are easily reached.', { status: SHOWN }),
  leaveOutPhase: permission('Non-player cards of the Phase that is not being played can be taken out of the deck.', {
    see: ['2.4', '8.2.1'],
    status: informative('changes no result: in the other Phase the condition of such a card is never met'),
  }),
})

/** 8.1.2 Resources of Non-players */
export const noResourceTracking = section('noResourceTracking', '8.1.2', 'No Non-player Resource Tracking', {
  noTracking: prohibition('No account is kept of what Resources a Non-player has.'),
  noSpending: prohibition('The actions of a Non-player take no Resources from it.'),
  cylindersUnused: prohibition(
    'In solitaire play, Non-player Reds and Senate have no Resources cylinder on the track.',
  ),
  moderatesAtZero: exception('Non-player Moderates begin with their Resources cylinder at 0 on the edge track.'),
  moderatesForVictory: prohibition(
    'The Resources of Non-player Moderates are tracked for their victory and nothing else.',
  ),
  moderatesPass: rule('Non-player Moderates that Pass gain one Resource.', { see: ['2.2.2'] }),
  noTransfer: exception('Non-player Reds and Senate ignore an Event or action that has them transfer Resources.'),
  noReduction: exception('Non-player Reds and Senate ignore an Event or action that lowers their Resources.'),
  moderatesTransfer: rule('Non-player Moderates transfer Resources as the base rules say, and their cylinder moves.'),
  moderatesAdjust: rule('Other changes of their Resources, too, move the cylinder of Non-player Moderates as usual.'),
  personalityExample: example('Terror that removes the Personality moves the cylinder of Non-player Moderates.', {
    see: ['3.2.3'],
  }),
})

/** 8.1.3 Non-player Rules Exceptions */
export const nonPlayerExceptions = section('nonPlayerExceptions', '8.1.3', 'Non-player Rules Exceptions', {
  otherwiseBound: rule('All base rules bind a Non-player but for the exceptions of this section.'),
  noSpending: exception('A Non-player pays nothing.', { see: ['8.1.2'] }),
  offsetTerror: exception('In a space where a Non-player Rallies, the effects of Terror count as Offset.', {
    see: ['3.2.1', '3.3.1'],
  }),
  offsetLevels: exception(
    'In a space where a Non-player Rallies, the effects of Support or Opposition count as Offset.',
    { see: ['3.2.1', '3.3.1'] },
  ),
  agitationTerror: exception('When a Non-player Agitates, removing the Terror in the space counts as paid.', {
    see: ['3.2.2', '6.4.2'],
  }),
  senateStrength: formula('The Attack Strength of a Non-player Senate starts from seven.', {
    see: ['3.2.4'],
  }),
  redsStrength: formula('The Attack Strength of Non-player Reds starts from five.', {
    see: ['3.2.4'],
  }),
  strengthModifiers: formula('To that start every modifier is added, or taken off, as usual.', {
    see: ['3.2.4'],
  }),
  preparedExample: example('A Prepared marker of the Defender is a modifier of that Strength.', { see: ['3.2.4'] }),
  activismDie: exception(
    'Non-player Reds and Senate Activate friendly Cells by Activism with a die roll of their own.',
    { see: ['3.2.2', '8.3.2', '8.4.3'] },
  ),
})

/** 8.1.5 Ineffective Events */
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

/** 8.1.6 Free Non-player Actions */
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

/** 8.1.7 Non-player priorities */
export const nonPlayerPriorities = section(
  'nonPlayerPriorities',
  '8.1.7',
  'Pieces, Resources, Support, and Opposition',
  {
    whereSilent: rule('These priorities hold where instructions, as of an Event or action, say nothing else.'),
    maximumExtent: rule('Each of these priorities is followed as far as possible.'),
    oneAdministration: prohibition('A Non-player never places a second Administration in a space.'),
    oneNetwork: prohibition('A Non-player never places a second Network in a space.'),
    onePrepared: prohibition('A Non-player never places a second friendly Prepared marker in a space.'),
    removeActive: rule('Of enemy Senate and Reds Cells, a Non-player removes the Active ones if it can.'),
    removeInactive: rule('Of enemy Moderates Cells, a Non-player removes the Inactive ones if it can.'),
    replaceInactive: rule('Non-player Senate and Reds replace Inactive Cells of their own rather than Active ones.'),
    replaceActive: rule('Non-player Moderates replace Active Cells of their own if they can.'),
    senateSupport: rule('The Senate raises Support before it lowers Opposition.'),
    redsOpposition: rule('The Reds raise Opposition before they lower Support.'),
    moderatesNeutral: rule('The Moderates make more Population Neutral.'),
    townsFirst: rule('In shifting levels, every Non-player favors Towns before Provinces.'),
    senateControl: rule('The Senate adds to its own Control before it takes any from the Reds.'),
    redsControl: rule('The Reds add to their own Control before they take any from the Senate.'),
    moderatesUncontrolled: rule('The Moderates make more Population Uncontrolled.'),
    noTransfers: prohibition('A Non-player hands over no Resources of its own will.', {
      see: ['1.5'],
    }),
    engage: rule('A Non-player that Attacks always chooses Engagement.', { see: ['3.2.4'] }),
    noRetreat: prohibition('A Non-player never lets the Defender Retreat.', { see: ['3.2.4'] }),
  },
)

/** 8.1.8 Propaganda Rounds */
export const nonPlayerPropaganda = section('nonPlayerPropaganda', '8.1.8', 'Propaganda Rounds', {
  asUsual: rule('With Non-players a Propaganda Round follows its usual course.', { see: ['6.0'] }),
  aidSheet: rule('What Non-players decide in it stands on the Solitaire play-aid sheet.'),
})

/** 8.1.9 Capabilities */
export const nonPlayerCapabilities = section('nonPlayerCapabilities', '8.1.9', 'Capabilities', {
  aidSheet: rule('The Solitaire play-aid sheet tells where a Non-player puts its Capabilities.'),
})
