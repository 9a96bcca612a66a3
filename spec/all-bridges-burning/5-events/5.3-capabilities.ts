/** 5.3 Capabilities. @module */

import { among, exception, flag, forbid, one, permission, prohibition, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { stacking } from '../1-introduction/1.4.2-availability.js'
import { redRevolt } from '../2-sequence-of-play/2.4.1-red-revolt.js'
import { attack } from '../3-commands/3.2.4-attack.js'
import { prepare } from '../4-special-activities/4.2.3-prepare.js'
import { ahead, section } from '../section.js'
import { FACTIONS, MILITANTS } from '../vocabulary.js'
import { executingEvents } from './5.1-events.js'

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

export const capabilityPlacer = question('capabilityPlacer', {
  asks: 'Who decides where a Capability marker goes that the Moderates win for another Faction?',
  kind: 'gap',
  clauses: [capabilities.moderatesForOthers, capabilities.phaseTwoOnMap, executingEvents.executingSelects],
  readings: {
    'who executes': 'The Moderates, who execute the Event.',
    'who gets it': 'The Faction whose marker it is.',
  },
  usual: 'who executes',
  because: '5.1 has the executing Faction make all selections, and 5.3 says nothing else.',
})

export const capabilityWithoutACell = question('capabilityWithoutACell', {
  asks: 'What becomes of a Capability gained in Phase II without a friendly Cell on the map?',
  kind: 'gap',
  clauses: [capabilities.phaseTwoOnMap, capabilities.toCapabilitiesBox, capabilities.notAlone, stacking.withoutCell],
  readings: {
    'in the box': 'The marker stays in the Capabilities box.',
    removed: 'The marker is removed: without a Cell it cannot be.',
  },
  usual: 'in the box',
  because: 'The marker is put into the box first, and only what goes to the map needs a Cell.',
})

export const jaegerOfTheReds = question('jaegerOfTheReds', {
  asks: 'Where do the Reds put a Jaeger marker that an Event gives them in Phase II?',
  clauses: [capabilities.jaegerInVaasa, capabilities.jaegerNearest, capabilities.phaseTwoOnMap, redRevolt.redsAnywhere],
  readings: {
    anywhere: 'With any Cell of theirs, like every other marker.',
    'as the Senate': 'In Vaasa or the nearest space with a Senate Cell, and only if a Cell of theirs is there too.',
  },
  usual: 'anywhere',
  because:
    'The sentence refers to the Red Revolt, which binds the Jaeger of the Senate and lets the Reds use any Cell.',
})

export const lineInWar = question('lineInWar', {
  asks: 'Does the line of Senate Cells from Vaasa bind the markers that the Senate gains in Phase II?',
  clauses: [capabilities.phaseTwoOnMap, redRevolt.senateOthersLine],
  readings: {
    anywhere: 'No: a marker goes to any Senate Cell on the map; only a Jaeger has a place of its own.',
    'along the line': 'Yes: the reference to 2.4 brings along all that it says of Senate markers.',
  },
  usual: 'anywhere',
  because: 'The sentence says anywhere on the map, and refers to 2.4 for Phase II and for the Jaeger.',
})

export const removedCapabilities = question('removedCapabilities', {
  asks: 'Where does a Capability marker go that is removed from the map?',
  kind: 'gap',
  clauses: [
    capabilities.removedWithLastCell,
    capabilities.toCapabilitiesBox,
    stacking.withoutCell,
    ahead('glossary.remove'),
    ahead('nonPlayerOptions.capabilityLimit'),
  ],
  readings: {
    'away from the board': 'It lies beside the board: its Faction has it no longer.',
    'the Capabilities box': 'It goes back to the box in which it was put first, and its Faction still has it.',
  },
  usual: 'away from the board',
  because: 'No sentence puts a marker that is removed anywhere, and what is in the box is what an Event has brought.',
})

export const capabilityBoxOfPrepared = question('capabilityBoxOfPrepared', {
  asks: 'Which box holds the Available Prepared markers?',
  kind: 'slip',
  clauses: [prepare.availablePrepared, capabilities.toCapabilitiesBox],
  readings: {
    'Capabilities box': 'The Capabilities box of chapter 5, which 4.2.3 calls Capability box.',
    'a box of its own': 'A box that no other section names.',
  },
  usual: 'Capabilities box',
  because: '5.3 and 4.2.3 differ in one word, and the board has one such box.',
  editorial: 'Prepared markers are counted as Available in whatever box they lie.',
})

export const capabilityFor = one(
  'Capability Events: who gets the marker',
  view({ executing: among(FACTIONS, 'the executing Faction') }),
  (row) => [
    row(capabilities.toExecutingFaction, { executing: P.union('reds', 'senate') }, 'the executing Faction'),
    row([capabilities.notModerates, capabilities.moderatesForOthers], { executing: 'moderates' }, 'another Faction'),
  ],
)

export const capabilityOnMap = one(
  'Capability Events: whether the marker is put on the map',
  view({ phase: among([1, 2], 'the Phase') }),
  (row) => [
    row(capabilities.toCapabilitiesBox, { phase: 1 }, false),
    row(capabilities.phaseTwoOnMap, { phase: 2 }, true),
  ],
)

export const capabilityRule = one(
  'Capability Events: where the marker goes',
  view({
    owner: among(MILITANTS, 'the owner'),
    jaeger: flag('the marker is the Jaeger', 'the marker is not the Jaeger'),
    cellInVaasa: flag('the owner has a Cell in Vaasa', 'the owner has no Cell in Vaasa'),
    reading: jaegerOfTheReds,
    line: lineInWar,
  }),
  (row) => [
    row(capabilities.phaseTwoOnMap, { jaeger: false, owner: 'reds' }, 'anywhere'),
    row(capabilities.phaseTwoOnMap, { jaeger: false, owner: 'senate', line: 'anywhere' }, 'anywhere'),
    row(
      [capabilities.phaseTwoOnMap, redRevolt.senateOthersLine],
      { jaeger: false, owner: 'senate', line: 'along the line' },
      'along the line',
    ),
    row(capabilities.phaseTwoOnMap, { jaeger: true, owner: 'reds', reading: 'anywhere' }, 'anywhere'),
    row(capabilities.jaegerInVaasa, { jaeger: true, owner: 'senate', cellInVaasa: true }, 'Vaasa'),
    row(capabilities.jaegerNearest, { jaeger: true, owner: 'senate', cellInVaasa: false }, 'nearest'),
    row(
      capabilities.jaegerInVaasa,
      { jaeger: true, owner: 'reds', cellInVaasa: true, reading: 'as the Senate' },
      'Vaasa',
    ),
    row(
      capabilities.jaegerNearest,
      { jaeger: true, owner: 'reds', cellInVaasa: false, reading: 'as the Senate' },
      'nearest',
    ),
  ],
)

export const mayNotPutCapability = forbid(
  'Capability Events: may not put the marker',
  view({
    rule: among(['anywhere', 'along the line', 'Vaasa', 'nearest'], 'where the marker goes'),
    ownCell: flag('a Cell of the owner is there', 'no Cell of the owner is there'),
    vaasa: flag('the space is Vaasa', 'the space is not Vaasa'),
    nearest: flag(
      'no other space with Senate Cells is nearer to Vaasa',
      'another space with Senate Cells is nearer to Vaasa',
    ),
    onLine: flag(
      'spaces with Senate Cells join the space to Vaasa',
      'no spaces with Senate Cells join the space to Vaasa',
    ),
    canStand: flag('the marker can stand there', 'the marker cannot stand there'),
  }),
  (bar) => [
    bar([capabilities.phaseTwoOnMap, capabilities.notAlone, stacking.capabilityCell], { ownCell: false }),
    bar(attack.destinations, { canStand: false }),
    bar([capabilities.phaseTwoOnMap, redRevolt.senateOnLine], { rule: 'along the line', onLine: false }),
    bar(capabilities.jaegerInVaasa, { rule: 'Vaasa', vaasa: false }),
    bar(capabilities.jaegerNearest, { rule: 'nearest', nearest: false }),
  ],
)

export const capabilityPutBy = one(
  'Capability Events: who puts the marker',
  view({ reading: capabilityPlacer }),
  (row) => [
    row(executingEvents.executingSelects, { reading: 'who executes' }, 'the executing Faction'),
    row(capabilities.toExecutingFaction, { reading: 'who gets it' }, 'the owner'),
  ],
)

export const removedCapability = one(
  'Capability markers: where one goes that is removed',
  view({ reading: removedCapabilities }),
  (row) => [
    row([capabilities.removedWithLastCell, stacking.withoutCell], { reading: 'away from the board' }, 'away'),
    row(
      [capabilities.removedWithLastCell, capabilities.toCapabilitiesBox],
      { reading: 'the Capabilities box' },
      'to the box',
    ),
  ],
)

export const capabilityLeft = one(
  'Capability Events: a marker that no space can take',
  view({ reading: capabilityWithoutACell }),
  (row) => [
    row([capabilities.toCapabilitiesBox, capabilities.notAlone], { reading: 'in the box' }, 'in the box'),
    row([capabilities.notAlone, stacking.withoutCell], { reading: 'removed' }, 'removed'),
  ],
)
