/** Journals: what is written line by line, read again, and gone on with. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Unreadable } from '../../src/core/files/input-error.js'
import {
  type JournalHead,
  journalAfter,
  journalHead,
  journalIn,
  journalOn,
  mustBeFreeForJournal,
  otherThan,
  readJournal,
} from '../../src/lab/conformance/runner/journal.js'
import { type Outcome, outcomeSchema, runSchema } from '../../src/lab/conformance/runner/outcome.js'
import { temporaryFolder } from '../temporary.js'

const head: JournalHead = { journal: 1, vectors: 'abc', implementation: { name: 'mine', version: '2' } }
const against = { name: 'yours', version: '' }
const passed: Outcome = { id: 'one', status: 'passed' }
const failed: Outcome = { id: 'two', status: 'failed', says: 'counts ü', places: [{ at: '/a', got: 1 }], wrong: [0] }

const linesOf = (...values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')

const fileWith = (text?: string): string => {
  const file = join(temporaryFolder(), 'journal.jsonl')
  if (text !== undefined) writeFileSync(file, text)
  return file
}

describe('a journal', () => {
  it('takes the place of what stood there, and grows by a line for each case', () => {
    const file = fileWith('what was there before\n')
    const { add } = journalIn(file, head)
    expect(readFileSync(file, 'utf8')).toBe(journalHead(head))
    add(passed)
    add(failed)
    const text = linesOf(head, passed, failed)
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(readJournal(file)).toEqual({ head, outcomes: [passed, failed], text })
  })

  it('is gone on with where it was, without a last line that was not written wholly', () => {
    const whole = linesOf(head, failed)
    for (const rest of ['', '{"id":"thr']) {
      const file = fileWith(whole + rest)
      const { outcomes, text } = readJournal(file)
      expect(outcomes).toEqual([failed])
      journalOn(file, text).add(passed)
      expect(readFileSync(file, 'utf8')).toBe(whole + linesOf(passed))
    }
  })

  it('is left alone where it is whole and nothing is added', () => {
    const file = fileWith()
    journalOn(file, linesOf(head))
    expect(existsSync(file)).toBe(false)
  })

  it('is not gone on with where somebody else writes it', () => {
    const file = fileWith(linesOf(head, passed))
    expect(() => journalAfter(file, linesOf(head)).add(failed)).toThrow('somebody else has changed this file')
  })
})

describe('a file that is no journal is told of', () => {
  it.each([
    ['', 'line 1: got no JSON, expected a line of the journal of a run'],
    ['purse\n', 'line 1: got no JSON, expected a line of the journal of a run'],
    [linesOf({ ...head, journal: 2 }), 'line 1: journal: '],
    [linesOf(head, passed, { ...passed, status: 'lost' }), 'line 3: status: '],
    [linesOf(head, { id: 1, status: 'lost' }), 'line 2: id: '],
  ])('%j', (text, message) => {
    const file = fileWith(text)
    expect(() => readJournal(file)).toThrow(Unreadable)
    expect(() => readJournal(file)).toThrow(`${file}: ${message}`)
  })

  it('with one problem of a line, though it has several', () => {
    const file = fileWith(linesOf(head, { id: 1, status: 'lost' }))
    expect(() => readJournal(file)).not.toThrow('status')
  })
})

describe('a file in which a journal is to begin', () => {
  it.each([[undefined], [''], ['\n'], [linesOf(head)], [linesOf({ ...head, against }, passed)]])(
    'is free: %j',
    (text) => {
      const file = fileWith(text)
      expect(() => mustBeFreeForJournal(file)).not.toThrow()
    },
  )

  it.each([['my notes\n'], [linesOf({ book: 'purse' })], [`my notes\n${linesOf(head)}`]])('is not: %j', (text) => {
    const file = fileWith(text)
    expect(() => mustBeFreeForJournal(file)).toThrow(
      `${file}: holds something else; expected a new file, or the journal of a run`,
    )
  })
})

describe('a journal of another run', () => {
  it('is told by its vectors, or by who was asked', () => {
    expect(otherThan(head, head)).toBeUndefined()
    expect(otherThan({ ...head, against }, { ...head, against })).toBeUndefined()
    expect(otherThan(head, { ...head, vectors: 'xyz' })).toBe('it is about the vectors abc, expected xyz')
    expect(otherThan(head, { ...head, against })).toBe('it is about mine 2, expected mine 2 against yours')
    expect(otherThan({ ...head, implementation: { name: 'mine', version: '' } }, head)).toBe(
      'it is about mine, expected mine 2',
    )
  })
})

describe('outcomes and runs as they are written', () => {
  it('count from 0 on', () => {
    expect(outcomeSchema.safeParse({ ...failed, wrong: [0, 1] }).success).toBe(true)
    expect(outcomeSchema.safeParse({ ...failed, wrong: [-1] }).success).toBe(false)
    expect(outcomeSchema.safeParse({ ...failed, wrong: [0.5] }).success).toBe(false)
  })

  it('have one version', () => {
    const wrong = (run: number) => runSchema.safeParse({ run }).error?.issues.map(({ path }) => path[0])
    expect(wrong(1)).not.toContain('run')
    expect(wrong(2)).toContain('run')
  })
})
