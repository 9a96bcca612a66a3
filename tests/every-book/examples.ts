import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Example } from '../../src/core/examples/example.js'
import { exampleFiles } from '../../src/core/examples/folder.js'
import { readExamples } from '../../src/core/examples/format/read-examples.js'
import { SOURCE, textAt } from '../../src/core/files/read-file.js'
import { examplesFolder, rootOf } from '../../src/core/home/book-home.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { executable } from '../../src/core/kernel/sections/question.js'
import { questionOf } from '../../src/core/kernel/tables/table-view.js'
import type { Report } from '../../src/core/verify/report.js'

/** The readings under which an example is played, or that it gives to a table. */
function readingsIn(example: Example): readonly string[] {
  if (example.kind !== 'asked') {
    const { game } = example.kind === 'played' ? example.begun : example.knock
    return Object.entries(game.readings).map(([name, reading]) => `${name}: ${reading}`)
  }
  return Object.entries(example.table.view.fields).flatMap(([field, domain]) => {
    const asked = questionOf(domain)
    return asked ? [`${asked.name}: ${example.view[field]}`] : []
  })
}

/** The readings of all questions that no example shows. Files that name a question are read first, and no more than needed. */
function readingsNotShown(book: Book, files: readonly string[]): readonly string[] {
  const rules = rulesOf(book)
  const shownBy = new Map<string, ReadonlySet<string>>()
  const read = (file: string) => {
    const examples = readExamples(rules, file)
    if (!examples.ok) throw new Error(`${file} cannot be read: ${JSON.stringify(examples.misread)}`)
    return new Set(examples.value.flatMap(readingsIn))
  }
  const shows = (file: string, reading: string) => {
    const shown = shownBy.get(file) ?? read(file)
    shownBy.set(file, shown)
    return shown.has(reading)
  }
  const texts = files.map((file) => ({ file, text: textAt(file, SOURCE) }))
  return executable(book.questions).flatMap(({ name, domain }) => {
    const naming = texts.filter(({ text }) => text.includes(name))
    const inOrder = new Set([...shownBy.keys(), ...naming.map(({ file }) => file), ...files])
    return domain
      .map((reading) => `${name}: ${reading}`)
      .filter((reading) => ![...inOrder].some((file) => shows(file, reading)))
  })
}

/** Tests the examples of a book: the verification ran those of every file, and every reading of every question has one. */
export function holdsItsExamples(book: Book, { examples }: Pick<Report, 'examples'>): void {
  const files = exampleFiles(examplesFolder(book))

  describe(`the examples of ${book.title}`, () => {
    it('pass', () => {
      expect(examples.filter(({ passed }) => !passed)).toEqual([])
    })

    it('are those of every file', () => {
      const run = new Set(examples.map(({ file }) => file))
      expect([...run]).toEqual(files.map((file) => relative(rootOf(book), file)))
    })

    it('have names of their own', () => {
      const names = examples.map(({ name }) => name)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    })

    it('show every reading of every question', () => {
      expect(readingsNotShown(book, files)).toEqual([])
    })
  })
}
