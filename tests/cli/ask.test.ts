import { execFileSync, spawn } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { folder } from '../examples/example-files.js'
import { book } from '../kernel/orchard.js'
import { rulewright } from './call-rulewright.js'

const files = folder()
const write = (name: string, text: string) => files.write(name, `book: orchard\n${text}`)

describe('rulewright ask', () => {
  test('tells who must decide what, the clauses and the options', async () => {
    const file = write(
      'bob.yaml',
      'given: { procedure: turn, args: { picker: Bob }, game: { ladder: nobody } }\nwhen: [{ tree: short }]\n',
    )
    expect(await rulewright(['ask', file, '--refused'])).toEqual({
      code: 0,
      err: '',
      out: `Bob to decide: a tree to climb
  chosen    Bob: climb tree=short
  changed   trees.short: 2 -> 1
            baskets.Bob: 0 -> 1
  in        climb, next tree
  cites     1 turns.twoTrees
  options   climb tree middle
            stop  (declines)
            eat
  refused   climb tree short: 1 turns.onceEach (climbed: true)
            climb tree tall: 1 turns.tall (tree: tall)
`,
    })
  })
  test('tells how often chance does what', async () => {
    const { out } = await rulewright(['ask', write('wind.yaml', 'given: {}\nwhen: [{ type: stop }]\n')])
    expect(out).toContain('chance to decide: the wind\n')
    expect(out).toContain('blow  (1 in 6)\n            calm  (5 in 6)\n')
  })
  test('tells why nobody was asked anything where it is over at once', async () => {
    const file = files.write('idle.yaml', 'book: talvisota\ngiven: { procedure: harassment, game: { turn: 2 } }\n')
    const { out } = await rulewright(['ask', file], { books })
    expect(out).toContain('nothing can be done; the harassment is over; nothing is left to decide\n')
    expect(out).toMatch(/^ {2}because +infiltrate space=Mourmansk \|.*generalPoints\.noFinns/ms)
  })
  test('tells that it is over', async () => {
    const { code, out } = await rulewright([
      'ask',
      write('over.yaml', 'given: {}\nwhen: [{ tree: short }, { type: blow }]\n'),
    ])
    expect({ code, out }).toEqual({
      code: 0,
      out: `the orchard is over: "Ann"
  chosen    Ann: climb tree=short
            Ann: stop (not named; 3 other options)
            chance: blow
  changed   trees.short: 2 -> 1
            baskets.Ann: 0 -> 1
`,
    })
    const eaten = write(
      'eaten.yaml',
      'given: { procedure: eat, args: { picker: Ann }, game: { baskets: { Ann: 1 }, trees: { tall: 1 } } }',
    )
    expect((await rulewright(['ask', eaten])).out).toBe(
      'done without a choice; the eat is over; nothing is left to decide\n  changed   baskets.Ann: 1 -> 0\n',
    )
  })
  test('lists the choices that nobody named, for people and for programs', async () => {
    const file = write('silent.yaml', 'given: {}\nwhen: [{ type: calm }, { seat: Bob, tree: short }]\n')
    expect((await rulewright(['ask', file])).out).toContain(
      '  chosen    Ann: stop (not named; 3 other options)\n            chance: calm\n            Bob: climb tree=short\n',
    )
    expect(JSON.parse((await rulewright(['ask', file, '--json'])).out)).toMatchObject({
      choices: [
        { seat: 'Ann', option: { type: 'stop' }, named: false },
        { seat: 'chance', option: { type: 'calm' }, named: true },
        { seat: 'Bob', option: { type: 'climb', tree: 'short' }, named: true },
      ],
      changed: [{ path: ['trees', 'short'] }, { path: ['baskets', 'Bob'] }],
    })
  })
  test('prints JSON whose position can be asked again', async () => {
    const file = write('middle.yaml', 'given: { game: { ladder: Bob } }\nwhen: [{ tree: middle }]\n')
    const asked = JSON.parse((await rulewright(['ask', file, '--json', '--refused'])).out) as { position: object }
    expect(asked).toMatchObject({
      book: 'orchard',
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      due: { over: false, seat: 'Ann', asks: 'a tree to climb', procedure: 'climb', cites: [{ id: 'turns.twoTrees' }] },
      refused: [
        { option: { type: 'climb', tree: 'middle' }, refusals: [{ because: { climbed: true } }] },
        { option: { type: 'climb', tree: 'tall' }, seat: 'Ann' },
      ],
    })
    const again = files.write('again.json', JSON.stringify(asked.position))
    const { out } = await rulewright(['ask', 'orchard', again, '--json', '--refused'])
    expect(JSON.parse(out)).toEqual({ ...asked, choices: [], changed: [] })
    const printed = files.write('printed.json', JSON.stringify(asked))
    expect((await rulewright(['ask', printed, '--json', '--refused'])).out).toBe(out)
    const on = write('on.yaml', 'given: { from: printed.json }\nwhen: [{ tree: short }]\n')
    expect((await rulewright(['ask', on])).out).toContain('chosen    Ann: climb tree=short\n')
  })
  test('tells where a printed position that somebody changed is wrong', async () => {
    const file = write('bad.yaml', 'position:\n  game: { ladder: Zed }\n  stack: []\n')
    expect((await rulewright(['ask', file])).err).toMatch(/bad\.yaml:3:11: position\.game\.ladder: got "Zed"; expected/)
  })
  test('reads what is piped in, and a pipe that can be read only once', async () => {
    const piped = 'book: orchard\ngiven: {}\n'
    for (const name of ['-', '/dev/stdin'])
      expect((await rulewright(['ask', name], { piped })).out).toContain('Ann to decide: a tree to climb')
    const { code, err } = await rulewright(['ask', '-'], { piped: 'given: []\nbook: orchard' })
    expect({ code, err }).toEqual({ code: 2, err: '<stdin>:1:1: given: got [], expected named fields\n' })
    const pipe = `${files.root}/pipe`
    execFileSync('mkfifo', [pipe])
    const writer = spawn('sh', ['-c', `printf '${piped.replaceAll('\n', '\\n')}' > '${pipe}'`])
    expect((await rulewright(['ask', pipe])).out).toContain('Ann to decide: a tree to climb')
    writer.kill()
  })
  test('takes a whole position with the name of its book', async () => {
    const file = files.write('start.json', JSON.stringify({ book: 'orchard', ...rulesOf(book).start() }))
    expect((await rulewright(['ask', file])).out).toContain('Ann to decide: a tree to climb')
  })
  test('tells why the choices cannot be made, and ends with 1', async () => {
    const file = write('tall.yaml', 'given: { game: { ladder: Bob } }\nwhen: [{ tree: tall }]\n')
    const { code, out, err } = await rulewright(['ask', file])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(
      /tall\.yaml:3:8: when\[0\]: cannot be chosen: tree=tall\n {2}climb tree=tall is refused by 1 turns\.tall \(tree: tall\)\n {2}Ann to decide: a tree to climb\n {2}legal: climb tree=short instead of: tree=tall\n/,
    )
    const groups = write('groups.yaml', 'given: {}\nwhen:\n  - []\n  - [{ tree: short }, { tree: short }]\n')
    expect((await rulewright(['ask', groups])).err).toMatch(/groups\.yaml:5:23: when\[1\]\[1\]: cannot be chosen/)
    const several = await rulewright(['ask', write('several.yaml', 'given: {}\nwhen: [{ type: climb }]\n')])
    expect(several.code).toBe(1)
    expect(several.err).toContain('the choices lead to 3 different positions; say more, so that one is left\n')
  })
  test('tells where a position cannot be read, and ends with 2', async () => {
    const file = write('unread.yaml', 'given:\n  game: { ladder: Zed }\n')
    const { code, out, err } = await rulewright(['ask', file])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/unread\.yaml:3:11: given\.game\.ladder: got "Zed"; expected one of Ann, Bob, nobody\n$/)
    expect(await rulewright(['ask', `${files.root}/nowhere.yaml`])).toMatchObject({ code: 2 })
  })
})
