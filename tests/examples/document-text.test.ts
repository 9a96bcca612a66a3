/** Texts of files: which are plain data, what keeps others from it and where, and how values are written. */

import { describe, expect, test } from 'vitest'
import { LineCounter } from 'yaml'
import { composeDocument, MAX_FAULTS } from '../../src/core/examples/format/parse-document.js'
import { locateProblems, parseSource, sourceProblemLine } from '../../src/core/examples/format/parse-source.js'
import { plainOf } from '../../src/core/examples/format/plain-data.js'
import { exampleText, toFileText } from '../../src/core/examples/format/to-text.js'
import { DEEPEST } from '../../src/core/values/plain-data.js'

/** The faults of a text, each line without the words with which all of them begin. */
const faultsOf = (text: string): readonly string[] => {
  const source = parseSource('f', text)
  return source.ok ? [] : source.misread.map((part) => sourceProblemLine(part).replace('not well-formed: ', ''))
}
const readOf = (text: string): unknown => {
  const source = parseSource('f', text)
  return source.ok ? source.value.value : faultsOf(text)
}
const ANOTHER = 'another document begins here; expected one in a file'
const NAMESAKE = 'another field has this name; expected names of their own'
const NO_TEXT = 'the name of a field is a list or has fields; expected a text'
const noJson = (kind: string) => `!!${kind} is not a JSON value; expected text, numbers, lists or fields`
const times = (many: number, text: string) => text.repeat(many)
const lines = (many: number, lineOf: (index: number) => string) =>
  Array.from({ length: many }, (_, at) => lineOf(at)).join('\n')

describe('a text that is plain data', () => {
  test.each([
    ['', null],
    ['# nothing', null],
    ['a: 1\n...\n', { a: 1 }],
    ['a: &k word\n*k : 2', { a: 'word', word: 2 }],
    ['a: &x 1\nb: &x 2\nc: *x', { a: 1, b: 2, c: 2 }],
    ['a: &k word\nb: &j other\nc: {*k : 1, *j : 2}', { a: 'word', b: 'other', c: { word: 1, other: 2 } }],
    ['? \n: 1', { '': 1 }],
    ['{a, b: }', { a: null, b: null }],
    ['<<: {a: 1}\nb: 2', { '<<': { a: 1 }, b: 2 }],
    ['a: !mine 3', { a: '3' }],
  ])('is what it says: %j', (text, value) => {
    expect(readOf(text)).toEqual(value)
  })

  test('may be as deep as positions may be, and no deeper', () => {
    const nested = (levels: number) => `${times(levels, '{a: ')}1${times(levels, '}')}`
    expect(faultsOf(nested(DEEPEST))).toEqual([])
    expect(faultsOf(nested(DEEPEST + 1))).toEqual([
      `f:1:805: the value that begins here is nested too deeply; expected at most ${DEEPEST} levels`,
    ])
    const listed = (levels: number) => `${times(levels, '[')}${times(levels, ']')}`
    expect(faultsOf(listed(DEEPEST + 1))).toEqual([])
    expect(faultsOf(listed(DEEPEST + 2))).toEqual([
      `f:1:${DEEPEST + 2}: the value that begins here is nested too deeply; expected at most ${DEEPEST} levels`,
    ])
  })

  test('may repeat itself a thousand times, and no more', () => {
    const names = Array.from({ length: 50 }, (_, index) => `a${index}`)
    const repeating = (many: number) =>
      `${names.map((name) => `${name}: &${name} 1`).join('\n')}\nall: [${lines(many, (at) => `*${names[at % 50]}`).replaceAll('\n', ', ')}]`
    expect(faultsOf(repeating(1000))).toEqual([])
    expect(faultsOf(repeating(1001))).toEqual([
      expect.stringMatching(/^f:51:\d+: has more than 1000 aliases; expected the values themselves$/),
    ])
  })
})

describe('a text that is none', () => {
  test.each([
    ['[1] ]', ['f:1:5: Unexpected flow-seq-end token in YAML stream: "]"']],
    ['a: 1\n}', ['f:2:1: Unexpected flow-map-end token in YAML stream: "}"']],
    [
      'a: [1\n---\nb: {',
      ['f:2:1: Flow sequence in block collection must be sufficiently indented and end with a ]', `f:2:1: ${ANOTHER}`],
    ],
    ['a: 1\n---\nb: 2\n---\nc: 3', [`f:2:1: ${ANOTHER}`]],
    ['a: 1\n...\nb: 2', [`f:3:1: ${ANOTHER}`]],
    ['a: b: c', ['f:1:4: Nested mappings are not allowed in compact mappings']],
    ['? [1]\n: 2', [`f:1:3: ${NO_TEXT}`]],
    ['? {a: 1}\n: 2', [`f:1:3: ${NO_TEXT}`]],
    ['a: &k [1]\n? *k\n: 2', [`f:2:3: ${NO_TEXT}`]],
    ['? !!binary aGk=\n: 2', [`f:1:12: ${NO_TEXT}`, `f:1:12: ${noJson('binary')}`]],
    ['a: !!binary aGk=\nb: !!set {x}', [`f:1:13: ${noJson('binary')}`, `f:2:10: ${noJson('set')}`]],
    ['1: a\n"1": b', [`f:2:1: ${NAMESAKE}`]],
    ['a: {b: 1, b: 2}\nc: {d: 1, d: 2}', [`f:1:11: ${NAMESAKE}`, `f:2:11: ${NAMESAKE}`]],
    ['a: &a {b: *a}', ['f:1:11: *a contains itself; expected another part']],
    ['*x : 1', ['f:1:1: *x has no anchor; expected &x before it']],
    ['a: {x: {__proto__: 1}}', ['f:1:5: a.x: has the unknown field "__proto__"']],
  ])('is told where it goes wrong: %j', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults)
  })

  test('is told a number of its faults, however many there are', () => {
    const badly = (many: number) => lines(many, (at) => `k${at}: "\\q"`)
    expect([3, MAX_FAULTS, MAX_FAULTS + 5].map((many) => faultsOf(badly(many)).length)).toEqual([3, 20, 20])
    expect(faultsOf(`${badly(MAX_FAULTS)}\n---\na: 1`)).toHaveLength(20)
    expect(faultsOf(`${badly(MAX_FAULTS - 1)}\n---\na: 1`).at(-1)).toBe(`f:20:1: ${ANOTHER}`)
    expect(faultsOf(lines(MAX_FAULTS + 5, (at) => `k${at}: *x${at}`))).toHaveLength(20)
  })

  test('is told the first alias where they stand for too much', () => {
    const [two, four] = ['a: &a [1]', `b: &b [${Array(60).fill('*a').join(', ')}]`]
    const read = composeDocument(`${two}\n${four}\nc: [*b, *b, *b]\n`, new LineCounter())
    expect(read.ok && plainOf(read.document)).toEqual({
      ok: false,
      faults: [{ offset: 17, message: 'its aliases repeat too much; expected the values themselves' }],
    })
  })

  test('is told no more than some levels of the path to what is too much', () => {
    const source = parseSource('f', `${times(12, '{a: ')}{__proto__: 1}${times(12, '}')}`)
    expect(source.ok ? [] : source.misread.map(({ path, spot }) => [path.length, spot])).toEqual([
      [8, { line: 1, column: 46 }],
    ])
  })
})

describe('the parts of a text', () => {
  const sourceOf = (text: string) => {
    const source = parseSource('f', text)
    if (!source.ok) throw new Error('it cannot be read')
    return source.value
  }
  const spotsIn = (text: string, ...paths: readonly (readonly (string | number)[])[]) =>
    paths.map((path) => Object.values(sourceOf(text).spotOf(path)).join(':'))

  test('stand where they are written, and what is not there where its surroundings are', () => {
    expect(spotsIn('# note\na: 1\nb: [2, {c: 3}]', [], ['a'], ['a', 'x'], ['a', 0], ['a', 0, 'x'])).toEqual([
      '2:1',
      '2:1',
      '2:1',
      '2:1',
      '2:1',
    ])
    expect(
      spotsIn('a: 1\nb: [2, {c: 3}]', ['b', 0], ['b', 1], ['b', 1, 'c'], ['b', 'c'], ['b', 1, 0], ['b', 5, 'c']),
    ).toEqual(['2:5', '2:8', '2:9', '2:1', '2:8', '2:1'])
    expect(spotsIn('1: {true: 2}\n', [1], ['1', 'true'])).toEqual(['1:1', '1:5'])
    expect(spotsIn('', [], ['a'])).toEqual(['1:1', '1:1'])
  })

  test('are told in the order of lines and columns, whichever is found first', () => {
    const source = sourceOf('a: {b: 1, c: 2}\nd: 3')
    const [first, second, third] = [['a', 'b'], ['a', 'c'], ['d']].map((path) => ({
      path,
      message: path.join(''),
    })) as never[]
    const toldOf = (...problems: never[]) => locateProblems(source, problems).map(({ message }) => message)
    expect(toldOf(third as never, second as never, first as never)).toEqual(['ab', 'ac', 'd'])
    expect(toldOf(first as never, second as never, third as never)).toEqual(['ab', 'ac', 'd'])
  })

  test('are numbers as they are printed where something is cited, and values of other kinds as they are', () => {
    expect(sourceOf('cites: [3.10, "3.10", true, ~, a.b, {x: 1.0}]\nby: 1.0\nx: 1.0').value).toEqual({
      cites: ['3.10', '3.10', true, null, 'a.b', { x: 1 }],
      by: '1.0',
      x: 1,
    })
  })
})

describe('values as the text of a file', () => {
  test('stand in lines of at most 120 characters, each written out', () => {
    const text = toFileText({ note: times(100, 'a ').trim() })
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBe(119)
    const same = { tree: 'tall' }
    expect(exampleText('orchard', [{ when: [same, same] }])).toBe(
      'book: orchard\nexamples:\n  - when:\n      - tree: tall\n      - tree: tall\n',
    )
  })
})
