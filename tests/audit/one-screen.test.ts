import { beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { auditCommand } from '../../src/cli/commands/audit/command.js'
import { rulewright } from '../cli/call-rulewright.js'
import { temporaryFolder } from '../temporary.js'

const linesOf = async (...argv: readonly string[]) =>
  (await rulewright(argv, { books, more: [auditCommand] })).out.trimEnd().split('\n')

const fitsOneScreen = (lines: readonly string[]) => {
  expect(lines.length).toBeLessThanOrEqual(24)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80)
}

describe.each(books.map(({ name }) => name))('what is told of %s', (book) => {
  it.each(['audit', 'readings'])('fits one screen, and tells how to see the rest: %s', async (command) => {
    const lines = await linesOf(command, book)
    fitsOneScreen(lines)
    expect(lines.slice(-3).join(' ')).toContain('--full')
    const whole = await linesOf(command, book, '--full')
    expect(whole.length).toBeGreaterThan(lines.length)
  })
})

describe('what is told of the cases of a book', () => {
  const written = temporaryFolder()
  const few = ['vectors', 'russian-civil-war', '--random', '0', '--places', '1']
  let whole: readonly string[] = []
  beforeAll(async () => {
    whole = await linesOf(...few, '--full', '--out', written)
  })

  it('fits one screen, whether they are written or not, and tells how to see the rest', async () => {
    const lines = await linesOf(...few)
    fitsOneScreen(lines)
    expect(lines[0]).toContain('not written; --out FOLDER writes them')
    expect(lines.at(-1)).toContain('--full')
    expect(whole.length).toBeGreaterThan(lines.length)
    expect(whole[0]).toMatch(/ cases in .* MB\)$/)
  })
  it('fits one screen, with what mutants tell of them', async () => {
    fitsOneScreen(await linesOf('mutants', 'russian-civil-war', '--vectors', written, '--every', '400'))
  })
})
