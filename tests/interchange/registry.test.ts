/** The registry of clauses says the same in every format, read by software that is not ours. */
import { parse } from 'csv-parse/sync'
import jsonld from 'jsonld'
import { beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { csvCell, csvOf } from '../../src/lab/interchange/registry/csv.js'
import { type RegistryEntry, registryOf } from '../../src/lab/interchange/registry/entries.js'
import { jsonLdOf } from '../../src/lab/interchange/registry/json-ld.js'

const fileOf = ({ files }: ReturnType<typeof csvOf>): string => [...files.values()][0] ?? ''

/** Collects the facts about a clause that every format contains. */
const factsOf = ({ clause, refers, citedBy }: RegistryEntry) => ({
  id: clause.id,
  kind: clause.kind,
  status: clause.disposition.as,
  reason: 'reason' in clause.disposition ? clause.disposition.reason : '',
  term: clause.term ?? '',
  text: clause.text,
  refers: refers.map(({ number }) => number),
  citedBy,
})

/** The rows of a CSV file by the names of its columns; a row that is longer or shorter is refused. */
const rowsIn = (text: string) =>
  parse(text, { columns: true, record_delimiter: '\r\n' }) as readonly Record<string, string>[]

const unmarked = (cell: string | undefined) => (cell ?? '').replace(/^'(?=[=+\-@\t\r\n])/, '')
const parts = (cell: string | undefined) => (cell ? unmarked(cell).split('\n') : [])

const ofRow = (row: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(
    ['id', 'kind', 'status', 'reason', 'term', 'text'].map((column) => [column, unmarked(row[column])]),
  ),
  refers: parts(row['refers to']),
  citedBy: parts(row['cited by']),
})

type Node = Readonly<Record<string, unknown>>
const OURS = 'urn:rulewright:'
const DC = 'http://purl.org/dc/terms/'

/** The values or the ids under a name of an expanded node. */
const under = (node: Node | undefined, name: string): readonly string[] =>
  ((node?.[name] ?? []) as readonly { readonly '@value'?: string; readonly '@id'?: string }[]).map(
    (one) => one['@value'] ?? one['@id'] ?? '',
  )

/** Reads the clauses of a JSON-LD file from its expanded form alone. */
async function inJsonLd(text: string) {
  const nodes = await jsonld.expand(JSON.parse(text) as object, {
    documentLoader: () => Promise.reject(new Error('none')),
  })
  const of = (type: string) => nodes.filter((node) => (node['@type'] as readonly string[]).includes(`${OURS}${type}`))
  const byId = new Map(nodes.map((node) => [node['@id'] as string, node]))
  const citing = new Map<string, string[]>()
  for (const place of of('Place'))
    for (const id of under(place, `${OURS}cites`))
      citing.set(id, [...(citing.get(id) ?? []), under(place, `${OURS}name`)[0] ?? ''])
  return of('Clause').map((node) => {
    const one = (name: string) => under(node, name)[0] ?? ''
    return {
      id: one(`${OURS}name`),
      kind: one(`${OURS}kind`),
      status: one(`${OURS}status`),
      reason: one(`${OURS}reason`),
      term: one(`${OURS}term`),
      text: one(`${DC}description`),
      refers: under(node, `${DC}references`).flatMap((id) => under(byId.get(id), `${DC}identifier`)),
      citedBy: citing.get(node['@id'] as string) ?? [],
    }
  })
}

const sorted = <T extends { readonly citedBy: readonly string[] }>(facts: readonly T[]) =>
  facts.map((one) => ({ ...one, citedBy: one.citedBy.toSorted() }))

describe.each(books.map(({ name, clauses, load }) => ({ name, clauses, load })))(
  'the clauses of $name',
  ({ clauses, load }) => {
    let book: Book
    let facts: readonly ReturnType<typeof factsOf>[]
    beforeAll(async () => {
      book = await load()
      facts = registryOf(book).map(factsOf)
    })

    it('are all there, with what cites them', () => {
      expect(facts.length).toBe(clauses)
      expect(facts.filter(({ citedBy }) => citedBy.length > 0).length).toBeGreaterThan(clauses / 3)
    })

    it('as CSV are what csv-parse reads', () => {
      expect(rowsIn(fileOf(csvOf(book))).map(ofRow)).toEqual(facts)
    })

    it('as JSON-LD are what jsonld expands', async () => {
      const told = await inJsonLd(fileOf(jsonLdOf(book)))
      expect(sorted(told)).toEqual(sorted(facts))
    })
  },
)

describe('a cell', () => {
  it('is no formula, and keeps what it says', () => {
    for (const text of [
      '=1+1',
      '+3 Cells',
      '-2',
      '@sum',
      '\t=1',
      '＝1',
      'a "word", and another',
      'two\r\nlines',
      "'quoted'",
      '',
    ]) {
      const [[read] = []] = parse(`${csvCell(text)},\r\n`, {
        record_delimiter: '\r\n',
      }) as readonly (readonly string[])[]
      expect(read).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      expect([text, `'${text}`]).toContain(read)
    }
  })

  it('is seen by the check: unmarked, and unquoted', () => {
    expect(csvCell('=1+1')).toBe("'=1+1")
    expect(csvCell('-2, "x"')).toBe('"\'-2, ""x"""')
    expect(() => rowsIn('a,b\r\none, and more,two\r\n')).toThrow('Invalid Record Length')
  })
})
