import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { exampleFiles } from '../../src/examples/folder.js'
import { readExamples } from '../../src/examples/read.js'
import { runExample } from '../../src/examples/run.js'
import { rulesOf } from '../../src/kernel/rules.js'

const rules = rulesOf(allBridgesBurning)
const folder = join(import.meta.dirname, '../../spec/all-bridges-burning/examples')

const examples = exampleFiles(folder).flatMap((file) => {
  const read = readExamples(rules, file)
  if (!read.ok) throw new Error(`${file} cannot be read: ${JSON.stringify(read.misread)}`)
  return read.value
})

describe('the examples of All Bridges Burning', () => {
  it.each(examples.map((example) => ({ name: example.name, example })))('$name', ({ example }) => {
    expect(runExample(rules, example).problems).toEqual([])
  })

  it('have names of their own', () => {
    const names = examples.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
