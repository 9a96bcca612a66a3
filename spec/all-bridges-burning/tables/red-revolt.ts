/**
 * The decisions of the Red Revolt.
 *
 * @module
 */
import { forbid } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
import { capabilities } from '../clauses/events.js'
import { adjacency, stacking } from '../clauses/introduction.js'
import { redRevolt } from '../clauses/sequence-of-play.js'

/** Which Town the Reds may not clear, or Rally in. */
export const mayNotRevolt = forbid(
  'Red Revolt: may not choose the Town',
  view({ deed: ['clear', 'rally'], redsCells: flag, redsPieces: flag }, [
    { because: 'Cells are pieces', when: ({ redsCells, redsPieces }) => redsCells && !redsPieces },
  ]),
  (bar) => [
    bar(redRevolt.clearTownWhere, { deed: 'clear', redsCells: false }),
    bar(redRevolt.rallyWhere, { deed: 'rally', redsPieces: false }),
  ],
)

/** Where the Reds may not place a Capability marker. */
export const mayNotPlaceReds = forbid('Red Revolt: may not place the Reds marker', view({ ownCell: flag }), (bar) => [
  bar([redRevolt.redsAnywhere, stacking.capabilityCell, capabilities.notAlone], { ownCell: false }),
])

/** Where the Senate may not place a Capability marker. */
export const mayNotPlaceSenate = forbid(
  'Red Revolt: may not place the Senate marker',
  view(
    {
      jaeger: flag,
      ownCell: flag,
      /** Where the space lies: Vaasa, among the nearest spaces with Senate Cells if Vaasa has none, or elsewhere. */
      where: ['Vaasa', 'nearest', 'elsewhere'],
      cellsInVaasa: flag,
      onLine: flag,
    },
    [
      {
        because: 'nearest is asked only without Cells in Vaasa',
        when: ({ where, cellsInVaasa }) => where === 'nearest' && cellsInVaasa,
      },
      { because: 'the nearest spaces have Cells', when: ({ where, ownCell }) => where === 'nearest' && !ownCell },
      {
        because: 'the Cells of Vaasa are own Cells',
        when: ({ where, ownCell, cellsInVaasa }) => where === 'Vaasa' && ownCell !== cellsInVaasa,
      },
      { because: 'the line begins in Vaasa', when: ({ where, onLine }) => where === 'Vaasa' && !onLine },
      {
        because: 'the line goes on through Senate Cells',
        when: ({ where, onLine, ownCell }) => where !== 'Vaasa' && onLine && !ownCell,
      },
    ],
  ),
  (bar) => [
    bar([stacking.capabilityCell, redRevolt.capabilities], { ownCell: false }),
    bar(redRevolt.jaegerVaasa, { jaeger: true, cellsInVaasa: true, where: 'elsewhere' }),
    bar(redRevolt.jaegerNearest, { jaeger: true, cellsInVaasa: false, where: 'elsewhere' }),
    bar([redRevolt.senateOthersLine, adjacency.touching], { jaeger: false, onLine: false }),
  ],
)
