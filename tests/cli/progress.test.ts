import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { allBridgesBurning as large } from '../../machines/all-bridges-burning/book.js'
import { auditing } from '../../src/cli/commands/audit/command.js'
import { leftTeller, stepTeller } from '../../src/cli/output/progress.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { orchard, RULES } from '../audit/editions/orchard-rules.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright } from './call-rulewright.js'

// Nobody waits in these tests, however busy the machine is.
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(0)
  return () => vi.restoreAllMocks()
})

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

  test('is told of a few large items whenever somebody has waited for two seconds', () => {
    const lines: string[] = []
    let now = 0
    const tell = stepTeller(
      (line) => lines.push(line),
      undefined,
      () => now,
    )
    for (const [done, at] of [0, 1500, 2500, 4000, 4600].entries()) {
      now = at
      tell({ gate: 'few', done, total: 4 })
    }
    expect(lines).toEqual(['few 2/4\n', 'few 4/4\n'])
  })

  test('is told with what is known so far and the time that is left, by the time so far', () => {
    const lines: string[] = []
    let now = 0
    const tell = stepTeller(
      (line) => lines.push(line),
      leftTeller(() => now),
    )
    for (let done = 0; done <= 40; done += 10) {
      now = done * 300
      tell({ gate: 'mutants', done, total: 40, ...(done > 20 && { at: '3 not detected so far' }) })
    }
    expect(lines).toEqual([
      'mutants 0/40\n',
      'mutants 10/40, 9 s left\n',
      'mutants 20/40, 6 s left\n',
      'mutants 30/40, 3 not detected so far, 3 s left\n',
      'mutants 40/40, 3 not detected so far\n',
    ])
  })

  test('is told of a census where there is much to count', async () => {
    const heard = async (...argv: readonly string[]) => {
      const lines: string[] = []
      await rulewright(['census', ...argv], {
        books: [orchard, large as unknown as Book],
        told: (line) => lines.push(line),
      })
      return lines
    }
    expect(await heard('orchard')).toEqual([])
    const lines = await heard(large.name, '--bound', '24000')
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/^positions of \w+ \d{4,}\/24000\n$/)
  })

  test('is told of an audit of a text with many passages', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'rules.txt')
    const words = Array.from({ length: 40 }, (_, number) => 'and a tree '.repeat(number))
    writeFileSync(file, `${RULES}\n\n${words.map((more) => `There is a tree ${more}and no more.`).join('\n\n')}\n`)
    const [lockFile = '', tiesFile = '', printedFile = '', sentencesFile = ''] = ['l', 't', 'p', 's'].map((name) =>
      join(folder, name),
    )
    const at = { lockFile, tiesFile, printedFile, sentencesFile }
    const more = [auditing(() => ({ ...at, examples: () => [] }))]
    const lines: string[] = []
    const audit = (...argv: readonly string[]) =>
      rulewright(['audit', 'orchard', '--text', file, ...argv], {
        books: [orchard],
        more,
        told: (line) => lines.push(line),
      })
    expect(await audit('--lock')).toMatchObject({ code: 0 })
    await audit()
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(line).toMatch(/^reading \d+\/\d+\n$/)
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
