import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { worldsIn } from '../../src/examples/worlds.js'
import { Defect } from '../../src/kernel/defect.js'
import { book as orchard } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'

/** The worlds of a folder with these files. */
function worldsOf(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), `book: orchard\nexamples:\n${text}`)
  }
  return worldsIn(orchard, folder)
}

const CLIMBS = '    given: { procedure: climb, args: { picker: Ann }, game: { trees: { short: 1 } } }\n'

describe('the worlds of a book', () => {
  it('are the examples that say that they are explored, and no others', () => {
    const text =
      `  - name: Ann climbs\n    cites: [turns.twoTrees]\n    explore: alone\n${CLIMBS}` +
      `  - name: Ann climbs unseen\n    cites: [turns.twoTrees]\n${CLIMBS}` +
      `  - name: a whole turn\n    explore: whole\n    asides: true\n    given: { procedure: turn, args: { picker: Bob } }\n`
    expect(
      worldsOf({ 'a.yaml': text }).map(({ name, reach, asides, call }) => [name, reach, asides, call.args]),
    ).toEqual([
      ['Ann climbs', 'alone', undefined, { picker: 'Ann' }],
      ['a whole turn', 'whole', true, { picker: 'Bob' }],
    ])
  })

  it('begin with the game that is given', () => {
    const [world] = worldsOf({ 'in/a.yaml': `  - name: Ann climbs\n    explore: alone\n${CLIMBS}` })
    expect(world?.game).toEqual({ ...orchard.empty, trees: { ...orchard.empty.trees, short: 1 } })
  })

  it.each([
    [
      'what is not known',
      '  - name: Ann climbs\n    explore: alone\n    given: { procedure: climp }\n',
      'did you mean "climb"?',
    ],
    [
      'a question to a table',
      '  - name: a tie\n    cites: [scoring.tie]\n    explore: alone\n    table: who wins\n    view: { lead: 0 }\n    answer: nobody\n',
      'explore',
    ],
  ])('are refused where they name %s', (_, text, expected) => {
    expect(() => worldsOf({ 'a.yaml': text })).toThrow(Defect)
    expect(() => worldsOf({ 'a.yaml': text })).toThrow(expected)
  })
})
