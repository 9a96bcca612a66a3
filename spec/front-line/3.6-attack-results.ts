/** page 3, para 6 The Attack Results chart, page 3, para 7 Advantage. @module */

import { among, definition, note, one, permission, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { STANDINGS } from './3.4-height.js'
import { RANGE } from './components/units.js'
import { CHART, POINTER } from './reasons.js'
import { ahead, section } from './section.js'
import { KINDS } from './vocabulary.js'

export const resultColumn = section('resultColumn', 'page 3, para 6', 'The Attack Results chart', {
  chart: note('The chart is found on the back of the rules and on the box.', { status: POINTER }),
  byRange: rule("The result stands in the column of the target's range, in the row of the white die."),
  results: definition('A result is Blitz, Disrupt, Rout, a reference to the Advantage column, or a Miss.'),
  icons: note('Icons of Capital, Industry, Air Base and Soldier sometimes make it a Miss.', { status: CHART }),
  disadvantage: rule('Infantry or Tanks lower than their target use the column one to the right.'),
  artillery: rule('Height never shifts the column for Artillery.'),
})

export const advantage = section('advantage', 'page 3, para 7', 'Advantage', {
  both: rule('A unit higher than its target rolls both dice.'),
  whiteFirst: rule('Infantry and Artillery look up the white die first.'),
  thenYellow: rule('Where that shows the Advantage icon, the yellow column has the final result.'),
  tanksChoose: permission("Tanks may take either the white die's result or the yellow column's."),
})

export const advantageDie = question('advantageDie', {
  asks: 'Which die is looked up in the yellow column?',
  clauses: [advantage.thenYellow, advantage.tanksChoose],
  readings: {
    yellow: 'The yellow die.',
    white: 'The white die: the yellow die only opens the column.',
  },
  usual: 'yellow',
  because: "A second die of the column's color is rolled for nothing otherwise.",
})

export const tankTakesWhite = question('tankTakesWhite', {
  asks: 'What if a Tank that rolls two dice takes the white one, and that shows ADV?',
  clauses: [advantage.tanksChoose, advantage.thenYellow, ahead('cardDieRolls.advantageAlone')],
  readings: {
    'yellow column': 'The symbol refers to the yellow column, as it does for all others.',
    Miss: 'The white result is then a Miss.',
  },
  usual: 'yellow column',
  because: 'Page 7, para 2 makes the symbol a Miss only where no advantage die was rolled.',
})

export const diePick = one(
  'Attack: who picks among two dice',
  view({ kind: among(KINDS, 'the kind of unit that attacks') }),
  (row) => [
    row(advantage.tanksChoose, { kind: 'Tank' }, 'the attacker'),
    row(advantage.whiteFirst, { kind: P.union('Infantry', 'Artillery') }, 'nobody'),
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
    row(resultColumn.byRange, { stands: P.union('higher', 'at the same height') }, ({ range }) => column(range)),
    row(resultColumn.disadvantage, { kind: P.union('Infantry', 'Tank'), stands: 'lower' }, ({ range }) =>
      column(range + 1),
    ),
    row([resultColumn.byRange, resultColumn.artillery], { kind: 'Artillery', stands: 'lower' }, ({ range }) =>
      column(range),
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
      tankTakesWhite,
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
      row(ahead('cardDieRolls.advantageAlone'), { rolled: 'white', white: 'Adv' }, 'none'),
      row(resultColumn.byRange, { rolled: 'white', ...shows }, 'white'),
      row(advantage.whiteFirst, { ...others, ...shows }, 'white'),
      row([advantage.whiteFirst, advantage.thenYellow], { ...others, white: 'Adv' }, 'yellow'),
      row(advantage.tanksChoose, { ...tanks, picked: 'white', ...shows }, 'white'),
      row(
        [advantage.tanksChoose, advantage.thenYellow],
        { ...tanks, picked: 'white', white: 'Adv', tankTakesWhite: 'yellow column' },
        'yellow',
      ),
      row(advantage.tanksChoose, { ...tanks, picked: 'white', white: 'Adv', tankTakesWhite: 'Miss' }, 'none'),
      row(advantage.tanksChoose, { ...tanks, picked: 'yellow' }, 'yellow'),
    ]
  },
)

export const yellowColumnDie = one('Attack: the die of the yellow column', view({ reading: advantageDie }), (row) => [
  row(advantage.thenYellow, { reading: 'yellow' }, 'yellow'),
  row(advantage.thenYellow, { reading: 'white' }, 'white'),
])

export type RangeColumn = (typeof RANGE_COLUMNS)[number]
