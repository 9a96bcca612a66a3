/** Insertion of a field: the value is there, every other value is as before, and all other lines keep their bytes. */
import { assert, constantFrom, dictionary, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { insertField } from '../../src/core/examples/format/insert-field.js'

const AT = ['examples', 0, 'given', 'game', 'readings', 'number'] as const
const inserted = (lines: readonly string[], path: readonly (string | number)[] = AT) =>
  insertField(lines.join('\n'), path, 'up to')?.split('\n')

describe('a field that is inserted', () => {
  it.each<[where: string, before: readonly string[], after: readonly string[]]>([
    [
      'into braces, with what is missing around it',
      ['examples:', '  - given: { from: setup } # a remark', '    then: {}'],
      ['examples:', '  - given: { from: setup, game: { readings: { number: up to } } } # a remark', '    then: {}'],
    ],
    [
      'into empty braces',
      ['examples: [{given: {}}]'],
      ['examples: [{given: { game: { readings: { number: up to } } }}]'],
    ],
    [
      'below lines, at their end',
      ['examples:', '  - given:', '      procedure: eat', '      game:', '        fruits: 3 # three', '    then: {}'],
      [
        'examples:',
        '  - given:',
        '      procedure: eat',
        '      game:',
        '        fruits: 3 # three',
        '        readings: { number: up to }',
        '    then: {}',
      ],
    ],
    [
      'below lines that are nested deeper',
      [
        'examples:',
        '  - given:',
        '      args:',
        '        lots:',
        '          - a: 1',
        '            b: [2]',
        '    then: {}',
      ],
      [
        'examples:',
        '  - given:',
        '      args:',
        '        lots:',
        '          - a: 1',
        '            b: [2]',
        '      game: { readings: { number: up to } }',
        '    then: {}',
      ],
    ],
    [
      'behind the last line, without a line end, and behind a name without a value',
      ['examples: [ { given: { from } } ]'],
      ['examples: [ { given: { from, game: { readings: { number: up to } } } } ]'],
    ],
    [
      'at the very end',
      ['examples:', '  - given:', '      game:', '        fruits:'],
      ['examples:', '  - given:', '      game:', '        fruits:', '        readings: { number: up to }'],
    ],
    [
      'beside another reading',
      ['examples:', '  - given:', '      game:', '        readings: { other: exactly }'],
      ['examples:', '  - given:', '      game:', '        readings: { other: exactly, number: up to }'],
    ],
    [
      'in the place of an alias, which others may use',
      ['start: &start { from: setup }', 'examples:', '  - given: *start', '  - given: *start'],
      [
        'start: &start { from: setup }',
        'examples:',
        '  - given: { from: setup, game: { readings: { number: up to } } }',
        '  - given: *start',
      ],
    ],
    [
      'into JSON',
      ['{"examples": [{"given": {"from": "setup"}}]}'],
      ['{"examples": [{"given": {"from": "setup", "game": { "readings": { "number": "up to" } }}}]}'],
    ],
  ])('%s', (_, before, after) => {
    expect(inserted(before)).toEqual(after)
  })

  it('is quoted where YAML would read something else', () => {
    expect(insertField('a: {}', ['a', 'b'], 'no')).toBe('a: { b: "no" }')
    expect(insertField('a: {}', ['a', 'b'], 'one, two')).toBe('a: { b: "one, two" }')
  })

  it('is refused where something else stands, or nothing can be read', () => {
    expect(inserted(['examples:', '  - given: { game: { readings: { number: exactly } } }'])).toBeUndefined()
    expect(inserted(['examples:', '  - given: setup'])).toBeUndefined()
    expect(inserted(['examples:', '  - given:'])).toBeUndefined()
    expect(inserted(['examples:', '  - given: &start { from: setup }', '  - given: *start'])).toBeUndefined()
    const shared = ['start: &start { game: { readings: { number: exactly } } }', 'examples:', '  - given: *start']
    expect(inserted(shared)).toBeUndefined()
    expect(inserted(['examples:', '  - given: {}'], ['examples', 1, 'given', 'game'])).toBeUndefined()
    expect(inserted(['given: {}'], ['given'])).toBeUndefined()
    expect(inserted(['examples: ['])).toBeUndefined()
  })

  it('leaves every other value as it is, however the text is laid out', () => {
    const word = stringMatching(/^[a-z][a-z ,:#'"-]{0,8}$/)
    assert(
      property(dictionary(word, word, { maxKeys: 4 }), constantFrom('block', 'flow'), (fields, style) => {
        const value = { examples: [{ name: 'it', given: fields, when: { ...fields } }] }
        const text = stringify(value, { collectionStyle: style as 'block' | 'flow' })
        const changed = insertField(text, ['examples', 0, 'given', 'a1'], 'new: one')
        expect(parse(changed ?? '')).toEqual({
          examples: [{ name: 'it', given: { ...fields, a1: 'new: one' }, when: fields }],
        })
      }),
    )
  })
})
