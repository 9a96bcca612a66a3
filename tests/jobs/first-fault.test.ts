import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Progress } from '../../src/core/verify/verify-options.js'
import { verifyToFirstFault } from '../../src/fleet/stored-verification.js'
import { sound } from '../verify/sound-book.js'

const RUNNING = { hands: undefined, kept: undefined }

/** Verifies a book to its first fault, and notes the gates whose units were run. */
async function faultOf(book: Book) {
  const run = new Set<string>()
  const progress = ({ gate }: Progress) => void run.add(gate)
  const runExamples = Object.assign(() => [], { files: [] })
  const verified = await verifyToFirstFault(book, { plays: 2, runExamples, progress }, RUNNING)
  const gates = 'gates' in verified ? verified.gates.map(({ name, passed }) => `${name} ${passed}`) : undefined
  return { gates, run: [...run], isWhole: 'report' in verified }
}

const book = sound as unknown as Book

/** The book with a table in which two rows answer the same, and none what the second was about. */
function withGap(): Book {
  const torn = book.tables.find(({ policy, rows }) => policy === 'one' && rows.length > 1)
  const [first, second, ...others] = torn?.rows ?? []
  const rows = [first, { ...second, pattern: first?.pattern, matches: first?.matches }, ...others]
  return { ...book, tables: book.tables.map((table) => (table === torn ? ({ ...torn, rows } as never) : table)) }
}

describe('a verification to the first fault', () => {
  it('runs nothing where a clause is cited by nothing', async () => {
    const [head] = book.charts
    const without = { ...book, charts: head ? [head] : [], tables: [] }
    const { gates, run } = await faultOf(without)
    expect(gates).toEqual(['registry false'])
    expect(run).toEqual([])
  })

  it('runs no chart where a table has a fault', async () => {
    const { gates, run } = await faultOf(withGap())
    expect(gates).toEqual(['registry true', 'tables false'])
    expect(run).toEqual(['tables'])
  })

  it('comes to the whole report where there is no fault', async () => {
    const { isWhole, run } = await faultOf(book)
    expect(isWhole).toBe(true)
    expect(run).toEqual(['tables', 'charts', 'completions', 'readings', 'plays', 'worlds'])
  })
})
