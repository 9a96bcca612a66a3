/** `rulewright publish`: what it writes, and what it refuses before it does anything. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publishCommand } from '../../src/cli/commands/publish/command.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright } from './call-rulewright.js'

const publish = (...argv: readonly string[]) => rulewright(['publish', ...argv], { more: [publishCommand] })

describe('rulewright publish', () => {
  test.runIf(existsSync(join(packageRoot, 'dist', 'page')))('writes a book once, and tells its weights', async () => {
    const out = join(temporaryFolder(), 'site')
    const first = await publish('orchard', '--out', out, '--json', '--title', 'Club rules', '--even-so')
    expect(first.code).toBe(0)
    expect(first.err).toMatch(/^Orchard does not pass .*; it is published even so\n$/)
    const { pages, bytes, written, firstVisit } = JSON.parse(first.out)
    expect([pages > 10, bytes > 50_000, written > pages]).toEqual([true, true, true])
    expect(firstVisit.bytes).toBeLessThan(150_000)
    expect(firstVisit.page).toMatch(/^orchard\/\d/)
    expect(readdirSync(out)).toContain('orchard')
    expect(readdirSync(out)).not.toContain('garden')
    const again = await publish('orchard', '--out', out, '--title', 'Club rules', '--even-so')
    expect(again.out).toMatch(/; 0 files written, \d+ unchanged, 0 removed;/)
  })

  test('writes nothing of a book that does not pass its gates, unless that is wanted', async () => {
    const out = join(temporaryFolder(), 'site')
    const { code, err } = await publish('orchard', '--out', out)
    expect(code).toBe(1)
    expect(err).toMatch(
      /^Orchard does not pass [\w, -]+, as "rulewright verify orchard" tells; nothing is written \(--even-so publishes it all the same\)\n$/,
    )
    expect(existsSync(out)).toBe(false)
  })

  test('refuses a folder that holds something else, and leaves it as it is', async () => {
    const out = temporaryFolder()
    writeFileSync(join(out, 'letter.txt'), 'Dear')
    const { code, err } = await publish('orchard', '--out', out)
    expect([code, err]).toEqual([
      2,
      `--out: ${out}: this folder holds something else; expected a new or empty folder, or one that rulewright publish wrote\n`,
    ])
    expect(readdirSync(out)).toEqual(['letter.txt'])
  })

  test.each([
    [['--changes', 'missing.json'], 'missing.json: there is no such file; expected what "changes --json" prints\n'],
    [['--logo', 'missing.svg'], 'missing.svg: there is no such file; expected a picture: SVG, PNG, JPEG or WebP\n'],
    [
      ['--logo', 'rules.txt'],
      '--logo: rules.txt: expected a picture: SVG, PNG, JPEG or WebP, with a name that ends so',
    ],
    [['--licence', 'missing.md'], '--licence: missing.md: there is no such file; expected a file in Markdown'],
    [['--address', 'here'], '--address: got "here", expected where the site will stand'],
    [['--reference', 'no address'], '--reference: got "no address", expected an address'],
  ])('says what is wrong with %j, and writes nothing', async (flags, told) => {
    const out = join(temporaryFolder(), 'site')
    const { code, err } = await publish('orchard', '--out', out, ...flags)
    expect(code).toBe(2)
    expect(err).toContain(told)
    expect(existsSync(out)).toBe(false)
  })
})
