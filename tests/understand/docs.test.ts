import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { rulewright } from '../cli/call-rulewright.js'
import { expectPieces } from '../cli/compare-guide-output.js'

/** The sentences that a text shows, each with what it shows to be printed. */
const shownIn = (file: string) =>
  [
    ...readFileSync(join(packageRoot, file), 'utf8').matchAll(
      /\$ (?:npx )?rulewright ask (\w+) "([^"]+)"\n(.*?)(?=```|\n\$ )/gs,
    ),
  ].map(([, book = '', sentence = '', out = '']) => ({ book, sentence, out: out.trimEnd() }))

describe.each(['README.md', 'docs/writing-examples.md', 'docs/first-game.md'])('the sentences in %s', (file) => {
  test('are there', () => {
    expect(shownIn(file).length).toBeGreaterThan(1)
  })
  test.each(shownIn(file))('print what the program prints: $sentence', async ({ book, sentence, out }) => {
    const printed = (await rulewright(['ask', book, sentence], { books })).out.trimEnd()
    const [first = '', ...pieces] = out.split(/^ *\.\.\.(?:\n|$)/m)
    if (pieces.length === 0) return expect(printed).toBe(out)
    expect(printed.startsWith(first)).toBe(true)
    expectPieces(pieces, printed.slice(first.length))
  })
})
