/** Units of the work on a book: what each gate does with its span, what is heard meanwhile, and what a proof is. */
import { describe, expect, it } from 'vitest'
import { collecting } from '../../src/core/explore/evidence.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { courtOf } from '../../src/core/verify/laws/laws.js'
import type { ExampleResult } from '../../src/core/verify/report.js'
import { hearingOf } from '../../src/core/verify/tables/unexpected-views.js'
import type { Progress } from '../../src/core/verify/verify-options.js'
import {
  addApart,
  type Done,
  type DoneApart,
  doApart,
  doUnit,
  failedExample,
  findingsIn,
  isProof,
  sizesOf,
  type Unit,
  type VerifyContext,
  worldsOf,
} from '../../src/core/verify/work-units.js'
import { book as auction } from '../kernel/auction.js'
import { type Game, mayNotClimb } from '../kernel/orchard.js'
import { sound } from './sound-book.js'

const workOf = (book: Book<Game>, more: Partial<VerifyContext<Game>> = {}): VerifyContext<Game> => ({
  book,
  bound: 1000,
  plays: { plays: 3, seed: 1, bound: 500 },
  runExamples: undefined,
  asked: undefined,
  ...more,
})

/** Does a unit, and tells how far it came. */
function done(unit: Unit, book: Book<Game> = sound, more: Partial<VerifyContext<Game>> = {}) {
  const progress: string[] = []
  const hearing = hearingOf(book.tables)
  const listeners = {
    watch: collecting(book),
    court: courtOf(book),
    hearing,
    progress: ({ gate, done: at, total, at: name }: Progress) =>
      void progress.push(`${gate} ${at} of ${total}${name === undefined ? '' : `: ${name}`}`),
  }
  const result = doUnit(workOf(book, more), listeners, unit)
  return { ...listeners, result, progress }
}

const named = (result: Done) => (result.worlds ?? []).map(({ report }) => report.name)

describe('the work on a book', () => {
  it('has as many items for each gate as the book has of them', () => {
    expect(sizesOf(workOf(sound))).toEqual({
      tables: 5,
      charts: 6,
      worlds: 1,
      completions: 0,
      plays: 3,
      secrets: 0,
      readings: 5,
      meetings: 0,
    })
    const more = { ...sound, meetings: [], completions: () => [{ name: 'a', book: sound, procedures: [] }] }
    expect(sizesOf(workOf(more))).toMatchObject({ completions: 1, meetings: 1 })
    expect(sizesOf(workOf(auction as never)).secrets).toBe(2)
    expect(worldsOf(sound, 'worlds').map(({ name }) => name)).toEqual(['a late orchard'])
    expect(worldsOf(sound, 'charts')).toHaveLength(6)
  })
})

describe('a unit', () => {
  it('analyses the tables of its span, and tells how far it is', () => {
    const { result, progress } = done({ gate: 'tables', from: 1, to: 3 })
    expect(result.tables?.map(({ combinations }) => combinations)).toEqual([4, 2])
    expect(progress).toEqual([
      'tables 1 of 5: may not eat',
      'tables 2 of 5: may not eat',
      'tables 2 of 5: what eating costs',
      'tables 3 of 5: what eating costs',
    ])
  })

  it('takes some items by their places, where they do not stand one after the other', () => {
    const { result } = done({ gate: 'charts', from: 0, to: 6, some: [5, 1, 9] })
    expect(named(result)).toEqual(['eat', 'turn'])
    expect(named(done({ gate: 'charts', from: 3, to: 4 }).result)).toEqual(['climb'])
  })

  it('enumerates whole worlds, fills in completions, and plays under other readings', () => {
    expect(named(done({ gate: 'worlds', from: 0, to: 1 }).result)).toEqual(['a late orchard'])
    const completions = () => ['a', 'b'].map((name) => ({ name, book: sound, procedures: ['eat'] }))
    const completed = done({ gate: 'completions', from: 0, to: 2 }, { ...sound, completions })
    expect(completed.result.completed?.map(({ paths }) => paths > 0)).toEqual([true, true])
    expect(completed.progress.at(-1)).toBe('completions 2 of 2: b')
    expect(done({ gate: 'completions', from: 0, to: 0 }).result).toEqual({ completed: [] })
    const { result, progress } = done({ gate: 'readings', from: 0, to: 2 })
    expect(result).toEqual({ readings: [[], []] })
    expect(progress.at(-1)).toBe('readings 2 of 5')
  })

  it('plays its own plays, and hears what they ask', () => {
    const { result, progress, court } = done({ gate: 'plays', from: 1, to: 3 })
    expect(result.plays).toMatchObject({ plays: 2, findings: [] })
    expect(result.plays?.courses).toHaveLength(2)
    expect(Object.keys(result.asked ?? {})).toEqual(['climb', 'orchard'])
    expect(progress).toEqual(['plays 2 of 3', 'plays 3 of 3'])
    expect(court.reports()[0]?.checked).toBeGreaterThan(2)
  })

  it('holds secrets, and finds the rules that meet where the book asks for that', () => {
    expect(done({ gate: 'meetings', from: 0, to: 1 }).result).toEqual({ met: [] })
    const { result, progress } = done({ gate: 'meetings', from: 0, to: 1 }, { ...sound, meetings: [] })
    expect(result.met?.length).toBeGreaterThan(0)
    expect(progress.at(-1)).toBe('meetings 1 of 1: orchard')
    expect(done({ gate: 'secrets', from: 0, to: 1 }).result).toEqual({ secrets: [] })
    const kept = done({ gate: 'secrets', from: 0, to: 2 }, auction as never, {
      plays: { plays: 1, seed: 1, bound: 3 },
      bound: 10,
    })
    expect(kept.result.secrets?.map(({ checked }) => checked > 0)).toEqual([true, true])
  })

  it('runs its part of the examples, in the hearing of the tables', () => {
    const shares: unknown[] = []
    const passing: ExampleResult = { name: 'one', file: 'a', passed: true, clauses: [] }
    const runExamples = (_: unknown, share?: object) => {
      shares.push(share)
      mayNotClimb.refuses({ tree: 'high', climbed: false, number: 0, fruit: true, ladder: true } as never)
      return [passing]
    }
    const unit: Unit = { gate: 'examples', part: 1, of: 2 }
    const { result, progress, hearing } = done(unit, sound, { runExamples })
    expect(result).toEqual({ examples: [passing] })
    expect(progress).toEqual(['examples 2 of 2'])
    expect(shares).toMatchObject([{ part: 1, of: 2 }])
    expect(Object.keys(hearing.heard())).toEqual(['may not climb'])
    expect(done(unit).result).toEqual({ examples: [] })
    const failing = () => {
      throw new Error('no folder')
    }
    expect(done(unit, sound, { runExamples: failing }).result).toEqual({
      examples: [{ name: 'the examples', file: '', passed: false, message: 'no folder', clauses: [] }],
    })
  })

  it('is done apart in the hearing of nobody else, and added to what others heard', () => {
    const unit: Unit = { gate: 'plays', from: 0, to: 1 }
    const apart = doApart(workOf(sound), unit, () => undefined)
    expect(apart.heard).toEqual({})
    expect(apart.held.laws[0]?.checked).toBeGreaterThan(1)
    const listeners = {
      watch: collecting(sound),
      court: courtOf(sound),
      hearing: hearingOf(sound.tables),
      progress: () => {},
    }
    const because = 'never'
    addApart(listeners, { ...apart, heard: { points: [[1, { view: {}, because }]] } })
    expect(listeners.watch.evidence()).toEqual(apart.evidence)
    expect(listeners.court.held().laws).toEqual(apart.held.laws)
    expect(listeners.hearing.heard()).toEqual({ points: [[1, { view: {}, because }]] })
  })
})

describe('what a unit proves', () => {
  const finding = (what: string) => ({ what, where: 'here', clauses: [] })
  const apartOf = (outcome: object, changes: object = {}): DoneApart =>
    ({ done: outcome, evidence: {}, held: { laws: [], beginnings: [] }, heard: {}, ...changes }) as unknown as DoneApart
  const failing = { name: 'x', file: 'f', passed: false, message: 'no', clauses: ['turns.eat'] }

  it('is what it found wrong, of every gate and law', () => {
    const all = apartOf(
      {
        tables: [{ findings: [finding('table')] }],
        worlds: [{ findings: [finding('world')] }],
        completed: [{ findings: [finding('completion')] }],
        plays: { findings: [finding('play')] },
        secrets: [{ findings: [finding('secret')] }],
        readings: [[finding('reading')], []],
        examples: [failing, { ...failing, passed: true }],
      },
      { held: { laws: [{ breaches: [{ finding: finding('law') }] }], beginnings: [] } },
    )
    expect(findingsIn(all).map(({ what }) => what)).toEqual([
      'table',
      'world',
      'completion',
      'play',
      'secret',
      'reading',
      '"x": no',
      'law',
    ])
    expect(findingsIn(apartOf({}))).toEqual([])
    expect(failedExample(failing)).toEqual([{ what: '"x": no', where: 'f', clauses: ['turns.eat'] }])
  })

  it('is a proof where nothing is wrong, no law is broken, and nothing was asked that cannot occur', () => {
    expect(isProof(apartOf({ tables: [{ findings: [] }] }))).toBe(true)
    expect(isProof(apartOf({ tables: [{ findings: [finding('x')] }] }))).toBe(false)
    const laws = (...broken: readonly number[]) => ({
      held: { laws: broken.map((times) => ({ broken: times, breaches: [] })), beginnings: [] },
    })
    expect([isProof(apartOf({}, laws(0, 0))), isProof(apartOf({}, laws(0, 1)))]).toEqual([true, false])
    expect(isProof(apartOf({}, { heard: { points: [] } }))).toBe(false)
  })
})
