import { expect, test } from 'vitest'
import { sourceProblemLine } from '../../src/core/examples/format/parse-source.js'
import { readExamples } from '../../src/core/examples/format/read-examples.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { rulewright } from '../cli/call-rulewright.js'
import { book, folder } from './example-files.js'

const files = folder()
const renamed = { 'turns.sequence': 'turns.order', 'turns.high': 'turns.tall' }
const moved = { ...book, renamed }

const problemsIn = (text: string): readonly string[] => {
  const read = readExamples(rulesOf(moved), files.write('a.yaml', text))
  return read.ok ? [] : read.misread.map(sourceProblemLine).map((line) => line.replace(`${files.root}/`, ''))
}

test('an old id of a clause is answered with the new one, wherever it is cited', () => {
  expect(problemsIn('name: a\ncites: [turns.sequence]\n')).toEqual([
    'a.yaml:2:9: cites[0]: "turns.sequence" is now "turns.order"',
  ])
  expect(problemsIn('name: a\ncites: [turns.order]\nwhen: [{ tree: tall }]\nrefused: { by: [turns.high] }\n')).toEqual([
    'a.yaml:4:17: refused.by[0]: "turns.high" is now "turns.tall"',
  ])
  expect(problemsIn('name: a\ncites: [toString]\n')).toEqual([
    expect.stringContaining('"toString" is neither a clause'),
  ])
})

test('`clauses` answers an old id with the new one', async () => {
  const books = [moved]
  expect(await rulewright(['clauses', 'orchard', 'turns.sequence'], { books })).toEqual({
    code: 2,
    out: '',
    err: '"turns.sequence" is now "turns.order"\n',
  })
})
