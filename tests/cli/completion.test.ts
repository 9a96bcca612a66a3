import { describe, expect, test } from 'vitest'
import { rulewright } from './shell.js'

/** The words that could stand where the last of some words is typed. */
const words = async (...typed: readonly string[]) => {
  const { code, out } = await rulewright(['complete', '--', ...typed])
  expect(code).toBe(0)
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t')[0])
}

describe('completion in a shell', () => {
  test('knows commands, options and their values', async () => {
    expect(await words('cl')).toEqual(['clauses'])
    expect(await words('tables', 'orchard', '--')).toContain('--json')
    expect(await words('readings', '--kind', '')).toContain('ambiguity')
    expect(await words('schema', 'pos')).toEqual(['position'])
  })
  test('knows books, and what stands in them', async () => {
    expect(await words('playouts', '')).toEqual(['orchard', 'garden'])
    expect(await words('clauses', 'orchard', 'scoring.')).toEqual([
      'scoring.fruit',
      'scoring.most',
      'scoring.tie',
      'scoring.stock',
    ])
    expect(await words('readings', '--seed', '3', 'orchard', 'eat')).toEqual(['eatingScores'])
  })
  test('leaves files to the shell', async () => {
    expect(await words('explain', 'orchard', 'ex')).toEqual([])
    expect(await words('replay', '')).toEqual([])
  })
  test('has a script for each shell, and no other', async () => {
    for (const shell of ['bash', 'zsh', 'fish'])
      expect((await rulewright(['completion', shell])).out).toContain('rulewright complete -- ')
    expect(await rulewright(['completion', 'tcsh'])).toMatchObject({ code: 2, out: '' })
  })
})
