import { describe, expect, test } from 'vitest'
import { settingsFrom } from '../../src/cli/settings.js'
import { folder } from '../examples/files.js'
import { rulewright } from './shell.js'

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
    const wrong = async () => ({ readings: ['eatingScores=maybe', 'unknown=here'] })
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
    expect(await settingsFrom({}, file)).toEqual({ book: 'fl', readings: ['one=a', 'two=b'] })
    expect(await settingsFrom({ RULEWRIGHT_BOOK: 'abb', RULEWRIGHT_READINGS: 'x=y, z=w' }, file)).toEqual({
      book: 'abb',
      readings: ['x=y', 'z=w'],
    })
    expect(await settingsFrom({}, `${files.root}/nowhere.json`)).toEqual({ readings: [] })
    const bad = files.write('bad.json', '{"books": "fl"}')
    await expect(settingsFrom({}, bad)).rejects.toThrow(/bad\.json/)
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
  })
})

describe('help', () => {
  test('has every command in a group, and the exit codes', async () => {
    const { out } = await rulewright(['--help'])
    expect(out).not.toContain('\nCommands:')
    for (const heading of ['Ask and play:', 'Find:', 'Audit:', 'Conformance:', 'Write:', 'Tools:', 'Exit codes:'])
      expect(out).toContain(`\n${heading}\n`)
    const tools = out.split('\nTools:\n')[1]?.split('\n\n')[0] ?? ''
    expect(tools.match(/^ {2}\w+/gm)).toEqual(['  export', '  schema', '  completion', '  worker', '  help'])
  })
})
