import { describe, expect, it } from 'vitest'
import { lockText } from '../../../src/lab/audit/editions/audit-copy.js'
import { parseLock } from '../../../src/lab/audit/editions/edition-lockfile.js'
import { printOf, printsOf, printText, readPrint } from '../../../src/lab/audit/editions/fingerprints.js'
import { lettersOf, spelling } from '../../../src/lab/audit/editions/layout/normalized-letters.js'
import { wordChanges } from '../../../src/lab/audit/editions/word-changes.js'
import { orchard, RULES } from './orchard-rules.js'

describe('letters', () => {
  it('leave out what copying may change', () => {
    const ways = [
      'The ﬁrst picker’s turn',
      'the first  pick-\ners turn',
      'THE FIRST PICK\u00ADERS TURN',
      'T h e first pickers turn.',
    ]
    expect(new Set(ways.map(spelling)).size).toBe(1)
  })
  it('keep numbers apart, and their signs', () => {
    const numbers = ['13', '1-3', '1 3', '1.3', '-1', '+1', '1', '10%', '10']
    expect(new Set(numbers.map(spelling)).size).toBe(7)
    expect(spelling('1–3')).toBe(spelling('1, 3'))
    expect(spelling('25½')).toBe(spelling('25 1/2'))
  })
})

describe('prints', () => {
  const text = 'every fruit in a basket is one point and no more than one point'
  const { codes } = lettersOf(text)
  it('are the same for the same letters, wherever they stand', () => {
    const prints = printsOf(codes, 'orchard')
    const at = spelling(text).indexOf('onepoint')
    const again = spelling(text).lastIndexOf('onepoint')
    expect(again).toBeGreaterThan(at)
    expect(printOf(prints, at, 8)).toEqual(printOf(prints, again, 8))
    expect(printOf(prints, at, 8)).not.toEqual(printOf(prints, at + 1, 8))
  })
  it('differ from book to book, and come back as they were written', () => {
    const print = printOf(printsOf(codes, 'orchard'), 0, codes.length)
    expect(printOf(printsOf(codes, 'garden'), 0, codes.length)).not.toEqual(print)
    expect(readPrint(printText(print))).toEqual(print)
  })
})

describe('a lock', () => {
  it('holds numbers and prints, and no word of the text', () => {
    const lock = lockText(orchard, RULES, 'typed by hand')
    const { made, sections } = lock
    expect(made).toMatchObject({ layout: 'lines', by: 'typed by hand' })
    const { book, edition, ...rest } = lock
    const written = JSON.stringify({ ...rest, made: { ...made, layout: '', by: '' } })
    const keys = ['made', 'layout', 'by', 'words', 'heads', 'sections', 'number', 'title', 'passages']
    const words = (written.match(/[a-z]+/g) ?? []).filter(
      (word) => word.length > 3 && RULES.toLowerCase().includes(word),
    )
    expect(words.filter((word) => !keys.includes(word))).toEqual([])
    expect([book, edition, sections.length]).toEqual(['orchard', 'a toy', 7])
    expect(sections.flatMap(({ passages }) => passages).every((one) => Number.parseInt(one, 10) >= 40)).toBe(true)
  })
  it('is read again, and tells what is wrong with another file', () => {
    const lock = lockText(orchard, RULES)
    expect(parseLock(JSON.parse(JSON.stringify(lock)))).toEqual({ ok: true, value: lock })
    const broken = parseLock({ ...lock, sections: [{ ...lock.sections[0], passages: ['the wind blows'] }] })
    expect(broken).toMatchObject({ ok: false, problems: [{ path: ['sections', 0, 'passages', 0] }] })
  })
})

describe('the words that changed', () => {
  it('stand between those that both texts have', () => {
    const changes = wordChanges('a picker may eat one fruit'.split(' '), 'a picker must eat two fruit now'.split(' '))
    expect(changes).toEqual([
      { is: 'same', words: 'a picker' },
      { is: 'old', words: 'may' },
      { is: 'new', words: 'must' },
      { is: 'same', words: 'eat' },
      { is: 'old', words: 'one' },
      { is: 'new', words: 'two' },
      { is: 'same', words: 'fruit' },
      { is: 'new', words: 'now' },
    ])
  })
  it('leave both texts as they were, put together again', () => {
    const [old, now] = ['x a b c d', 'a c y d d z'].map((text) => text.split(' '))
    const pieces = wordChanges(old ?? [], now ?? [])
    const side = (gone: string) => pieces.flatMap(({ is, words }) => (is === gone ? [] : words.split(' ')))
    expect([side('new'), side('old')]).toEqual([old, now])
  })
})
