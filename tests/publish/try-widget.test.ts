/** The places to try tables and clauses: examples in which their rows decide, or the nearest ones. */
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { exampleFiles } from '../../src/core/examples/folder.js'
import { readExamples } from '../../src/core/examples/format/read-examples.js'
import { runExample } from '../../src/core/examples/run-example.js'
import { examplesFolder } from '../../src/core/home/book-home.js'
import { type Book, bookClauses } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { late } from '../../src/core/kernel/quick/memoize.js'
import type { Hit } from '../../src/core/kernel/watch/hit.js'
import { withHits } from '../../src/core/kernel/watch/recorders.js'
import type { Report } from '../../src/core/verify/report.js'
import { clauseAnchor, gathering } from '../../src/site/publish/active-rules.js'
import { drawnLate, examplesAgain, type Sources, sourcesOf } from '../../src/site/publish/book-sources.js'
import { clauseTried, rowsShown, tableTried } from '../../src/site/publish/pages/parts/try-widget.js'

const SMALL = ['russian-civil-war', 'front-line', 'land-and-freedom', 'talvisota']

/** A book with its examples as they are now; nothing of it is verified. */
async function sourcesFor(name: string): Promise<Sources> {
  const book = (await books.find((one) => one.name === name)?.load()) as Book
  const examples = exampleFiles(examplesFolder(book)).map((path) => examplesAgain(book, path))
  const report = { clauses: [] as Report['clauses'] } as Report
  return drawnLate(sourcesOf(book, name, { report, examples, witnesses: [], changes: [] }))
}

/** Lists the lookups in a book's examples: rows of tables, as `name 3`, by example, and the tables that a game asks. */
function askedIn(book: Book) {
  const rules = rulesOf(book)
  const run = new Map<string, ReadonlySet<string>>()
  const inGames = new Set<string>()
  for (const path of exampleFiles(examplesFolder(book))) {
    const read = readExamples(rules, path)
    for (const example of read.ok ? read.value : []) {
      const [{ trace, verdict }, hits] = withHits(() => runExample(rules, example))
      const refused = verdict.is === 'refused' ? verdict.refused.flatMap(({ refusals }) => refusals) : []
      const barred = verdict.is === 'shut' || verdict.is === 'denied' ? verdict.refusals : []
      const skipped = trace.flatMap((line) => (line.kind === 'skipped' ? line.refused() : []))
      const told = trace.flatMap((line) => (line.kind === 'decided' ? [line] : []))
      const all = [...hits, ...told, ...refused, ...barred, ...skipped.flatMap(({ refusals }) => refusals)]
      run.set(example.name, new Set(all.map(({ table, row }) => `${table} ${row + 1}`)))
      if (example.kind === 'played') for (const { table } of all) inGames.add(table)
    }
  }
  return { run, inGames }
}

describe.each(SMALL)('%s', (name) => {
  const all = late(() => sourcesFor(name))
  const heard = late(async () => askedIn((await all()).book))

  it('has for every table an example that asks it, and says by which row', async () => {
    const sources = await all()
    const { run } = await heard()
    for (const table of sources.book.tables) {
      const shown = rowsShown(sources, table)
      expect(shown.length, table.name).toBeGreaterThan(0)
      for (const { rows, example } of shown)
        for (const row of rows) expect(run.get(example.result.name), table.name).toContain(`${table.name} ${row}`)
      expect(tableTried(sources, table)?.html).toContain(`<rw-try book="${name}" table="`)
    }
  })

  it('opens a position first, where an example with one asks the table', async () => {
    const sources = await all()
    const { inGames } = await heard()
    const withoutGame = sources.book.tables.filter((table) => rowsShown(sources, table)[0]?.example.written.table)
    expect(withoutGame.map((table) => table.name).filter((table) => inGames.has(table))).toEqual([])
    expect(inGames.size).toBeGreaterThan(withoutGame.length)
  })

  it('has for every clause a place to try it, and leads to an example that there is', async () => {
    const sources = await all()
    const ids = new Set(sources.examples.flatMap(({ examples }) => examples.map(({ id }) => id)))
    for (const clause of bookClauses(sources.book)) {
      const { html } = clauseTried(sources, clause)
      const [, example] = /<rw-try [^>]*example="([^"]+)"/.exec(html) ?? []
      if (example === undefined) expect(html).toContain(`clause="${clause.id}" base="`)
      else expect(ids).toContain(example)
    }
  })
})

describe('the example that shows a row best', () => {
  const clause = { id: 'turns.tall' }
  const hit = { table: 'heights', row: 1, clauses: [clause] } as unknown as Hit
  const ran = (id: string, kind: string, { cites = false, told = true, length = 10 } = {}) => ({
    id,
    length,
    run: {
      example: { kind, clauses: cites ? [clause] : [] },
      trace: told ? [{ kind: 'decided', chart: 'climb', ...hit }] : [],
      verdict: { is: 'legal' },
    } as never,
    hits: told ? [] : [hit],
  })
  const best = (...all: ReturnType<typeof ran>[]) => {
    const gathered = gathering([{ name: 'heights' }])
    for (const one of all) gathered.hear(one)
    return gathered.workings()
  }

  it('cites it, before one that is shorter', () => {
    const found = best(ran('a/short', 'played'), ran('a/cites', 'played', { cites: true, length: 500 }))
    expect(found).toMatchObject({ 'table:heights/2': 'a/cites', [clauseAnchor(clause.id)]: 'a/cites' })
  })

  it('has it decide, before one that only asks it on the way', () => {
    const found = best(ran('a/asks', 'played', { cites: true, told: false }), ran('a/decides', 'played'))
    expect(found['table:heights/2']).toBe('a/decides')
  })

  it('has a game, before one that only puts a question', () => {
    const found = best(ran('a/table', 'asked', { cites: true }), ran('a/game', 'played', { length: 900 }))
    expect(found['table:heights/2']).toBe('a/game')
  })

  it('is named for no row that a table does not have', () => {
    const gathered = gathering([{ name: 'heights' }])
    gathered.hear({ ...ran('a/added', 'played', { told: false }), hits: [{ ...hit, row: -1 }] })
    expect(Object.keys(gathered.workings()).filter((anchor) => anchor.startsWith('table:heights/'))).toEqual([])
  })
})
