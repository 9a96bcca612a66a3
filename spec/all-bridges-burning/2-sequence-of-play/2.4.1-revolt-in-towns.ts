/** 2.4.1 Red Revolt: Towns, markers and News. @module */

import { among, flag, forbid, one, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'

export const mayNotPlaceReds = forbid(
  'Red Revolt: may not place the Reds marker',
  view({
    ownCell: flag('a Cell of the owner is there', 'no Cell of the owner is there'),
    canStand: flag('the marker can stand there', 'the marker cannot stand there'),
  }),
  (bar) => [
    bar([cited.redRevolt.redsAnywhere, cited.stacking.capabilityCell, cited.capabilities.notAlone], { ownCell: false }),
    bar(cited.attack.destinations, { canStand: false }),
  ],
)

export const senateMarkerRule = one(
  'Red Revolt: where a Senate marker goes',
  view({
    jaeger: flag('the marker is a Jaeger', 'the marker is no Jaeger'),
    cellsInVaasa: flag('Senate Cells are in Vaasa', 'no Senate Cell is in Vaasa'),
  }),
  (row) => [
    row(cited.redRevolt.senateOthersLine, { jaeger: false }, 'along the line'),
    row(cited.redRevolt.jaegerVaasa, { jaeger: true, cellsInVaasa: true }, 'Vaasa'),
    row([cited.redRevolt.jaegerNearest, cited.redRevolt.jaegerTie], { jaeger: true, cellsInVaasa: false }, 'nearest'),
  ],
)

export const mayNotPlaceSenate = forbid(
  'Red Revolt: may not place the Senate marker',
  view({
    rule: among(['along the line', 'Vaasa', 'nearest'], 'the rule for the marker'),
    ownCell: flag('a Cell of the owner is there', 'no Cell of the owner is there'),
    canStand: flag('the marker can stand there', 'the marker cannot stand there'),
    vaasa: flag('the space is Vaasa', 'the space is not Vaasa'),
    nearest: flag(
      'among the spaces with Senate Cells none is nearer to Vaasa',
      'another space with Senate Cells is nearer to Vaasa',
    ),
    onLine: flag(
      'spaces with Senate Cells join the space to Vaasa',
      'no spaces with Senate Cells join the space to Vaasa',
    ),
    sameLine: flag('one line of such spaces passes through those of the markers before it'),
    reading: cited.oneLine,
  }),
  (bar) => [
    bar([cited.stacking.capabilityCell, cited.redRevolt.capabilities], { ownCell: false }),
    bar(cited.attack.destinations, { canStand: false }),
    bar([cited.redRevolt.senateOnLine, cited.adjacency.touching], { rule: 'along the line', onLine: false }),
    bar(cited.redRevolt.senateOnLine, { rule: 'along the line', sameLine: false, reading: 'one line' }),
    bar(cited.redRevolt.jaegerVaasa, { rule: 'Vaasa', vaasa: false }),
    bar(cited.redRevolt.jaegerNearest, { rule: 'nearest', nearest: false }),
  ],
)

export const clearedTo = one(
  'Red Revolt: where the Cells of the cleared Town go',
  view({ reading: cited.clearedCells }),
  (row) => [
    row([cited.redRevolt.clearTownCells, cited.availability.offMap], { reading: 'Available' }, 'Available'),
    row(cited.redRevolt.clearTownCells, { reading: 'Prisoners of War' }, 'Prisoners of War'),
  ],
)

export const clearedNews = one(
  'Red Revolt: the News of the cleared Town',
  view({ reading: cited.newsOfTheCleared }),
  (row) => [
    row([cited.redRevolt.clearTownCells, cited.message.changesOwner], { reading: 'removed' }, 'removed'),
    row([cited.redRevolt.clearTownCells, cited.message.aloneOrHeld], { reading: 'stays alone' }, 'stays alone'),
  ],
)

export const leftMarkers = one(
  'Red Revolt: markers that no space can take',
  view({ reading: cited.markersWithoutPlace }),
  (row) => [
    row([cited.redRevolt.capabilities, cited.stacking.capabilityCell], { reading: 'stay in the box' }, 'stay'),
    row([cited.redRevolt.capabilities, cited.stacking.withoutCell], { reading: 'removed' }, 'go'),
  ],
)
