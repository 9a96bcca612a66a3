/**
 * Chapter 5: Events.
 *
 * @module
 */

import {
  component,
  definition,
  exception,
  informative,
  leftToComponent,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../src/kernel/clause.js'

const PRINTED = leftToComponent('the cards: what is printed on them')

/** 5.0 Events */
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

/** 5.1 Executing Events */
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

/** 5.2 Dual Use */
export const dualUse = section('dualUse', '5.2', 'Dual Use', {
  twoTexts: component('The card of many an Event has two texts, one unshaded and one shaded.', { status: PRINTED }),
  select: permission('The Faction that executes the Event chooses between the unshaded and the shaded text.'),
  notBoth: prohibition('Only one of the two texts is carried out.'),
  tendency: note('Unshaded texts are good for the Senate, shaded ones mostly for the Moderates or the Reds.'),
})

/** 5.3 Capabilities */
export const capabilities = section('capabilities', '5.3', 'Capabilities', {
  toExecutingFaction: rule('An Event marked Capability provides the Faction that executes it with its markers.'),
  notModerates: exception('The Moderates never have Capability markers.'),
  moderatesForOthers: permission('The Moderates may still execute a Capability Event for another Faction.'),
  toCapabilitiesBox: rule('The marker of the Event is put in the Capabilities box.'),
  appropriateSide: rule('The side of the marker that faces up is that of the Faction which gets it.'),
  phaseTwoOnMap: rule('In Phase II the marker is put on the map, in any space with a friendly Cell.', {
    see: ['2.4', '1.4.3'],
  }),
  jaegerInVaasa: exception('Jaeger is put in Vaasa.', { see: ['2.4'] }),
  jaegerNearest: exception('If Vaasa is not possible, Jaeger is put in the nearest space that holds a Senate Cell.', {
    see: ['2.4'],
  }),
  notAlone: prohibition('A Capability marker cannot be in a space on its own.'),
  removedWithLastCell: rule('When the last friendly Cell is removed from a space, its Capabilities go too.'),
})

/** 5.4 Free Commands */
export const freeByEvent = section('freeByEvent', '5.4', 'Free Commands', {
  granted: permission('Some Events have a Faction, the executing one or another, carry out a Command at once.'),
  specialGranted: permission('Or they have it carry out a Special Activity at once.'),
  interrupts: rule('The action comes in the midst of the Event, outside the order of play.'),
  noCost: rule('As a rule no Faction that has a part in the action pays Resources for it.'),
  typically: definition('That it costs nothing is the usual case; a text can have it paid for.'),
  noEligibilityChange: rule('The action leaves Eligibility as it was.', { see: ['2.2'] }),
  otherRequirements: rule('What else such an action requires, it still requires.'),
  eventText: exception('The text of the Event can set those requirements aside.', { see: ['5.1'] }),
})
