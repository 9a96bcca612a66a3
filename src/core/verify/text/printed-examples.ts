/** Printed examples: each is expected in full by an example of the book, as the book is usually read. @module */

import type { Book } from '../../kernel/book/book.js'
import { bookClauses } from '../../kernel/book/book.js'
import type { Clause } from '../../kernel/sections/clause.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { ExampleResult, Finding } from '../report.js'

/** An example that cites a printed one. */
type Showing = NonNullable<ExampleResult['printed']>[number] & Pick<ExampleResult, 'name' | 'file'>

/** Printed examples that no example of the book expects in full; one that is left to a component has nothing to expect. */
export function halfShown<Game extends GameState>(
  book: Pick<Book<Game>, 'sections'>,
  examples: readonly ExampleResult[],
): readonly Finding[] {
  const all = examples.flatMap(({ name, file, printed = [] }) => printed.map((one) => ({ name, file, ...one })))
  return bookClauses(book)
    .filter(({ kind, disposition }) => kind === 'example' && disposition.as === 'informative')
    .flatMap((clause) =>
      faultOf(
        clause,
        all.filter((one) => one.clause === clause.id),
      ),
    )
}

function faultOf({ id }: Clause, showing: readonly Showing[]): readonly Finding[] {
  if (showing.some(({ under, unsaid }) => under.length + unsaid.length === 0)) return []
  const [first] = showing.toSorted((one, other) => lackOf(one) - lackOf(other))
  if (first === undefined)
    return [{ what: 'no example of the book shows the printed example', where: id, clauses: [id] }]
  const { name, file, under, unsaid } = first
  const lacks = [
    ...(under.length > 0 ? [`uses another reading than the default (${under.join(', ')})`] : []),
    ...(unsaid.length > 0 ? [`does not expect ${unsaid.join(', ')}, which changes`] : []),
  ]
  return [{ what: `"${name}" shows a printed example in part: it ${lacks.join(', and ')}`, where: file, clauses: [id] }]
}

/** The amount that an example lacks; another reading counts as another example. */
const lackOf = ({ under, unsaid }: Showing): number => under.length * 1000 + unsaid.length
