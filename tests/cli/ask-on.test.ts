import { readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { printPlay } from '../../src/core/records/recorded-play.js'
import { folder } from '../examples/example-files.js'
import { book } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright } from './call-rulewright.js'

const files = folder()
const write = (name: string, text: string) => files.write(name, `book: orchard\n${text}`)

/** Goes on with lines that are piped in. */
const goOn = (words: readonly string[], ...lines: readonly string[]) =>
  rulewright(['ask', ...words, '--go', '--seed', '3'], { piped: lines.map((line) => `${line}\n`).join('') })

describe('rulewright ask, of a book alone', () => {
  test('answers once where nobody types: what is due when its game begins', async () => {
    expect(await rulewright(['ask', 'orchard'], { piped: 'short\n' })).toEqual({
      code: 0,
      err: '',
      out: `Ann to decide: a tree to climb
  in        climb, next tree
  cites     1 turns.twoTrees
  options   climb tree short
            climb tree middle
            climb tree tall
            stop  (declines)
`,
    })
    expect(JSON.parse((await rulewright(['ask', 'orchard', '--json'])).out)).toMatchObject({ due: { seat: 'Ann' } })
  })

  test('begins in a position file by a path from the folder in which it is called', async () => {
    const game = JSON.stringify({ game: { ...book.empty, trees: { short: 0, middle: 1, tall: 0 } } })
    const file = relative('.', files.write('base.json', game))
    const { out, err } = await rulewright(['ask', 'orchard', 'orchard', '--from', file, '--json'])
    expect({ err, ...JSON.parse(out) }).toMatchObject({
      err: '',
      position: { game: { trees: { middle: 1, tall: 0 } } },
    })
    const { err: nowhere } = await rulewright(['ask', 'orchard', 'orchard', '--from', 'nowhere.json'])
    expect(nowhere).toContain(`${resolve('nowhere.json')}: there is no such file`)
  })

  test('goes on where somebody types, and keeps what was typed when the input ends', async () => {
    const typed = ['SHO', 'mid']
    const lines = () => ({ next: async () => typed.shift(), close: () => undefined })
    const { code, out } = await rulewright(['ask', 'orchard', '--seed', '3'], { lines, typed: true })
    expect(code).toBe(0)
    expect(out).toContain('Ann: climb tree middle\n')
    const [, file = ''] =
      /2 choices not yet in a file: kept in (\S+)\n {2}"rulewright ask \1 --go" goes on\n$/.exec(out) ?? []
    const kept = readFileSync(file, 'utf8')
    const again = await goOn([file], 'undo')
    rmSync(file)
    expect(kept.trim().split('\n')).toHaveLength(3)
    expect(again.out).toContain(' baskets  Ann 2, Bob 0\n')
    expect(again.out).toContain(' baskets  Ann 1, Bob 0\n')
  })

  test('begins a procedure of it, with its argument', async () => {
    const { out } = await rulewright(['ask', 'orchard', 'Turn', 'picker=Bob'])
    expect(out).toContain('Bob to decide: a tree to climb\n  in        climb, next tree\n')
  })

  test.each([
    [
      ['orchard', 'turn'],
      'turn: args: is missing; expected the field picker\n"rulewright find procedures orchard \'turn\'"',
    ],
    [['orchard', 'turn', 'picker=Bib'], 'turn: args.picker: got "Bib"; expected one of Ann, Bob; did you mean "Bob"?'],
    [['orchard', 'picker=Bob'], 'expected the name of a procedure beside its argument'],
    [['orchard', 'turn', 'picker=Bob', '--from', 'empt'], 'turn: from: "empt" is not a base', 'did you mean "empty"?'],
    [['orchard', '--after', '2'], '--after: expected a file that names choices'],
    [['orchard', '--example', 'x'], '--example: expected a file with examples'],
    [['orchard', '--go', '--json'], '--go: prints no JSON; expected it without --json'],
    [['orchrd'], 'got "orchrd", expected one file with a position', 'did you mean "orchard"?'],
  ])('is told what is wrong: %j', async (words, ...messages) => {
    const { code, out, err } = await rulewright(['ask', ...words])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    for (const message of messages) expect(err).toContain(message)
  })
})

describe('rulewright ask, in an example', () => {
  const example = write(
    'examples.yaml',
    `examples:
  - name: Two fruits in a turn
    cites: [turns.twoTrees]
    when: [{ tree: short }, { tree: middle }, { type: calm }]
  - name: Nobody climbs twice
    cites: [turns.onceEach]
    when: [{ tree: short }, { type: climb, tree: short }]
    refused: { by: [turns.onceEach] }
  - name: A fruit is a point
    cites: [scoring.fruit]
    table: points
    view: { basket: 1 }
    answer: 1
`,
  )

  test('tells what is due after so many of the choices that it names', async () => {
    const { code, out } = await rulewright(['ask', example, '--example', 'two fruits', '--after', '1'])
    expect(code).toBe(0)
    expect(out).toContain('Ann to decide: a tree to climb\n  chosen    Ann: climb tree=short\n')
    expect(out).not.toContain('middle -> 1')
    const none = await rulewright(['ask', example, '--example', 'Two fruits in a turn', '--after', '0'])
    expect(none.out).not.toContain('chosen')
    const all = await rulewright(['ask', example, '--example', 'Two fruits in a turn'])
    expect(all.out).toContain('Bob to decide')
  })

  test('tells of a refusal where it stands, and why', async () => {
    const { code, out } = await rulewright(['ask', example, '--example', 'Nobody climbs twice'])
    expect(code).toBe(0)
    expect(out).toContain('  next      cannot be chosen: climb tree=short\n')
    expect(out).toContain('climb tree=short is refused by 1 turns.onceEach (climbed: true)\n')
  })

  test('goes on from there', async () => {
    const { out } = await goOn([example, '--example', 'Two fruits in a turn', '--after', '1'], 'tall', 'undo', 'undo')
    expect(out).toContain('Orchard, orchard; seed 3;')
    expect(out).toContain('  chosen    Ann: climb tree=short\n')
    expect(out).toContain('Ann: climb tree tall\n')
    expect(out.lastIndexOf(' baskets  Ann 0, Bob 0')).toBeGreaterThan(out.lastIndexOf('Ann: climb tree tall\n'))
  })

  test.each([
    [
      ['--after', '1'],
      'examples.yaml: there are several examples; expected --example with one of:\n  Two fruits in a turn\n',
    ],
    [
      ['--example', 'Two fruit in a turn'],
      'no example is called "Two fruit in a turn"; did you mean "Two fruits in a turn"?',
    ],
    [['--example', 'A fruit'], '"A fruit is a point" begins nothing that goes on; expected an example that is played'],
    [
      ['--example', 'Two', '--after', '5'],
      '--after: got "5", but 3 named choices are made here; expected a whole number from 0 to 3',
    ],
    [['--example', 'Two', '--after', 'x'], '--after: got "x", expected a whole number from 0'],
  ])('is told what is wrong: %j', async (flags, message) => {
    const { code, out, err } = await rulewright(['ask', example, ...flags])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
  })
})

describe('rulewright ask, in a game that was kept', () => {
  test('tells what is due in the end, or after some of its choices', async () => {
    const choices = ['short', 'tall'].map((tree) => ({ type: 'climb', tree }))
    const file = files.write('game.jsonl', printPlay({ book: 'orchard', choices }))
    expect((await rulewright(['ask', file])).out).toContain('options   eat\n            nothing  (declines)\n')
    expect((await rulewright(['ask', file, '--after', '1'])).out).toContain('climb tree middle\n')
    const wrong = files.write('wrong.jsonl', printPlay({ book: 'orchard', choices: [...choices, ...choices] }))
    const { code, err } = await rulewright(['ask', wrong])
    expect(code).toBe(2)
    expect(err).toContain(`${wrong}: line 4: climb tree=short is refused`)
  })
})

describe('what is written step by step', () => {
  test('is an example that holds, and a position that is the same', async () => {
    const [mine, here] = [join(temporaryFolder(), 'mine.yaml'), join(temporaryFolder(), 'here.yaml')]
    const start = write('start.yaml', 'given: { game: { baskets: { Bob: 1 }, trees: { tall: 1 } } }\n')
    const { out } = await goOn(
      [start],
      'short',
      'eat',
      'stop',
      '',
      `example ${mine} A day of Ann`,
      `save ${here}`,
      'quit',
    )
    expect(out).toContain(`what was done is in ${mine}: "rulewright explain ${mine}" plays it`)
    expect(readFileSync(mine, 'utf8')).toContain('type: eat')
    expect(await rulewright(['explain', mine, '--brief'])).toMatchObject({
      code: 0,
      out: '✓ A day of Ann: legal\n1 example, 0 not as the rules say\n',
    })
    const position = async (...words: readonly string[]) =>
      (JSON.parse((await rulewright(['ask', ...words, '--json'])).out) as { position: object }).position
    expect(await position(here)).toEqual(await position(mine))
    expect(out).not.toContain('not kept in a file')
  })

  test('is told from later on where it could be done in several ways', async () => {
    const mine = join(temporaryFolder(), 'mine.yaml')
    const { out } = await goOn(
      ['orchard'],
      'short',
      'stop',
      'calm',
      'short',
      'stop',
      'calm',
      'middle',
      `example ${mine}`,
    )
    expect(out).toContain(`is in ${mine}`)
    expect(await rulewright(['explain', mine])).toMatchObject({ code: 0 })
  })

  test('overwrites nothing, and must be called as such files are', async () => {
    const file = files.write('precious.yaml', 'precious')
    const { err, code } = await goOn(
      ['orchard'],
      'short',
      `example ${file}`,
      `save ${file}`,
      'example',
      'example a.txt',
    )
    expect(code).toBe(0)
    expect(err.split(`${file}: there is such a file already; name another`)).toHaveLength(3)
    expect(err).toContain('example: expected a file that ends in .yaml')
    expect(err).toContain('example: got "a.txt", expected a file that ends in .yaml')
    expect(readFileSync(file, 'utf8')).toBe('precious')
  })

  test('lets chance decide where Enter is pressed, the same way from the same seed', async () => {
    const run = () => goOn(['orchard'], 'stop', '')
    const { out } = await run()
    expect(out).toMatch(/chance: (calm|blow)\n/)
    expect((await run()).out).toBe(out)
  })
})
