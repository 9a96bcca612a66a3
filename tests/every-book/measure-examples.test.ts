/** Numbers that no choice shows: each measure is expected by an example, and each draw that is weighed by its odds. */
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import type { Example } from '../../src/core/examples/example.js'
import { exampleFiles } from '../../src/core/examples/folder.js'
import { readReadable } from '../../src/core/examples/format/read-examples.js'
import { examplesFolder } from '../../src/core/home/book-home.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { offersOf } from '../../src/core/kernel/charts/chart.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'

/** Lists the expectations of a book's examples. */
function expectedIn(book: Book) {
  const rules = rulesOf(book, { trace: false })
  const examples = exampleFiles(examplesFolder(book)).flatMap(
    (file): readonly Example[] => readReadable(rules, file).examples,
  )
  const played = examples.flatMap((one) => (one.kind === 'played' ? [one] : []))
  const totals = played.flatMap(({ then }) =>
    Object.keys(then.totals ?? {}).map((name) => name.split(/[,:(]/)[0]?.trim()),
  )
  const odds = played.flatMap(({ then: { due } }) => (due?.odds ? [due.asks] : []))
  return { totals: new Set(totals), odds: new Set(odds) }
}

describe.each(books)('the numbers of $title', (listed) => {
  it('are expected by an example: each measure, and the odds of each draw that is weighed', async () => {
    const book = await listed.load()
    const { totals, odds } = expectedIn(book)
    const measures = (book.measures ?? []).map(({ name }) => name)
    const weighed = book.charts
      .flatMap(({ states }) => Object.values(states).flatMap(offersOf))
      .flatMap(({ name, weighs }) => (weighs ? [name] : []))
    expect({
      measures: measures.filter((name) => !totals.has(name)),
      odds: [...new Set(weighed)].filter((name) => !odds.has(name)),
    }).toEqual({ measures: [], odds: [] })
  })
})
