/** Examples held against the rules: where they are wrong, and where nothing is expected. */
import { describe, expect, it } from 'vitest'
import { playProblems, tableProblems } from '../../src/core/examples/comparison/expectation.js'
import { runExample } from '../../src/core/examples/run-example.js'
import { examplesIn, folder, rules } from './example-files.js'

const files = folder()
let written = 0

/** The one example of a text, as it ran. */
function runOf(text: string) {
  const [example] = examplesIn(files.write(`expects-${written++}.yaml`, `name: it\ncites: [turns.order]\n${text}`))
  if (example === undefined) throw new Error('no example')
  return runExample(rules, example)
}
const placesOf = (text: string) => [...new Set(runOf(text).places.map((path) => path.join('.')))]

describe('what is wrong with an example', () => {
  it('stands at the first choice that cannot be made', () => {
    expect(placesOf('when: [{ tree: short }, { tree: short }, { tree: tall }]')).toEqual(['when.1'])
    expect(placesOf('when: [[{ tree: short }], [{ tree: oak }, { tree: tall }]]\nrefused: true')).toEqual(['when.1.0'])
  })

  it('stands at the choices where none of them is left, and where they say too little', () => {
    const { verdict } = runOf('when: [{ tree: oak }]')
    // biome-ignore lint/suspicious/noThenProperty: a word of the format, and never a function
    const problems = playProblems({ then: {}, paths: new Map() }, { ...verdict, unsaid: [] } as never)
    expect([...new Set(problems.map(({ at }) => at.join('.')))]).toEqual(['when'])
    expect(placesOf('when: [{ type: climb }]')).toEqual(['when'])
  })

  it('stands at each part of what holds afterwards', () => {
    expect(
      placesOf(
        'when: [{ tree: short }]\nthen: { game: { trees: { short: 2 } }, outcome: 1, due: { seat: Bob, asks: x } }',
      ),
    ).toEqual(['then.game.trees.short', 'then.outcome', 'then.due.seat', 'then.due.asks'])
  })
})

describe('a question to a table that expects nothing', () => {
  it('is not wrong, whatever the table says', () => {
    const bare = 'view: { tree: short, climbed: false, number: 0, fruit: false, ladder: false }'
    expect(runOf(`table: may not climb\n${bare}`)).toMatchObject({ passed: true, verdict: { is: 'denied' } })
    expect(tableProblems({}, { is: 'answered', answer: 3 })).toEqual([])
  })
})
