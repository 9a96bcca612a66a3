/** Additions by a tool or another print to the lines of a text are ignored. Additions by a person count as changes. */
import { describe, expect, it } from 'vitest'
import { auditText, lockText } from '../../../src/lab/audit/editions/audit-copy.js'
import type { AuditReport } from '../../../src/lab/audit/editions/report.js'
import { CHAPTERS, lighthouse, printed } from '../ties/lighthouse-rules.js'

const TEXT = printed(CHAPTERS)
const audited = (text: string, lockedFrom = TEXT): AuditReport => {
  const audit = auditText(lighthouse, lockText(lighthouse, lockedFrom), text)
  if (!audit.usable) throw new Error('the text is none of this book')
  return audit.report
}

/** The text in lines of about a width. */
const inLines = (text: string, width: number): readonly string[] =>
  text.split('\n').flatMap((line) => line.match(new RegExp(`\\S.{0,${width}}(?=\\s|$)`, 'g')) ?? [line])
const LINES = inLines(TEXT, 70)
/** The lines, with something done to every so many of them, from the fifth on, but not to headings. */
const every = (many: number, put: (line: string, page: number) => string): string =>
  LINES.map((line, at) =>
    at >= 5 && at % many === 0 && /^(?!\d).{20}/.test(line) ? put(line, 10 + at / many) : line,
  ).join('\n')

const HEAD = 'Keepers and their duties'
const BETWEEN: Readonly<Record<string, (line: string, page: number) => string>> = {
  'alone, number behind': (line, page) => `${HEAD} ${page}\n${line}`,
  'alone, number first': (line, page) => `${page} ${HEAD}\n${line}`,
  'behind a line, number behind': (line, page) => `${line} ${HEAD} ${page}`,
  'behind a line, number first': (line, page) => `${line} ${page} ${HEAD}`,
  'before a line, number first': (line, page) => `${page} ${HEAD} ${line}`,
  'behind a line, and no number': (line) => `${line} ${HEAD}`,
  'before a line, and no number': (line) => `${HEAD} ${line}`,
  'the number alone, between lines': (line, page) => `${page}\n${line}`,
}
describe('a running head that the edition does not have is no change', () => {
  for (const [what, put] of Object.entries(BETWEEN)) {
    it(`: ${what}`, () => {
      expect(every(3, put)).not.toBe(LINES.join('\n'))
      expect(audited(every(3, put)).differences).toEqual([])
    })
    it(`, and a changed number shows: ${what}`, () => {
      const changed = every(3, put).replace('30 turns', '40 turns')
      expect(audited(changed).differences).toMatchObject([{ kind: 'changed', number: '2', lost: 1 }])
    })
  }
})

describe('the same words that somebody has written again and again are a change', () => {
  it.each([
    ['at the end of sentences', (text: string) => text.replace(/(?<=[a-z])\.(?=\s|$)/g, ' if they can do so.')],
    [
      'in the midst of sentences',
      (text: string) => text.replace(/ (?:is|are) /g, (word) => `${word}as ever in winter `),
    ],
    [
      'with numbers that grow',
      (text: string) =>
        ['holds', 'carry', 'trimmed', 'polished', 'written'].reduce(
          (now, word, at) => now.replace(` ${word} `, ` ${word} as in rule ${at + 2} `),
          text,
        ),
    ],
  ])(': %s', (_, edit) => {
    const { differences } = audited(edit(TEXT))
    expect(differences.length).toBeGreaterThan(1)
  })
})

describe('a line that is the same again and again', () => {
  it('is no running head where it is words of a sentence', () => {
    // A tool that breaks lines anew leaves the same word alone on a line, beside what stands on every page.
    const broken = LINES.join('\n').replaceAll(' the ', '\nthe\n').replaceAll('\n\n', `\n\n${HEAD}\n12\n\n`)
    expect(broken.split('\n').filter((line) => line === 'the').length).toBeGreaterThan(2)
    expect(audited(broken).differences).toEqual([])
  })
})

describe('a number beside a running head', () => {
  it('is that of a figure where the edition has it', () => {
    const paged = (between: string) => TEXT.replaceAll('\n\n', `\n\n${between}`)
    const figure = (text: string) => text.replace(' between them.', ' between them as in\n7\nand nowhere else.')
    const edition = figure(paged(''))
    const pages = figure(paged(`${HEAD}\n3\n\n`)).replace('7\nand', `7\n${HEAD}\n4\nand`)
    expect(audited(pages, edition).differences).toEqual([])
    expect(audited(pages.replace('\n7\n', '\n'), edition).differences).toMatchObject([{ kind: 'changed', number: '1' }])
  })
})

describe('signs of bold and slanted words do not count', () => {
  it('; a number keeps its sign behind them', () => {
    const bold = TEXT.replace('30 turns', 'turns by **-1** or **+2**')
    const plain = bold.replaceAll('**', '')
    expect(audited(bold, plain).differences).toEqual([])
    expect(audited(plain, bold).differences).toEqual([])
    expect(audited(plain.replace('-1', '1'), bold).differences).toMatchObject([{ kind: 'changed', number: '2' }])
  })
})
