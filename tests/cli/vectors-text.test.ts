import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { vectorsText } from '../../src/cli/text/reports/conformance-cases.js'
import { summaryOf } from '../../src/lab/conformance/vectors/summary.js'

const paint = paintFor(false)
const WHERE = `in ${'a-folder-with-a-long-name/'.repeat(3)} (123.4 MB)`

describe.each(books)('what vectors of $name show of it', ({ load }) => {
  const told = async (full: boolean) => {
    const book = await load()
    // Nothing is shown, so that as much as can be is missing.
    const left = Array.from({ length: 300 }, (_, at) => ({ name: `example ${at}`, why: `reason ${at}` }))
    const kinds = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`a kind of cases ${at}`, 1000 + at]))
    const summary = {
      ...summaryOf(book, [], { goals: [], reached: [], left, steps: 1 } as never),
      byOrigin: kinds,
      byAsking: kinds,
    }
    return { book, lines: vectorsText(summary, WHERE, full, paint).trimEnd().split('\n') }
  }

  it('stands on one screen, however much is missing: the verdict first, and last how to see the rest', async () => {
    const { book, lines } = await told(false)
    expect(lines.length).toBeLessThanOrEqual(24)
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(line.includes('/') ? 85 : 80)
    expect(lines[0]).toMatch(new RegExp(`^${book.name}: 0 cases`))
    expect(lines.slice(-2).join(' ').replaceAll(/\s+/g, ' ')).toContain('--full shows why a goal has no case')
  })

  it('is told whole where it is asked for', async () => {
    const { lines } = await told(true)
    expect(lines.length).toBeGreaterThan(60)
    expect(lines.join('\n')).toContain('clauses: 0 of ')
  })
})
