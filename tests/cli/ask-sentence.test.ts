import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { folder } from '../examples/example-files.js'
import { book } from '../kernel/orchard.js'
import { rulewright } from './call-rulewright.js'

const files = folder()
const write = (name: string, text: string) => files.write(name, `book: orchard\n${text}`)
const ask = (...words: readonly string[]) => rulewright(['ask', ...words])

describe('rulewright ask, with a sentence', () => {
  test('tells what may be done, what is due then, and by which words it was understood', async () => {
    expect(await ask('orchard', 'Ann climbs the short tree, please')).toEqual({
      code: 0,
      err: '',
      out: `Yes. Then Ann to decide: a tree to climb
  read as   the procedure climb  ("climbs")
            picker Ann  ("Ann")
            Ann: climb short  ("short tree")
  from      empty
  changed   trees.short: 2 -> 1
            baskets.Ann: 0 -> 1
  in        climb, next tree
  cites     1 turns.twoTrees
  options   climb tree middle
            climb tree tall
            stop  (declines)
`,
    })
  })
  test('tells what it sets of the position, and why a position that it tells of cannot be', async () => {
    const set = await ask('orchard', 'Ann climbs the short tree where 1 short tree is')
    expect(set.out).toContain('  set       trees.short: 2 -> 1  ("short tree 1 short tree")\n')
    const { out } = await rulewright(['ask', 'fl', 'Red infantry moves from B2 to B3 where a Green Tank is in B3'], {
      books,
    })
    expect(out).toContain('  cannot be game: too many Tank of Green (page 1, para 2 components.units)\n')
  })
  test('reads words that stand apart as one sentence', async () => {
    const { out } = await ask('orchard', 'Ann', 'climbs', 'the', 'short', 'tree,', 'please')
    expect(out).toBe((await ask('orchard', 'Ann climbs the short tree, please')).out)
  })
  test('tells why something may not be done, and ends with 1', async () => {
    expect(await ask('orchard', 'Bob climbs the tall tree')).toEqual({
      code: 1,
      err: '',
      out: `No: climb tree tall is refused by 1 turns.tall (tree: tall)
  instead   climb tree short (instead of: climb tree tall)
            climb tree middle (instead of: climb tree tall)
            without: climb tree tall
  read as   the procedure climb  ("climbs")
            picker Bob  ("Bob")
            Bob: climb tall  ("tall tree")
  from      empty
`,
    })
  })
  test('lists the ways in which a sentence can be read, and ends with 2', async () => {
    const several = await ask('orchard', 'climb the short tree')
    expect(several).toEqual({
      code: 2,
      err: '',
      out: `This can be read in several ways. Which is meant?
  1  Ann climb short
  2  Bob climb short
`,
    })
    expect((await ask('orchard', 'Bob climb short')).code).toBe(0)
  })
  test('asks somebody at the keyboard which of several is meant', async () => {
    const typed = (text: string) => rulewright(['ask', 'orchard', 'climb the short tree'], { piped: text, typed: true })
    expect((await typed('7\n2\n')).out).toContain('picker Bob')
    expect((await typed('7\n2\n')).code).toBe(0)
    expect((await typed('\n')).code).toBe(2)
  })
  test('is asked in the position of a file, and goes on there', async () => {
    const file = write(
      'bob.yaml',
      'given: { procedure: turn, args: { picker: Bob }, game: { ladder: Bob } }\nwhen: [{ tree: short }]\n',
    )
    const { code, out } = await ask('orchard', file, 'Bob climbs the short tree')
    expect({ code, out }).toEqual({
      code: 1,
      out: `No: climb tree short is refused by 1 turns.onceEach (climbed: true)
  instead   climb tree middle (instead of: climb tree short)
            climb tree tall (instead of: climb tree short)
            without: climb tree short
  read as   goes on: climb  ("climbs")
            Bob: climb short  ("Bob short tree")
  from      ${file}
`,
    })
  })
  test('tells a program everything as JSON', async () => {
    const { out } = await ask('orchard', 'Bob climbs the tall tree', '--json')
    expect(JSON.parse(out)).toMatchObject({
      book: 'orchard',
      understood: { is: 'action', procedure: 'climb' },
      verdict: 'refused',
    })
    const several = await ask('orchard', 'climb the short tree', '--json')
    expect(several.code).toBe(2)
    expect(JSON.parse(several.out).meanings.map((one: { sentence: string }) => one.sentence)).toEqual([
      'Ann climb short',
      'Bob climb short',
    ])
  })
  test('tells a program what a number is made of', async () => {
    const { out } = await rulewright(['ask', 'rcw', 'what is the income of Germany', '--json'], { books })
    const { counts } = JSON.parse(out)
    expect(counts).toMatchObject([{ argument: { power: 'Germany' }, value: expect.any(Number) }])
    expect(counts[0].made.join(' ')).toContain(`${counts[0].value}`)
  })
  test.each(['Ann climbs the short tree', 'Bob climbs the tall tree'])(
    'prints an example that holds: %s',
    async (sentence) => {
      const { out } = await ask('orchard', sentence, '--as-example')
      const file = files.write('said.yaml', out)
      expect((await rulewright(['explain', file, '--brief'])).code).toBe(0)
    },
  )
  test('prints an example of a position in a file, too', async () => {
    const file = write('ann.yaml', 'given: { procedure: turn, args: { picker: Ann } }\nwhen: [{ tree: short }]\n')
    const { out } = await ask(file, 'Ann climbs the middle tree', '--as-example')
    expect((await rulewright(['explain', files.write('whole.yaml', out), '--brief'])).code).toBe(0)
  })
  test('says which words it did not understand, what could be asked instead, and ends with 2', async () => {
    expect(await ask('orchard', 'xyzzy the plugh')).toEqual({
      code: 2,
      out: '',
      err: `no rule of Orchard says "xyzzy", "plugh"; expected a player, an action and a place, or a question about the rules, such as:
  Ann turn
  Ann climb
"rulewright find clauses orchard WORD" finds the rules with a word
`,
    })
  })
  test.each(books.map(({ name }) => name))('shows sentences that can be asked instead: %s', async (name) => {
    const asked = async (sentence: string) => rulewright(['ask', name, sentence], { books })
    const examples = [...(await asked('xyzzy plugh')).err.matchAll(/^ {2}(.*)$/gm)].map(([, said = '']) => said)
    expect(examples.length).toBeGreaterThan(1)
    for (const said of examples) expect((await asked(said)).out).toMatch(/^ {2}read as /m)
  })
  test('answers what it is asked in the words of one of several meanings', async () => {
    const { out } = await rulewright(['ask', 'fl', 'Red attacks from C3'], { books })
    const [, said = ''] = /^ {2}1 {2}(.*)$/m.exec(out) ?? []
    // Nobody stands within its range as the game begins.
    expect((await rulewright(['ask', 'fl', said], { books })).out).toMatch(
      /^No: nothing can be done; the Attack is over/,
    )
  })
  test.each([
    ['a no to a part is one to all of it', 'may the reds march from Tampere to Helsinki on Sunday', 1, /^No: march/],
    [
      'a yes to a part is none',
      'reds rally Viipuri plugh',
      2,
      /^Not decided: "plugh" was not understood\. The rest may be done/,
    ],
    [
      'clauses give no leave, and deny none',
      'can Terror remove Troops',
      2,
      /^Not sure from these words\. The nearest rules:\n3\.2\.3 terror\.notTroops/,
    ],
    [
      'clauses beside which others say as much are only near',
      'when does the game end',
      2,
      /^Not sure from these words\. The nearest rules:\n6\.4\.3 gameEnd\.finalRoundEnds/,
    ],
    [
      'clauses that leave a word are only near',
      'can the reds rally in Helsinki with 9 horses',
      2,
      /^Not sure from these words\. The nearest rules:/,
    ],
    ['clauses answer what is asked for', 'what does Prepare mean', 0, /^Index glossary\.prepare/],
  ])('ends as the answer is: %s', async (_, sentence, code, says) => {
    const told = await rulewright(['ask', 'abb', sentence], { books })
    expect(told.code).toBe(code)
    expect(told.out).toMatch(says)
  })
  test('tells what stands now, and how far it is kept, beside clauses that do not say how far it goes', async () => {
    const { code, out } = await rulewright(['ask', 'abb', 'what is the highest polarization'], { books })
    expect(code).toBe(2)
    expect(out).toContain('  now       polarization: 3; the program keeps it from 0 to 10\n')
    expect(out).toContain('Not sure from these words. The nearest rules:\n')
  })
  test('tells a program what stands now, and that clauses are only near', async () => {
    const { out } = await rulewright(['ask', 'abb', 'what is the highest polarization', '--json'], { books })
    expect(JSON.parse(out)).toMatchObject({
      understood: { is: 'statements', isNear: true },
      now: [{ name: 'polarization', counts: [{ argument: {}, value: 3 }] }],
    })
  })
  test('reads no sentence without end', async () => {
    const { code, err } = await ask('orchard', 'climb '.repeat(61))
    expect({ code, err }).toEqual({ code: 2, err: 'got a sentence of 61 words, expected at most 60\n' })
  })
  test('has an example of a sentence only', async () => {
    const file = write('alone.yaml', 'given: {}\n')
    expect(await ask(file, '--as-example')).toEqual({
      code: 2,
      out: '',
      err: '--as-example: expected a sentence, too\n',
    })
  })
  test('needs a book', async () => {
    const { code, err } = await rulewright(['ask', 'Ann climbs'], { books: [book, { ...book, name: 'garden' }] })
    expect({ code, err }).toEqual({ code: 2, err: 'expected the name of a book before a sentence: orchard, garden\n' })
  })
})
