import { expect, test } from 'vitest'
import { folder } from '../examples/example-files.js'
import { book } from '../kernel/ladder-game.js'
import { rulewright } from './call-rulewright.js'

const files = folder()
const knocking = (fruits: number) =>
  files.write(
    `door-${fruits}.yaml`,
    `book: ladders
name: Enough
cites: [ladders.full]
given: { procedure: climbing, game: { fruits: ${fruits} } }
refused: { by: [ladders.full] }
`,
  )
const books = [{ ...book, name: 'ladders' }]

test('a shut door is told with what refuses', async () => {
  expect(await rulewright(['explain', knocking(3)], { books })).toEqual({
    code: 0,
    err: '',
    out: `✓ Enough: climbing may not begin, as the example says
  cites     1 ladders.full
  refused   1 ladders.full (fruits: 3)
  trace       climbing [may not begin]: 1 ladders.full

1 example, 0 not as the rules say
`,
  })
})

test('an open door is told with what was expected', async () => {
  expect(await rulewright(['explain', knocking(2)], { books })).toEqual({
    code: 1,
    err: '',
    out: `✗ Enough: climbing may begin
  but       climbing may begin here; expected a refusal by ladders.full
  at        ${knocking(2)}:5:1: refused
  cites     1 ladders.full

1 example, 1 not as the rules say
`,
  })
})

test('other programs are told the procedure and the refusals', async () => {
  const { out } = await rulewright(['explain', knocking(3), knocking(2), '--json'], { books })
  expect(JSON.parse(out)).toMatchObject({
    passed: false,
    examples: [
      {
        verdict: 'shut',
        procedure: 'climbing',
        refusals: [{ clauses: [{ id: 'ladders.full', section: '1' }], because: { fruits: 3 } }],
        trace: [{ kind: 'decided', chart: 'climbing', table: 'may not begin' }],
      },
      { passed: false, verdict: 'open', procedure: 'climbing' },
    ],
  })
})
