import { symlinkSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { folder } from '../examples/example-files.js'
import { rulewright } from './call-rulewright.js'

const files = folder()
const all = folder()
const good = files.write(
  'good.yaml',
  `
book: orchard
examples:
  - name: A tall tree with a ladder
    cites: [turns.ladder, '2']
    when: [{ tree: tall }]
    then: { game: { baskets: { Ann: 1 } } }
  - name: A tall tree without a ladder
    cites: [turns.tall]
    given: { game: { ladder: nobody } }
    when: [{ tree: tall }]
    refused: { by: [turns.tall] }
`,
)
const wrong = files.write(
  'wrong.yaml',
  'book: orchard\nname: Two at once\ncites: [turns.order]\nwhen: [{ tree: short }]\nthen: { game: { baskets: { Ann: 2 } } }\n',
)
const unread = files.write('unread.yaml', 'book: orchard\nname: it\ncites: [turns.oder]\n')
const homeless = files.write('homeless.yaml', 'name: it\ncites: [turns.order]\n')

describe('rulewright explain', () => {
  test('tells what changed, what is due and the clauses, and ends with 0', async () => {
    expect(await rulewright(['explain', good])).toEqual({
      code: 0,
      err: '',
      out: `✓ A tall tree with a ladder: legal
  cites     2 Scoring
            1 turns.ladder
  changed   trees.tall: 2 -> 1
            baskets.Ann: 0 -> 1
  then      Ann to decide: a tree to climb
  trace     Ann: climb tree=tall

✓ A tall tree without a ladder: refused, as the example says
  cites     1 turns.tall
  then      Ann to decide: a tree to climb
  not       tree=tall
  refused   climb tree=tall: 1 turns.tall (tree: tall)

2 examples, 0 not as the rules say
`,
    })
  })
  test('tells what is not as the example says, and ends with 1', async () => {
    const { code, out } = await rulewright(['explain', good, wrong, '--brief'])
    expect(code).toBe(1)
    expect(out).toContain('✓ A tall tree with a ladder: legal\n✓ A tall tree without')
    expect(out).toContain('✗ Two at once: not as the example says\n  but       game.baskets.Ann: got 1, expected 2\n')
    expect(out).toMatch(/3 examples, 1 not as the rules say\n$/)
  })
  test('tells where a file cannot be read, prints nothing else, and ends with 2', async () => {
    const { code, out, err } = await rulewright(['explain', unread])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(
      /^.*unread\.yaml:3:9: cites\[0\]: "turns\.oder" is neither a clause nor a section of Orchard.*\n$/,
    )
  })
  test('runs what can be read, counts the rest and tells it with its place, and ends with 2', async () => {
    const mixed = files.write(
      'mixed.yaml',
      `book: orchard
examples:
  - { name: short, cites: [turns.order], when: [{ tree: short }] }
  - { name: lost, cites: [turns.oder], when: [{ tree: short }] }
  - { name: no tree, cites: [turns.order], when: [{ type: clim }] }
  - { name: short, cites: [turns.order] }
  - a line of text
  - { name: tall, cites: [turns.ladder], when: [{ tree: tall }] }
`,
    )
    const broken = files.write('broken.yaml', 'book: orchard\nname: [\n')
    const nowhere = `${files.root}/nowhere.yaml`
    const { code, out, err } = await rulewright(['explain', unread, mixed, broken, homeless, nowhere, wrong, '--brief'])
    expect(code).toBe(2)
    expect(out.split('\n').filter((line) => /^[✓✗]/.test(line))).toEqual([
      expect.stringMatching(/^✓ short: legal/),
      expect.stringMatching(/^✓ tall: legal/),
      expect.stringMatching(/^✗ Two at once: not as the example says/),
    ])
    expect(out).toMatch(/\n3 examples, 1 not as the rules say, 2 unchecked, 8 cannot be read\n$/)
    expect(
      err
        .trimEnd()
        .split('\n')
        .map((line) => line.replace(`${files.root}/`, '')),
    ).toEqual([
      expect.stringMatching(/^unread\.yaml:3:9: cites\[0\]: "turns\.oder" is neither a clause/),
      expect.stringMatching(/^mixed\.yaml:7:5: examples\[4\]: /),
      expect.stringMatching(/^mixed\.yaml:4:27: examples\[1\]\.cites\[0\]: "turns\.oder" is neither a clause/),
      expect.stringMatching(/^mixed\.yaml:5:\d+: examples\[2\]\.when\[0\]\.type: "clim"/),
      expect.stringMatching(/^mixed\.yaml:6:7: examples\[3\]\.name: another example is called "short"/),
      expect.stringMatching(/^broken\.yaml:3:1: not well-formed/),
      expect.stringMatching(/^homeless\.yaml:1:1: book: expected the name of a book/),
      expect.stringMatching(/^nowhere\.yaml: /),
    ])
  })
  test('prints in JSON what cannot be read beside what was run', async () => {
    const { code, out, err } = await rulewright(['explain', good, unread, '--json'])
    expect({ code, err }).toEqual({ code: 2, err: '' })
    expect(JSON.parse(out)).toMatchObject({
      passed: false,
      examples: [{ passed: true }, { passed: true }],
      unread: [{ file: unread, name: 'it', lines: [expect.stringContaining('unread.yaml:3:9: cites[0]: ')] }],
    })
  })
  test('runs the example that is asked for, whatever cannot be read beside it', async () => {
    const named = ['explain', unread, good, '--brief', '--example']
    expect(await rulewright([...named, 'A tall tree with a ladder'])).toMatchObject({ code: 0, err: '' })
    expect(await rulewright([...named, 'it'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/unread\.yaml:3:9: .*"turns\.oder"/),
    })
  })
  test('shows whole positions on demand', async () => {
    const { out } = await rulewright(['explain', good, '--full', '--example', 'A tall tree with a ladder'])
    expect(out).toContain('  position  game:\n')
    expect(out).toContain('stack:\n')
    expect(out).toContain('1 example, 0 not as the rules say')
  })
  test('runs one example by its name, and lists the names where it is not known', async () => {
    const { code, err } = await rulewright(['explain', good, '--example', 'A talltree'])
    expect(code).toBe(2)
    expect(err).toBe(
      'no example is called "A talltree"; expected one of:\n  A tall tree with a ladder\n  A tall tree without a ladder\n',
    )
  })
  test('prints JSON and nothing else', async () => {
    const { code, out, err } = await rulewright(['explain', good, wrong, '--json'])
    expect({ code, err }).toEqual({ code: 1, err: '' })
    expect(JSON.parse(out)).toMatchObject({
      passed: false,
      examples: [
        {
          name: 'A tall tree with a ladder',
          file: good,
          passed: true,
          verdict: 'legal',
          cites: [{ id: 'turns.ladder', section: '1' }],
          sections: ['2'],
          changed: [{ path: ['trees', 'tall'], from: 2, to: 1 }, { path: ['baskets', 'Ann'] }],
          due: { over: false, seat: 'Ann' },
          position: { game: { trees: { tall: 1 } } },
          trace: expect.arrayContaining([
            { kind: 'chosen', seat: 'Ann', option: { type: 'climb', tree: 'tall' }, named: true },
          ]),
        },
        { verdict: 'refused', refused: [{ refusals: [{ clauses: [{ id: 'turns.tall', section: '1' }] }] }] },
        { passed: false, problems: ['game.baskets.Ann: got 1, expected 2'] },
      ],
    })
  })
  test('runs all examples of a folder, and refuses a folder without any', async () => {
    all.write('in/a.yaml', 'book: orchard\nname: a\ncites: [turns.order]\n')
    all.write('in/deeper/b.yml', 'book: garden\nname: b\ncites: [turns.order]\n')
    all.write('out/readme.txt', '')
    expect((await rulewright(['explain', `${all.root}/in`, '--brief'])).out).toBe(
      '✓ a: legal; without `then` or `refused` nothing that holds afterwards is checked\n✓ b: legal; without `then` or `refused` nothing that holds afterwards is checked\n2 examples, 0 not as the rules say, 2 unchecked\n',
    )
    const { code, err } = await rulewright(['explain', `${all.root}/out`])
    expect(code).toBe(2)
    expect(err).toMatch(/out: this folder holds no example files; expected YAML or JSON\n$/)
  })
  test('runs every file once, and leaves positions in a folder alone', async () => {
    const once = all.write('once/a.json', '{ "book": "orchard", "name": "a", "cites": ["turns.order"] }')
    all.write('once/start.json', '{ "book": "orchard", "given": {} }')
    symlinkSync('.', `${all.root}/once/again`)
    symlinkSync('nowhere', `${all.root}/once/lost.yaml`)
    expect((await rulewright(['explain', `${all.root}/once`, once, once, '--brief'])).out).toBe(
      '✓ a: legal; without `then` or `refused` nothing that holds afterwards is checked\n1 example, 0 not as the rules say, 1 unchecked\n',
    )
  })
  test('reads what is piped in', async () => {
    const piped = 'book: orchard\nname: a\ncites: [turns.order]\n'
    expect((await rulewright(['explain', '-', '--brief'], { piped })).out).toContain('✓ a: legal;')
  })
  test('marks the choices that nobody named', async () => {
    const file = files.write(
      'silent.yaml',
      'book: orchard\nname: it\ncites: [turns.order]\nwhen: [{ tree: short }, { type: calm }]\n',
    )
    expect((await rulewright(['explain', file])).out).toMatch(
      /^ {2}assumed +Ann: stop \(not named; 3 other options\)\n.* Ann: stop \(not named; 3 other options\)\n.* chance: calm\n/ms,
    )
    expect(JSON.parse((await rulewright(['explain', file, '--json'])).out)).toMatchObject({
      examples: [
        {
          choices: [{ named: true }, { named: false, others: 3, option: { type: 'stop' } }, { named: true }],
          trace: expect.arrayContaining([
            { kind: 'chosen', seat: 'Ann', option: { type: 'stop' }, named: false, others: 3 },
          ]),
        },
      ],
    })
  })
  test('tells in one line that nothing can be chosen, and why on demand', async () => {
    const file = files.write(
      'bare.yaml',
      'book: orchard\nname: it\ncites: [turns.order]\ngiven: { game: { trees: { short: 0, middle: 0, tall: 0 } } }\n',
    )
    expect((await rulewright(['explain', file])).out).toContain(
      'trace       climb, nothing to choose: a tree to climb (3 refused, see --full)\n',
    )
    expect((await rulewright(['explain', file, '--full'])).out).toContain(
      'climb tree=short: 1 turns.bare (fruit: false)',
    )
  })
  test('colours only what may be coloured', async () => {
    const esc = String.fromCharCode(27)
    expect((await rulewright(['explain', good], { colour: true })).out).toContain(esc)
    expect((await rulewright(['explain', good], { colour: false })).out).not.toContain(esc)
  })
})

describe('the book of a file', () => {
  test('may be named by the user, where the file names none', async () => {
    expect(await rulewright(['explain', 'garden', homeless, '--brief'])).toMatchObject({ code: 0 })
    const { code, err } = await rulewright(['explain', homeless])
    expect(code).toBe(2)
    expect(err).toContain(':1:1: book: expected the name of a book, here or before the file: orchard, garden')
  })
  test('is the only one, where nobody names one', async () => {
    const [only] = (await import('./call-rulewright.js')).library
    if (only === undefined) throw new Error('no book')
    expect(await rulewright(['explain', homeless, '--brief'], { books: [only] })).toMatchObject({ code: 0 })
  })
  test('must be known, and not another than the user names', async () => {
    const unknown = files.write('unknown.yaml', 'book: orchrd\nname: it\ncites: [turns.order]\n')
    expect((await rulewright(['explain', unknown])).err).toMatch(
      /unknown\.yaml:1:1: book: "orchrd" is not a known book; expected one of orchard, garden; did you mean "orchard"\?\n$/,
    )
    expect((await rulewright(['explain', 'garden', good])).err).toMatch(
      /good\.yaml:2:1: book: the file is about orchard, but garden is asked for\n$/,
    )
    expect(await rulewright(['explain', 'garden'])).toMatchObject({
      code: 2,
      err: 'expected files of examples behind "garden"\n',
    })
  })
})
