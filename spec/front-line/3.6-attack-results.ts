/** page 3, para 6 The Attack Results chart, page 3, para 7 Advantage. @module */

import { among, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { STANDINGS } from './3.4-height.js'
import { RANGE } from './components/units.js'
import * as cited from './rules.gen.js'
import { KINDS } from './vocabulary.js'

export const diePick = one(
  'Attack: who picks among two dice',
  view({ kind: among(KINDS, 'the kind of unit that attacks') }),
  (row) => [
    row(cited.advantage.tanksChoose, { kind: 'Tank' }, 'the attacker'),
    row(cited.advantage.whiteFirst, { kind: P.union('Infantry', 'Artillery') }, 'nobody'),
  ],
)

/** The white columns of the chart. */
export const RANGE_COLUMNS = ['Range 1', 'Range 2', 'Range 3'] as const
const column = (range: number): RangeColumn => RANGE_COLUMNS[range - 1] ?? 'Range 3'

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
    row(cited.resultColumn.byRange, { stands: P.union('higher', 'at the same height') }, ({ range }) => column(range)),
    row(cited.resultColumn.disadvantage, { kind: P.union('Infantry', 'Tank'), stands: 'lower' }, ({ range }) =>
      column(range + 1),
    ),
    row(
      [cited.resultColumn.byRange, cited.resultColumn.artillery],
      { kind: 'Artillery', stands: 'lower' },
      ({ range }) => column(range),
    ),
  ],
)

/** The two dice. */
export const DICE = ['white', 'yellow'] as const

export const finalCell = one(
  'Attack: which column has the final result',
  view(
    {
      rolled: among(['white', 'both'], 'the dice that are rolled'),
      kind: among(KINDS, 'the kind of unit that attacks'),
      white: among(['Adv', 'another result'], 'what the white die shows'),
      picked: among(['none', ...DICE], 'the die that Tanks have picked'),
      tankTakesWhite: cited.tankTakesWhite,
    },
    [
      {
        because: 'Tanks that roll two dice pick one of them, and nobody else does',
        when: ({ rolled, kind, picked }) => (rolled === 'both' && kind === 'Tank') === (picked === 'none'),
      },
    ],
  ),
  (row) => {
    const others = { rolled: 'both', kind: P.union('Infantry', 'Artillery') } as const
    const tanks = { rolled: 'both', kind: 'Tank' } as const
    const shows = { white: 'another result' } as const
    return [
      row(cited.cardDieRolls.advantageAlone, { rolled: 'white', white: 'Adv' }, 'none'),
      row(cited.resultColumn.byRange, { rolled: 'white', ...shows }, 'white'),
      row(cited.advantage.whiteFirst, { ...others, ...shows }, 'white'),
      row([cited.advantage.whiteFirst, cited.advantage.thenYellow], { ...others, white: 'Adv' }, 'yellow'),
      row(cited.advantage.tanksChoose, { ...tanks, picked: 'white', ...shows }, 'white'),
      row(
        [cited.advantage.tanksChoose, cited.advantage.thenYellow],
        { ...tanks, picked: 'white', white: 'Adv', tankTakesWhite: 'yellow column' },
        'yellow',
      ),
      row(cited.advantage.tanksChoose, { ...tanks, picked: 'white', white: 'Adv', tankTakesWhite: 'Miss' }, 'none'),
      row(cited.advantage.tanksChoose, { ...tanks, picked: 'yellow' }, 'yellow'),
    ]
  },
)

export const yellowColumnDie = one(
  'Attack: the die of the yellow column',
  view({ reading: cited.advantageDie }),
  (row) => [
    row(cited.advantage.thenYellow, { reading: 'yellow' }, 'yellow'),
    row(cited.advantage.thenYellow, { reading: 'white' }, 'white'),
  ],
)

export type RangeColumn = (typeof RANGE_COLUMNS)[number]
