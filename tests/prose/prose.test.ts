/** The guides are written so that a stranger reads them once. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { type Flaw, proseOf, RULES } from './prose.js'

/** The guides with their folders. The site is generated, and the rules of example books are a rulebook's text. */
const guides = readdirSync(join(packageRoot, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && !/^site[\\/]|[\\/]rules[\\/]|printed-page\.md$/.test(name))
  .map((name) => join('docs', name))

/** The help of every command as one page: the program writes it, and tests/cli/help-text.test.ts measures it. */
const GENERATED = join('docs', 'commands.md')

const PAGES = ['README.md', 'CONTRIBUTING.md', ...guides.filter((name) => name !== GENERATED)]

/** How many sentences of a page may have a flaw of this kind: these are rare, the others never right. */
const RARE: ReadonlyMap<Flaw['rule'], number> = new Map([
  ['long', 0.05],
  ['passive', 0.1],
])

/** The words in all guides together. */
const MOST_WORDS = 32_000

const rulesIn = async (text: string) => (await proseOf(text)).flaws.map(({ rule }) => rule)

describe('prose', () => {
  test.each(PAGES)('of %s is plain', async (page) => {
    const { sentences, flaws } = await proseOf(readFileSync(join(packageRoot, page), 'utf8'))
    const shown = RULES.flatMap((rule) => {
      const found = flaws.filter((flaw) => flaw.rule === rule)
      const allowed = Math.ceil((RARE.get(rule) ?? 0) * sentences)
      return found.length > allowed ? found.map(({ line, text }) => `${page}:${line}: ${rule}: ${text}`) : []
    })
    expect(shown).toEqual([])
  })

  it('is short in all guides together', () => {
    const words = PAGES.map((page) => readFileSync(join(packageRoot, page), 'utf8').split(/\s+/).filter(Boolean).length)
    expect(words.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_WORDS)
  })
})

describe('the rules for prose', () => {
  it.each([
    [
      'long',
      'A sentence that goes on and on, with one clause behind the other, so that nobody who reads it at the end still knows how it began or why it did.',
    ],
    ['passive', 'The report was written by the command.'],
    ['phrase', 'Of an example that is wrong it is told first what differs.'],
    ['phrase', 'One machine needs only what is left.'],
    ['phrase', 'The count comes to three.'],
    ['phrase', 'Nor does a door ask for more.'],
    ['headless', 'Who has a terminal can do the same there.'],
    ['headless', 'This page is for who has more of them.'],
  ])('notice what is %s: %s', async (rule, text) => {
    expect(await rulesIn(text)).toContain(rule)
  })

  it('leave plain sentences, questions, code and tables alone', async () => {
    const page = [
      'In a terminal you can do the same.',
      'What is it for?',
      '`is told` is no phrase in code.',
      '```\nWho has a terminal was told.\n```',
      '| a | b |\n| --- | --- |\n| is told | was written |',
    ].join('\n\n')
    expect(await rulesIn(page)).toEqual([])
  })
})
