import { describe, expect, it } from 'vitest'
import { auditText, lockText } from '../../../src/lab/audit/editions/audit-copy.js'
import type { AuditReport } from '../../../src/lab/audit/editions/report.js'
import { columned, interleaved, narrow, paged, pasted } from './copy-layouts.js'
import { edited, orchard, RULES } from './orchard-rules.js'

/** Every way in which the same rules may come out of their pages. */
const WAYS: Readonly<Record<string, (text: string) => string>> = {
  'as they are': (text) => text,
  'with Windows line ends': (text) => text.replaceAll('\n', '\r\n'),
  'in narrow lines with cut words': (text) => narrow(text),
  'with soft hyphens': (text) => narrow(text, '\u00AD'),
  'in other narrow lines': (text) => narrow(text, '\u2010', 43),
  'pasted: a paragraph in one line, ligatures, odd spaces': pasted,
  'on pages with running heads and numbers': (text) => paged(narrow(text)),
  'in two columns beside each other': (text) => columned(narrow(text)),
  'in capitals': (text) => text.toUpperCase(),
}

const audited = (lockedFrom: string, text: string): AuditReport => {
  const audit = auditText(orchard, lockText(orchard, lockedFrom), text)
  if (!audit.usable) throw new Error('the text is none of this book')
  return audit.report
}

describe('a copy that came out of the page in another way', () => {
  for (const [from, lockedFrom] of Object.entries(WAYS))
    for (const [as, copied] of Object.entries(WAYS))
      it(`is the same edition: ${as}, where the lock is from a text ${from}`, () => {
        const report = audited(lockedFrom(RULES), copied(RULES))
        expect(report.differences).toEqual([])
        expect(report).toMatchObject({ same: true, work: [], text: { headings: 6 } })
        expect(report.passages.found).toBe(report.passages.of)
      })

  for (const [as, copied] of Object.entries(WAYS))
    it(`shows a changed number: ${as}`, () => {
      const { differences } = audited(RULES, copied(edited(['ends on a 5 or a 6', 'ends on a 4 or a 6'])))
      expect(differences).toMatchObject([{ kind: 'changed', number: '3.1', lost: 1 }])
    })

  it('has the same words in another order where a tool mixes the columns up, and that is no difference', () => {
    const report = audited(RULES, interleaved(narrow(RULES)))
    expect(report.differences).toEqual([])
    expect(report.notes.map(({ kind }) => kind)).toContain('elsewhere')
  })

  it('shows a changed number where a tool mixes the columns up', () => {
    const text = interleaved(narrow(edited(['worth half a point', 'worth 2 points'])))
    expect(audited(RULES, text).differences).toMatchObject([{ kind: 'changed', number: '3.2', lost: 1 }])
  })
})
