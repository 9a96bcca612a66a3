import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { changeLine, mismatchLine } from '../../src/core/examples/format/change-lines.js'
import { checkShape } from '../../src/core/examples/format/check-schema.js'
import { parseSource, sourceProblemLine } from '../../src/core/examples/format/parse-source.js'
import { pathText } from '../../src/core/examples/format/path-text.js'
import { changes, findMismatches, mergePartial } from '../../src/core/explore/partial-values.js'
import { instead, nearestWord } from '../../src/core/lookup/nearest-word.js'
import { Game } from '../kernel/orchard.js'

/** Each list holds the one before nine times. */
const bomb = ['a', 'b', 'c', 'd', 'e']
  .map((name, index, all) => `${name}: &${name} [${Array(9).fill(index === 0 ? 1 : `*${all[index - 1]}`)}]`)
  .join('\n')

describe('the nearest word', () => {
  test('a swapped, dropped, added or changed letter is forgiven', () => {
    for (const word of ['midlde', 'midde', 'middlle', 'muddle'])
      expect(nearestWord(word, ['short', 'middle'])).toBe('middle')
  })
  test('a word that is like nothing has no nearest word', () => {
    expect(nearestWord('plum', ['short', 'middle'])).toBeUndefined()
  })
  test('every known word is listed, unless there are many', () => {
    const many = Array.from({ length: 60 }, (_, index) => `word number ${index}`)
    expect(instead('x', ['a1', 'b1'])).toBe('; expected one of a1, b1')
    expect(instead('word number 8x', many)).toMatch(/^; did you mean "word number \d+"\?$/)
    expect(instead('plum', many)).toBe('')
  })
})

describe('partial values', () => {
  test('fields merge, lists and values replace', () => {
    const whole = { a: { x: 1, y: [1, 2] }, b: 1 }
    expect(mergePartial(whole, { a: { y: [3] } })).toEqual({ a: { x: 1, y: [3] }, b: 1 })
    expect(mergePartial(whole, { a: 7 })).toEqual({ a: 7, b: 1 })
    expect(mergePartial(whole, undefined)).toBe(whole)
  })
  test('a field called like a part of every object is a field like any other', () => {
    const part = JSON.parse('{"__proto__": {"x": 1}, "constructor": {"y": 2}}') as unknown
    expect(JSON.stringify(mergePartial({ a: 1 }, part))).toBe('{"a":1,"__proto__":{"x":1},"constructor":{"y":2}}')
    expect(({} as { x?: number }).x).toBeUndefined()
  })
  test('changes name every place that differs, and what was missing', () => {
    const lines = changes({ a: { x: 1, y: [1] }, b: 1 }, { a: { x: 2, y: [1] }, c: 'new' }).map(changeLine)
    expect(lines).toEqual(['a.x: 1 -> 2', 'b: 1 -> nothing', 'c: nothing -> "new"'])
  })
  test('what a partial value does not say is not missed', () => {
    expect(findMismatches({ a: { x: 1 } }, { a: { x: 1, y: 2 }, b: 1 })).toEqual([])
    expect(findMismatches({ a: { x: 1 } }, { a: { x: 2 } }).map(mismatchLine)).toEqual(['a.x: got 2, expected 1'])
  })
})

describe('shapes', () => {
  const whole = { readings: {}, trees: { short: 2, middle: 2, tall: 2 }, baskets: { Ann: 0, Bob: 0 }, ladder: 'Ann' }
  const problems = (value: unknown) => {
    const parsed = checkShape(Game, value)
    return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${pathText(path)}: ${message}`)
  }
  test('a value that fits has no problems', () => {
    expect(problems(whole)).toEqual([])
  })
  test('an unknown field lists the known ones and the nearest', () => {
    expect(problems({ ...whole, trees: { ...whole.trees, tal: 1 } })).toEqual([
      'trees.tal: "tal" is unknown here; expected one of short, middle, tall; did you mean "tall"?',
    ])
  })
  test('a missing field, a wrong type and a value outside its list say what was expected', () => {
    expect(problems({ ...whole, baskets: { Ann: 'two' }, ladder: 'Bab' })).toEqual([
      'baskets.Ann: got "two", expected a number',
      'baskets.Bob: is missing; expected a number',
      'ladder: got "Bab"; expected one of Ann, Bob, nobody; did you mean "Bob"?',
    ])
  })
})

describe('limits and keys', () => {
  const problems = (schema: z.ZodType, value: unknown) => {
    const parsed = checkShape(schema, value)
    return parsed.ok ? [] : parsed.problems.map(({ message }) => message)
  }
  test('say what was found and what was expected', () => {
    expect(problems(z.int().min(0).max(10), 12)).toEqual(['got 12, expected at most 10'])
    expect(problems(z.int().min(0), -1)).toEqual(['got -1, expected at least 0'])
    expect(problems(z.number().positive(), 0)).toEqual(['got 0, expected more than 0'])
    expect(problems(z.array(z.int()).length(2), [1])).toEqual(['got [1], expected exactly 2 items'])
    expect(problems(z.array(z.int()).min(1, 'expected at least one number'), [])).toEqual([
      'expected at least one number',
    ])
    expect(problems(z.partialRecord(z.enum(['Ann', 'Bob']), z.int()), { An: 1 })).toEqual([
      '"An" is unknown here; expected one of Ann, Bob; did you mean "Ann"?',
    ])
  })
})

describe('sources', () => {
  const parse = (text: string) => {
    const source = parseSource('f.yaml', text)
    if (!source.ok) throw new Error(source.misread.map(sourceProblemLine).join('\n'))
    return source.value
  }
  test('every part knows its line and column; what is not there is where its surroundings are', () => {
    const source = parse('a:\n  - b: 1\n    c: 2\n  - 3\n')
    expect(source.spotOf(['a', 0, 'c'])).toEqual({ line: 3, column: 5 })
    expect(source.spotOf(['a', 1])).toEqual({ line: 4, column: 5 })
    expect(source.spotOf(['a', 0, 'nowhere', 'at all'])).toEqual({ line: 2, column: 5 })
    expect(source.spotOf([])).toEqual({ line: 1, column: 1 })
  })
  test('parts behind an alias are found where they are written', () => {
    expect(parse('a: &x { b: 1 }\nc: *x\n').spotOf(['c', 'b'])).toEqual({ line: 1, column: 9 })
  })
  test('in citations 3.10 is a section and not the number 3.1', () => {
    expect(parse('cites: [3.10, 2]\nrefused: { by: [1.0] }\nargs: 3.10\n').value).toEqual({
      cites: ['3.10', '2'],
      refused: { by: ['1.0'] },
      args: 3.1,
    })
  })
  test('a text that is not YAML is refused where it goes wrong', () => {
    const source = parseSource('f.yaml', 'a: 1\nb: [1\nc: 2\n')
    expect(source.ok ? [] : source.misread.map(sourceProblemLine)[0]).toMatch(/^f\.yaml:3:1: not well-formed: /)
  })
  test.each([
    ['a: *x', '1:4: not well-formed: *x has no anchor; expected &x before it'],
    ['a: &a\n  - *a', '2:5: not well-formed: *a contains itself; expected another part'],
    ['a: 1\n---\nb: 1', '2:1: not well-formed: another document begins here; expected one in a file'],
    ['[x]: 1', '1:1: not well-formed: the name of a field is a list or has fields; expected a text'],
    [bomb, '2:8: not well-formed: its aliases repeat too much; expected the values themselves'],
  ])('what is no plain data is refused where it stands: %j', (text, line) => {
    const source = parseSource('f.yaml', text)
    expect(source.ok ? [] : source.misread.map(sourceProblemLine)).toEqual([`f.yaml:${line}`])
  })
  test('a field that is written twice is refused', () => {
    const source = parseSource('f.yaml', 'a: 1\na: 2\n')
    expect(source.ok ? [] : source.misread.map(sourceProblemLine)).toEqual([
      'f.yaml:2:1: not well-formed: another field has this name; expected names of their own',
    ])
  })
})
