import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../src/core/files/hash-content.js'
import { canonicalPosition, type Position } from '../../src/core/kernel/plays/position.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { brokenLaws, parsePosition } from '../../src/core/records/read-position.js'
import { problemLine } from '../../src/core/records/recorded-play.js'
import { agrees, canonical } from '../../src/core/values/json.js'
import type { Parsed } from '../../src/core/values/parse-result.js'
import { shortKeys } from '../../src/core/values/short-keys.js'
import { expectHolds } from '../expect-property.js'
import * as lighthouse from './lighthouse.js'
import { book, type Game } from './orchard.js'

const rules = rulesOf(book)
const start = rules.start()

/** The same value, with the keys of every object in the opposite order. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, turned(part)]),
  )
}

describe('the canonical text', () => {
  it('does not depend on the order in which keys are written', () => {
    expectHolds(fc.property(fc.jsonValue(), (value) => canonical(turned(value)) === canonical(value)))
  })

  it('reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonical(JSON.parse(text))).toBe(text)
      }),
    )
  })

  it('keeps the order of lists', () => {
    expect(canonical({ b: [2, 1], a: { d: 1, c: 2 } })).toBe('{"a":{"c":2,"d":1},"b":[2,1]}')
  })
})

describe('agreeing', () => {
  it('allows objects to say less, at any depth, and lists not', () => {
    const whole = { type: 'go', to: { door: 'left', floor: 2 }, with: ['Ann', 'Bob'] }
    expect(agrees({ to: { floor: 2 } }, whole)).toBe(true)
    expect(agrees({ with: ['Ann'] }, whole)).toBe(false)
    expect(agrees({ to: 'left' }, whole)).toBe(false)
    expect(agrees({ from: 'left' }, whole)).toBe(false)
  })

  it('holds between every value and itself', () => {
    expectHolds(fc.property(fc.jsonValue(), (value) => agrees(value, value)))
  })
})

describe('the fingerprint of a position', () => {
  it('is the same for equal positions, however they are written', () => {
    const same = turned(start) as Position<Game>
    expect(JSON.stringify(same)).not.toBe(JSON.stringify(start))
    expect(canonicalPosition(same)).toBe(canonicalPosition(start))
    expect(hashOf(same)).toBe(hashOf(start))
  })

  it('differs between positions that differ anywhere', () => {
    const { stack } = start
    const others: Position<Game>[] = [
      { ...start, game: { ...start.game, ladder: 'Bob' } },
      { ...start, stack: stack.slice(1) },
      {
        ...start,
        stack: [
          ...stack.slice(0, -1),
          { chart: 'climb', state: 'next tree', data: { picker: 'Ann', climbed: ['tall'] } },
        ],
      },
      { game: start.game, stack: [], outcome: 'Ann' },
    ]
    expect(new Set([start, ...others].map(hashOf)).size).toBe(5)
  })
})

/** A copy of a position with one part replaced, which need not fit any more. */
const spoilt = (position: unknown, path: readonly (string | number)[], value: unknown): unknown => {
  const copy = structuredClone(position)
  const last = path.at(-1) ?? ''
  const part = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], copy)
  Object.assign(part as object, { [last]: value })
  return copy
}
const linesOf = <T>(parsed: Parsed<T>) => (parsed.ok ? [] : parsed.problems.map(problemLine))
const problemsAt = (path: readonly (string | number)[], value: unknown) =>
  linesOf(parsePosition(book, spoilt(start, path, value)))

describe('reading a position', () => {
  it('gives back what was written', () => {
    const read = parsePosition(book, JSON.parse(canonicalPosition(start)))
    expect(read).toEqual({ ok: true, value: start })
  })

  it('accepts a position in which a procedure interrupts another', () => {
    const nightly = rulesOf(lighthouse.book)
    const lighting = nightly.choose(nightly.start(), { type: 'light' }).position
    expect(lighting.stack.at(-1)?.meanwhile).toBe(true)
    expect(parsePosition(lighthouse.book, lighting)).toEqual({ ok: true, value: lighting })
  })

  it('accepts a game that is over', () => {
    const over = { game: book.empty, stack: [], outcome: 'nobody' }
    expect(parsePosition(book, over)).toEqual({ ok: true, value: over })
  })

  it('names the field that is wrong, and what was expected there', () => {
    expect(problemsAt(['game', 'trees', 'tall'], 'two')).toEqual([
      'game.trees.tall: Invalid input: expected number, received string',
    ])
    expect(problemsAt(['game', 'oak'], 1)).toEqual(['game: Unrecognized key: "oak"'])
    expect(linesOf(parsePosition(book, 'nothing'))).toEqual(['Invalid input: expected object, received string'])
  })

  it('names every field that is wrong, not only the first', () => {
    const twice = spoilt(spoilt(start, ['game', 'trees', 'tall'], -1), ['stack', 0, 'data'], undefined)
    expect(linesOf(parsePosition(book, twice)).map((line) => line.split(':')[0])).toEqual([
      'game.trees.tall',
      'stack.0.data',
    ])
  })

  it('names the chart that the book does not have', () => {
    expect(problemsAt(['stack', 1, 'chart'], 'dance')).toContain(
      'stack.1.chart: got "dance", expected one of orchard, turn, climb, eat',
    )
  })

  it('names the state that the chart does not have, or in which nobody can stand', () => {
    expect(problemsAt(['stack', 2, 'state'], 'asleep')).toEqual([
      'stack.2.state: got "asleep", expected one of next tree',
    ])
    expect(problemsAt(['stack', 2, 'state'], 'done')).toEqual(['stack.2.state: got "done", expected one of next tree'])
  })

  it('names a state that calls where a decision should be due', () => {
    expect(linesOf(parsePosition(book, { ...start, stack: start.stack.slice(0, 1) }))).toEqual([
      'stack.0.state: got "turn", expected one of wind',
    ])
    expect(linesOf(parsePosition(book, { ...start, stack: start.stack.slice(0, 2) }))).toEqual([
      'stack.1.chart: turn decides nothing by itself; expected above it one of climb',
    ])
  })

  it('names a state that does not call what stands above it', () => {
    expect(linesOf(parsePosition(book, { ...start, stack: start.stack.filter((_, index) => index !== 1) }))).toEqual([
      'stack.0.chart: orchard does not call climb; expected above it one of turn',
    ])
    expect(problemsAt(['stack', 0, 'state'], 'wind')).toEqual(['stack.0.state: got "wind", expected one of turn'])
  })

  it('names the field of the data that a frame should know', () => {
    expect(problemsAt(['stack', 2, 'data', 'climbed'], ['oak'])).toEqual([
      'stack.2.data.climbed.0: Invalid option: expected one of "short"|"middle"|"tall"',
    ])
  })

  it('names a question or a reading that the book does not have', () => {
    expect(problemsAt(['game', 'readings', 'eatingScores'], 'maybe')).toEqual([
      'game.readings.eatingScores: got "maybe", expected one of no, yes',
    ])
    expect(problemsAt(['game', 'readings', 'sleeping'], 'no')).toEqual([
      'game.readings.sleeping: not a question, expected one of eatingScores',
    ])
  })

  it('names the law that is broken, with its clause', () => {
    expect(problemsAt(['game', 'baskets', 'Bob'], 3)).toEqual(['game: 9 fruits; there are six (2 scoring.stock)'])
    expect(brokenLaws(book, start.game)).toEqual([])
  })

  it('looks at the laws only when the shape is right', () => {
    expect(problemsAt(['game', 'baskets'], { Ann: 9 })).toEqual([
      'game.baskets.Bob: Invalid input: expected number, received undefined',
    ])
  })
})

describe('the key of a position', () => {
  it('is the same for equal positions only, as the fingerprint is', () => {
    const walked = positionsFrom(start, 400)
    const keyOf = shortKeys()
    const hashes = new Map(walked.map((position) => [keyOf(position), hashOf(position)]))
    expect(new Set(hashes.values()).size).toBe(hashes.size)
    for (const position of walked) expect(hashes.get(keyOf(turned(position) as Position))).toBe(hashOf(position))
  })
})

/** Positions that follow on each other, breadth first. */
function positionsFrom(first: Position<Game>, most: number): readonly Position[] {
  const found = [first]
  for (const position of found) {
    if (found.length > most) return found
    const due = rules.decide(position)
    if (!due.over) found.push(...due.choices.map(({ option }) => rules.choose(position, option).position))
  }
  return found
}
