/** `rulewright rule`: how a question was settled is kept, told everywhere, and not lost by mistake. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { verifyIn } from '../../src/check.js'
import { ruling } from '../../src/cli/commands/questions/settle/command.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { rulingsIn } from '../../src/core/home/stored-rulings.js'
import { applyRulings } from '../../src/core/kernel/book/apply-rulings.js'
import { registryGate } from '../../src/core/verify/text/check-clauses.js'
import { book } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright } from './call-rulewright.js'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})
const file = () => join(folder, 'rulings.json')
const home = { rulingsFile: () => file(), writtenAt: () => 'spec/orchard/turns.ts:12' }
const rule = (...argv: readonly string[]) => rulewright(['rule', 'orchard', ...argv], { more: [ruling(home)] })
const BY = ['--by', 'the gardener', '--on', '2026-03-31', '--where', 'over the gate'] as const

describe('rulewright questions settle', () => {
  it('keeps a ruling for the usual reading, of which nothing changes in play', async () => {
    const { code, out } = await rule('eatingScores=no', ...BY, '--words', 'What is eaten is eaten.')
    expect(code).toBe(0)
    expect(out).toContain('eatingScores: "no" by the gardener, 2026-03-31: over the gate')
    expect(out).toContain('nothing changes')
    expect(rulingsIn(file())).toEqual([
      {
        question: 'eatingScores',
        reading: 'no',
        by: 'the gardener',
        on: '2026-03-31',
        where: 'over the gate',
        words: 'What is eaten is eaten.',
      },
    ])
  })

  it('tells of another reading what changes, where it is written, and what to run', async () => {
    const { out } = await rule('eatingScores=yes', ...BY)
    for (const part of [
      '"yes" is the usual reading now, and no longer "no"',
      'the table "what eating costs"',
      'move the tick to "yes" in spec/orchard/turns.ts:12, or use --apply; it stands at "no"',
      'rulewright verify orchard --update',
    ])
      expect(out.replaceAll(/\s+/g, ' ')).toContain(part)
  })

  it('is followed by what asks the book, and verify tells until the book itself has that reading', async () => {
    await rule('eatingScores=yes', ...BY)
    const settled = applyRulings(book, rulingsIn(file()))
    const { out } = await rulewright(['readings', 'orchard', 'eatingScores'], { books: [settled as never] })
    expect(out).toContain('yes (default)')
    expect(out).toContain('"yes" by the gardener, 2026-03-31: over the gate')
    expect(registryGate(settled).findings.map(({ what }) => what)).toEqual([
      `ruled "yes", but "no" is ticked; expected the tick at "yes" on its page`,
    ])
    const gate = verifyIn(folder, book, { plays: 1 }).gates.find(({ name }) => name === 'registry')
    expect(gate?.findings.map(({ where }) => where)).toEqual(['question:eatingScores'])
  })

  it('prints for a book of this package what the guide shows', async () => {
    const words = [
      'abb',
      'rallyNumber=exactly',
      '--by',
      'the designer',
      '--on',
      '2026-11-20',
      '--where',
      'a letter to the club',
    ]
    const { out } = await rulewright(['rule', ...words], { books, more: [ruling(home)] })
    const guide = readFileSync(join(packageRoot, 'docs', 'editing.md'), 'utf8')
    const shown =
      /^\$ npx rulewright questions settle abb rallyNumber=exactly .*\n([\s\S]*?)```/m.exec(guide)?.[1] ?? ''
    const pieces = shown.split(/^ *\.\.\.\n/m).filter((piece) => piece !== '')
    expect(pieces.length).toBeGreaterThan(2)
    for (const piece of pieces) expect(out).toContain(piece)
  })

  it('tells what stands before another ruling takes its place', async () => {
    await rule('eatingScores=no', ...BY)
    const before = readFileSync(file(), 'utf8')
    const second = await rule('eatingScores=yes', '--by', 'Bob', '--on', '2026-04-01', '--where', 'a letter')
    expect(second.code).toBe(2)
    expect(second.err).toContain('it stands as "no", ruled by the gardener on 2026-03-31 (over the gate)')
    expect(readFileSync(file(), 'utf8')).toBe(before)
    const instead = await rule(
      'eatingScores=yes',
      '--by',
      'Bob',
      '--on',
      '2026-04-01',
      '--where',
      'a letter',
      '--instead',
    )
    expect(instead.code).toBe(0)
    expect(rulingsIn(file()).map(({ by }) => by)).toEqual(['Bob'])
  })

  it('takes a ruling back, also one on a question that the book has no more', async () => {
    await rule('eatingScores=yes', ...BY)
    const gone = await rulewright(['rule', 'orchard', 'eatingScores', '--withdraw'], {
      books: [{ ...book, questions: [] } as never],
      more: [ruling(home)],
    })
    expect([gone.code, rulingsIn(file()), existsSync(file())]).toEqual([0, [], false])
    await rule('eatingScores=yes', ...BY)
    const { out } = await rule('eatingScores', '--withdraw')
    expect(out).toContain('the ruling is taken back')
    expect(out).toContain('"no" is the usual reading now, and no longer "yes"')
    expect((await rule('eatingScores', '--withdraw')).err).toContain('there is no ruling on it')
  })

  it('lists what was settled', async () => {
    expect((await rule()).out).toBe('Orchard, a toy: 0 rulings on 1 question\n')
    await rule('eatingScores=no', ...BY)
    expect((await rule()).out).toContain('1 ruling on 1 question\n  eatingScores: "no" by the gardener')
    expect(JSON.parse((await rule('--json')).out)).toEqual(rulingsIn(file()))
  })

  it.each([
    [['eatingScore=no', ...BY], 'did you mean "eatingScores"?'],
    [['eatingScores=maybe', ...BY], 'expected one of no, yes'],
    [['eatingScores', ...BY], 'expected a question and its reading, as in "eatingScores=no"'],
    [['eatingScores=no', '--by', 'Ann'], 'expected --on DAY, --where SOURCE'],
    [['eatingScores=no', '--by', 'Ann', '--on', '31.3.2026', '--where', 'here'], 'expected a day such as 2020-11-30'],
    [['eatingScores=no', ...BY, '--instead'], 'there is no ruling on eatingScores yet'],
    [['eatingScores', '--withdraw', '--by', 'Ann'], 'without --by'],
    [['--by', 'Ann'], '--by: expected a question, too'],
  ])('refuses %j, and keeps nothing', async (argv, says) => {
    const { code, err, out } = await rule(...argv)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(says)
    expect(existsSync(file())).toBe(false)
  })

  it('is told of a ruling on a question that the book does not have', () => {
    const kept = [{ question: 'eatingScore', reading: 'no', by: 'Ann', on: '2026-03-31', where: 'here' }]
    expect(registryGate(applyRulings(book, kept)).findings.map(({ what }) => what)).toEqual([
      'has a ruling, but is not a question of the book; expected eatingScores; did you mean "eatingScores"?',
    ])
  })
})
