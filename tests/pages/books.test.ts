/** The pages of the books: current, well-formed for every reader of Markdown, and in the order of the print. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lint } from 'markdownlint/sync'
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { formatModule } from '../../src/core/pages/format-module.js'
import { formatQuestion, formatSection } from '../../src/core/pages/format-page.js'
import { MODULE } from '../../src/core/pages/pages-module.js'
import { partLines } from '../../src/core/pages/part-lines.js'
import { foldersWithPages, readPages } from '../../src/core/pages/read-pages.js'

/** A sentence stands on one line, however long it is. */
const CONFIG = { MD013: false }

const findings = (strings: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(lint({ strings, config: CONFIG })).flatMap(([file, all]) =>
    all.map(({ lineNumber, ruleNames }) => `${file}:${lineNumber}: ${ruleNames.join(' ')}`),
  )

const folders = [...books.map(({ name }) => join('spec', name)), ...foldersWithPages('docs')]

it('are those of all books, and of the books of the guides', () => {
  expect(folders.filter((folder) => folder.startsWith('docs')).length).toBe(2)
})

describe.each(folders)('the pages in %s', (below) => {
  const folder = join(packageRoot, below)
  const pages = readPages(folder)

  it('are what the module beside them says', () => {
    expect(pages.length).toBeGreaterThan(0)
    expect(readFileSync(join(folder, MODULE), 'utf8')).toBe(formatModule(pages))
  })

  it('have lines that are found without reading them whole', () => {
    const places = pages.flatMap(({ file, parts }) =>
      parts.flatMap((part) =>
        part.is === 'question'
          ? [[part.name, { file, line: part.line }] as const]
          : part.clauses.map(({ key, line }) => [`${part.name}.${key}`, { file, line }] as const),
      ),
    )
    const { clauses, questions } = partLines(folder)
    expect(new Map([...clauses, ...questions])).toEqual(new Map(places))
  })

  it('break no rule of markdownlint but for the length of lines', () => {
    expect(findings(Object.fromEntries(pages.map(({ file, text }) => [file, text])))).toEqual([])
  })

  it('are the same where they are written again', () => {
    for (const { file, text, parts } of pages) {
      const lines = text.split('\n')
      const levelAt = (line: number) => /^#+/.exec(lines[line - 1] ?? '')?.[0].length
      const again = parts.map((part) =>
        part.is === 'section' ? formatSection(part, levelAt(part.line)) : formatQuestion(part, levelAt(part.line)),
      )
      expect(again.join('\n'), file).toBe(text)
    }
  })

  it('are listed in the order of the print', () => {
    const numberOf = (file: string) => /(\d+(?:\.\d+)*)-[^/]*$/.exec(file)?.[1] ?? ''
    const numbers = pages.map(({ file }) => numberOf(file)).filter((number) => number !== '')
    const byNumber = new Intl.Collator('en', { numeric: true })
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers).toEqual(numbers.toSorted(byNumber.compare))
  })
})

it('a page that breaks a rule is found', () => {
  expect(findings({ 'a.md': '# A\nB\n' })).toEqual(['a.md:1: MD022 blanks-around-headings'])
})
