import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stepTeller } from '../../src/cli/progress.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright } from './shell.js'

describe('how far a long piece of work is, where nobody sees a bar', () => {
  test('is told as it begins and after each quarter, and not for what is soon done', () => {
    const lines: string[] = []
    const tell = stepTeller((line) => lines.push(line))
    for (let done = 0; done <= 10; done += 1) tell({ gate: 'few', done, total: 10 })
    for (let done = 0; done < 100; done += 1) tell({ gate: 'plays', done, total: 100 })
    for (let done = 0; done < 40; done += 30) tell({ gate: 'worlds', done, total: 40 })
    expect(lines).toEqual([
      'plays 0/100\n',
      'plays 25/100\n',
      'plays 50/100\n',
      'plays 75/100\n',
      'worlds 0/40\n',
      'worlds 30/40\n',
    ])
  })

  test('is told alike in every run, as vectors are made', async () => {
    const heard = async () => {
      const lines: string[] = []
      const out = join(temporaryFolder(), 'out')
      const { code } = await rulewright(['vectors', 'orchard', '--out', out], { told: (line) => lines.push(line) })
      expect(code).toBe(0)
      return lines
    }
    const lines = await heard()
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) expect(line).toMatch(/^[\w ]+ \d+\/\d+\n$/)
    expect(await heard()).toEqual(lines)
  })
})
