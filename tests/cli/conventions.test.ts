import { describe, expect, test } from 'vitest'
import { settingsFrom } from '../../src/cli/program/user-settings.js'
import { folder } from '../examples/example-files.js'
import { book } from '../kernel/orchard.js'
import { rulewright } from './call-rulewright.js'

const files = folder()

describe('settings', () => {
  test('say which book is meant where none is named', async () => {
    const settings = async () => ({ book: 'Garden', readings: [] })
    expect(await rulewright(['clauses', 'scoring'], { settings })).toEqual(
      await rulewright(['clauses', 'garden', 'scoring']),
    )
    expect(await rulewright(['clauses', 'orchard', 'scoring'], { settings })).toMatchObject({ code: 0 })
    const homeless = files.write('homeless.yaml', 'given: {}\n')
    expect(await rulewright(['ask', homeless], { settings })).toMatchObject({ code: 0 })
    expect((await rulewright(['clauses'], { settings: async () => ({ book: 'oak', readings: [] }) })).code).toBe(2)
  })
  test('say under which readings games begin; the command line comes after them', async () => {
    const wrong = async () => ({ readings: ['eatingScores=maybe'] })
    expect((await rulewright(['playouts', 'orchard', '-n', '1'], { settings: wrong })).err).toBe(
      'settings: eatingScores: got "maybe", expected one of no, yes\n',
    )
    const readings = async () => ({ readings: ['eatingScores=yes'] })
    expect(await rulewright(['playouts', 'orchard', '-n', '1', '--seed', '1'], { settings: readings })).toMatchObject({
      code: 0,
    })
  })
  test('come from the environment, else from a file', async () => {
    const file = files.write('rulewright.json', '{"book": "fl", "readings": {"one": "a", "two": "b"}}')
    const read = { book: 'fl', readings: ['one=a', 'two=b'], from: { book: file, readings: file, isFile: true } }
    expect(await settingsFrom({}, file)).toEqual(read)
    expect(await settingsFrom({ RULEWRIGHT_BOOK: 'abb', RULEWRIGHT_READINGS: 'x=y, z=w' }, file)).toEqual({
      book: 'abb',
      readings: ['x=y', 'z=w'],
      from: { book: 'RULEWRIGHT_BOOK', readings: 'RULEWRIGHT_READINGS', isFile: false },
    })
    expect(await settingsFrom({}, `${files.root}/nowhere.json`)).toMatchObject({ readings: [] })
    const bad = files.write('bad.json', '{"books": "fl"}')
    await expect(settingsFrom({}, bad)).rejects.toThrow(/bad\.json/)
  })
  test('say what `ask` is about: a book alone, one of its procedures, or a file that names another', async () => {
    const settings = async () => ({ book: 'garden', readings: [] })
    expect(await rulewright(['ask'], { settings })).toEqual(await rulewright(['ask', 'garden']))
    for (const words of [
      ['turn', 'picker=Bob'],
      ['turn', 'picker=Bob', '--from', 'empty'],
      ['how many trees are there'],
    ])
      expect(await rulewright(['ask', ...words], { settings })).toEqual(await rulewright(['ask', 'garden', ...words]))
    const own = files.write('own.yaml', 'book: orchard\ngiven: {}\n')
    expect(await rulewright(['ask', own], { settings })).toMatchObject({ code: 0, err: '' })
    const nowhere = await rulewright(['ask'])
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringMatching(/^expected one file .* or a book/) })
    const unknown = { settings: async () => ({ book: 'oak', readings: [] }) }
    expect(await rulewright(['ask', own], unknown)).toMatchObject({ code: 0, err: '' })
  })
  test('are refused where they say nothing, with the place where they were set', async () => {
    for (const said of ['junk', 'x=y,z', 'x='])
      await expect(settingsFrom({ RULEWRIGHT_READINGS: said })).rejects.toThrow(
        /^RULEWRIGHT_READINGS: got ".*", expected question=reading/,
      )
    const from = { book: 'RULEWRIGHT_BOOK', readings: 'here.json', isFile: false }
    const told = async (
      argv: readonly string[],
      set: { readonly book?: string; readonly readings: readonly string[] },
    ) => (await rulewright(argv, { settings: async () => ({ ...set, from }) })).err
    const game = ['playouts', 'orchard', '-n', '1']
    expect(await told(game, { readings: ['eatngScores=yes'] })).toMatch(
      /^here\.json: "eatngScores" is not a question of any known book; .*did you mean "eatingScores"\?\n$/,
    )
    expect(await told(game, { readings: ['eatingScores=maybe'] })).toMatch(/^here\.json: eatingScores: got "maybe"/)
    expect(await told(['clauses', 'tree'], { book: 'oak', readings: [] })).toMatch(
      /^RULEWRIGHT_BOOK: "oak" is not a known book/,
    )
  })
  test('may be for another book than the one that is played', async () => {
    const [question] = book.questions
    const other = { ...book, name: 'grove', questions: question ? [{ ...question, name: 'shade' }] : [] }
    const settings = async () => ({ readings: ['shade=yes'] })
    const books = [book, other]
    expect(await rulewright(['ask', 'orchard'], { books, settings })).toMatchObject({ code: 0, err: '' })
  })
})

describe('errors', () => {
  test('are a line of JSON where JSON is asked for, whatever is wrong', async () => {
    for (const argv of [
      ['clauses', 'orchard', 'plums', '--json'],
      ['clauses', 'orchard', '--plums', '--json'],
    ]) {
      const { code, out, err } = await rulewright(argv)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(JSON.parse(err)).toEqual({ error: { code: 2, lines: [expect.stringContaining('plums')] } })
    }
    const { err } = await rulewright(['clauses', 'orchard', '--limt', '--json'])
    const { error } = JSON.parse(err) as { readonly error: { readonly lines: readonly string[] } }
    expect(error.lines[0]).toBe("unknown option '--limt'")
    for (const line of error.lines) expect(line).not.toMatch(/\n|^error: /)
  })
})

describe('help', () => {
  test('has every command in a group, and the exit codes', async () => {
    const { out } = await rulewright(['--help'])
    expect(out).not.toContain('\nCommands:')
    for (const heading of [
      'Ask and play:',
      'Check and edit a text:',
      'Implement:',
      'Write and publish:',
      'Tools:',
      'Exit codes:',
    ])
      expect(out).toContain(`\n${heading}\n`)
    const tools = out.split('\nTools:\n')[1]?.split(/\n(?=\S)/)[0] ?? ''
    expect(tools.match(/^ {2}\w+/gm)).toEqual(['  completion', '  worker', '  help'])
  })
})
