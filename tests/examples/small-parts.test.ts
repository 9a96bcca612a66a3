/** Small parts of running examples: problems and their paths, verdicts in a word, faults of a book, and where examples are wrong. */
import { describe, expect, it } from 'vitest'
import { cannotBeginText, checkPrecondition } from '../../src/core/examples/comparison/check-precondition.js'
import { mismatchLocations, problemsThenPlaces } from '../../src/core/examples/comparison/mismatch-locations.js'
import { verdictChoices, verdictWord } from '../../src/core/examples/comparison/verdict.js'
import { changedLines } from '../../src/core/examples/format/change-lines.js'
import { faultText } from '../../src/core/examples/format/fault-text.js'
import {
  parsedInside,
  parseFailure,
  problemsOf,
  problemsUnder,
  withProblems,
} from '../../src/core/examples/format/parse-helpers.js'
import { parseSource } from '../../src/core/examples/format/parse-source.js'
import { pathText } from '../../src/core/examples/format/path-text.js'
import { readSource } from '../../src/core/examples/format/read-source.js'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { book as ladder, game as ladderGame } from '../kernel/ladder-game.js'
import { folder } from './example-files.js'

describe('problems', () => {
  const [good, bad] = [{ ok: true as const, value: 3 }, parseFailure(['a'], 'is bad')]
  it('stand where they were found, one level further in', () => {
    expect(problemsUnder(['x', 1], problemsOf(bad))).toEqual([{ path: ['x', 1, 'a'], message: 'is bad' }])
    expect([parsedInside(['x'], good), parsedInside(['x'], bad)]).toEqual([good, parseFailure(['x', 'a'], 'is bad')])
    expect(problemsOf(good)).toEqual([])
  })

  it('of what stands beside a value keep it from being read', () => {
    const other = { path: ['b'], message: 'is odd' }
    expect([
      withProblems(good, []),
      withProblems(good, [other]),
      withProblems(bad, [other]),
      withProblems(bad, []),
    ]).toEqual([good, { ok: false, problems: [other] }, { ok: false, problems: [other, ...problemsOf(bad)] }, bad])
  })

  it('are placed as people write it', () => {
    expect([['examples', 0, 'given', 'game'], [0, 1, 'a'], ['a', 'b'], []].map(pathText)).toEqual([
      'examples[0].given.game',
      '[0][1].a',
      'a.b',
      '',
    ])
  })
})

describe('what an example came to', () => {
  it('is a verdict in a word, and the choices that were made', () => {
    const ended = (isNothing: boolean) => ({ withoutChoice: { isNothing, passed: [], clauses: [] } })
    expect([verdictWord({}), verdictWord(ended(true)), verdictWord(ended(false))]).toEqual([
      'legal',
      'nothing',
      'unasked',
    ])
    const choices = [{ option: { type: 'stop' }, seat: 'Ann', named: true, others: 0 }]
    expect(verdictChoices({ verdict: { is: 'legal', choices } as never })).toBe(choices)
    expect(verdictChoices({ verdict: { is: 'open', procedure: 'turn' } })).toEqual([])
  })

  it('is told as changes, or as none', () => {
    expect(changedLines({ a: 1 }, { a: 2 })).toEqual(['a: 1 -> 2'])
    expect([changedLines({ a: 1 }, { a: 2, b: 3 }), changedLines({ a: 1 }, { a: 1 })]).toEqual([
      ['a: 1 -> 2', 'b: nothing -> 3'],
      ['nothing'],
    ])
  })

  it('is a fault of the book in words for people, without those of its code', () => {
    const fails = 'the code of the book fails here'
    expect(faultText(new TypeError('undefined is no function'))).toBe(fails)
    expect(faultText(new Defect('climb: a dead end'))).toBe('climb: a dead end')
    const caused = new Defect('climb: undefined is no function', { cause: new Error('undefined is no function') })
    expect(faultText(caused)).toBe(`climb: ${fails}`)
    expect(faultText(new Defect('climb: odd', { cause: 'odd' }))).toBe('climb: odd')
  })
})

describe('a procedure that is about to begin', () => {
  const chart = ladder.charts.find(({ name }) => name === 'climbing')
  if (chart === undefined) throw new Error('nobody climbs')
  const full: typeof ladderGame = { ...ladderGame, fruits: 3 }
  it('is refused at its door, with the rows that refuse it', () => {
    const [refusals, trace] = checkPrecondition({ chart, game: full, args: null })
    expect(trace).toMatchObject([{ kind: 'decided', chart: 'climbing', table: 'may not begin' }])
    expect(cannotBeginText('climbing', refusals)).toBe('climbing may not begin here: 1 ladders.full (fruits: 3)')
    expect(checkPrecondition({ chart, game: ladderGame, args: null })).toEqual([[], []])
  })
})

describe('where an example is wrong', () => {
  const source = parseSource('f', 'examples:\n  - name: one\n  - name: two\n    then: { outcome: 1 }\n')
  it('is told in its file, by its name; of one that is not there the path alone', () => {
    if (!source.ok) throw new Error('it cannot be read')
    const at = (name: string) =>
      mismatchLocations(source.value, { example: { name }, places: [['then', 'outcome'], []] })
    expect(at('two')).toEqual(['f:4:13: examples[1].then.outcome', 'f:3:5: examples[1]'])
    expect(at('three')).toEqual(['f:1:1: then.outcome', 'f:1:1: '])
  })

  it('is told after what is wrong, each place once', () => {
    expect(problemsThenPlaces(['a', 'b'], ['f:1', 'f:2', 'f:1'])).toEqual(['a', 'b', 'at f:1', 'at f:2'])
  })
})

describe('a file that is read', () => {
  const files = folder()
  it('is taken apart once as long as its text is the same', () => {
    const file = files.write('a.yaml', 'a: 1')
    const first = readSource(file)
    expect(readSource(file)).toBe(first)
    files.write('a.yaml', 'a: 2')
    const second = readSource(file)
    expect(second).toMatchObject({ ok: true, value: { file, value: { a: 2 } } })
    files.write('a.yaml', 'a: 1')
    expect(readSource(file)).not.toBe(first)
  })

  it('may be piped in, and is told to be missing by its name', () => {
    const piped = (text: string) => ({ bytes: () => new TextEncoder().encode(text) })
    expect(readSource('-', piped('b: 2'))).toMatchObject({ ok: true, value: { file: '<stdin>', value: { b: 2 } } })
    expect(readSource('-')).toMatchObject({ ok: true, value: { value: null } })
    const missing = `${files.root}/none.yaml`
    expect(readSource(missing)).toEqual({
      ok: false,
      misread: [{ file: missing, path: [], message: 'there is no such file; expected a YAML or JSON file' }],
    })
    const failing = {
      bytes: () => {
        throw new TypeError('the pipe is broken')
      },
    }
    expect(() => readSource('-', failing)).toThrow('the pipe is broken')
  })
})
