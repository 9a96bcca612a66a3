import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { books as known } from '../../machines/books.js'
import { applyRulings } from '../../src/core/kernel/book/apply-rulings.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { question, usualReadings } from '../../src/core/kernel/sections/question.js'
import { comparisonSchema, readingsSchema, witnessesSchema } from '../../src/lab/audit/readings/report.js'
import { rulewright } from '../cli/call-rulewright.js'
import { temporaryFolder } from '../temporary.js'
import { mill, book as toy } from './mill-game.js'

const spelling = question('spelling', {
  asks: 'Is it "flour" or "flower"?',
  clauses: [mill.sell],
  readings: { flour: 'Of grain.', flower: 'Of grass.' },
  usual: 'flour',
  because: 'It is printed first.',
  kind: 'slip',
  editorial: 'Both sound the same.',
})
const book = applyRulings({ ...toy, questions: [...toy.questions, spelling] }, [
  { question: 'spelling', reading: 'flour', by: 'the miller', on: '2021-02-28', where: 'on the door' },
])
/** The mill without the question of which nothing comes. */
const telling = toy.questions.filter(({ name }) => name !== 'songs')
const sound: Book = {
  ...toy,
  questions: telling,
  empty: { ...toy.empty, readings: usualReadings(telling) },
  worlds: toy.worlds.map((world) => ({ ...world, game: { ...world.game, readings: usualReadings(telling) } })),
} as unknown as Book
const books = [book as unknown as Book]
const readings = (...argv: readonly string[]) => rulewright(['readings', ...argv], { books })

describe('rulewright questions', () => {
  it('lists the questions with their kind and their usual reading, and says that nothing was measured', async () => {
    const { code, out } = await readings('mill')
    expect(code).toBe(0)
    expect(out).toContain('7 questions')
    expect(out).toContain('not measured yet')
    expect(out).toMatch(/stillGrinds +ambiguity +- +no +Can he grind by hand\?/)
    expect(out).toMatch(/spelling +slip, ruled +editorial +flour/)
  })

  it('lists only those that are asked for', async () => {
    const named = async (...argv: readonly string[]) => {
      const { out } = await readings('mill', '--json', ...argv)
      return readingsSchema.parse(JSON.parse(out)).questions.map(({ name }) => name)
    }
    expect(await named('--editorial')).toEqual(['spelling'])
    expect(await named('--kind', 'slip')).toEqual(['spelling'])
    expect(await named('--kind', 'gap')).toEqual([])
    expect(await named('--section', '1')).toHaveLength(7)
    expect(await named('--section', '11')).toEqual([])
  })

  it('measures the weights on request', async () => {
    const { out } = await readings('mill', '--measure', '--plays', '10', '--json')
    const { measured, questions } = readingsSchema.parse(JSON.parse(out))
    expect(measured).toMatchObject({ plays: 10, seed: 1 })
    expect(questions.find(({ name }) => name === 'songs')?.weight).toMatchObject({ asked: 10, plays: 0 })
    expect(questions.find(({ name }) => name === 'spelling')?.weight).toBeUndefined()
  })

  it('shows everything about one question', async () => {
    const { out } = await readings('mill', 'spelling')
    for (const part of ['Of grain.', 'mill.sell', 'Both sound the same.', '"flour" by the miller, 2021-02-28'])
      expect(out).toContain(part)
  })

  it('prints the cases that are kept of a question as examples that explain runs', async () => {
    const kept = await rulewright(['readings', 'rcw', 'checkWhen', '--kept'], { books: known })
    expect(kept).toMatchObject({ code: 0, err: '' })
    const explained = await rulewright(['explain', '-', '--brief'], { books: known, piped: kept.out })
    expect([explained.code, explained.out.match(/✓/g)?.length]).toEqual([0, 2])
    expect(await readings('mill', '--kept')).toMatchObject({
      code: 2,
      err: expect.stringContaining('the name of a question'),
    })
    expect(await readings('mill', 'spelling', '--kept')).toMatchObject({ code: 2 })
    expect((await readings('mill', 'doubleFlour', '--kept')).err).toContain('no stored case shows it')
  })

  it('compares two readings, and prints where they differ as examples that hold', async () => {
    const { code, out } = await readings('mill', 'doubleFlour', '--compare', 'no', 'yes', '--json', '--plays', '5')
    const { witness, effect, weight } = comparisonSchema.parse(JSON.parse(out))
    expect(code).toBe(0)
    expect(witness).toMatchObject({ procedure: 'work', choices: 1, differences: 0, passed: true })
    expect(effect?.plays).toBe(5)
    expect(weight?.plays).toBeGreaterThan(0)
    const explained = await rulewright(['explain', '-', '--brief'], { books, piped: witness?.example ?? '' })
    expect(explained.code).toBe(0)
    expect(explained.out.match(/✓/g)).toHaveLength(2)
  })

  it('takes the two readings of a question that has two, and prints a plain statement of noise', async () => {
    const { code, out } = await readings('mill', 'threeCoins', '--compare', '--plays', '5')
    expect(code).toBe(0)
    expect(out).toContain('Mill, threeCoins')
    expect(out).toContain('5 games played twice from the same seeds')
  })

  it('ends with 1 where no play tells two readings apart', async () => {
    const { code, out } = await readings('mill', 'songs', '--compare', '--plays', '2')
    expect(code).toBe(1)
    expect(out).toContain('though the rules ask for the reading')
  })

  it('finds witnesses for all questions, writes them, and ends with 1 if one has none', async () => {
    const folder = temporaryFolder()
    const { code, out } = await readings('mill', '--witnesses', '--out', folder, '--json')
    expect(code).toBe(1)
    const { found } = witnessesSchema.parse(JSON.parse(out))
    expect(found.filter(({ witness }) => witness === undefined).map((one) => one.question)).toEqual(['songs'])
    const files = readdirSync(folder)
    expect(files).toHaveLength(5)
    for (const { witness } of found) expect([undefined, true]).toContain(witness?.passed)
    expect(readFileSync(join(folder, 'doubleFlour-no-yes.yaml'), 'utf8')).toContain('doubleFlour: yes')
    const well = await rulewright(['readings', 'mill', '--witnesses'], { books: [sound] })
    expect(well.out).toContain('5 pairs of readings, 5 with a witness')
    expect(well.code).toBe(0)
  })

  it('finds the witness of one question that is named', async () => {
    const { code, out } = await readings('mill', 'doubleFlour', '--witnesses', '--json')
    expect(code).toBe(0)
    expect(witnessesSchema.parse(JSON.parse(out)).found.map(({ question }) => question)).toEqual(['doubleFlour'])
  })

  it.each([
    [['mill', 'stillGrind'], 'did you mean "stillGrinds"?'],
    [['mill', '--compare', 'no', 'yes'], 'expected the name of a question'],
    [['mill', 'songs', '--compare', 'no', 'yess'], 'did you mean "yes"?'],
    [['mill', 'songs', '--compare', 'no'], 'got 1, expected two of "no", "yes"'],
    [['mill', 'songs', '--compare', 'no', 'no'], 'expected two of "no", "yes"'],
    [['mill', 'spelling', '--compare'], 'no play can tell its readings apart: Both sound the same.'],
    [['mill', '--kind', 'riddle'], 'Allowed choices are'],
    [['mill', '--plays', 'many'], 'expected a whole number'],
    [['mill', '--witnesses', '--out', '/nowhere/at/all'], 'there is no such folder'],
    [['mill', '--update'], '--update: expected --measure or --witnesses, too'],
    [['mill', '--witnesses', '--update', '--out', '.'], '--out: expected none'],
    [['mill', 'songs', '--measure', '--update'], 'keeps the weights of all questions together'],
    [['mill', 'song', '--witnesses'], 'did you mean "songs"?'],
    [['mull'], 'did you mean "mill"?'],
  ])('refuses %j and says what was expected', async (argv, message) => {
    const { code, err } = await readings(...argv)
    expect(code).toBe(2)
    expect(err).toContain(message)
  })
})
