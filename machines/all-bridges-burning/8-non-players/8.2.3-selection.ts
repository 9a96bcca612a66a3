/** The order in which the groups of a card were selected: it goes before that of their targets, or after it, as it is read. @module */

import { type Clause, readingOf } from 'rulewright/book'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Capability, Space } from '#spec/all-bridges-burning/vocabulary'
import type { MarchData } from '../3-commands/3.2.5-marchers.js'
import { dataIn, gameIn, type Look, type Nested, prefer, type Select } from './8.2-priority.js'

/** One of the priorities that select groups: what is worth how much to it in the groups that would go to a space. */
export interface Selecting {
  readonly clause: Clause
  readonly says: string
  readonly value: (look: Look, space: Space) => number | boolean
}

/** The priorities of the targets, and the order of the selection before or after them. */
export function asSelected(selecting: readonly Selecting[], targets: readonly Nested[]): readonly Nested[] {
  const order = (reading: (typeof cited.selectionOrder.domain)[number]) =>
    selecting.map(({ clause, says, value }) =>
      prefer<Select>(
        clause,
        says,
        (look, { space }) => readingOf(gameIn(look), cited.selectionOrder) === reading && value(look, space),
      ),
    )
  return [...order('selection first'), ...targets, ...order('targets first')]
}

/** The spaces whose groups would March to a space, or Attack it. */
export type GroupsTo = (look: Look, space: Space) => readonly Space[]

/** Lists the Marched pieces, space by space. */
export const arrivedIn = (look: Look): MarchData['arrived'] => dataIn<MarchData>(look, 'march')?.arrived ?? []

interface Group {
  readonly cells: number
  readonly capabilities: readonly Capability[]
}

/** The groups that would go to a space. */
type Going = (look: Look, space: Space) => readonly Group[]

/** Lists the preferences of the Senate in selecting its groups: those with a Capability, then the largest. */
export const bySenate = (
  clauses: Readonly<Record<'selectCapability' | 'selectLargest', Clause>>,
  going: Going,
): readonly Selecting[] => [
  {
    clause: clauses.selectCapability,
    says: 'a group with a Capability',
    value: (look, space) => going(look, space).some(({ capabilities }) => capabilities.length > 0),
  },
  {
    clause: clauses.selectLargest,
    says: 'the largest group',
    value: (look, space) => Math.max(0, ...going(look, space).map(({ cells }) => cells)),
  },
]
