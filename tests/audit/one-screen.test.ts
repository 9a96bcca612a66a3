import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { auditCommand } from '../../src/cli/commands/audit-command.js'
import { rulewright } from '../cli/shell.js'

const linesOf = async (...argv: readonly string[]) =>
  (await rulewright(argv, { books, more: [auditCommand] })).out.trimEnd().split('\n')

describe.each(books.map(({ name }) => name))('what is told of %s', (book) => {
  it.each(['audit', 'readings'])('fits one screen, and tells how to see the rest: %s', async (command) => {
    const lines = await linesOf(command, book)
    expect(lines.length).toBeLessThanOrEqual(24)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80)
    expect(lines.slice(-3).join(' ')).toContain('--full')
    const whole = await linesOf(command, book, '--full')
    expect(whole.length).toBeGreaterThan(lines.length)
  })
})
