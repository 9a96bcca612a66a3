import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exampleWorlds } from '../../src/core/examples/example-worlds.js'
import { exampleRunner } from '../../src/core/examples/folder.js'
import { book as orchard } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), `book: orchard\nexamples:\n${text}`)
  }
  return folder
}

/** The worlds of a folder with these files. */
const worldsOf = (files: Readonly<Record<string, string>>) => exampleWorlds(orchard, folderOf(files))

const CLIMBS = '    given: { procedure: climb, args: { picker: Ann }, game: { trees: { short: 1 } } }\n'

describe('the worlds of a book', () => {
  it('are the examples that say that they are explored, and no others', () => {
    const text =
      `  - name: Ann climbs\n    cites: [turns.twoTrees]\n    explore: alone\n${CLIMBS}` +
      `  - name: Ann climbs unseen\n    cites: [turns.twoTrees]\n${CLIMBS}` +
      `  - name: a whole turn\n    explore: whole\n    asides: true\n    given: { procedure: turn, args: { picker: Bob } }\n`
    expect(
      worldsOf({ 'a.yaml': text }).map(({ name, reach, asides, call: { procedure, args } }) => [
        ...[name, reach, asides],
        ...[procedure.name, args],
      ]),
    ).toEqual([
      ['Ann climbs', 'alone', undefined, 'climb', { picker: 'Ann' }],
      ['a whole turn', 'whole', true, 'turn', { picker: 'Bob' }],
    ])
  })

  it('begin with the game that is given', () => {
    const [world] = worldsOf({ 'in/a.yaml': `  - name: Ann climbs\n    explore: alone\n${CLIMBS}` })
    expect(world?.game).toEqual({ ...orchard.empty, trees: { ...orchard.empty.trees, short: 1 } })
  })

  it('are left alone where they cannot be read: those who run the examples hear of it', () => {
    const misspelt = '  - name: Ann climbs high\n    explore: alone\n    given: { procedure: climp }\n'
    const sound = `  - name: Ann climbs\n    explore: alone\n${CLIMBS}`
    expect(worldsOf({ 'a.yaml': misspelt + sound, 'b.yaml': '  explore: [' }).map(({ name }) => name)).toEqual([
      'Ann climbs',
    ])
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
    [
      'what goes on half way',
      '  - name: Ann climbs\n    explore: alone\n    given: { stack: [{ chart: climb, state: next tree, data: { picker: Ann, climbed: [] } }] }\n',
      'only a procedure that begins can be explored',
    ],
  ])('are failing examples where they name %s', (_, text, expected) => {
    const folder = folderOf({ 'a.yaml': text })
    expect(exampleWorlds(orchard, folder)).toEqual([])
    expect(exampleRunner(orchard, folder)()).toMatchObject([
      { passed: false, message: expect.stringContaining(expected) },
    ])
  })
})
