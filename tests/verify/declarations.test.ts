/** The declarations of a book that no case can show. Every changed place is reported, of any kind. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { keepDeclared, keptDeclared } from '../../src/core/home/stored-declarations.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { offersOf } from '../../src/core/kernel/charts/chart.js'
import { type Declared, declaredGate, declaredIn } from '../../src/core/verify/text/untestable-declarations.js'
import { temporaryFolder } from '../temporary.js'

const book = russianCivilWar as unknown as Book
const declared = declaredIn(book)

/** Lists the findings if one place had another declaration before. */
const since = (place: number, before: Partial<Declared>) =>
  declaredGate(book, declared.with(place, { ...(declared[place] as Declared), ...before })).findings

describe('what a book declares', () => {
  it('is kept, read back, and passes while nothing changes', () => {
    const file = join(temporaryFolder(), 'declared.jsonl')
    keepDeclared(file, declared)
    expect(keptDeclared(file)).toEqual(declared)
    expect(declaredGate(book, declared)).toMatchObject({ passed: true, checked: declared.length })
  })

  it('does not pass without anything to compare with', () => {
    expect(declaredGate(book, []).findings).toMatchObject([{ what: expect.stringContaining('--update writes it') }])
  })

  it('tells of every place a citation that is dropped, one that is new, and a place that is gone or new', () => {
    for (const [place, { at, cites }] of declared.entries()) {
      if (cites.length === 0) continue
      const told = (before: readonly string[]) =>
        since(place, { cites: before }).map(({ where, what }) => [where, what])
      expect(told([...cites, 'another.clause'])).toEqual([[at, expect.stringContaining('another.clause no longer')]])
      expect(told(cites.slice(1))).toEqual([[at, expect.stringContaining(`${cites[0]} now`)]])
    }
    expect(declaredGate(book, declared.slice(1)).findings).toMatchObject([{ where: declared[0]?.at }])
    const more = [...declared, { at: 'way:nowhere', cites: ['some.clause'] }]
    expect(declaredGate(book, more).findings).toMatchObject([{ where: 'way:nowhere', clauses: ['some.clause'] }])
  })

  it('tells of two places that have changed their citations', () => {
    const [one, other] = [declared[0] as Declared, declared[3] as Declared]
    const before = declared.with(0, { ...one, cites: other.cites }).with(3, { ...other, cites: one.cites })
    expect(declaredGate(book, before).findings.map(({ where }) => where)).toEqual(
      [one, one, other, other].map(({ at }) => at),
    )
  })

  it('has the candidates of each offer that are always there, and tells of one that is missing', () => {
    const fixed = book.charts
      .flatMap(({ states }) => Object.values(states).flatMap(offersOf))
      .filter(({ always }) => always)
    expect(fixed.length).toBeGreaterThan(3)
    expect(declared.filter(({ candidates }) => candidates)).toHaveLength(fixed.length)
    const place = declared.findIndex(({ candidates = [] }) => candidates.length > 1)
    const all = declared[place]?.candidates ?? []
    expect(since(place, { candidates: ['cede territory=Atlantis', ...all] })).toMatchObject([
      { what: expect.stringContaining('lists cede territory=Atlantis no longer') },
    ])
  })
})

describe('what an automaton declares', () => {
  const flagship = allBridgesBurning as unknown as Book
  const known = declaredIn(flagship)
  const places = known.flatMap(({ within }, place) => (within ? [place] : []))

  it('tells of two priorities that have changed places, and of nested ones that have', () => {
    const [first = 0, second = 0] = places.slice(20)
    const [one, other] = [known[first] as Declared, known[second] as Declared]
    expect(declaredGate(flagship, known.with(first, other).with(second, one)).findings).toMatchObject([
      { what: expect.stringContaining('has another place among the priorities') },
    ])
    const nesting = places.find((place) => new Set(known[place]?.within).size > 1) ?? 0
    const { at, cites, within = [] } = known[nesting] as Declared
    expect(
      declaredGate(flagship, known.with(nesting, { at, cites, within: within.toReversed() })).findings,
    ).toMatchObject([{ where: at, what: expect.stringContaining('in another order') }])
  })
})
