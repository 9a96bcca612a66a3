/** `rulewright export`: what it writes, and what it refuses before it does anything. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FORMAT_NAMES } from '../../src/lab/interchange/formats.js'
import { rulewright } from '../cli/call-rulewright.js'
import { temporaryFolder } from '../temporary.js'

const exporting = (...argv: readonly string[]) => rulewright(['export', ...argv])

describe('rulewright export', () => {
  test.each(FORMAT_NAMES)('writes a book once, and tells what: %s', async (format) => {
    const out = join(temporaryFolder(), 'folder')
    const { code, out: told } = await exporting('orchard', format, '--out', out, '--json')
    expect(code).toBe(0)
    const { files, entries, written } = JSON.parse(told)
    expect(readdirSync(out).length).toBe(files + 1)
    expect(written).toBe(files)
    for (const { file } of entries) expect(existsSync(join(out, file))).toBe(true)
    expect(readFileSync(join(out, 'README.md'), 'utf8')).toContain('## What it does not say')
    const again = await exporting('orchard', format, '--out', out, '--json')
    expect(JSON.parse(again.out)).toMatchObject({ written: 0, unchanged: files, removed: 0 })
  })

  test('without a folder only tells', async () => {
    const { code, out } = await exporting('orchard', 'dmn')
    expect([code, out.split('\n').length]).toEqual([0, 4])
    expect(out).toContain('orchard, dmn: 6 files')
    expect(out).toContain('not written; --out FOLDER writes them\n  holds     13 rows, 12 rules\n')
  })

  test('takes the book that is usually meant', async () => {
    const settings = async () => ({ book: 'garden', readings: [] })
    const { out } = await rulewright(['export', 'csv'], { settings })
    expect(out).toContain('garden, csv: 2 files')
  })

  test('refuses a folder that holds something else, and leaves it as it is', async () => {
    const out = temporaryFolder()
    writeFileSync(join(out, 'letter.txt'), 'Dear')
    const { code, err } = await exporting('orchard', 'dmn', '--out', out)
    expect([code, err]).toEqual([
      2,
      `--out: ${out}: this folder holds something else; expected a new or empty folder, or one that rulewright export orchard dmn wrote\n`,
    ])
    expect(readdirSync(out)).toEqual(['letter.txt'])
  })

  test('refuses a folder of another export', async () => {
    const out = temporaryFolder()
    expect((await exporting('orchard', 'csv', '--out', out)).code).toBe(0)
    const before = readdirSync(out)
    for (const other of [
      ['orchard', 'dmn'],
      ['garden', 'csv'],
    ])
      expect(await exporting(...other, '--out', out)).toMatchObject({ code: 2, out: '' })
    expect(readdirSync(out)).toEqual(before)
  })

  test.each([
    [[], 'expected a book and a format: dmn, xstate, scxml, csv, json-ld'],
    [['orchard'], 'orchard: expected a format behind the book: dmn, xstate'],
    [['orchard', 'pdf'], "'pdf' is invalid for argument 'format'. Allowed choices are dmn, xstate"],
    [['orchid', 'dmn'], '"orchid" is not a known book'],
  ])('says what is wrong with %j', async (argv, told) => {
    const { code, err } = await exporting(...argv)
    expect(code).toBe(2)
    expect(err).toContain(told)
  })
})
