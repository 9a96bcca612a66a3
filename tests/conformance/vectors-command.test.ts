import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { printPlay } from '../../src/core/records/recorded-play.js'
import { readVectors } from '../../src/lab/conformance/vectors/files/read.js'
import { summarySchema } from '../../src/lab/conformance/vectors/summary.js'
import { rulewright } from '../cli/call-rulewright.js'
import { temporaryFolder } from '../temporary.js'
import { orchard } from './orchards.js'

const vectors = (...argv: readonly string[]) =>
  rulewright(['vectors', 'orchard', '--random', '2', ...argv], { books: [orchard as unknown as Book] })
const emptyFolder = () => temporaryFolder()

describe('rulewright conform cases', () => {
  it('writes vectors that can be read back, and says what they show', async () => {
    const out = emptyFolder()
    const { code, out: told } = await vectors('--out', out)
    expect(code).toBe(0)
    expect(told).toMatch(/^orchard: \d+ cases in /)
    expect(told).toContain('prohibitions: 6 of 6 shown')
    expect(readVectors(out).ok).toBe(true)
  })

  it('tells the same without a folder, and writes nothing', async () => {
    const { code, out } = await vectors()
    expect(code).toBe(0)
    expect(out).toMatch(/^orchard: \d+ cases not written; --out FOLDER writes them$/m)
    expect(out).toContain('prohibitions: 6 of 6 shown')
  })

  it('tells the same as JSON, with all that is not shown', async () => {
    const { out } = await vectors('--out', emptyFolder(), '--json')
    const summary = summarySchema.parse(JSON.parse(out))
    expect(summary.rows.missing).toContainEqual({
      what: 'table:points/1',
      why: 'no example, world or play came to it',
    })
    expect(summary.byOrigin.game).toBe(2)
  })

  it('takes kept plays as cases, in whatever folder they lie', async () => {
    const plays = emptyFolder()
    const choices = [{ type: 'stop' }, { type: 'blow' }]
    mkdirSync(join(plays, 'of Bob'))
    writeFileSync(join(plays, 'of Bob', 'short.jsonl'), printPlay({ book: 'orchard', choices }))
    const { out } = await vectors('--out', emptyFolder(), '--plays', plays, '--json')
    expect(summarySchema.parse(JSON.parse(out)).byOrigin.play).toBe(1)
  })

  it('does not write where other things lie', async () => {
    const out = emptyFolder()
    writeFileSync(join(out, 'letter.txt'), 'Dear Bob')
    const { code, err } = await vectors('--out', out)
    expect(code).toBe(2)
    expect(err).toContain('holds other things; expected a new folder')
  })

  it.each([
    {
      what: 'a folder of plays that is none',
      argv: ['--plays', 'nowhere'],
      says: '--plays: got nowhere, expected a folder',
    },
    { what: 'a number that is none', argv: ['--random', 'many'], says: '--random: got "many"' },
  ])('says so where it gets $what', async ({ argv, says }) => {
    const { code, err } = await vectors('--out', emptyFolder(), ...argv)
    expect(code).toBe(2)
    expect(err).toContain(says)
  })
})
