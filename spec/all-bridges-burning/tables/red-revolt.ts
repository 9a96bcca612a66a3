/**
 * The decisions of the Red Revolt.
 *
 * @module
 */
import { forbid, one } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/commands/attack.js'
import { message } from '../clauses/commands/message.js'
import { capabilities } from '../clauses/events.js'
import { availability, stacking } from '../clauses/forces.js'
import { adjacency } from '../clauses/introduction.js'
import { limitedCommand, redRevolt } from '../clauses/sequence-of-play.js'
import { clearedCells } from '../questions/sequence-of-play/cleared-cells.js'
import { markersWithoutPlace } from '../questions/sequence-of-play/markers-without-place.js'
import { newsAfterRevolt } from '../questions/sequence-of-play/news-after-revolt.js'
import { newsOfTheCleared } from '../questions/sequence-of-play/news-of-the-cleared.js'
import { oneLine } from '../questions/sequence-of-play/one-line.js'

/** Which Town the Reds may not clear, or Rally in. */
export const mayNotRevolt = forbid(
  'Red Revolt: may not choose the Town',
  view(
    {
      deed: among(['clear', 'rally'], 'what is done'),
      redsCells: flag('Reds Cells are in the Town', 'no Reds Cell is in the Town'),
      redsPieces: flag('Reds pieces are in the Town', 'no Reds piece is in the Town'),
    },
    [{ because: 'Cells are pieces', when: ({ redsCells, redsPieces }) => redsCells && !redsPieces }],
  ),
  (bar) => [
    bar(redRevolt.clearTownWhere, { deed: 'clear', redsCells: false }),
    bar(redRevolt.rallyWhere, { deed: 'rally', redsPieces: false }),
  ],
)

/** Where the Reds may not place a Capability marker. */
export const mayNotPlaceReds = forbid(
  'Red Revolt: may not place the Reds marker',
  view({
    ownCell: flag('a Cell of the owner is there', 'no Cell of the owner is there'),
    canStand: flag('the marker can stand there', 'the marker cannot stand there'),
  }),
  (bar) => [
    bar([redRevolt.redsAnywhere, stacking.capabilityCell, capabilities.notAlone], { ownCell: false }),
    bar(attack.destinations, { canStand: false }),
  ],
)

/** Which rule a Capability marker of the Senate follows. */
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

/** Where the Senate may not place a Capability marker. */
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
    bar(attack.destinations, { canStand: false }),
    bar([redRevolt.senateOthersLine, adjacency.touching], { rule: 'along the line', onLine: false }),
    bar(redRevolt.senateOthersLine, { rule: 'along the line', sameLine: false, reading: 'one line' }),
    bar(redRevolt.jaegerVaasa, { rule: 'Vaasa', vaasa: false }),
    bar(redRevolt.jaegerNearest, { rule: 'nearest', nearest: false }),
  ],
)

/** Where the Senate Cells go that the Reds remove. */
export const clearedTo = one(
  'Red Revolt: where the Cells of the cleared Town go',
  view({ reading: clearedCells }),
  (row) => [
    row([redRevolt.clearTownCells, availability.offMap], { reading: 'Available' }, 'Available'),
    row(redRevolt.clearTownCells, { reading: 'Prisoners of War' }, 'Prisoners of War'),
  ],
)

/** What becomes of the News of those Cells. */
export const clearedNews = one(
  'Red Revolt: the News of the cleared Town',
  view({ reading: newsOfTheCleared }),
  (row) => [
    row([redRevolt.clearTownCells, message.changesOwner], { reading: 'removed' }, 'removed'),
    row([redRevolt.clearTownCells, message.aloneOrHeld], { reading: 'stays alone' }, 'stays alone'),
  ],
)

/** Whether News may follow the free Limited Command. */
export const newsFollowsRally = one(
  'Red Revolt: does News follow the Rally',
  view({ reading: newsAfterRevolt }),
  (row) => [
    row(redRevolt.stepOrder, { reading: 'no' }, false),
    row([limitedCommand.newsDiscard, redRevolt.rallyLimited], { reading: 'yes' }, true),
  ],
)

/** What becomes of Capability markers that no space can take. */
export const leftMarkers = one(
  'Red Revolt: markers that no space can take',
  view({ reading: markersWithoutPlace }),
  (row) => [
    row([redRevolt.capabilities, stacking.capabilityCell], { reading: 'stay in the box' }, 'stay'),
    row([redRevolt.capabilities, stacking.withoutCell], { reading: 'removed' }, 'go'),
  ],
)
