/** The description of each book as a whole: in the words of players, without its files and commands. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import type { Sources } from '../../src/site/publish/book-sources.js'
import { bookTargets } from '../../src/site/publish/link-targets.js'
import { aboutPages, firstSentenceOf, openingOf } from '../../src/site/publish/pages/about-page.js'
import { book } from '../kernel/orchard.js'

const folder = join(packageRoot, 'spec')
const texts = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [name, readFileSync(join(folder, name, 'book.md'), 'utf8')] as const)

/** A file, a folder, a command or an option of one. */
const OF_PROGRAM = /\.(?:ts|js|ya?ml|jsonl?)\b|\b(?:components|tests|findings)\/|`rulewright|`verify`|`--|\s--\w/

describe('the text about a book', () => {
  it.each(texts)('of %s names no file and no command on its page', (_, about) => {
    const [page] = aboutPages({ about, places: bookTargets(book), book } as unknown as Sources)
    expect(page?.markdown).not.toMatch(OF_PROGRAM)
    expect(page?.markdown).toContain('## ')
  })

  it.each(texts)('of %s begins with what the game is, and which edition is modelled', (_, about) => {
    const [game, edition, ...more] = openingOf(about).trim().split('\n\n')
    expect(game).toMatch(/_\w[^_]+_ .*players/s)
    expect(game).toMatch(/text names|as the text names|names .* for the design|the pages name|neither an author/is)
    expect(edition).toMatch(/^Modelled edition: \*\*/)
    expect(more).toEqual([])
    expect(game).not.toMatch(/[`[\]]/)
    const sentence = firstSentenceOf(about)
    expect(sentence).toMatch(
      /^[A-Z][^_]* (?:is a|is a board) (?:game|variant) of [^.]+\.$|^Front Line is a game for two players/,
    )
    expect(sentence.length).toBeLessThan(400)
  })
})
