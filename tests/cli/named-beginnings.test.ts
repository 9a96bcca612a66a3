/** Games that begin where the book names it, and by its optional rules. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { playoutsSchema } from '../../src/core/play/reports.js'
import { temporaryFolder } from '../temporary.js'
import { sound } from '../verify/sound-book.js'
import { rulewright } from './call-rulewright.js'

const { empty } = sound
const named = {
  ...sound,
  seats: ['Ann', 'Bob'],
  bases: { 'late in the year': { ...empty, trees: { short: 1, middle: 1, tall: 1 }, baskets: { Ann: 1, Bob: 2 } } },
  variants: { 'no ladder': { ladder: 'nobody' }, bare: { trees: { ...empty.trees, middle: 0 } } },
} as unknown as Book
const books = [named]

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
const play = (...argv: readonly string[]) =>
  rulewright(['play', 'orchard', '--seed', '3', ...argv], { books, piped: '' })

describe('a game begins', () => {
  test('where the book names it', async () => {
    expect((await play('--from', 'late in the year')).out).toContain(' baskets  Ann 1, Bob 2\n')
    expect((await play()).out).toContain(' baskets  Ann 0, Bob 0\n')
  })

  test('by optional rules, one upon the other', async () => {
    expect((await play('--variant', 'no ladder')).out).toMatch(/climb tree\n +1 short +2 middle\n/)
    expect((await play('--variant', 'no ladder', '--variant', 'bare')).out).toMatch(
      /climb tree short\n|climb tree\n +1 short\n/,
    )
  })

  test('and tells its end like that of any other', async () => {
    const seats = ['--seats', 'others=random']
    expect((await play('--from', 'late in the year', ...seats)).out).toMatch(/\nThe game is over: /)
  })

  test('and is kept with where it began', async () => {
    const file = join(folder, 'game.jsonl')
    await play('--from', 'late in the year', '--seats', 'others=random', '--save', file)
    expect(readFileSync(file, 'utf8')).toContain('"from":')
    expect((await rulewright(['replay', file], { books })).code).toBe(0)
    expect(await rulewright(['play', '--resume', file, '--from', 'late in the year'], { books })).toMatchObject({
      code: 2,
      err: '--from, --variant: are said when a game begins; a game that was kept knows where it began\n',
    })
  })

  test('never where the book names nothing', async () => {
    expect(await play('--from', 'late')).toMatchObject({
      code: 2,
      err: '--from: "late" is no game that Orchard names; expected late in the year\n',
    })
    expect(await play('--variant', 'no laddr')).toMatchObject({
      code: 2,
      err: '--variant: "no laddr" is not an optional rule of Orchard; expected one of no ladder, bare; did you mean "no ladder"?\n',
    })
  })
})

describe('random games begin', () => {
  const outcomesIn = ({ out }: { readonly out: string }) => playoutsSchema.parse(JSON.parse(out)).outcomes

  test('there, too', async () => {
    const one = await rulewright(
      ['playouts', 'orchard', '-n', '4', '--out', folder, '--json', '--from', 'late in the year'],
      { books },
    )
    const other = await rulewright(['playouts', 'orchard', '-n', '4', '--out', folder, '--json'], { books })
    expect(one.code).toBe(0)
    expect(outcomesIn(one)).not.toEqual(outcomesIn(other))
  })

  test('as a plan says', async () => {
    const file = join(folder, 'plan.yaml')
    writeFileSync(file, 'runs:\n  - { book: orchard, number: 2, from: late in the year, variants: [no ladder] }\n')
    const { code, out } = await rulewright(['playouts', '--plan', file, '--out', folder], { books })
    expect(code).toBe(0)
    expect(out).toContain('playouts orchard --number 2 --from "late in the year" --variant "no ladder"\n')
  })
})
