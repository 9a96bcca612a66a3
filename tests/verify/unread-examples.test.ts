import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { verifyIn } from '../../src/check.js'
import { temporaryFolder } from '../temporary.js'
import { sound } from './sound-book.js'

it('an example that cannot be read, though it is explored, is one finding, and the others of its file run', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'examples'))
  writeFileSync(
    join(folder, 'examples', 'a.yaml'),
    `examples:
  - { name: lost, explore: alone, given: { procedure: climp } }
  - { name: renamed, cites: [scoring.frut], table: points, view: { basket: 3 }, answer: 3 }
  - { name: three points, cites: [scoring.fruit], table: points, view: { basket: 3 }, answer: 3 }
`,
  )
  const gate = verifyIn(folder, sound, { plays: 1 }).gates.find(({ name }) => name === 'examples')
  expect(gate).toMatchObject({
    checked: 3,
    findings: [
      { what: expect.stringMatching(/^"lost": .*a\.yaml:2:\d+: .*"climp"/), where: 'examples/a.yaml' },
      { what: expect.stringMatching(/^"renamed": .*a\.yaml:3:\d+: .*"scoring\.frut"/), where: 'examples/a.yaml' },
    ],
  })
})
