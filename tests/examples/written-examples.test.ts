/** Examples as a file writes them: those that can be read, and what keeps each of the others from it. */
import { describe, expect, test } from 'vitest'
import { readableIn } from '../../src/core/examples/format/parse-examples.js'
import { parseSource, sourceProblemLine } from '../../src/core/examples/format/parse-source.js'
import { rules } from './example-files.js'

/** The names of the examples of a text, and what is told of the rest. */
function readIn(text: string) {
  const source = parseSource('f', text)
  if (!source.ok) throw new Error('it cannot be taken apart')
  const { examples, unread } = readableIn(rules, source.value, () => ({ ok: false, problems: [] }))
  return {
    names: examples.map(({ name }) => name),
    unread: unread.map(({ name, misread }) => [
      name,
      ...misread.map((part) => sourceProblemLine(part).replace(/^f:\d+:\d+: /, '')),
    ]),
  }
}
const example = (name: string) => `{ name: ${name}, cites: [turns.order] }`

describe('the examples of a file', () => {
  test('are read, each by itself, beside entries that are none', () => {
    expect(readIn(`examples:\n  - 3\n  - ${example('one')}\n  - [a]\n  - ${example('two')}\n`)).toEqual({
      names: ['one', 'two'],
      unread: [
        [undefined, 'examples[0]: got 3, expected named fields'],
        [undefined, 'examples[2]: got ["a"], expected named fields'],
      ],
    })
  })

  test('are read beside fields that their file should not have', () => {
    expect(readIn(`boook: orchard\nexamples: [${example('one')}]\n`)).toEqual({
      names: ['one'],
      unread: [[undefined, 'boook: "boook" is unknown here; expected one of book, examples; did you mean "book"?']],
    })
  })

  test('are none where they are no list', () => {
    expect(readIn('examples: 3')).toEqual({ names: [], unread: [[undefined, 'examples: got 3, expected a list']] })
    expect(readIn('examples: []')).toMatchObject({
      names: [],
      unread: [[undefined, 'examples: expected at least one example']],
    })
  })

  test('are called by their names where these are texts, and are told to have none', () => {
    expect(
      readIn('examples: [{ cites: [turns.order] }, { cites: [turns.order] }, { name: 3, cites: [turns.order] }]'),
    ).toEqual({
      names: [],
      unread: [
        [undefined, 'examples[0].name: is missing; expected a text'],
        [undefined, 'examples[1].name: is missing; expected a text'],
        [undefined, 'examples[2].name: got 3, expected a text'],
      ],
    })
    expect(readIn(`examples: [${example('one')}, ${example('one')}]`)).toEqual({
      names: ['one'],
      unread: [['one', 'examples[1].name: another example is called "one"; expected its own name']],
    })
  })
})
