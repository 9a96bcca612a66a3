import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/home/package-root.js'
import { rulewright } from '../cli/shell.js'

/** The sentences that a text shows, each with what it shows to be printed. */
const shownIn = (file: string) =>
  [
    ...readFileSync(join(packageRoot, file), 'utf8').matchAll(
      /\$ (?:npx )?rulewright ask (\w+) "([^"]+)"\n(.*?)(?=```|\n\$ )/gs,
    ),
  ].map(([, book = '', sentence = '', out = '']) => ({ book, sentence, out: out.trimEnd() }))

describe.each(['README.md', 'docs/examples.md'])('the sentences in %s', (file) => {
  test('are there', () => {
    expect(shownIn(file).length).toBeGreaterThan(1)
  })
  test.each(shownIn(file))('print what the program prints: $sentence', async ({ book, sentence, out }) => {
    expect((await rulewright(['ask', book, sentence], { books })).out.trimEnd()).toBe(out)
  })
})
