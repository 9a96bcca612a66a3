/**
 * The column of the Attack Results chart.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { one } from '../../../src/kernel/table.js'
import { among, range, view } from '../../../src/kernel/view.js'
import { resultColumn } from '../clauses/attack.js'
import { RANGE } from '../components/units.js'
import { KINDS } from '../vocabulary.js'
import { STANDINGS } from './height.js'

/** The white columns of the chart. */
export const RANGE_COLUMNS = ['Range 1', 'Range 2', 'Range 3'] as const
/** A white column of the chart. */
export type RangeColumn = (typeof RANGE_COLUMNS)[number]

const column = (range: number): RangeColumn => RANGE_COLUMNS[range - 1] ?? 'Range 3'

/** Which column the white die is looked up in. */
export const columnOf = one(
  'Attack: the column',
  view(
    {
      kind: among(KINDS, 'the kind of unit that attacks'),
      stands: among(STANDINGS, 'how high it stands, against its target'),
      range: range(1, 3, 'squares to the target'),
    },
    [{ because: 'no unit attacks beyond its range', when: ({ kind, range }) => range > RANGE[kind] }],
  ),
  (row) => [
    row(resultColumn.byRange, { stands: P.union('higher', 'at the same height') }, ({ range }) => column(range)),
    row(resultColumn.disadvantage, { kind: P.union('Infantry', 'Tank'), stands: 'lower' }, ({ range }) =>
      column(range + 1),
    ),
    row([resultColumn.byRange, resultColumn.artillery], { kind: 'Artillery', stands: 'lower' }, ({ range }) =>
      column(range),
    ),
  ],
)
