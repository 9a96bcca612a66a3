/** Bullets, running heads and page numbers from tools are no change of the text. A real change still shows. */
import { describe, expect, it } from 'vitest'
import { auditText, lockText } from '../../../src/lab/audit/editions/audit-copy.js'
import type { AuditReport } from '../../../src/lab/audit/editions/report.js'
import { ferry } from '../ties/ferry-rules.js'
import { orchard, RULES } from './orchard-rules.js'

const HEAD = 'The Ferry: rules of play'
const page = (number: number) => `\n\n${HEAD}\n${number}\n\n`

const items = [
  'a rope for every goat',
  '12 tickets, stamped',
  'Two lamps, one of them green',
  'nine planks of the ramp',
  'Show two valid tickets before boarding the ferry.',
  'Hold the goat on a rope for as long as the crossing takes.',
]
/** The rules of the ferry in lines, with a sign before each item, and with heads and numbers between the pages. */
const printed = (sign: string, between: (number: number) => string): string =>
  [
    `1 Boarding\n${items.map((item) => `${sign}${item}`).join('\n')}`,
    '\nBefore anybody may board the ferry, each of the passengers has to show two valid tickets.',
    between(1),
    'As soon as nine passengers stand on the deck, the ramp is raised and nobody else comes aboard.',
    '\n\n2 Crossing\nSomebody of the crew blows the whistle three times, so that all of the passengers can hear',
    between(2),
    'it. While there is a storm on the water the ferry stays in\na harbour, or where it lies.',
    '\n\n3 Fares\nEvery passenger pays 3 coins for a crossing, to be put into the box beside the ramp.',
    between(3),
    'Should any coins be left over in the evening, the captain may keep all of them for the crew.',
    between(4),
    'For children the fare is no more than a single coin, whatever the day of the week may be.\n',
  ].join('')

const PLAIN = printed('• ', page)
const audited = (text: string, lockedFrom = PLAIN): AuditReport => {
  const audit = auditText(ferry, lockText(ferry, lockedFrom), text)
  if (!audit.usable) throw new Error('the text is none of this book')
  return audit.report
}

const SIGNS: Readonly<Record<string, string>> = {
  'another bullet': '▪ ',
  'a letter that is no word': 'o ',
  'the sign of a font': '\uF0B7\t',
  nothing: '',
}
describe('bullets are no words where a tool gives for them', () => {
  for (const [what, sign] of Object.entries(SIGNS))
    it(`: ${what}`, () => {
      expect(audited(printed(sign, page)).differences).toEqual([])
      expect(audited(PLAIN, printed(sign, page)).differences).toEqual([])
    })
  it(': a letter that is a word elsewhere', () => {
    const sentences = PLAIN.replace(/• ([^\n]*[^.\n])\n/g, '• $1 are there.\n')
    expect(audited(sentences.replaceAll('• ', 'a '), sentences).differences).toEqual([])
  })
  it(': one sign read as a letter beside another that stays', () => {
    const inner = ['a lantern', 'two oars', 'a bell of brass', 'ten nails', 'some pitch']
      .map((item) => `◦ ${item}`)
      .join('\n')
    const lists = (sign: string) => printed(sign, page).replace('\n\n2 Crossing', `\n${inner}\n\n2 Crossing`)
    const sentences = lists('• ').replace(/• ([^\n]*[^.\n])\n/g, '• $1 are there.\n')
    expect(audited(lists('o '), lists('• ')).differences).toEqual([])
    expect(audited(sentences.replaceAll('• ', 'a '), sentences).differences).toEqual([])
    expect(audited(lists('• ').replaceAll('◦ ', 'o '), lists('• ')).differences).toEqual([])
  })
  it(': a bullet that has lost its words', () => {
    const sentences = PLAIN.replace(/• ([^\n]*[^.\n])\n/g, '• $1 are there.\n').replace(
      '\nBefore anybody',
      '\n•\nBefore anybody',
    )
    expect(audited(sentences.replaceAll('•', 'a'), sentences).differences).toEqual([])
  })
  it(', and in a copy with bullets an article shows', () => {
    const text = PLAIN.replace('stays in\na harbour', 'stays in\nharbour')
    expect(audited(text).differences).toMatchObject([{ kind: 'changed', number: '2', lost: 1 }])
  })
  it(', and a changed item shows', () => {
    const text = printed('o ', page).replace('o 12 tickets', 'o 13 tickets')
    expect(audited(text).differences).toMatchObject([{ kind: 'changed', number: '1', lost: 1 }])
  })
})

const BETWEEN: Readonly<Record<string, (number: number) => string>> = {
  'alone on their lines': page,
  'behind the last line': (number) => ` ${HEAD} ${number}\n`,
  'in the midst of a line': (number) => ` ${HEAD} ${number} `,
  'number first': (number) => ` ${number} ${HEAD}\n`,
  'the number before the next line': (number) => `\n${HEAD}\n${number} `,
  'the number alone, behind the last line': (number) => ` ${number}\n`,
  'left out': () => '\n',
}
describe('running heads and page numbers are no words where they stand', () => {
  for (const [what, between] of Object.entries(BETWEEN))
    it(`: ${what}`, () => {
      expect(audited(printed('• ', between)).differences).toEqual([])
    })
  for (const [what, between] of Object.entries(BETWEEN))
    it(`, and a changed number shows: ${what}`, () => {
      const text = printed('• ', between).replace('pays 3 coins', 'pays 4 coins')
      expect(audited(text).differences).toMatchObject([{ kind: 'changed', number: '3', lost: 1 }])
    })
})

describe('numbers of pages beside a heading are no part of its number or title', () => {
  const joined = (before: string, behind: string) =>
    printed('• ', () => '\n')
      .replace('\n2 Crossing\n', `\n${before.replace('N', '7')}2 Crossing${behind.replace('N', '7')}\n`)
      .replace('\n3 Fares\n', `\n${before.replace('N', '11')}3 Fares${behind.replace('N', '11')}\n`)
      .replace('of the week', before === '' ? 'of 12\nthe week' : 'of\n12 the week')
  it.each([
    ['before it, with a space', 'N ', ''],
    ['behind it, with a space', '', ' N'],
    ['behind it, joined', '', 'N'],
  ])(': %s', (_, before, behind) => {
    expect(joined(before, behind)).toContain('7')
    expect(audited(joined(before, behind)).differences).toEqual([])
  })
})

it('a number of a page that is joined to that of a section makes no other section of it', () => {
  const text = RULES.replace('\n1.1 Ladders\n', '\n51.1 Ladders\n')
  expect(text).toContain('51.1')
  const audit = auditText(orchard, lockText(orchard, RULES), text)
  const kinds = audit.usable ? audit.report.differences.map(({ kind, number }) => `${kind} ${number}`) : []
  expect(kinds).toEqual(['changed 1'])
})

/** The rules with the numbers of pages, which are no words, joined to the words of lines that wrap, and letters for bullets. */
const spoilt = (text: string): string =>
  text
    .replace('each of the\npassengers', 'each of the 11\npassengers')
    .replace('stand on the\ndeck', 'stand on the\n12 deck')
    .replace('so that all of\nthe', 'so that all of13\nthe')
    .replace('whatever the day\nof', 'whatever the day 14\nof')
const WRAPPED = printed('• ', () => '\n')
  .replace('each of the passengers', 'each of the\npassengers')
  .replace('stand on the deck', 'stand on the\ndeck')
  .replace('so that all of the', 'so that all of\nthe')
  .replace('whatever the day of', 'whatever the day\nof')

describe('what is left over is read otherwise where that is the edition', () => {
  it(': numbers of pages in the midst of sentences', () => {
    expect(spoilt(WRAPPED)).toContain('of13')
    expect(audited(spoilt(WRAPPED), WRAPPED).differences).toEqual([])
  })
  it(': letters for bullets as well', () => {
    const sentences = WRAPPED.replace(/• ([^\n]*[^.\n])\n/g, '• $1 are there.\n')
    expect(audited(spoilt(sentences).replaceAll('• ', 'a '), sentences).differences).toEqual([])
  })
  it.each([
    ['a word', 'nine passengers', 'ten passengers', '1'],
    ['a number', 'pays 3 coins', 'pays 4 coins', '3'],
    ['a number at the end of a line', 'that all of\nthe', 'that all of 2\nthe', '2'],
    ['an article', 'stays in\na harbour', 'stays in\nharbour', '2'],
  ])('; a real change shows all the same: %s', (_, old, now, number) => {
    expect(WRAPPED).toContain(old)
    for (const text of [WRAPPED, ...(old.includes('all of') ? [] : [spoilt(WRAPPED)])])
      expect(audited(text.replace(old, now), WRAPPED).differences).toMatchObject([{ kind: 'changed', number }])
  })
})
