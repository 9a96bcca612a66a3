/**
 * Cases of tables: where no play over the components at hand tells two readings apart, a case that a table answers
 * otherwise.
 *
 * @module
 */

import {
  ALLOWED,
  type Book,
  canonical,
  type GameState,
  type Pair,
  product,
  questionOf,
  type Refusal,
  type Table,
  tryOrUndefined,
  viewSize,
} from '#core'

type Words = Readonly<Record<string, unknown>>

/** A case that a table answers otherwise under another reading. */
export interface TableCase {
  readonly pair: Pair
  readonly table: string
  /** The query to the table under each reading, with its answer. */
  readonly sides: readonly [TableQuery, TableQuery]
}

/** A question to a table, with its answer as an example writes it. */
export interface TableQuery {
  readonly view: Words
  readonly says: Words
}

/** The maximum number of cases to ask of a table. */
const LARGEST = 200_000

/** The first case of a table that is answered otherwise under the readings of a pair; nothing where there is none. */
export function tableCaseOf<Game extends GameState>(
  { tables }: Pick<Book<Game>, 'tables'>,
  pair: Pair,
): TableCase | undefined {
  for (const table of tables) {
    const field = fieldOf(table, pair)
    if (field === undefined || viewSize(table.view) > LARGEST) continue
    const [reading, other] = pair.readings
    for (const view of product(table.view)) {
      if ((view as Words)[field] !== reading) continue
      const sides = [view, { ...view, [field]: other }].map((side) => askedOf(table, side))
      const [one, another] = sides
      if (one && another && canonical(one.says) !== canonical(another.says))
        return { pair, table: table.name, sides: [one, another] }
    }
  }
  return undefined
}

/** The field of a table that holds the reading of a question. */
export const fieldOf = ({ view }: Pick<Table, 'view'>, { question }: Pick<Pair, 'question'>): string | undefined =>
  Object.entries(view.fields).find(([, domain]) => questionOf(domain)?.name === question.name)?.[0]

/** The answer of a table for a view; nothing if the view is impossible, or if the table has no answer. */
function askedOf(table: Table, view: object): TableQuery | undefined {
  if (table.view.impossible.some(({ when }) => when(view as never))) return undefined
  const says = tryOrUndefined(() => saidBy(table, view))
  return says && { view: view as Words, says }
}

function saidBy(table: Table, view: object): Words {
  const answer = table.ask(view as never)
  if (table.policy !== 'forbid') return { answer }
  const by = (answer as readonly Refusal[]).flatMap(({ clauses }) => clauses.map(({ id }) => id))
  return by.length > 0 ? { refused: { by: [...new Set(by)] } } : { answer: ALLOWED }
}
