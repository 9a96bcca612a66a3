/** Changes of a page: what is meant changes, whatever signs its words hold, and every other byte stays. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addClauseBehind,
  applyEdits,
  editPage,
  rewriteClause,
  type TextEdit,
  tickReading,
} from '../../src/core/pages/edit-page.js'
import { findClause, findQuestion } from '../../src/core/pages/find-part.js'
import { parsePage } from '../../src/core/pages/parse-page.js'
import { temporaryFolder } from '../temporary.js'

const TEXT = `# 3.2.1 Rally

> A remark  of the editor.

\`rally\`

-  Every space takes one Resource. \`cost\` _formula; see 1.5_
-  No more spaces than the level. \`upTo\` _prohibition_

## May fewer be placed?

- [X] **up to** Any number may be placed.
-   [ ] **exactly** All are placed.

The example
calculates it.

\`rallyNumber\` _gap; rally.upTo_
`
const page = { file: 'rally.md', text: TEXT, parts: parsePage(TEXT).parts }
const lines = (edits: readonly TextEdit[]) => applyEdits(TEXT, edits).split('\n')
const before = TEXT.split('\n')
const clause = (id: string) => {
  const found = findClause([page], id)
  if (found === undefined) throw new Error(`no clause ${id}`)
  return found.part
}
const question = () => {
  const found = findQuestion([page], 'rallyNumber')
  if (found === undefined) throw new Error('no question')
  return found.part
}
/** Words with every sign that Markdown reads. */
const words = fc
  .string({ unit: fc.constantFrom(...'aZ9_*`<>[](){}#+-=~!&;:.,\\"\'|é?/ '.split('')), minLength: 1, maxLength: 20 })
  .map((text) => text.replaceAll(/ +/g, ' ').trim())
  .filter((text) => text !== '')

describe('a ruling on a page', () => {
  it('moves the tick and writes the reason', () => {
    expect(lines(tickReading(question(), 'exactly', 'The designer says so.'))).toEqual([
      ...before.slice(0, 11),
      '- [ ] **up to** Any number may be placed.',
      '-   [x] **exactly** All are placed.',
      '',
      'The designer says so.',
      ...before.slice(16),
    ])
  })

  it('is read as it was meant, whatever the reason says', () => {
    fc.assert(
      fc.property(words, (because) => {
        const { parts, faults } = parsePage(applyEdits(TEXT, tickReading(question(), 'exactly', because)))
        expect(faults).toEqual([])
        expect(parts[1]).toMatchObject({ because, readings: [{ usual: false }, { usual: true }] })
        expect(parts[0]).toEqual(page.parts[0])
      }),
    )
  })
})

describe('the words of a clause', () => {
  it('change on their line, and its id, kind and sections stay', () => {
    const cost = clause('rally.cost')
    expect(lines(rewriteClause(cost, { ...cost, text: 'A space takes two.' }))).toEqual(
      before.with(6, '- A space takes two. `cost` _formula; see 1.5_'),
    )
  })

  it('are read as they were meant, beside a new clause with the same words', () => {
    fc.assert(
      fc.property(words, (text) => {
        const upTo = clause('rally.upTo')
        const added = addClauseBehind(upTo, { key: 'more', kind: 'permission', see: [], text })
        const { parts, faults } = parsePage(applyEdits(TEXT, [...rewriteClause(upTo, { ...upTo, text }), ...added]))
        expect(faults).toEqual([])
        expect(parts[0]).toMatchObject({
          clauses: [
            { key: 'cost', text: 'Every space takes one Resource.' },
            { key: 'upTo', kind: 'prohibition', text },
            { key: 'more', kind: 'permission', text },
          ],
        })
      }),
    )
  })
})

describe('a page in a folder', () => {
  const folder = () => {
    const made = temporaryFolder()
    writeFileSync(join(made, 'rally.md'), TEXT)
    return made
  }
  const put = (text: string): readonly TextEdit[] => [{ start: 0, end: 1, text }]

  it('is written as it was changed', () => {
    const at = folder()
    editPage(at, 'spec', page, tickReading(question(), 'exactly', 'So.'))
    expect(readFileSync(join(at, 'rally.md'), 'utf8')).toContain('[x] **exactly**')
  })

  it('stays as it is if it could not be read any more', () => {
    const at = folder()
    expect(() => editPage(at, 'spec', page, put('-'))).toThrow('spec/rally.md:1:1')
    expect(readFileSync(join(at, 'rally.md'), 'utf8')).toBe(TEXT)
  })

  it('stays as it is if somebody has changed it meanwhile', () => {
    const at = folder()
    writeFileSync(join(at, 'rally.md'), `${TEXT}\n`)
    expect(() => editPage(at, 'spec', page, put('#'))).toThrow('somebody has changed this page')
  })
})
