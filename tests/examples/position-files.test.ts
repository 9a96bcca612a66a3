/** Position files: where they are read from, what is told of them, and where their choices stand. */
import { describe, expect, test } from 'vitest'
import { parseSource, sourceProblemLine } from '../../src/core/examples/format/parse-source.js'
import { basesInCwd, positionFrom, readPosition } from '../../src/core/examples/format/position-file.js'
import { book, folder, rules } from './example-files.js'

const files = folder()
const positionIn = (text: string) => {
  const source = parseSource('p.yaml', text)
  return source.ok ? positionFrom(rules, source.value) : source
}
const problemsIn = (text: string) => {
  const read = positionIn(text)
  return read.ok ? [] : read.misread.map(sourceProblemLine)
}

describe('a position file', () => {
  test('is told to be missing, by whatever name it is asked for', () => {
    const missing = `${files.root}/none.yaml`
    const read = readPosition(rules, missing)
    expect(read.ok ? [] : read.misread.map(sourceProblemLine)).toEqual([
      `${missing}: there is no such file; expected a YAML or JSON file`,
    ])
    const base = basesInCwd(rules)(missing)
    expect(base.ok ? [] : base.problems.map(({ message }) => message)).toEqual([
      `${missing}: there is no such file; expected a YAML or JSON file`,
    ])
  })

  test('that is a base of a user is looked for where the program is called', () => {
    const base = basesInCwd(rules)('none-such.yaml')
    expect(base.ok ? [] : base.problems.map(({ message }) => message)).toEqual([
      `${process.cwd()}/none-such.yaml: there is no such file; expected a YAML or JSON file`,
    ])
  })

  test('that is a base of a user is found from where the program is called', () => {
    const file = files.write('start.json', JSON.stringify(rules.start()))
    expect(basesInCwd(rules)(file)).toEqual({ ok: true, value: rules.start() })
  })

  test('knows where each of its choices stands', () => {
    const read = positionIn('given: {}\nwhen:\n  - [{ tree: short }]\n  - [{ seat: Ann }, { tree: tall }]\n')
    if (!read.ok) throw new Error('it cannot be read')
    const { groups, placeOf } = read.value
    expect(groups.flat().map(placeOf)).toEqual([
      'p.yaml:3:6: when[0][0]',
      'p.yaml:4:6: when[1][0]',
      'p.yaml:4:21: when[1][1]',
    ])
    expect(placeOf({ tree: 'short' })).toBe('p.yaml:1:1: ')
  })

  test('that is a game alone begins the whole game, and as a base nothing runs in it', () => {
    const read = positionIn(JSON.stringify(book.empty))
    expect(read.ok && read.value.begun.position.stack.map(({ chart }) => chart)).toEqual(['orchard', 'turn', 'climb'])
    const base = basesInCwd(rules)(files.write('alone.json', JSON.stringify(book.empty)))
    expect(base).toEqual({ ok: true, value: { game: book.empty, stack: [] } })
  })

  test('is told what is wrong at its own fields', () => {
    expect(problemsIn('game: 3\nstack: []')).toEqual(['p.yaml:1:1: game: got 3, expected named fields'])
    expect(problemsIn(JSON.stringify({ ...book.empty, book: 3 }))).toEqual([
      expect.stringMatching(/: book: got 3, expected a text$/),
    ])
    const wrong = { ...rules.start(), game: { ...book.empty, ladder: 'Cid' }, when: [{ type: 'fly' }] }
    expect(problemsIn(JSON.stringify(wrong)).map((line) => line.split(': ')[1])).toEqual([
      'game.ladder',
      'when[0].type',
    ])
    expect(problemsIn(JSON.stringify({ ...book.empty, ladder: 'Cid' })).map((line) => line.split(': ')[1])).toEqual([
      'ladder',
    ])
  })
})
