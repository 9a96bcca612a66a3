import { describe, expect, it } from 'vitest'
import { type Audit, auditAgainst, auditText, lockText } from '../../../src/lab/audit/editions/audit-copy.js'
import { type AuditReport, auditSchema } from '../../../src/lab/audit/editions/report.js'
import { chapter, edited, orchard, RULES } from './orchard-rules.js'

const lock = lockText(orchard, RULES)

const reportOf = (audit: Audit): AuditReport => {
  if (!audit.usable) throw new Error('the text is none of this book')
  return audit.report
}
const audited = (text: string) => reportOf(auditText(orchard, lock, text))

describe('a seeded edition', () => {
  it('is the edition modelled where nothing is changed', () => {
    const report = audited(RULES)
    expect(report).toMatchObject({ same: true, differences: [], notes: [], unmodelled: [], unheaded: [], work: [] })
    expect(report.references).toEqual({ checked: 5, dangling: [] })
    expect(auditSchema.parse(report)).toEqual(report)
  })

  it('with a changed number has one changed section, and the line of the change', () => {
    const { differences, notes } = audited(edited(['never more than six', 'never more than 8']))
    expect(notes).toEqual([])
    expect(differences).toEqual([
      { kind: 'changed', number: '2', title: 'Scoring', lost: 1, of: 3, words: 11, lines: [23] },
    ])
  })

  it('with a removed clause has one changed section without new words', () => {
    const { differences } = audited(
      edited([' A storm never blows a ladder over while somebody is standing on it.', '']),
    )
    expect(differences).toEqual([
      { kind: 'changed', number: '3.1', title: 'Storms', lost: 1, of: 3, words: 0, lines: [] },
    ])
  })

  it('with an added clause has one changed section that has lost nothing', () => {
    const { differences } = audited(edited(['any other\ntree.', 'any other\ntree. It costs her one fruit.']))
    expect(differences).toMatchObject([{ kind: 'changed', number: '1.1', lost: 0, words: 5 }])
  })

  it('with a removed section lacks it, and whoever refers to it refers to nothing', () => {
    const report = audited(RULES.replace(chapter('3.1 Storms', '3.2 Wet Baskets'), ''))
    expect(report.differences).toEqual([{ kind: 'missing', number: '3.1', title: 'Storms', lost: 3, of: 3 }])
    expect(report.references.dangling).toEqual([{ to: '3.1', in: '3.2', line: 31 }])
  })

  it('with a new section has it added, and no section of the book for it', () => {
    const report = audited(`${RULES}\n3.3 Hail\nHail takes one fruit out of every basket that has any.\n`)
    expect(report.differences).toEqual([{ kind: 'added', number: '3.3', title: 'Hail', words: 11, line: 37 }])
    expect(report.unmodelled).toEqual(['3.3'])
    expect(report.work).toMatchObject([{ number: '3.3', why: ['added'], clauses: [] }])
  })

  it('with a moved section has it renumbered, wherever it stands now', () => {
    const ladders = chapter('1.1 Ladders', '2 Scoring')
    const text = RULES.replace(ladders, '').replace('(1.1)', '(3.3)').concat('\n', ladders.replace('1.1', '3.3'))
    expect(audited(text).differences).toMatchObject([
      { kind: 'renumbered', number: '1.1', title: 'Ladders', to: '3.3' },
    ])
  })

  it('with a section that was only put elsewhere has the same words', () => {
    const ladders = chapter('1.1 Ladders', '2 Scoring')
    expect(audited(RULES.replace(ladders, '').concat('\n', ladders))).toMatchObject({ same: true, differences: [] })
  })

  it('with sentences in another order has the same words in another order', () => {
    const storm = ' A storm never blows a ladder over while somebody is standing on it.'
    const text = edited([storm, ''], ['In autumn the wind', `${storm.trim()}\nIn autumn the wind`])
    expect(audited(text)).toMatchObject({ same: true, notes: [{ kind: 'reordered', number: '3.1' }] })
  })

  const renumbered = edited(['\n3 The Wind\nA', '\n4 The Wind\nA'], ['\n3.1 St', '\n4.1 St'], ['\n3.2 W', '\n4.2 W'])

  it('with a renumbered chapter has its sections renumbered, and nothing else where references follow', () => {
    const report = audited(renumbered.replace('(see 3)', '(see 4)').replace('see 3.1', 'see 4.1'))
    expect(report.differences.map(({ kind, number }) => [kind, number])).toEqual([
      ['renumbered', '3'],
      ['renumbered', '3.1'],
      ['renumbered', '3.2'],
    ])
    expect(report.references.dangling).toEqual([])
    expect(report.work).toMatchObject([
      { number: '3', why: ['renumbered to 4'], clauses: [], referring: [] },
      { number: '3.1', why: ['renumbered to 4.1'] },
      { number: '3.2', why: ['renumbered to 4.2'] },
    ])
  })

  it('with a renumbered chapter and a forgotten reference refers to nothing there', () => {
    const { references } = audited(renumbered)
    expect(references.dangling).toEqual([
      { to: '3', in: '1', line: 12 },
      { to: '3.1', in: '4.2', line: 35 },
    ])
  })

  it('with a new title has a section retitled', () => {
    const report = audited(edited(['\n3.1 Storms', '\n3.1 Autumn']))
    expect(report.differences).toMatchObject([{ kind: 'retitled', number: '3.1', title: 'Storms', now: 'Autumn' }])
  })
})

describe('what a change touches', () => {
  const examples = () => [
    { file: 'scoring.yaml', name: 'two fruits are two points', clauses: ['scoring.fruit'] },
    { file: 'turns.yaml', name: 'a turn', clauses: ['turns.order'] },
  ]
  const text = edited(['is worth one point', 'is worth two points'])
  const cases = [
    { id: 'result-0123456789ab', clauses: ['turns.order', 'scoring.most'] },
    { id: 'judgement-0123456789ab', clauses: ['turns.tall'] },
  ]
  const { work } = reportOf(auditText(orchard, lock, text, { examples, cases }))

  it('is every clause of the section, and whatever relies on one of them', () => {
    expect(work).toHaveLength(1)
    expect(work[0]?.clauses.map(({ id }) => id)).toEqual([
      'scoring.fruit',
      'scoring.most',
      'scoring.tie',
      'scoring.stock',
    ])
    expect(work[0]).toMatchObject({
      number: '2',
      why: ['changed'],
      places: [
        { kind: 'table row', name: 'points, row 1' },
        { kind: 'table row', name: 'who wins, row 1' },
        { kind: 'table row', name: 'who wins, row 2' },
        { kind: 'table row', name: 'who wins, row 3' },
        { kind: 'law', name: 'at most six fruits' },
      ],
      examples: [{ file: 'scoring.yaml', name: 'two fruits are two points' }],
      questions: ['eatingScores'],
      conformance: ['result-0123456789ab'],
    })
  })

  it('is transitions and offers, too', () => {
    const { work: turns } = audited(edited(['Ann takes the first turn', 'Bob takes the first turn']))
    expect(turns[0]?.places).toEqual(
      expect.arrayContaining([
        { kind: 'transition', name: 'orchard: wind → turn' },
        { kind: 'state', name: 'orchard/wind' },
        { kind: 'offer', name: 'climb/next tree/a tree to climb' },
      ]),
    )
  })

  it('is whoever refers to a section that is gone', () => {
    const without = RULES.replace(chapter('2 Scoring', '3 The Wind'), '')
    expect(audited(without).work[0]).toMatchObject({
      why: ['missing'],
      referring: ['turns.order', 'ladders.all', 'wind.all', 'storms.all', 'baskets.all'],
    })
  })

  it('is a section without a heading of its own, where it may stand in what changed', () => {
    const bare = RULES.replace('\n3 The Wind\nA', '\nA')
    const report = reportOf(auditAgainst(orchard, bare, bare.replace('throws a die', 'throws 2 dice')))
    expect(report.unheaded).toEqual(['3'])
    expect(report.work.map(({ number, headed }) => [number, headed])).toEqual([
      ['2', true],
      ['3', false],
    ])
  })
})

describe('a section whose words a tool has put under another heading', () => {
  it('may stand in what changed there', () => {
    const mixed = RULES.replace('\n1.1 Ladders\n', '\n').replace('\n1 Turns\n', '\n1.1 Ladders\n\n1 Turns\n')
    const { work } = reportOf(
      auditAgainst(
        orchard,
        mixed,
        mixed.replace('an even\nnumber', 'any\nnumber').replace('an even number', 'any number'),
      ),
    )
    expect(work.map(({ number, headed }) => [number, headed])).toEqual([
      ['1', true],
      ['1.1', false],
    ])
  })
})

describe('an older copy', () => {
  it('tells what changed in words, and only that', () => {
    const { wordings, differences } = reportOf(auditAgainst(orchard, RULES, edited(['On a 6 it', 'On a 5 or a 6 it'])))
    expect(differences).toMatchObject([{ kind: 'changed', number: '3', lost: 1, words: 17 }])
    expect(wordings).toEqual([
      {
        number: '3',
        title: 'The Wind',
        pieces: [
          { is: 'same', words: 'On a' },
          { is: 'new', words: '5 or a' },
          { is: 'same', words: '6 it blows all the trees empty and the game is over.' },
        ],
      },
    ])
  })

  it('has no words to tell where nothing changed', () => {
    expect(reportOf(auditAgainst(orchard, RULES, RULES))).toMatchObject({ same: true, against: 'copy', wordings: [] })
  })
})
