import { expect, test } from 'vitest'
import { examplesIn } from '../../src/conformance/vectors/examples.js'
import { rulesOf } from '../../src/kernel/rules.js'
import { folder } from '../examples/files.js'
import { book } from '../kernel/ladder.js'

const files = folder()

test('an example that knocks at a door is no situation, and is left out', () => {
  files.write(
    'doors.yaml',
    `examples:
  - name: Enough
    cites: [ladders.full]
    given: { procedure: climbing, game: { fruits: 3 } }
    refused: { by: [ladders.full] }
  - name: Not yet
    cites: [ladders.full]
    given: { procedure: climbing }
`,
  )
  const { given, left } = examplesIn(rulesOf(book), files.root)
  expect(left).toBe(1)
  expect(given.flatMap(({ asked }) => asked.map(({ about }) => about))).toEqual(['Not yet'])
})
