import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { questions } from '../../spec/russian-civil-war/questions/all.js'
import { exampleFiles } from '../../src/examples/folder.js'
import { readExamples } from '../../src/examples/read.js'
import { runExample } from '../../src/examples/run.js'
import { rulesOf } from '../../src/kernel/rules.js'

const rules = rulesOf(russianCivilWar)
const folder = join(import.meta.dirname, '../../spec/russian-civil-war/examples')

const examples = exampleFiles(folder).flatMap((file) => {
  const read = readExamples(rules, file)
  if (!read.ok) throw new Error(`${file} cannot be read: ${JSON.stringify(read.misread)}`)
  return read.value
})

/** The readings under which an example is played or asked. */
const readingsOf = (example: (typeof examples)[number]): Readonly<Record<string, unknown>> =>
  example.kind === 'played' ? example.begun.game.readings : example.view

describe('the examples of the Russian Civil War', () => {
  it.each(examples.map((example) => ({ name: example.name, example })))('$name', ({ example }) => {
    expect(runExample(rules, example).problems).toEqual([])
  })

  it('have names of their own', () => {
    const names = examples.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('show every reading of every question', () => {
    const missing = questions.flatMap(({ name, domain }) =>
      domain
        .filter((reading) => !examples.some((example) => readingsOf(example)[name] === reading))
        .map((reading) => `${name}: ${reading}`),
    )
    expect(missing).toEqual([])
  })
})
