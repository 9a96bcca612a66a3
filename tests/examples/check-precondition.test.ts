import { describe, expect, test } from 'vitest'
import { exampleRunner } from '../../src/core/examples/folder.js'
import { sourceProblemLine } from '../../src/core/examples/format/parse-source.js'
import { parseExamples } from '../../src/core/examples/format/read-examples.js'
import { readSource } from '../../src/core/examples/format/read-source.js'
import { runExample } from '../../src/core/examples/run-example.js'
import { collecting } from '../../src/core/explore/evidence.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { book, mayNotBegin } from '../kernel/ladder-game.js'
import { folder } from './example-files.js'

const rules = rulesOf(book)
const files = folder()
const full = 'given: { procedure: climbing, game: { fruits: 3 } }\n'
let written = 0

const fileOf = (text: string) => files.write(`knock-${written++}/it.yaml`, `name: it\ncites: [ladders.full]\n${text}`)

function readOf(text: string) {
  const source = readSource(fileOf(text))
  if (!source.ok) throw new Error('no source')
  return parseExamples(rules, source.value)
}

/** Runs the one example of a text. */
function runOf(text: string) {
  const read = readOf(text)
  const [example] = read.ok ? read.value : []
  if (example === undefined) throw new Error('no example')
  return runExample(rules, example)
}

/** Lists the problems that keep a text from being read, without their places. */
function misreadOf(text: string): readonly string[] {
  const read = readOf(text)
  return read.ok ? [] : read.misread.map((part) => sourceProblemLine(part).replace(/^.*yaml[^ ]* /, ''))
}

describe('an example that knocks at a door', () => {
  test('passes where the clauses refuse to begin', () => {
    const run = runOf(`${full}refused: { by: [ladders.full] }`)
    expect(run.problems).toEqual([])
    expect(run.verdict).toMatchObject({ is: 'shut', procedure: 'climbing', refusals: [{ table: 'may not begin' }] })
    expect(run.trace).toMatchObject([{ kind: 'decided', chart: 'climbing', table: 'may not begin', row: 0 }])
  })

  test('fails where other clauses refuse', () => {
    expect(runOf(`${full}refused: { by: [ladders.full, ladders.bare] }`).problems).toEqual([
      'refused by 1 ladders.full (fruits: 3); not by ladders.bare',
    ])
  })

  test('fails where the door is open, and where there is none', () => {
    expect(runOf('given: { procedure: climbing }\nrefused: { by: [ladders.full] }').problems).toEqual([
      'climbing may begin here; expected a refusal by ladders.full',
    ])
    expect(runOf('given: { procedure: shopping }\nrefused: { by: [ladders.full] }').problems).toEqual([
      'nothing can be done in shopping: it leads to no option; not by ladders.full',
    ])
    expect(runOf('given: { procedure: shopping }\nrefused: { by: [ladders.full, ladders.bare] }').problems).toEqual([
      'nothing can be done in shopping: it leads to no option; not by ladders.full',
      'nothing can be done in shopping: it leads to no option; not by ladders.bare',
    ])
  })

  test('shows that the row of the door refuses', () => {
    const collector = collecting({ ...book, tables: [...new Set([...book.tables, mayNotBegin])] })
    const file = fileOf(`${full}refused: { by: [ladders.full] }`)
    const [result] = exampleRunner(book, file.replace(/.it.yaml$/, ''))(collector)
    expect(result).toMatchObject({ passed: true, clauses: ['ladders.full'] })
    expect(collector.evidence()).toMatchObject({ refused: { 'ladders.full': 1 }, rows: { 'may not begin': [1] } })
  })
})

describe('an example that cannot be read', () => {
  test('begins at a shut door and does not expect it: it is told why, and how to', () => {
    expect(misreadOf(`${full}when: [{ tree: tall }]`)).toEqual([
      expect.stringContaining(
        'climbing may not begin here: 1 ladders.full (fruits: 3); to expect it, write `refused` with these clauses, and neither `when` nor `then`',
      ),
    ])
  })

  test('knocks where nothing begins', () => {
    const text = 'given: { stack: [{ chart: climbing, state: trees, data: null }] }\nrefused: { by: [ladders.full] }'
    expect(misreadOf(text)).toEqual([expect.stringContaining('no procedure begins in `given`')])
  })

  test('knocks nowhere, or names no clause of the book', () => {
    expect(misreadOf('refused: { by: [ladders.full] }')).toEqual([expect.stringContaining('given: is missing')])
    expect(misreadOf(`${full}refused: { by: [ladders.fool] }`)).toEqual([expect.stringContaining('ladders.fool')])
  })
})
