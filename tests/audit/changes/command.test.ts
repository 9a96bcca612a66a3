/** `rulewright changes`: states are kept and found again, and what cannot be one is refused. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { changing } from '../../../src/cli/commands/diff/command.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import { stateSchema } from '../../../src/lab/audit/changes/book-state.js'
import { changesSchema } from '../../../src/lab/audit/changes/report.js'
import { rulewright } from '../../cli/call-rulewright.js'
import { temporaryFolder } from '../../temporary.js'
import { autumn, spring } from './seasons.js'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

const changes = (book: Book, ...argv: readonly string[]) =>
  rulewright(['changes', 'orchard', ...argv], {
    books: [book],
    more: [
      changing({
        root: () => folder,
        examples: () => join(folder, 'examples'),
        editions: () => join(folder, 'editions'),
      }),
    ],
  })

describe('rulewright diff', () => {
  it('keeps an edition, and tells later what changed since', async () => {
    const kept = await changes(spring, '--keep', 'v1')
    expect(kept).toMatchObject({ code: 0, err: '' })
    expect(kept.out).toContain('v1.json: 13 clauses, 1 question, 13 rows, 0 examples')
    const { code, out } = await changes(autumn, '--from', 'v1', '--full')
    expect(code).toBe(0)
    expect(out).toMatch(/^Orchard: what changed from v1 \(a toy\) to now \(another toy\)\n/)
    expect(out).toContain('Reworded (scoring.fruit): Each fruit is worth [-one point.-] {+two points.+}')
    await changes(autumn, '--keep', 'v2')
    const both = await changes(spring, '--from', 'v1', '--to', 'v2', '--json')
    expect(changesSchema.parse(JSON.parse(both.out))).toMatchObject({ from: { name: 'v1' }, to: { name: 'v2' } })
  })

  it('fits one screen, unless all is asked for', async () => {
    await changes(spring, '--keep', 'v1')
    const { out } = await changes(autumn, '--from', 'v1')
    expect(out.trimEnd().split('\n').length).toBeLessThanOrEqual(23)
    expect(out).toContain('--full prints all')
  })

  it('takes a state from a file, as it writes it, with the examples', async () => {
    const file = join(folder, 'state.json')
    writeFileSync(join(folder, 'one.yaml'), '')
    await changes(spring, '--save', file)
    expect(stateSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).clauses).toHaveLength(13)
    expect((await changes(spring, '--from', file)).out).toContain('Nothing changed.')
    expect((await changes(autumn, '--from', file, '--markdown')).out).toContain('## 1 Turns')
  })

  it('refuses to write over an edition', async () => {
    await changes(spring, '--keep', 'v1')
    const before = readFileSync(join(folder, 'editions', 'v1.json'), 'utf8')
    expect(await changes(autumn, '--keep', 'v1')).toMatchObject({ code: 2, out: '' })
    expect(readFileSync(join(folder, 'editions', 'v1.json'), 'utf8')).toBe(before)
  })

  it.each([
    [[], '--from: expected the older state: an edition that --keep has kept (there is none yet), a file, or a git ref'],
    [['--from', 'v9'], '--from: there is no file "v9", and '],
    [['--keep', '../v1'], '--keep: got "../v1", expected a name of letters'],
    [['--keep', 'v1', '--from', 'v0'], '--from: expected none, as --keep only keeps the book as it is'],
    [['--keep', 'v1', '--save', 'v1.json'], 'expected either --keep or --save'],
    [['--from', 'v1', '--behaviour', 'nowhere.json'], 'nowhere.json: there is no such file'],
  ])('refuses %j', async (argv, says) => {
    const { code, out, err } = await changes(spring, ...argv)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(says)
    expect(existsSync(join(folder, 'editions'))).toBe(false)
  })

  it('refuses the state of another book, and what is none', async () => {
    const file = join(folder, 'state.json')
    await changes(spring, '--save', file)
    const other = await rulewright(['changes', 'garden', '--from', file], { more: [changing()] })
    expect(other.err).toBe(`${file}: this is a state of orchard; expected one of garden\n`)
    writeFileSync(file, '{"book":"orchard"}')
    expect((await changes(spring, '--from', file)).err).toContain(`${file}: title: `)
  })
})
