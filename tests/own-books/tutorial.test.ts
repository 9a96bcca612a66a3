/** The output shown in the guide to a first book as the book grows, and the pieces of the book beside it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { book } from '../../docs/nine-mens-morris/book.js'
import { ends, mayNotMove, mayNotPlace } from '../../docs/nine-mens-morris/rule-tables.js'
import { board, placing } from '../../docs/nine-mens-morris/rules.gen.js'
import { type Book, bookSoFar } from '../../src/book.js'
import { verifyIn } from '../../src/check.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { nextText } from '../../src/cli/text/next-step.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { verify } from '../../src/core/verify/verify.js'

const folder = join(packageRoot, 'docs', 'nine-mens-morris')
const guide = readFileSync(join(packageRoot, 'docs', 'first-book.md'), 'utf8')
const written = [
  ...['rules/2-placing.md', 'rules/4-mills.md', 'rule-tables.ts', 'book.ts'],
  ...['examples/placing.yaml', 'examples/explored.yaml'],
]
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')
const begun = { name: 'my-game', title: 'My game', edition: 'one page' }
const printed = (report: ReturnType<typeof verify>) => nextText(report, false, paintFor(false)).trim()

/** The book at each stop of the guide, as `verify --next` tells of it. */
const STOPS: Readonly<Record<string, () => string>> = {
  'clauses alone': () => printed(verify(bookSoFar({ ...begun, sections: [board, placing] }))),
  'a table': () => printed(verify({ ...bookSoFar({ ...begun, sections: [placing] }), tables: [mayNotPlace] })),
  'charts, and no examples': () => printed(verify({ ...book, name: 'my-game', worlds: [] } as unknown as Book)),
  'a whole book': () => printed({ ...verifyIn(folder, book), book: 'my-game' }),
}

const blocks = (kind: string) =>
  [...guide.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, of, text = '']) => (of === kind ? [text.trim()] : []))

describe('the guide to a first book', () => {
  it.each(Object.entries(STOPS))('shows what is printed with %s', (_, tells) => {
    expect(guide).toContain(tells())
  })

  it.each(['markdown', 'ts', 'yaml'].flatMap(blocks))('shows a piece of the book as it stands: %s', (piece) => {
    expect(written).toContain(piece)
  })

  it('shows pieces of a book that decides', () => {
    expect(blocks('markdown').length).toBeGreaterThan(1)
    expect(blocks('ts').length).toBeGreaterThan(1)
    expect([mayNotMove, ends].every(({ rows }) => rows.length > 3)).toBe(true)
  })
})
