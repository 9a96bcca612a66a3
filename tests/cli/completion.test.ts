import { describe, expect, test } from 'vitest'
import { rulewright } from './call-rulewright.js'

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
    expect(await words('co')).toEqual(['conform', 'completion'])
    expect(await words('find', 'cl')).toEqual(['clauses'])
    expect(await words('find', 'tables', 'orchard', '--')).toContain('--json')
    expect(await words('questions', '--kind', '')).toContain('ambiguity')
    expect(await words('export', 'schema', 'pos')).toEqual(['position'])
  })
  test('knows books, and what stands in them', async () => {
    expect(await words('play', 'random', '')).toEqual(['orchard', 'garden'])
    expect(await words('find', 'clauses', 'orchard', 'scoring.')).toEqual([
      'scoring.fruit',
      'scoring.most',
      'scoring.tie',
      'scoring.stock',
    ])
    expect(await words('questions', '--seed', '3', 'orchard', 'eat')).toEqual(['eatingScores'])
  })
  test('leaves files to the shell', async () => {
    expect(await words('explain', 'orchard', 'ex')).toEqual([])
    expect(await words('play', 'replay', '')).toEqual([])
  })
  test('has a script for each shell, and no other', async () => {
    for (const shell of ['bash', 'zsh', 'fish'])
      expect((await rulewright(['completion', shell])).out).toContain('rulewright complete -- ')
    expect(await rulewright(['completion', 'tcsh'])).toMatchObject({ code: 2, out: '' })
  })
})
