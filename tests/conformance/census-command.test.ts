import { describe, expect, test } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { call } from '../../src/core/kernel/charts/procedure.js'
import { censusSchema } from '../../src/lab/conformance/census/report.js'
import { rulewright } from '../cli/call-rulewright.js'
import { folder } from '../examples/example-files.js'
import { book, type Game, turn } from '../kernel/orchard.js'

const files = folder()
const known: Book<Game> = {
  ...book,
  worlds: [{ name: 'a turn of Bob', game: book.empty, call: call(turn, { picker: 'Bob' }), reach: 'whole' }],
}
const census = (...argv: readonly string[]) => rulewright(['census', ...argv], { books: [known] })
const begun = ['--procedure', 'turn', '--args', '{"picker":"Ann"}'] as const
const rowsOf = (out: string) =>
  out
    .split('\n')
    .filter((line) => /\d/.test(line))
    .map((line) =>
      line
        .trim()
        .split(/\s{2,}/)
        .slice(0, 3),
    )

// By hand: after a first tree one may stop, eat, or climb another; whoever has not eaten may still eat after the second.
// That is 8 lists for each of three trees with the ladder, 5 for each of two without, and one for not climbing at all.
describe('rulewright conform count', () => {
  test('counts a turn at the beginning of a game, each kind of action for itself', async () => {
    const { code, out, err } = await census()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('orchard: Ann: a tree to climb, to the end of the turn')
    expect(rowsOf(out)).toEqual([
      ['climb', '24', '12'],
      ['stop', '1', '1'],
    ])
  })
  test('counts a procedure to its end, and after each first choice', async () => {
    const { out } = await census('orchard', ...begun, '--divide')
    expect(rowsOf(out)[0]).toEqual(['turn', '25', '13'])
    expect(
      rowsOf(out)
        .slice(1)
        .map(([choice]) => choice),
    ).toEqual(['Ann: climb tree=middle', 'Ann: climb tree=short', 'Ann: climb tree=tall', 'Ann: stop'])
  })
  test('goes down, choice by choice', async () => {
    const parts = censusSchema.parse(JSON.parse((await census(...begun, '--divide', '--json')).out)).kinds[0]
    if (parts === undefined || !('parts' in parts)) throw new Error('expected parts')
    for (const { choice, ...count } of parts.parts ?? []) {
      const { out } = await census(...begun, '--at', JSON.stringify(choice), '--json')
      expect(censusSchema.parse(JSON.parse(out)).kinds).toEqual([{ kind: 'turn', ...count }])
    }
    const twice = await census(...begun, '--at', '{"tree": "short"}', '--at', '{"type": "eat"}', '--json')
    expect(twice).toMatchObject({ code: 0, err: '' })
  })
  test('counts in a position file, in what is piped in, and in a world', async () => {
    const position = { book: 'orchard', given: { procedure: 'turn', args: { picker: 'Bob' }, game: { ladder: 'Bob' } } }
    const text = JSON.stringify(position)
    const inFile = await census(files.write('turn.json', text), '--json')
    expect(inFile.code).toBe(0)
    expect(await rulewright(['census', '-', '--json'], { books: [known], piped: text })).toEqual(inFile)
    const { out } = await census('--world', 'a turn of Bob')
    expect(rowsOf(out)).toEqual([['turn', '11', '7']])
  })
  test('ends with 1 where something is too much', async () => {
    const { code, out } = await census(...begun, '--bound', '4')
    expect(code).toBe(1)
    expect(out).toContain('not counted: more than 4 positions')
  })
  test('says what it cannot understand', async () => {
    const wrong: readonly (readonly [readonly string[], string])[] = [
      [
        ['--world', 'a turn of Bop'],
        '--world: "a turn of Bop" is not a world of orchard; expected a turn of Bob; did you mean',
      ],
      [['--example', 'nothing'], '--example: no example of orchard plays "nothing"'],
      [['--procedure', 'tern'], '--procedure: "tern" is not a procedure of Orchard'],
      [['--procedure', 'turn', '--args', '{'], '--args: got {, expected JSON'],
      [['--procedure', 'turn', '--world', 'a turn of Bob'], 'expected only one of'],
      [
        [...begun, '--at', '{"type": "nap"}'],
        '--at: {"type": "nap"} is not offered at "a tree to climb"; expected one of',
      ],
      [[...begun, '--at', '{"type": "climb"}'], '--at: {"type": "climb"} means several choices'],
      [[...begun, '--at', '7'], '--at: got 7, expected a choice'],
      [[...begun, '--at', '{"type": "stop"}', '--at', '{"type": "stop"}'], 'everything is over before'],
      [['no-such-file.json'], 'no-such-file.json: there is no such file'],
      [['a-book'], '"a-book" is not a known book'],
      [['orchard', 'one.json', 'two.json'], 'expected a book and a file'],
    ]
    for (const [argv, message] of wrong) {
      const { code, out, err } = await census(...argv)
      expect({ code, out, message: err.slice(0, message.length + 200) }).toMatchObject({ code: 2, out: '' })
      expect(err).toContain(message)
    }
  })
})
