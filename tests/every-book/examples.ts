import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Example } from '../../src/examples/example.js'
import { exampleFiles } from '../../src/examples/folder.js'
import { readExamples } from '../../src/examples/read.js'
import { runExample } from '../../src/examples/run.js'
import type { Book } from '../../src/kernel/book.js'
import { executable, type GameState } from '../../src/kernel/question.js'
import { rulesOf } from '../../src/kernel/rules.js'
import { questionOf } from '../../src/kernel/view.js'
import { storedReport } from '../../src/proof/stored-report.js'
import { homeOf } from './verification.js'

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

/** The examples of a book: the rules say what each of them says, and every reading of every question has one. */
export function holdsItsExamples<Game extends GameState>(book: Book<Game>): void {
  const rules = rulesOf(book)
  const examples = exampleFiles(join(homeOf(book), 'examples')).flatMap((file) => {
    const read = readExamples(rules, file)
    if (!read.ok) throw new Error(`${file} cannot be read: ${JSON.stringify(read.misread)}`)
    return read.value
  })

  // What a verification has just found, where it was kept; an example that it does not know is played here.
  const results = new Map(storedReport(book)?.examples.map((result) => [result.name, result]))
  const problemsOf = (example: Example<Game>): readonly string[] => {
    const result = results.get(example.name)
    if (result === undefined) return runExample(rules, example).problems
    return result.passed ? [] : [result.message ?? 'failed']
  }

  describe(`the examples of ${book.title}`, () => {
    it.each(examples.map((example) => ({ name: example.name, example })))('$name', ({ example }) => {
      expect(problemsOf(example)).toEqual([])
    })

    it('have names of their own', () => {
      const names = examples.map(({ name }) => name)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    })

    it('show every reading of every question', () => {
      const shown = new Set(examples.flatMap(readingsIn))
      const readings = executable(book.questions).flatMap(({ name, domain }) =>
        domain.map((reading) => `${name}: ${reading}`),
      )
      expect(readings.filter((reading) => !shown.has(reading))).toEqual([])
    })
  })
}
