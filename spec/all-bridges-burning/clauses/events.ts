/**
 * Chapter 5: Events.
 *
 * @module
 */

import {
  exception,
  informative,
  permission,
  prohibition,
  rule,
  section,
  unmodelled,
} from '../../../src/kernel/clause.js'

/** 5.0 Events */
export const events = section('events', '5.0', 'Events', {})

/** 5.1 Executing Events */
export const executingEvents = section('executingEvents', '5.1', 'Executing Events', {})

/** 5.2 Dual Use */
export const dualUse = section('dualUse', '5.2', 'Dual Use', {})

/** 5.3 Capabilities */
export const capabilities = section('capabilities', '5.3', 'Capabilities', {
  toExecutingFaction: rule('An Event marked Capability provides the Faction that executes it with its markers.', {
    status: unmodelled('Events are taken as executed facts'),
  }),
  notModerates: exception('The Moderates never have Capability markers.', {
    status: informative('the state of a game has Capabilities for the Reds and the Senate only'),
  }),
  moderatesForOthers: permission('The Moderates may still execute a Capability Event for another Faction.', {
    status: unmodelled('Events are taken as executed facts'),
  }),
  toCapabilitiesBox: rule('The marker of the Event is put in the Capabilities box.', {
    status: unmodelled('Events are taken as executed facts'),
  }),
  appropriateSide: rule('The side of the marker that faces up is that of the Faction which gets it.', {
    status: unmodelled('Events are taken as executed facts'),
  }),
  phaseTwoOnMap: rule('In Phase II the marker is put on the map, in any space with a friendly Cell.', {
    see: ['2.4', '1.4.3'],
    status: unmodelled('Events are taken as executed facts'),
  }),
  jaegerInVaasa: exception('Jaeger is put in Vaasa.', {
    see: ['2.4'],
    status: unmodelled('Events are taken as executed facts'),
  }),
  jaegerNearest: exception('If Vaasa is not possible, Jaeger is put in the nearest space that holds a Senate Cell.', {
    see: ['2.4'],
    status: unmodelled('Events are taken as executed facts'),
  }),
  notAlone: prohibition('A Capability marker cannot be in a space on its own.'),
  removedWithLastCell: rule('When the last friendly Cell is removed from a space, its Capabilities go too.'),
})

/** 5.4 Free Commands */
export const freeByEvent = section('freeByEvent', '5.4', 'Free Commands', {})
