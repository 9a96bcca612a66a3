/** 5.3 Capabilities. @module */

import { among, flag, forbid, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { FACTIONS, MILITANTS } from '../vocabulary.js'

export const capabilityFor = one(
  'Capability Events: who gets the marker',
  view({ executing: among(FACTIONS, 'the executing Faction') }),
  (row) => [
    row(cited.capabilities.toExecutingFaction, { executing: P.union('reds', 'senate') }, 'the executing Faction'),
    row(
      [cited.capabilities.notModerates, cited.capabilities.moderatesForOthers],
      { executing: 'moderates' },
      'another Faction',
    ),
  ],
)

export const capabilityOnMap = one(
  'Capability Events: whether the marker is put on the map',
  view({ phase: among([1, 2], 'the Phase') }),
  (row) => [
    row(cited.capabilities.toCapabilitiesBox, { phase: 1 }, false),
    row(cited.capabilities.phaseTwoOnMap, { phase: 2 }, true),
  ],
)

export const capabilityRule = one(
  'Capability Events: where the marker goes',
  view({
    owner: among(MILITANTS, 'the owner'),
    jaeger: flag('the marker is the Jaeger', 'the marker is not the Jaeger'),
    cellInVaasa: flag('the owner has a Cell in Vaasa', 'the owner has no Cell in Vaasa'),
    reading: cited.jaegerOfTheReds,
    line: cited.lineInWar,
  }),
  (row) => [
    row(cited.capabilities.phaseTwoOnMap, { jaeger: false, owner: 'reds' }, 'anywhere'),
    row(cited.capabilities.phaseTwoOnMap, { jaeger: false, owner: 'senate', line: 'anywhere' }, 'anywhere'),
    row(
      [cited.capabilities.phaseTwoOnMap, cited.redRevolt.senateOthersLine],
      { jaeger: false, owner: 'senate', line: 'along the line' },
      'along the line',
    ),
    row(cited.capabilities.phaseTwoOnMap, { jaeger: true, owner: 'reds', reading: 'anywhere' }, 'anywhere'),
    row(cited.capabilities.jaegerInVaasa, { jaeger: true, owner: 'senate', cellInVaasa: true }, 'Vaasa'),
    row(cited.capabilities.jaegerNearest, { jaeger: true, owner: 'senate', cellInVaasa: false }, 'nearest'),
    row(
      cited.capabilities.jaegerInVaasa,
      { jaeger: true, owner: 'reds', cellInVaasa: true, reading: 'as the Senate' },
      'Vaasa',
    ),
    row(
      cited.capabilities.jaegerNearest,
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
    bar([cited.capabilities.phaseTwoOnMap, cited.capabilities.notAlone, cited.stacking.capabilityCell], {
      ownCell: false,
    }),
    bar(cited.attack.destinations, { canStand: false }),
    bar([cited.capabilities.phaseTwoOnMap, cited.redRevolt.senateOnLine], { rule: 'along the line', onLine: false }),
    bar(cited.capabilities.jaegerInVaasa, { rule: 'Vaasa', vaasa: false }),
    bar(cited.capabilities.jaegerNearest, { rule: 'nearest', nearest: false }),
  ],
)

export const capabilityPutBy = one(
  'Capability Events: who puts the marker',
  view({ reading: cited.capabilityPlacer }),
  (row) => [
    row(cited.executingEvents.executingSelects, { reading: 'who executes' }, 'the executing Faction'),
    row(cited.capabilities.toExecutingFaction, { reading: 'who gets it' }, 'the owner'),
  ],
)

export const removedCapability = one(
  'Capability markers: where one goes that is removed',
  view({ reading: cited.removedCapabilities }),
  (row) => [
    row(
      [cited.capabilities.removedWithLastCell, cited.stacking.withoutCell],
      { reading: 'away from the board' },
      'away',
    ),
    row(
      [cited.capabilities.removedWithLastCell, cited.capabilities.toCapabilitiesBox],
      { reading: 'the Capabilities box' },
      'to the box',
    ),
  ],
)

export const capabilityLeft = one(
  'Capability Events: a marker that no space can take',
  view({ reading: cited.capabilityWithoutACell }),
  (row) => [
    row([cited.capabilities.toCapabilitiesBox, cited.capabilities.notAlone], { reading: 'in the box' }, 'in the box'),
    row([cited.capabilities.notAlone, cited.stacking.withoutCell], { reading: 'removed' }, 'removed'),
  ],
)
