import { describe, expect, it } from 'vitest'
import { prohibition, rule, section } from '../../../src/core/kernel/sections/clause.js'
import { auditText, lockText } from '../../../src/lab/audit/editions/audit-copy.js'
import type { AuditReport } from '../../../src/lab/audit/editions/report.js'
import { nothingNoted, type PrintedNotes } from '../../../src/lab/audit/ties/printed-passages.js'
import { tieFaults } from '../../../src/lab/audit/ties/tie-clauses.js'
import { tieText } from '../../../src/lab/audit/ties/tie-text.js'
import { boarding, crossing, FERRY, fares, ferry, ferryWith } from './ferry-rules.js'

const lock = lockText(ferry, FERRY)
const none = nothingNoted('ferry')

function tied(book = ferry, text = FERRY, notes: PrintedNotes = none) {
  const found = tieText(book, lockText(book, text), text, notes)
  if (!found.whole) throw new Error('the text is not the edition')
  return found
}
const { ties } = tied().tying

function audited(text: string): AuditReport {
  const audit = auditText(ferry, lock, text, { ties })
  if (!audit.usable) throw new Error('the text is none of this book')
  return audit.report
}

/** The clauses that a report lists, and those beside them. */
const listed = ({ work }: AuditReport) => work.map(({ clauses, beside }) => [clauses.map(({ id }) => id), beside])

describe('a clause is tied to the passage that it restates', () => {
  const WORDS: Readonly<Record<string, string>> = {
    'boarding.tickets': 'tickets to the mate',
    'boarding.goats': 'holds it on a rope',
    'boarding.ramp': 'come aboard',
    'crossing.whistle': 'whistle',
    'crossing.anchor': 'forward bench',
    'crossing.lamp': 'helmsman',
    'crossing.storm': 'where it lies',
    'fares.coin': 'into the box',
    'fares.children': 'day of the week',
    'fares.captain': 'keep all of them',
  }
  const { tying, texts } = tied()
  for (const [id, words] of Object.entries(WORDS))
    it(`: ${id}`, () => {
      const found = tying.tied.find(({ clause }) => clause.id === id)
      expect(found?.passages.map((index) => texts[index])).toEqual([expect.stringContaining(words)])
    })
  it('and nothing is wrong with that', () => {
    expect(tying.faults).toEqual([])
  })
  it('by a fingerprint, and not by its words', () => {
    expect(JSON.stringify(Object.values(ties.clauses))).not.toMatch(/passenger|anchor|coin/)
    expect(ties.clauses['fares.coin']).toEqual([expect.stringMatching(/^\d+:[0-9a-z]+$/)])
  })
})

describe('a change of the text lists what it touches', () => {
  it(': the clause of a sentence that was dropped, then those beside it', () => {
    const report = audited(
      ferryWith(['Every passenger pays three coins for a crossing, to be put into the box beside the ramp.\n', '']),
    )
    expect(listed(report)).toEqual([[['fares.coin'], ['fares.children']]])
    expect(report.work[0]).toMatchObject({ number: '3', why: ['changed'], others: 1 })
  })
  it(': the clause of a number that was changed', () => {
    expect(listed(audited(ferryWith(['are nine passengers', 'are eight passengers'])))).toEqual([
      [['boarding.ramp'], ['boarding.goats']],
    ])
  })
  it(': what stands beside a sentence that was added', () => {
    const added = 'The box is emptied at noon by two of the crew.\nFor children'
    expect(listed(audited(ferryWith(['For children', added])))).toEqual([[[], ['fares.coin', 'fares.children']]])
  })
  it(': every clause of a section that is gone', () => {
    const without = FERRY.slice(0, FERRY.indexOf('3 Fares'))
    expect(listed(audited(without))).toEqual([[['fares.coin', 'fares.children', 'fares.captain'], []]])
  })
  it(', and a clause of which nobody knows where it stands with its section', () => {
    const { 'fares.captain': _, ...known } = ties.clauses
    const text = ferryWith(['three coins for', 'four coins for'])
    const audit = auditText(ferry, lock, text, { ties: { ...ties, clauses: known } })
    if (!audit.usable) throw new Error('the text is none of this book')
    expect(listed(audit.report)).toEqual([[['fares.coin', 'fares.captain'], ['fares.children']]])
    expect(audit.report.ties).toEqual([
      { clause: 'fares.captain', what: 'is tied to no passage; expected --ties --update' },
    ])
  })
  it(', whatever heading a column puts over it', () => {
    const children = 'For children the fare is no more than a single coin, whatever the day of the week may be.\n'
    const mixed = ferryWith([children, ''], ['While there', `${children}While there`])
    const notes = { ...none, sections: [{ section: '3', under: ['2'], because: 'the column is read first' }] }
    const { tying } = tied(ferry, mixed, notes)
    expect(tying.faults).toEqual([])
    const audit = auditText(ferry, lockText(ferry, mixed), mixed.replace('single', 'second'), { ties: tying.ties })
    expect(audit.usable && listed(audit.report)[0]).toEqual([['fares.children'], []])
  })
})

describe('steps in another order', () => {
  const whistle = '• Somebody of the crew blows the whistle three times for all to hear.\n'
  const anchor = '• Two of the crew haul in the anchor and stow it under the forward bench.\n'
  it('are a difference where their order is a rule, and list both', () => {
    const report = audited(ferryWith([whistle + anchor, anchor + whistle]))
    expect(report).toMatchObject({ same: false, notes: [] })
    expect(report.differences).toMatchObject([{ kind: 'swapped', number: '2', moved: 2 }])
    expect(listed(report)).toEqual([[['crossing.whistle', 'crossing.anchor'], ['crossing.lamp']]])
  })
  it.each([
    [
      'what follows a word that goes before a list',
      'Two of the crew do this on deck, then: one of them hauls in the anchor. ',
    ],
    ['what ends with the last thing that is done', 'Somebody of the crew looks out for passengers first of all. '],
  ])('are a difference: %s', (title, first) => {
    const steps = [
      'The gate is shut behind the last of the passengers on deck. ',
      'The lantern at the bow is lit for everybody to see it. ',
    ]
    const last = title.includes('ends') ? 'Lastly, the captain greets everybody who has come aboard.' : ''
    const text = (order: readonly string[]) => FERRY.replace('\n2 ', `\n${first}${order.join('')}${last}\n\n2 `)
    const audit = auditText(ferry, lockText(ferry, text(steps)), text(steps.toReversed()))
    expect(audit.usable && audit.report.differences).toMatchObject([{ kind: 'swapped', number: '1', moved: 2 }])
  })
  it('are only a note where it is none', () => {
    const goat = ' A goat may not travel unless the owner of the goat comes along and holds it on a rope.'
    const text = FERRY.replace(/\nA goat may not .*? rope\./s, '').replace(
      'nobody else can come aboard.',
      `nobody else can come aboard.${goat}`,
    )
    expect(audited(text)).toMatchObject({ same: true, notes: [{ kind: 'reordered', number: '1' }] })
  })
  it('are only a note where a column has moved', () => {
    const steps = Array.from(
      { length: 30 },
      (_, step) => `The crew does what stands on the ${'abcdefghijklmnopqrstuvwxyzäöüß'[step]}-side of the board.`,
    )
    const long = (order: readonly string[]) =>
      FERRY.replace(whistle, `${order.map((one) => `• ${one}\n`).join('')}${whistle}`)
    const audit = auditText(ferry, lockText(ferry, long(steps)), long([...steps.slice(25), ...steps.slice(0, 25)]))
    expect(audit.usable && audit.report).toMatchObject({ same: true, notes: [{ kind: 'reordered', number: '2' }] })
  })
  it('are one where another number stands before each of them', () => {
    const numbered = FERRY.replace('• Some', '1. Some').replace('• Two', '2. Two').replace('• The', '3. The')
    const swapped = numbered.replace('1. Some', '0. Some').replace('2. Two', '1. Two').replace('0. Some', '2. Some')
    const audit = auditText(ferry, lockText(ferry, numbered), swapped)
    expect(audit.usable && audit.report.differences).toMatchObject([{ kind: 'changed', number: '2', lost: 2 }])
  })
})

describe('a passage stands under the number of its clause', () => {
  const other = (number: string) =>
    ({
      ...ferry,
      sections: [
        boarding,
        crossing,
        fares,
        section('lamps', number, 'Lamps', { green: rule('The mate lights the green lamp at the stern.') }),
      ],
    }) as typeof ferry
  it(', or the clause is told to have another', () => {
    const wrong = {
      ...ferry,
      sections: [
        boarding,
        section('crossing', '2', 'Crossing', {}),
        section('fares', '3', 'Fares', { ...fares, lamp: crossing.lamp }),
      ],
    } as unknown as typeof ferry
    const { tying } = tied(wrong)
    expect(tying.faults).toMatchObject([{ clause: 'crossing.lamp', what: expect.stringMatching(/is in 2; expected/) }])
  })
  it(', which shows without the text, too', () => {
    const moved = {
      ...ferry,
      sections: [fares, section('boarding', '2', 'Boarding', { goats: prohibition('No goat.') })],
    } as unknown as typeof ferry
    const still = ['boarding.goats', ...Object.keys(fares).map((key) => `fares.${key}`)]
    const kept = { ...ties, clauses: Object.fromEntries(still.map((id) => [id, ties.clauses[id] ?? []])) }
    expect(tieFaults(moved, lock, kept, none)).toEqual([
      { clause: 'boarding.goats', what: expect.stringMatching(/^restates \S+, which is in 1; expected 2$/) },
    ])
  })
  it(', unless an author says where else it stands, and why', () => {
    const passages = ties.clauses['crossing.lamp'] ?? []
    const found = tied(other('3'), FERRY, {
      ...none,
      clauses: [{ clause: 'lamps.green', passages, because: 'told twice' }],
    })
    expect(found.tying.faults).toEqual([])
    expect(found.tying.ties.clauses['lamps.green']).toEqual(passages)
  })
  it('; what an author says is looked at, too', () => {
    const notes: PrintedNotes = {
      ...none,
      sections: [{ section: '1', under: ['3'], because: 'no column at all' }],
      clauses: [
        { clause: 'boarding.cows', passages: 'none', because: 'drawn on the deck' },
        { clause: 'boarding.goats', passages: ['99:zzz'], because: 'a wrong one' },
      ],
    }
    const faults = tieFaults(
      ferry,
      lock,
      { ...ties, clauses: { ...ties.clauses, 'boarding.goats': ['99:zzz'] } },
      notes,
    )
    expect(faults).toEqual([
      { clause: 'boarding.goats', what: 'is tied to 99:zzz, which the edition does not have' },
      { clause: 'boarding.cows', what: 'is tied, but the book has no such clause' },
      { clause: '1', what: 'printed.json says that part of it is in 3, but no clause is' },
    ])
  })
  it('; one that restates nothing needs a reason', () => {
    const drawn = { ...ties, clauses: { ...ties.clauses, 'fares.captain': [] } }
    expect(tieFaults(ferry, lock, drawn, none)).toMatchObject([{ clause: 'fares.captain' }])
    const notes: PrintedNotes = {
      ...none,
      clauses: [{ clause: 'fares.captain', passages: 'none', because: 'drawn on the box' }],
    }
    expect(tieFaults(ferry, lock, drawn, notes)).toEqual([])
  })
})
