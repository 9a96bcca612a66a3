/** `--apply`: rulings and wordings are written into the pages of a book, and what follows is told. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { verifyIn } from '../../src/check.js'
import { clarifyCommand } from '../../src/cli/commands/audit/draft/command.js'
import { ruleCommand } from '../../src/cli/commands/questions/settle/command.js'
import { rulingsFile, rulingsIn } from '../../src/core/home/stored-rulings.js'
import { book as orchard } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright as called } from './call-rulewright.js'

const PAGE = `# 1 Turns

\`turns\`

- Once in a turn, between trees, a picker may eat a fruit. \`eat\` _permission_
- Who has no fruit cannot eat. \`hungry\` _prohibition_

## Does a fruit that was eaten still count?

- [x] **no** A fruit that was eaten is gone.
- [ ] **yes** A fruit that was eaten stays in the basket.

Baskets are counted, not stomachs.

\`eatingScores\` _turns.eat_
`
const EXAMPLE = `book: orchard
name: A fruit that is eaten is gone
cites: [turns.eat]
given: { procedure: eat, args: { picker: Ann }, game: { baskets: { Ann: 2 }, trees: { short: 0 } } }
then: { game: { baskets: { Ann: 1 } } }
`
const BY = ['--by', 'the gardener', '--on', '2026-03-31', '--where', 'over the gate'] as const

let home = ''
let calls: string[] = []
beforeEach(() => {
  home = temporaryFolder()
  calls = []
  mkdirSync(join(home, 'examples'))
  writeFileSync(join(home, 'contents.md'), '# The rules\n\n- [1 Turns](turns.md)\n')
  writeFileSync(join(home, 'turns.md'), PAGE)
  writeFileSync(join(home, 'examples', 'eating.yaml'), EXAMPLE)
  writeFileSync(join(home, 'readings.json'), '{"plays":1,"seed":1,"decisions":1,"weights":{}}')
})

const read = (file: string) => readFileSync(join(home, file), 'utf8')
const again = {
  program: async (argv: readonly string[]) => {
    calls.push(argv.join(' '))
    const report = () => JSON.stringify(verifyIn(home, orchard, { plays: 1 }))
    return { code: 0, out: argv[0] === 'verify' ? report() : '' }
  },
  build: async () => ({ code: 1, out: 'a book outside needs no build' }),
}
const rulewright = async (words: readonly string[], piped = '') => {
  const books = [{ ...orchard, home }]
  const { code, out, err } = await called(words, { books, again, piped, more: [ruleCommand, clarifyCommand] })
  return { code, out, err: err.replaceAll(/\s+/g, ' ') }
}

describe('a ruling that is applied', () => {
  it('is written to the page, and its module is made anew', async () => {
    const { out } = await rulewright(['questions', 'settle', 'orchard', 'eatingScores=yes', ...BY, '--apply'])
    expect(rulingsIn(rulingsFile({ name: 'orchard', home }))).toHaveLength(1)
    expect(read('turns.md').split('\n').slice(9, 13)).toEqual([
      '- [ ] **no** A fruit that was eaten is gone.',
      '- [x] **yes** A fruit that was eaten stays in the basket.',
      '',
      'Settled by the gardener on 2026-03-31: over the gate.',
    ])
    expect(read('rules.gen.ts')).toContain('usual: "yes"')
    expect(out).toContain('turns.md:8: the tick and the reason are written')
  })

  it('moves the examples that held under the former reading only, and computes what is stored again', async () => {
    const { out } = await rulewright(['questions', 'settle', 'orchard', 'eatingScores=yes', ...BY, '--apply'])
    expect(read('examples/eating.yaml')).toBe(
      EXAMPLE.replace('{ short: 0 } }', '{ short: 0 }, readings: { eatingScores: "no" } }'),
    )
    expect(out).toContain('1 example held under the former reading only')
    expect(calls).toEqual([
      'verify orchard --json',
      'questions orchard --measure --plays 60 --update',
      'verify orchard --update --json',
    ])
  })

  it('says which checks fail then, and where', async () => {
    const { code, out } = await rulewright(['questions', 'settle', 'orchard', 'eatingScores=yes', ...BY, '--apply'])
    expect(code).toBe(1)
    expect(out).toMatch(/checked +\d+ of \d+ checks failed/)
    expect(out.replaceAll(/\s+/g, ' ')).toContain('rulewright verify orchard --next shows one after the other')
  })

  it('names moved examples with a note that may be wrong now', async () => {
    const noted = EXAMPLE.replace('cites:', 'note: The usual reading of eatingScores.\ncites:')
    writeFileSync(join(home, 'examples', 'eating.yaml'), noted)
    const { out } = await rulewright(['questions', 'settle', 'orchard', 'eatingScores=yes', ...BY, '--apply'])
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(/read \S*eating\.yaml:3: note: The usual reading of eatingScores\./)
  })

  it('names an example that holds under neither reading, and what to write where a position is shared', async () => {
    writeFileSync(join(home, 'examples', 'eating.yaml'), EXAMPLE.replace('Ann: 1', 'Ann: 0'))
    const { out } = await rulewright(['questions', 'settle', 'orchard', 'eatingScores=yes', ...BY, '--apply'])
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(/fails \S*eating\.yaml: A fruit that is eaten is gone Where a position/)
  })

  it('stays on the page when it is taken back, which is said', async () => {
    await rulewright(['questions', 'settle', 'orchard', 'eatingScores=no', ...BY, '--apply'])
    const { out } = await rulewright(['questions', 'settle', 'orchard', 'eatingScores', '--withdraw'])
    expect(out.replaceAll(/\s+/g, ' ')).toContain('page keeps the tick and the reason of the ruling')
  })

  it('is refused before any check where something is lacking', async () => {
    const { code, err } = await rulewright(['questions', 'settle', 'orchard', 'eatingScores=yes', '--apply'])
    expect([code, err]).toEqual([2, expect.stringContaining('expected --by WHO')])
    expect([calls, read('turns.md')]).toEqual([[], PAGE])
  })

  it('is refused on a question that the book does not ask', async () => {
    const { code, err } = await rulewright(['questions', 'settle', 'orchard', 'eatingScore=yes', ...BY, '--apply'])
    expect([code, err]).toEqual([2, expect.stringContaining('did you mean "eatingScores"?')])
  })

  it('may have been recorded before', async () => {
    await rulewright(['questions', 'settle', 'orchard', 'eatingScores=yes', ...BY])
    expect(read('turns.md')).toBe(PAGE)
    await rulewright(['questions', 'settle', 'orchard', 'eatingScores=yes', '--apply'])
    expect(read('turns.md')).toContain('[x] **yes**')
  })

  it('changes nothing in play if it confirms the default reading', async () => {
    const { out } = await rulewright(['questions', 'settle', 'orchard', 'eatingScores=no', ...BY, '--apply'])
    expect(read('examples/eating.yaml')).toBe(EXAMPLE)
    expect(out).toContain('nothing changes')
    expect(calls).toEqual(['verify orchard --json', 'verify orchard --update --json'])
  })

  it('is not recorded if the question is on no page', async () => {
    writeFileSync(join(home, 'turns.md'), PAGE.slice(0, PAGE.indexOf('## Does')))
    const { code, err } = await rulewright(['questions', 'settle', 'orchard', 'eatingScores=yes', ...BY, '--apply'])
    expect(code).toBe(2)
    expect(err).toContain('--apply: eatingScores is on no page of')
    expect(existsSync(join(home, 'rulings.json'))).toBe(false)
  })

  it.each([
    [['eatingScores', '--withdraw', '--apply'], '--withdraw: expected the question alone, without --apply'],
    [['--apply'], '--apply: expected a question, too'],
  ])('is refused with %j', async (words, expected) => {
    const { code, err } = await rulewright(['questions', 'settle', 'orchard', ...words])
    expect([code, err]).toEqual([2, expect.stringContaining(expected)])
  })
})

describe('a wording that is applied', () => {
  const draft = (...words: readonly string[]) =>
    rulewright(['audit', 'draft', 'orchard', ...words, '--apply'], 'A picker may eat\na fruit between trees.\n')

  it('takes the place of the words of a clause', async () => {
    const { code, out } = await draft('turns.eat', '--draft', '-')
    expect(read('turns.md').split('\n')).toEqual(
      PAGE.split('\n').with(4, '- A picker may eat a fruit between trees. `eat` _permission_'),
    )
    expect(out).toContain('turns.md:5: turns.eat is written')
    expect([code, out]).toEqual([0, expect.stringContaining('failed, as before: this change adds nothing')])
    expect(calls).toEqual(['verify orchard --json', 'verify orchard --update --json'])
  })

  it('is a new clause behind another, and says that no code cites it yet', async () => {
    const { out } = await draft('turns.eat', '--draft', '-', '--add', 'between', '--kind', 'permission')
    expect(read('turns.md').split('\n')[5]).toBe('- A picker may eat a fruit between trees. `between` _permission_')
    expect(read('rules.gen.ts')).toContain('between: permission(')
    expect(out).toContain('no line of code yet')
  })

  it('leaves the words where only the kind is given, and names the lines of code that cite the clause', async () => {
    writeFileSync(join(home, 'rows.ts'), '\nexport const rows = [cited.turns.hungry]\n')
    const { out } = await draft('turns.hungry', '--kind', 'rule')
    expect(read('turns.md').split('\n')[5]).toBe('- Who has no fruit cannot eat. `hungry`')
    expect(out).toContain('rows.ts:2')
  })

  it.each([
    [['turns.eat', '--draft', '-', '--kind', 'permision'], '--kind: got "permision"; expected one of'],
    [['turns.eat', '--draft', '-', '--add', 'hungry'], '--add: turns.hungry is there already, on line 6'],
    [['turns.eat', '--draft', '-', '--add', 'a-b'], '--add: got "a-b", expected an id of letters and digits'],
    [['turns.eat', '--add', 'more', '--kind', 'rule'], '--add: expected the words of the new clause'],
    [['Turns', '--draft', '-'], '--apply: got "Turns", expected the id of a clause on the pages of'],
    [['turns.eat'], '--draft: expected the new wording'],
  ])('is refused with %j, and nothing is written', async (words, expected) => {
    const { code, err } = await draft(...words)
    expect([code, err]).toEqual([2, expect.stringContaining(expected)])
    expect(read('turns.md')).toBe(PAGE)
    expect(existsSync(join(home, 'rules.gen.ts'))).toBe(false)
  })

  it('needs --apply to be written', async () => {
    const words = ['audit', 'draft', 'orchard', 'turns.eat', '--draft', '-', '--kind', 'rule']
    const { code, err } = await rulewright(words, 'Words.')
    expect([code, err]).toEqual([2, expect.stringContaining('--kind: expected --apply, too')])
  })
})
