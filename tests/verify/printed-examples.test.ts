/** Printed examples: each must be expected in full, as the book is usually read. */
import { describe, expect, it } from 'vitest'
import { parseSource } from '../../src/core/examples/format/parse-source.js'
import { parseExamples } from '../../src/core/examples/format/read-examples.js'
import { printedShown } from '../../src/core/examples/printed-examples.js'
import { runExample } from '../../src/core/examples/run-example.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { example, leftToComponent, section } from '../../src/core/kernel/sections/clause.js'
import { halfShown } from '../../src/core/verify/text/printed-examples.js'
import { book as orchard } from '../kernel/orchard.js'

const worked = section('worked', '3', 'Examples', {
  climbs: example('Ann climbs the short tree and then has a fruit of it.'),
  poster: example('The poster shows a whole turn.', { status: leftToComponent('the poster') }),
})
const book = { ...orchard, sections: [...orchard.sections, worked] }
const rules = rulesOf(book)

const GIVEN = 'given: { procedure: climb, args: { picker: Ann }, game: { ladder: nobody } }'
const CHOICES = 'when: [{ type: climb, tree: short }, { type: stop }]'
/** Returns the finding of the check for an example with an expectation. */
function found(then: string, given = GIVEN) {
  const text = `name: Ann climbs\ncites: [worked.climbs]\n${given}\n${CHOICES}\nthen: ${then}\n`
  const source = parseSource('climbs.yaml', text)
  const read = source.ok ? parseExamples(rules, source.value) : source
  if (!read.ok) throw new Error(JSON.stringify(read))
  const results = read.value.map((one) => {
    const run = runExample(rules, one)
    expect(run.problems).toEqual([])
    const clauses = one.clauses.map(({ id }) => id)
    return { name: one.name, file: 'climbs.yaml', passed: true, clauses, printed: printedShown(book, run) }
  })
  return halfShown(book, results).map(({ what }) => what)
}

describe('a printed example', () => {
  it('is shown by an example that says all that changes', () => {
    expect(found('{ game: { trees: { short: 1 }, baskets: { Ann: 1 } } }')).toEqual([])
  })

  it('is shown in part where something changes of which nothing is said', () => {
    expect(found('{ game: { trees: { short: 1 } } }')).toEqual([
      '"Ann climbs" shows a printed example in part: it does not expect baskets.Ann, which changes',
    ])
  })

  it('is not shown under another reading than the usual one', () => {
    const given = GIVEN.replace('ladder: nobody', 'ladder: nobody, readings: { eatingScores: yes }')
    expect(found('{ game: { trees: { short: 1 }, baskets: { Ann: 1 } } }', given.replace('yes', "'yes'"))).toEqual([
      '"Ann climbs" shows a printed example in part: it uses another reading than the default (eatingScores=yes)',
    ])
  })

  it('must be shown at all, unless a component prints it', () => {
    expect(halfShown(book, []).map(({ what, clauses }) => [what, clauses])).toEqual([
      ['no example of the book shows the printed example', ['worked.climbs']],
    ])
  })
})
