/** Folders of examples: which files are theirs, in which order and share they run, and what is heard of them. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exampleFiles, exampleRunner, resolvedPath, resultOf } from '../../src/core/examples/folder.js'
import type { Traced } from '../../src/core/kernel/plays/trace.js'
import { example as printedExample, section } from '../../src/core/kernel/sections/clause.js'
import { turns } from '../kernel/orchard.js'
import { book, folder } from './example-files.js'

const named = (name: string, more = 'when: [{ tree: short }]') => `name: ${name}\ncites: [turns.twoTrees]\n${more}\n`

/** A folder with these files, and their names as its examples. */
function folderOf(files: Readonly<Record<string, string>>) {
  const { root, write } = folder()
  for (const [name, text] of Object.entries(files)) write(name, text)
  return { root, names: () => exampleFiles(root).map((file) => file.slice(root.length + 1)) }
}

describe('the files of a folder', () => {
  test('are those that hold examples, in the order of their names, and no positions', () => {
    const { names } = folderOf({
      'a/b.yaml': named('b'),
      'a.yaml': named('a'),
      'c.json': JSON.stringify({ given: {} }),
      'd.yml': 'given: {}\n',
      'e.yaml': 'given: {}\nname: e\n',
      'f.yaml': '- 1\n',
      'g.yaml': '[',
      'h.yaml.txt': named('h'),
      'i.yaml': '  name: i\ngiven: {}\n',
      'j.json': JSON.stringify({ name: 'j' }),
      'k.yaml': '3\n',
      'l.yaml': '',
    })
    expect(names()).toEqual([
      'a.yaml',
      'a/b.yaml',
      'e.yaml',
      'f.yaml',
      'g.yaml',
      'i.yaml',
      'j.json',
      'k.yaml',
      'l.yaml',
    ])
  })

  test('are there once, however many links lead to them, and links that lead nowhere are left out', () => {
    const { root, names } = folderOf({ 'b/it.yaml': named('it') })
    symlinkSync(join(root, 'b'), join(root, 'a'))
    symlinkSync(root, join(root, 'b', 'round'))
    symlinkSync(join(root, 'b', 'it.yaml'), join(root, 'c.yaml'))
    symlinkSync(join(root, 'nowhere'), join(root, 'd.yaml'))
    expect(names()).toEqual(['a/it.yaml'])
    expect([resolvedPath(join(root, 'd.yaml')), resolvedPath(join(root, 'c.yaml'))]).toEqual([
      undefined,
      resolvedPath(join(root, 'b', 'it.yaml')),
    ])
  })
})

describe('the examples of a folder', () => {
  const many = folderOf({
    'a.yaml': named('a'),
    'b.yaml': named('b'),
    'c.yaml': named('c'),
  })
  test('can be run in shares, which are all of them together', () => {
    const run = exampleRunner(book, many.root, join(many.root, '..'))
    const namesOf = (part: number, of: number) => run(undefined, { part, of }).map(({ name }) => name)
    expect([namesOf(0, 1), namesOf(0, 2), namesOf(1, 2)]).toEqual([['a', 'b', 'c'], ['a'], ['b', 'c']])
    expect(run.files.map((file) => file.split('/').at(-1))).toEqual(['a.yaml', 'b.yaml', 'c.yaml'])
    expect(run.files[0]).toMatch(/^[^/]+\/a\.yaml$/)
    expect(run().map(({ file }) => file)).toEqual(run.files)
  })

  test('are told with what is idle or printed only where something is', () => {
    const { root } = folderOf({
      'a.yaml': named('a', 'when: [{ tree: short }]').replace('twoTrees', 'twoTrees, turns.wind'),
    })
    expect(exampleRunner(book, root)()).toEqual([
      { name: 'a', file: 'a.yaml', passed: true, idle: ['turns.wind'], clauses: ['turns.wind', 'turns.twoTrees'] },
    ])
    const [whole] = exampleRunner(book, many.root)()
    expect(whole).toEqual({ name: 'a', file: 'a.yaml', passed: true, clauses: ['turns.twoTrees'] })
  })

  test('are told with the printed example that they show', () => {
    const worked = section('worked', '3', 'Examples', { climbs: printedExample('Ann climbs the short tree.') })
    const { root } = folderOf({ 'a.yaml': named('a').replace('twoTrees', 'twoTrees, worked.climbs') })
    expect(exampleRunner({ ...book, sections: [...book.sections, worked] }, root)()).toMatchObject([
      { name: 'a', printed: [{ clause: 'worked.climbs', unsaid: ['trees.short', 'baskets.Ann'] }] },
    ])
  })

  test('that only ask a table show nothing, though nothing is wrong with them', () => {
    const run = {
      example: { kind: 'asked', name: 'it', clauses: [turns.bare], unchecked: true },
      passed: true,
      problems: [],
    }
    const message = 'asks a table, and expects no answer'
    const told = { name: 'it', file: 'f', clauses: ['turns.bare'] }
    expect(resultOf('f', run as never)).toEqual({ ...told, passed: false, message })
    const wrong = resultOf('f', { ...run, passed: false, problems: ['one', 'two'] } as never, ['f:1', 'f:2', 'f:1'])
    expect(wrong).toEqual({ ...told, passed: false, message: 'one; two; at f:1; at f:2' })
    const checked = { ...run, example: { ...run.example, unchecked: false } }
    expect(resultOf('f', checked as never)).toEqual({ ...told, passed: true })
    const played = { ...run, example: { ...run.example, kind: 'played' } }
    expect(resultOf('f', played as never)).toEqual({ ...told, passed: true })
  })
})

describe('whoever listens', () => {
  /** Hears of an example: the kinds of lines, and the types that are refused where that is asked. */
  const heardOf = (text: string, by = book) => {
    const { root } = folderOf({ 'a.yaml': named('it', text) })
    const heard: { traces: string[][]; refusing: string[][] } = { traces: [], refusing: [] }
    exampleRunner(
      by,
      root,
    )({
      trace: (lines: readonly Traced[]) => void heard.traces.push([...new Set(lines.map(({ kind }) => kind))]),
      refusing: (ask) => void heard.refusing.push(ask().map(({ option }) => Object.values(option).join(' '))),
    })
    return heard
  }
  const bare = 'given: { game: { ladder: Bob, trees: { short: 0 } } }\n'

  test('hears what is refused where an example is about that', () => {
    const refused = ['climb short', 'climb tall', 'eat']
    expect(heardOf(`${bare}when: [{ tree: middle }]`).refusing).toEqual([])
    expect(heardOf(`${bare}when: [{ tree: tall }]\nrefused: true`).refusing).toEqual([refused])
    expect(heardOf(`${bare}then: { due: { refuses: [{ option: { tree: tall } }] } }`).refusing).toEqual([refused])
    expect(heardOf(`${bare}then: { due: { offers: [{ tree: middle }] } }`).refusing).toEqual([])
  })

  test('hears nothing of that where nothing is due, or nothing was played', () => {
    const over = 'when: [{ seat: Ann, type: stop }, { type: blow }, { type: blow }]\nrefused: true'
    expect(heardOf(over).refusing).toEqual([])
    const table = 'table: may not eat\nview: { fruit: false, eaten: false }\nrefused: true'
    expect(heardOf(table)).toEqual({ traces: [['decided']], refusing: [] })
  })

  test('hears by which priorities a decision is what it is, where an example names all that is left', () => {
    const automaton = {
      plays: (_: unknown, seat: string) => seat === 'Ann',
      priorities: () => [],
      otherwise: () => ({ clauses: [turns.twoTrees] }),
      noted: (game: object) => game,
      seated: (game: object) => game,
      all: [],
      grounds: [turns.twoTrees],
    }
    const advised = { ...book, automaton } as never as typeof book
    expect(heardOf('then: { due: { only: [{ type: stop }] } }', advised).traces.at(-1)).toEqual(['advised'])
    expect(heardOf('then: { due: { offers: [{ type: stop }] } }', advised).traces.flat()).not.toContain('advised')
    expect(
      heardOf(
        'then: { due: { only: [{ tree: short }, { tree: middle }, { tree: tall }, { type: stop }] } }',
      ).traces.flat(),
    ).not.toContain('advised')
    expect(heardOf('when: [{ type: climb }]\nthen: { due: { only: [] } }').traces).toHaveLength(1)
    expect(heardOf('when: [{ type: stop }, { type: blow }]\nthen: { due: { only: [] } }').traces).toHaveLength(1)
  })
})
