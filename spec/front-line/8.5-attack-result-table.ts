/** page 8, para 5 Attack Result Table. @module */

import { among, computed, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { type DICE, RANGE_COLUMNS } from './3.6-attack-results.js'
import { iconsIn } from './components/attack-results.js'
import * as cited from './rules.gen.js'

export const industryIcon = one(
  'Attack Results chart: where the icon of the Industry stands',
  view({ industryThree: cited.industryThree }),
  (row) => [
    row(cited.terms.industryIsThree, { industryThree: 'the roll' }, 'at a three'),
    row([cited.attackResultTable.icons, cited.pointsCheckList.industry], { industryThree: 'its hex' }, 'not said'),
  ],
)

export const resultIn = one(
  'Attack Results chart: the cell',
  view({ column: among(RANGE_COLUMNS, 'the column'), roll: range(1, 6, 'the roll of the die') }),
  (row) => {
    const one = { column: 'Range 1' } as const
    const two = { column: 'Range 2' } as const
    const three = { column: 'Range 3' } as const
    return [
      row(cited.attackResultTable.range1, { ...one, roll: P.union(1, 2) }, 'Blitz'),
      row(cited.attackResultTable.range1, { ...one, roll: 3 }, 'Disrupt'),
      row(cited.attackResultTable.range1, { ...one, roll: 4 }, 'Rout'),
      row([cited.attackResultTable.range1, cited.resultColumn.results], { ...one, roll: P.union(5, 6) }, 'Adv'),
      row(cited.attackResultTable.range2, { ...two, roll: 1 }, 'Blitz'),
      row(cited.attackResultTable.range2, { ...two, roll: 2 }, 'Disrupt'),
      row(cited.attackResultTable.range2, { ...two, roll: P.union(3, 4) }, 'Rout'),
      row([cited.attackResultTable.range2, cited.resultColumn.results], { ...two, roll: 5 }, 'Adv'),
      row(cited.attackResultTable.range2, { ...two, roll: 6 }, 'Miss'),
      row(cited.attackResultTable.range3, { ...three, roll: P.union(1, 2) }, 'Disrupt'),
      row(cited.attackResultTable.range3, { ...three, roll: P.union(3, 4) }, 'Rout'),
      row(cited.attackResultTable.range3, { ...three, roll: P.union(5, 6) }, 'Miss'),
    ]
  },
)

export type Die = (typeof DICE)[number]

export const iconsOf = computed('Attack Results chart: the icons of a cell', [cited.attackResultTable.icons], iconsIn)
