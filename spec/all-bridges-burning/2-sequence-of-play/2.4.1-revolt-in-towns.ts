/** 2.4.1 Red Revolt: Towns, markers and News. @module */
import { among, flag, forbid, one, question, view } from 'rulewright/book'
import { adjacency } from '../1-introduction/1.2-map.js'
import { availability, stacking } from '../1-introduction/1.4.2-availability.js'
import { ahead } from '../section.js'
import { redRevolt } from './2.4.1-red-revolt.js'

export const clearedCells = question('clearedCells', {
  asks: 'Where do the Senate Cells go that the Reds remove in the Red Revolt?',
  clauses: [redRevolt.clearTownCells, availability.offMap],
  readings: {
    Available: 'Into the Available Forces box of the Senate.',
    'Prisoners of War': 'Into the Prisoners of War box, as in the fights that follow.',
  },
  usual: 'Available',
  because: 'Pieces off the map wait in their Available box; into Prison go only those that an Attack sends there.',
  kind: 'gap',
})

export const markersWithoutPlace = question('markersWithoutPlace', {
  asks: 'What becomes of Capability markers that no space can take in the Red Revolt?',
  clauses: [redRevolt.capabilities, redRevolt.senateOthersLine, stacking.capabilityCell, stacking.withoutCell],
  readings: {
    'stay in the box': 'They stay in the Capabilities box.',
    removed: 'They are removed, like any marker without a friendly Cell.',
  },
  usual: 'stay in the box',
  because: 'The markers that are removed without a Cell are those on the map.',
  kind: 'gap',
})

export const newsOfTheCleared = question('newsOfTheCleared', {
  asks: 'What becomes of News that the Senate holds in a Town that the Reds clear?',
  clauses: [redRevolt.clearTownCells, ahead('message.aloneOrHeld'), ahead('message.changesOwner')],
  readings: {
    removed: 'It is removed with the last Cell.',
    'stays alone': 'It stays in the Town on its own.',
  },
  usual: 'removed',
  because: 'News is coupled with a Cell, and the text has it change owners only through Terror.',
  kind: 'gap',
})

export const oneLine = question('oneLine', {
  asks: 'Do the other Capability markers of the Senate all go along one and the same line from Vaasa in the Red Revolt?',
  clauses: [redRevolt.senateOthersLine, redRevolt.senateOnLine, adjacency.touching],
  readings: {
    'a line for each': 'No: each goes wherever some line reaches.',
    'one line': 'Yes: one line without branches passes through all their spaces.',
  },
  usual: 'a line for each',
  because: 'Anywhere along a line is said of where a marker may be placed, and nothing ties one marker to the next.',
})

export const mayNotPlaceReds = forbid(
  'Red Revolt: may not place the Reds marker',
  view({
    ownCell: flag('a Cell of the owner is there', 'no Cell of the owner is there'),
    canStand: flag('the marker can stand there', 'the marker cannot stand there'),
  }),
  (bar) => [
    bar([redRevolt.redsAnywhere, stacking.capabilityCell, ahead('capabilities.notAlone')], { ownCell: false }),
    bar(ahead('attack.destinations'), { canStand: false }),
  ],
)

export const senateMarkerRule = one(
  'Red Revolt: where a Senate marker goes',
  view({
    jaeger: flag('the marker is a Jaeger', 'the marker is no Jaeger'),
    cellsInVaasa: flag('Senate Cells are in Vaasa', 'no Senate Cell is in Vaasa'),
  }),
  (row) => [
    row(redRevolt.senateOthersLine, { jaeger: false }, 'along the line'),
    row(redRevolt.jaegerVaasa, { jaeger: true, cellsInVaasa: true }, 'Vaasa'),
    row([redRevolt.jaegerNearest, redRevolt.jaegerTie], { jaeger: true, cellsInVaasa: false }, 'nearest'),
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
    reading: oneLine,
  }),
  (bar) => [
    bar([stacking.capabilityCell, redRevolt.capabilities], { ownCell: false }),
    bar(ahead('attack.destinations'), { canStand: false }),
    bar([redRevolt.senateOnLine, adjacency.touching], { rule: 'along the line', onLine: false }),
    bar(redRevolt.senateOnLine, { rule: 'along the line', sameLine: false, reading: 'one line' }),
    bar(redRevolt.jaegerVaasa, { rule: 'Vaasa', vaasa: false }),
    bar(redRevolt.jaegerNearest, { rule: 'nearest', nearest: false }),
  ],
)

export const clearedTo = one(
  'Red Revolt: where the Cells of the cleared Town go',
  view({ reading: clearedCells }),
  (row) => [
    row([redRevolt.clearTownCells, availability.offMap], { reading: 'Available' }, 'Available'),
    row(redRevolt.clearTownCells, { reading: 'Prisoners of War' }, 'Prisoners of War'),
  ],
)

export const clearedNews = one(
  'Red Revolt: the News of the cleared Town',
  view({ reading: newsOfTheCleared }),
  (row) => [
    row([redRevolt.clearTownCells, ahead('message.changesOwner')], { reading: 'removed' }, 'removed'),
    row([redRevolt.clearTownCells, ahead('message.aloneOrHeld')], { reading: 'stays alone' }, 'stays alone'),
  ],
)

export const leftMarkers = one(
  'Red Revolt: markers that no space can take',
  view({ reading: markersWithoutPlace }),
  (row) => [
    row([redRevolt.capabilities, stacking.capabilityCell], { reading: 'stay in the box' }, 'stay'),
    row([redRevolt.capabilities, stacking.withoutCell], { reading: 'removed' }, 'go'),
  ],
)
