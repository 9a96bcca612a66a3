/** page 8, para 5 Attack Result Table. @module */

import { among, component, computed, definition, one, question, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { pointsCheckList } from './1.4-occupation-points.js'
import { type DICE, RANGE_COLUMNS, resultColumn } from './3.6-attack-results.js'
import { terms } from './7-terms.js'
import { iconsIn } from './components/attack-results.js'
import { CHART } from './reasons.js'
import { section } from './section.js'

export const attackResultTable = section('attackResultTable', 'page 8, para 5', 'Attack Result Table', {
  range1: definition('In the column of range 1 a 1 or 2 is Blitz, a 3 Disrupt, a 4 Rout, and a 5 or 6 ADV.'),
  range2: definition('In the column of range 2 a 1 is Blitz, a 2 Disrupt, a 3 or 4 Rout, a 5 ADV, and a 6 Miss.'),
  range3: definition('In the column of range 3 a 1 or 2 is Disrupt, a 3 or 4 Rout, and a 5 or 6 Miss.'),
  advColumn: component('A fourth column has the heading Adv.', {
    see: ['page 3, para 7'],
    status: CHART,
  }),
  icons: component('Some results bear an icon: a Capital, an Industry, an Air Base or a soldier.', {
    see: ['page 3, para 6', 'page 4, para 2', 'page 4, para 3'],
    status: CHART,
  }),
})

export const industryThree = question('industryThree', {
  asks: 'What is 3 of an Industry, where the Term City Defense speaks of it?',
  clauses: [terms.industryIsThree, terms.cityDefense, attackResultTable.icons, pointsCheckList.industry],
  readings: {
    'the roll': 'The roll at which its icon stands.',
    'its hex': 'The number of its hex, and what it is worth; where its icon stands is not said.',
  },
  usual: 'the roll',
  because: 'It is said of an icon that makes a result a Miss, and a result is looked up by a roll.',
})

export const industryIcon = one(
  'Attack Results chart: where the icon of the Industry stands',
  view({ industryThree }),
  (row) => [
    row(terms.industryIsThree, { industryThree: 'the roll' }, 'at a three'),
    row([attackResultTable.icons, pointsCheckList.industry], { industryThree: 'its hex' }, 'not said'),
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
      row(attackResultTable.range1, { ...one, roll: P.union(1, 2) }, 'Blitz'),
      row(attackResultTable.range1, { ...one, roll: 3 }, 'Disrupt'),
      row(attackResultTable.range1, { ...one, roll: 4 }, 'Rout'),
      row([attackResultTable.range1, resultColumn.results], { ...one, roll: P.union(5, 6) }, 'Adv'),
      row(attackResultTable.range2, { ...two, roll: 1 }, 'Blitz'),
      row(attackResultTable.range2, { ...two, roll: 2 }, 'Disrupt'),
      row(attackResultTable.range2, { ...two, roll: P.union(3, 4) }, 'Rout'),
      row([attackResultTable.range2, resultColumn.results], { ...two, roll: 5 }, 'Adv'),
      row(attackResultTable.range2, { ...two, roll: 6 }, 'Miss'),
      row(attackResultTable.range3, { ...three, roll: P.union(1, 2) }, 'Disrupt'),
      row(attackResultTable.range3, { ...three, roll: P.union(3, 4) }, 'Rout'),
      row(attackResultTable.range3, { ...three, roll: P.union(5, 6) }, 'Miss'),
    ]
  },
)

export type Die = (typeof DICE)[number]

export const iconsOf = computed('Attack Results chart: the icons of a cell', [attackResultTable.icons], iconsIn)
