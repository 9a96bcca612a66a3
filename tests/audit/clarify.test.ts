/** `rulewright clarify`: a new wording touches what it rewords, and what it could settle stands first. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { clarifying } from '../../src/cli/commands/audit/draft/command.js'
import { question } from '../../src/core/kernel/sections/question.js'
import { sentencesOf } from '../../src/lab/audit/clarify/compare-draft.js'
import { type Clarification, clarificationSchema } from '../../src/lab/audit/clarify/report.js'
import { lockText } from '../../src/lab/audit/editions/audit-copy.js'
import { rulewright } from '../cli/call-rulewright.js'
import { eatingScores, scoring, turns } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'
import { orchard, RULES } from './editions/orchard-rules.js'

const windWhen = question('windWhen', {
  asks: 'Does the wind blow before the next picker begins, or at the end of the afternoon?',
  clauses: [turns.wind],
  readings: { before: 'Before the next picker begins.', end: 'At the end of the afternoon.' },
  usual: 'before',
  because: 'It is after every turn.',
})
const book = { ...orchard, questions: [eatingScores, windWhen] }

const WITNESS = {
  question: 'eatingScores',
  readings: ['no', 'yes'],
  examples: [{ name: 'one', given: { from: 'nothing', procedure: 'turn' }, when: [{ seat: 'Ann', type: 'eat' }] }],
  file: 'witnesses.jsonl:1',
}
const EXAMPLES = [
  { file: 'eating.yaml', name: 'Ann eats a fruit', clauses: ['turns.eat'] },
  { file: 'wind.yaml', name: 'The wind blows', clauses: ['turns.wind'] },
]

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'rules.txt'), RULES)
  writeFileSync(join(folder, 'edition.lock.json'), JSON.stringify(lockText(book, RULES)))
})

function clarify(where: string, draft: string, ...argv: readonly string[]) {
  writeFileSync(join(folder, 'draft.txt'), draft)
  const home = () => ({
    lockFile: join(folder, 'edition.lock.json'),
    tiesFile: join(folder, 'ties.lock.json'),
    printedFile: join(folder, 'printed.json'),
    sentencesFile: join(folder, 'sentences.lock.json'),
    examples: () => EXAMPLES,
    weights: { plays: 10, seed: 1, decisions: 9, weights: { eatingScores: { asked: 9, plays: 7, decisions: 8 } } },
    witnesses: [WITNESS],
  })
  return rulewright(['clarify', 'orchard', ...where.split(' '), '--draft', join(folder, 'draft.txt'), ...argv], {
    books: [book],
    more: [clarifying(home)],
  })
}

async function told(where: string, draft: string, ...argv: readonly string[]): Promise<Clarification> {
  const { out, err } = await clarify(where, draft, '--json', ...argv)
  expect(err).toBe('')
  return clarificationSchema.parse(JSON.parse(out))
}

const ruled = 'A fruit that was eaten stays in the basket: once in a turn, between trees, a picker may eat a fruit.'

describe('a new wording', () => {
  it('touches the clause that it words otherwise, and what cites it is to be looked at', async () => {
    const { against, whole, clauses, places, examples } = await told('1', ruled)
    expect([against, whole]).toEqual(['clauses', false])
    expect(clauses.filter(({ how }) => how !== 'not in it').map(({ id, how }) => [id, how])).toEqual([
      ['turns.eat', 'reworded'],
    ])
    expect(places).toContainEqual({ kind: 'table row', name: 'may not eat, row 2' })
    expect(examples).toEqual([{ file: 'eating.yaml', name: 'Ann eats a fruit' }])
  })

  it('could settle the question of that clause, and is nearest to the reading whose words it has', async () => {
    const { questions } = await told('1', ruled)
    expect(questions.map((one) => one.question)).toEqual(['eatingScores'])
    expect(questions[0]).toMatchObject({
      nearest: 'yes',
      about: ['turns.eat'],
      plays: 7,
      witnesses: [{ file: 'witnesses.jsonl:1', begins: 'nothing, turn', after: ['eat'] }],
    })
    expect(questions[0]?.shares).toContain('eaten')
  })

  it('is nearest to the other reading where it says that', async () => {
    const { questions } = await told(
      'turns',
      'A fruit that was eaten is gone, once in a turn, when a picker may eat a fruit between trees.',
    )
    expect(questions[0]).toMatchObject({ question: 'eatingScores', nearest: 'no' })
  })

  it('could settle a question of another clause that speaks as it does, and only such a one', async () => {
    const storm = await told('2', 'The wind blows before the next picker begins, at the end of no afternoon.')
    expect(storm.questions.map((one) => one.question)).toContain('windWhen')
    expect(storm.clauses.every(({ how }) => how === 'not in it')).toBe(true)
    expect((await told('2', 'Bells are rung by the neighbours.')).questions).toEqual([])
  })

  it('is taken for the whole section where it has most of it: what it lacks is left out', async () => {
    const all = Object.values(scoring).map(({ text }) => text)
    const { whole, clauses, draft } = await told('2', all.slice(0, 3).join(' '))
    expect([whole, draft]).toEqual([true, { sentences: 3, asBefore: 3, reworded: 0, fresh: [] }])
    expect(clauses.filter(({ how }) => how === 'left out').map(({ id }) => id)).toEqual(['scoring.stock'])
  })

  it('is held against the passages of the text, where that is given', async () => {
    const text = ['--text', join(folder, 'rules.txt')] as const
    const same = await told(
      '2',
      'Should both baskets be worth the same, then nobody wins and the fruit is given to the neighbours.',
      ...text,
    )
    expect([same.against, same.draft.asBefore]).toEqual(['text', 1])
    expect(same.clauses.filter(({ how }) => how === 'reworded')).toEqual([])
    const other = await told(
      '2',
      'Should both baskets be worth the same, then Ann wins and the fruit is given to the children.',
      ...text,
    )
    const tie = other.clauses.find(({ id }) => id === 'scoring.tie')
    expect(tie).toMatchObject({ how: 'reworded', come: expect.arrayContaining(['Ann', 'children']) })
    expect(tie?.gone).toContain('neighbours')
    expect(other.clauses.find(({ id }) => id === 'scoring.stock')?.how).toBe('not in it')
  })

  it('is one screen, and whole on request', async () => {
    const { code, out } = await clarify('1', ruled)
    expect(code).toBe(0)
    expect(out.trimEnd().split('\n').length).toBeLessThanOrEqual(23)
    for (const part of [
      'turns.eat (reworded',
      'eatingScores: Does a fruit',
      'nearest to "yes"',
      '--kept | rulewright explain -',
    ])
      expect(out).toContain(part)
    const full = (await clarify('1', ruled, '--full')).out
    for (const part of [
      'not in it: turns.order, turns.wind,',
      'eating.yaml: Ann eats a fruit',
      'no | yes differ in nothing, turn; eat',
      '"eatingScores=yes" --by WHO',
    ])
      expect(full.replaceAll(/\s+/g, ' ')).toContain(part)
  })

  it.each([
    ['9', 'no section and no clause of Orchard is called "9"'],
    ['turn', 'did you mean "turns"?'],
  ])('refuses the section %s', async (where, says) => {
    const { code, err, out } = await clarify(where, ruled)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(says)
  })

  it('refuses what is no text, and a text that is not the edition', async () => {
    expect((await clarify('1', '')).code).toBe(2)
    writeFileSync(join(folder, 'rules.txt'), 'Something else, which is long enough to be a text of some rules.')
    const { code, err } = await clarify('1', ruled, '--text', join(folder, 'rules.txt'))
    expect(code).toBe(2)
    expect(err).toContain('expected a copy of the edition that is modelled')
    const none = await rulewright(['clarify', 'orchard', '1'], { books: [book], more: [clarifying()] })
    expect(none.err).toContain('--draft: expected the new wording')
  })
})

describe('the sentences of a draft', () => {
  it('end where a sentence ends, and where a line of a list begins', () => {
    expect(sentencesOf('One tree, e.g. the short one. Two\ntrees:\n• climb\n• rest.\n\n3.2 Fruit')).toEqual([
      'One tree, e.g. the short one.',
      'Two trees:',
      'climb',
      'rest.',
      '3.2 Fruit',
    ])
  })
})
