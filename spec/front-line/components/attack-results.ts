/**
 * The parts of the Attack Results chart that the text leaves out: the Advantage column, and the places of the icons of defense.
 *
 * @module
 */

import { type Fact, record } from 'rulewright/book'
import { z } from 'zod'
import { ICONS, type Icon, type Result } from '../vocabulary.js'

/** The columns of the chart: the three ranges, and the yellow one. */
export const CHART_COLUMNS = ['Range 1', 'Range 2', 'Range 3', 'Advantage'] as const
export type ChartColumn = (typeof CHART_COLUMNS)[number]
const sixOf = <Item extends z.ZodType>(item: Item) => z.tuple([item, item, item, item, item, item]).readonly()
const Icons = sixOf(
  z
    .array(z.enum(ICONS))
    .refine((icons) => new Set(icons).size === icons.length, 'names an icon twice; expected each once')
    .readonly(),
)
export const ResultsChart = record({
  advantage: sixOf(z.enum(['Blitz', 'Disrupt', 'Rout', 'Miss'])),
  icons: record({ 'Range 1': Icons, 'Range 2': Icons, 'Range 3': Icons, Advantage: Icons }),
})
export type ResultsChart = z.infer<typeof ResultsChart>
type Six<Item> = readonly [Item, Item, Item, Item, Item, Item]

/** A chart with its icons at the same rolls in every column. */
const withIcons = (icons: Six<readonly Icon[]>): ResultsChart => ({
  advantage: ['Blitz', 'Blitz', 'Disrupt', 'Disrupt', 'Rout', 'Miss'],
  icons: { 'Range 1': icons, 'Range 2': icons, 'Range 3': icons, Advantage: icons },
})

/** The charts by what the text is taken to say of the Industry icon; whoever has the box has one chart. */
export interface ResultsCharts {
  readonly 'at a three': ResultsChart
  readonly 'not said': ResultsChart
}

export const standInCharts: ResultsCharts = {
  'at a three': withIcons([[], ['Capital'], ['Industry'], ['Soldier'], ['Air Base'], []]),
  'not said': withIcons([['Industry'], ['Capital'], [], ['Soldier'], ['Air Base'], []]),
}

/** The one chart of the box, whatever the text is taken to say. */
export const asPrinted = (chart: ResultsChart): ResultsCharts => ({ 'at a three': chart, 'not said': chart })

/** The result in the yellow column. */
export const advantageCell = ({ advantage }: ResultsChart, roll: number): Exclude<Result, 'Adv'> =>
  advantage[roll - 1] ?? 'Miss'

/** The icons in a cell. */
export const iconsIn = (chart: ResultsChart, column: ChartColumn, roll: number): readonly Icon[] =>
  chart.icons[column][roll - 1] ?? []

const CHART = 'Attack Results chart'

/** The sources of the facts about the chart. */
export const chartFacts: readonly Fact[] = [
  {
    component: CHART,
    fact: 'the eighteen results of the three ranges',
    source: 'rulebook',
    because: 'page 8, para 5 prints them, turned by a quarter: see the book page for how they are read',
  },
  {
    component: CHART,
    fact: 'a Soldier icon stands at a roll of 4',
    source: 'rulebook',
    because: 'page 5, EX 6: a four misses Infantry that is dug in; that the icon is in all columns is ours',
  },
  {
    component: CHART,
    fact: 'the Industry icon stands at a roll of 3',
    source: 'rulebook',
    because: 'the Term City Defense, as it is usually read; that the icon is in all columns is ours',
  },
  {
    component: CHART,
    fact: 'the Industry icon stands at a roll of 1, where the Term City Defense is not taken to speak of a roll',
    source: 'stand-in',
    because: 'the text does not say where it stands; of the rolls without another icon only 1 is a hit in every column',
  },
  {
    component: CHART,
    fact: 'the Capital icon stands at a roll of 2, the Air Base icon at a roll of 5',
    source: 'stand-in',
    because: 'the text does not say where they stand',
  },
  {
    component: CHART,
    fact: 'the results of the Advantage column',
    source: 'stand-in',
    because:
      'the text prints the heading of the column and none of its cells; ours is better than Range 1 where that has the icon',
  },
]
