/**
 * Capability Events: who gets the marker, and where it goes.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, one } from '../../../../src/kernel/table.js'
import { among, flag, view } from '../../../../src/kernel/view.js'
import { attack } from '../../clauses/commands/attack.js'
import { capabilities, executingEvents } from '../../clauses/events.js'
import { stacking } from '../../clauses/forces.js'
import { glossary } from '../../clauses/glossary.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'
import { capabilityPlacer } from '../../questions/events/capability-placer.js'
import { capabilityWithoutACell } from '../../questions/events/capability-without-a-cell.js'
import { jaegerOfTheReds } from '../../questions/events/jaeger-of-the-reds.js'
import { removedCapabilities } from '../../questions/events/removed-capabilities.js'
import { trainsOffTheRails } from '../../questions/sequence-of-play/trains-off-the-rails.js'
import { FACTIONS, MILITANTS } from '../../vocabulary.js'

/** For whom a Faction executes a Capability Event. */
export const capabilityFor = one(
  'Capability Events: who gets the marker',
  view({ executing: among(FACTIONS, 'the executing Faction') }),
  (row) => [
    row(capabilities.toExecutingFaction, { executing: P.union('reds', 'senate') }, 'the executing Faction'),
    row([capabilities.notModerates, capabilities.moderatesForOthers], { executing: 'moderates' }, 'another Faction'),
  ],
)

/** Whether the marker is put on the map. */
export const capabilityOnMap = one(
  'Capability Events: whether the marker is put on the map',
  view({ phase: among([1, 2], 'the Phase') }),
  (row) => [
    row(capabilities.toCapabilitiesBox, { phase: 1 }, false),
    row(capabilities.phaseTwoOnMap, { phase: 2 }, true),
  ],
)

/** Which rule tells the place of the marker. */
export const capabilityRule = one(
  'Capability Events: where the marker goes',
  view({
    owner: among(MILITANTS, 'the owner'),
    jaeger: flag('the marker is the Jaeger', 'the marker is not the Jaeger'),
    cellInVaasa: flag('the owner has a Cell in Vaasa', 'the owner has no Cell in Vaasa'),
    reading: jaegerOfTheReds,
  }),
  (row) => [
    row(capabilities.phaseTwoOnMap, { jaeger: false }, 'anywhere'),
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

/** Whether a Capability marker can stand in a space, as far as Trains need a stop. */
export const markerCanStand = first(
  'Capability markers: can it stand there',
  view({
    trains: flag('the marker is that of Trains', 'the marker is not that of Trains'),
    stop: flag('Trains can stop in the space', 'Trains cannot stop in the space'),
    reading: trainsOffTheRails,
  }),
  (row) => [
    row(
      [attack.destinations, glossary.railwaysSymbol],
      { trains: true, stop: false, reading: 'where Trains stop' },
      false,
    ),
    row([redRevolt.capabilities, capabilities.phaseTwoOnMap], {}, true),
  ],
)

/** Where a Capability marker may not be put. */
export const mayNotPutCapability = forbid(
  'Capability Events: may not put the marker',
  view({
    rule: among(['anywhere', 'Vaasa', 'nearest'], 'where the marker goes'),
    ownCell: flag('a Cell of the owner is there', 'no Cell of the owner is there'),
    vaasa: flag('the space is Vaasa', 'the space is not Vaasa'),
    nearest: flag(
      'no other space with Senate Cells is nearer to Vaasa',
      'another space with Senate Cells is nearer to Vaasa',
    ),
    canStand: flag('the marker can stand there', 'the marker cannot stand there'),
  }),
  (bar) => [
    bar([capabilities.phaseTwoOnMap, capabilities.notAlone, stacking.capabilityCell], { ownCell: false }),
    bar(attack.destinations, { canStand: false }),
    bar(capabilities.jaegerInVaasa, { rule: 'Vaasa', vaasa: false }),
    bar(capabilities.jaegerNearest, { rule: 'nearest', nearest: false }),
  ],
)

/** Who decides where the marker goes. */
export const capabilityPutBy = one(
  'Capability Events: who puts the marker',
  view({ reading: capabilityPlacer }),
  (row) => [
    row(executingEvents.executingSelects, { reading: 'who executes' }, 'the executing Faction'),
    row(capabilities.toExecutingFaction, { reading: 'who gets it' }, 'the owner'),
  ],
)

/** Where a marker goes that is removed from the map. */
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

/** What becomes of a marker that no space can take. */
export const capabilityLeft = one(
  'Capability Events: a marker that no space can take',
  view({ reading: capabilityWithoutACell }),
  (row) => [
    row([capabilities.toCapabilitiesBox, capabilities.notAlone], { reading: 'in the box' }, 'in the box'),
    row([capabilities.notAlone, stacking.withoutCell], { reading: 'removed' }, 'removed'),
  ],
)
