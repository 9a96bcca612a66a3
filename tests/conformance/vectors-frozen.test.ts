/**
 * Vectors that were written once and are never written anew: what is written today can be run by the runner of tomorrow.
 * They change only with the number of their format.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { withAmendedRows } from '../../src/core/kernel/watch/recorders.js'
import { engineOf } from '../../src/lab/conformance/engine/reference-implementation.js'
import { FORMAT } from '../../src/lab/conformance/format/manifest.js'
import { verdictOn } from '../../src/lab/conformance/runner/judge-answer.js'
import { requestFor, suiteOf } from '../../src/lab/conformance/runner/suite.js'
import { readVectors } from '../../src/lab/conformance/vectors/files/read.js'
import { rulewright } from '../cli/call-rulewright.js'
import { mayNotClimb } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'
import { orchard } from './orchards.js'
import { book as purse } from './purse-book.js'

const frozen = (book: string) => join(import.meta.dirname, 'frozen', book)

const suite = () => {
  const read = readVectors(frozen('orchard'))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return suiteOf(read.value)
}

/** Runs the rules of a book as an implementation on the frozen cases, and counts the cases by status. */
function statuses(book: Book): Readonly<Record<string, number>> {
  const engine = engineOf(book)
  const vectors = suite()
  const counts: Record<string, number> = {}
  for (const one of vectors.cases) {
    const { status } = verdictOn(one, engine(requestFor(vectors, one)), { game: vectors.gameOf(one), ignores: [] })
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

const conform = (vectors: string) => {
  const adapter = `"${process.execPath}" "${resolve(import.meta.dirname, 'adapters', 'right.mjs')}"`
  const journal = join(temporaryFolder(), 'journal.jsonl')
  return rulewright(['conform', 'purse', '--vectors', vectors, '--command', adapter, '--journal', journal], {
    books: [purse],
  })
}

describe('vectors of another time', () => {
  it('are read, and passed by the rules that they were made from', () => {
    const total = suite().cases.length
    expect(total).toBeGreaterThan(20)
    expect(new Set(suite().cases.map(({ asks }) => asks))).toEqual(new Set(['result', 'judgement', 'census']))
    expect(statuses(orchard as unknown as Book)).toEqual({ passed: total })
  })

  it('are not passed by rules that forget one of their rows', () => {
    const { name: table, rows } = mayNotClimb
    const forgetful = { table, rows: rows.slice(1) }
    expect(withAmendedRows(forgetful, () => statuses(orchard as unknown as Book)).failed).toBeGreaterThan(0)
  })

  it('are run by the runner with an implementation in another language', async () => {
    const { code, out } = await conform(frozen('purse'))
    expect([code, out.split('\n')[0]]).toEqual([0, '✓ Purse: purse 1'])
  })

  it('of a format that is not known yet are refused, with the format that is', async () => {
    const later = join(temporaryFolder(), 'purse')
    cpSync(frozen('purse'), later, { recursive: true })
    const manifest = JSON.parse(readFileSync(join(later, 'manifest.json'), 'utf8'))
    writeFileSync(join(later, 'manifest.json'), JSON.stringify({ ...manifest, format: FORMAT + 1 }))
    const { code, err } = await conform(later)
    expect(code).toBe(2)
    expect(err).toContain(`got ${FORMAT + 1}, expected ${FORMAT}`)
  })
})
