/**
 * In which order the Senate has selected its groups for an Attack or a March.
 *
 * @module
 */

import { type Clause, readingOf } from '#kernel'
import { selectionOrder } from '#spec/all-bridges-burning/8-non-players/8.4.6-senate-march'
import type { Capability, Space } from '#spec/all-bridges-burning/vocabulary'
import { gameIn, type Look, type Nested, prefer } from '../../priority.js'

interface Group {
  readonly cells: number
  readonly capabilities: readonly Capability[]
}
interface Select {
  readonly type: 'select'
  readonly space: Space
}
/** The groups that would go to a space. */
type Going = (look: Look, space: Space) => readonly Group[]

/** The priorities of the targets, and the order of the selection before or after them, as it is read. */
export function asSelected(
  clauses: Readonly<Record<'selectCapability' | 'selectLargest', Clause>>,
  going: Going,
  targets: readonly Nested[],
): readonly Nested[] {
  const order = (reading: (typeof selectionOrder.domain)[number]) => {
    const asRead =
      (value: (groups: readonly Group[]) => number) =>
      (look: Look, { space }: Select) =>
        readingOf(gameIn(look), selectionOrder) === reading ? value(going(look, space)) : 0
    return [
      prefer<Select>(
        clauses.selectCapability,
        'a group with a Capability',
        asRead((groups) => Number(groups.some(({ capabilities }) => capabilities.length > 0))),
      ),
      prefer<Select>(
        clauses.selectLargest,
        'the largest group',
        asRead((groups) => Math.max(0, ...groups.map(({ cells }) => cells))),
      ),
    ]
  }
  return [...order('selection first'), ...targets, ...order('targets first')]
}
