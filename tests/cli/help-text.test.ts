/** The help of the program: short, in plain words, and the same as its page in the guides. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { commandsPage } from './commands-page.js'
import { descriptionIn, examplesIn, type HelpText, helpTexts } from './help-texts.js'

/** The lines of all help texts together, at the width of an ordinary terminal. */
const MOST_LINES = 605
const WIDTH = 80
/** A width at which no text is wrapped. */
const UNWRAPPED = 1000

const AVOIDED =
  /so-manieth|whoever|is told|tells of|comes to|of which|is for who|in the place of|\b(?:hence|thereof|therein)\b/i

/** Sentences that begin with a question word and ask nothing: a noun is missing before it. */
const HEADLESS = /^(?:what|who|whether|that|how)\b/i

/** Verbs that the descriptions of commands begin with. */
const IMPERATIVE =
  /^(?:Answer|Ask|Check|Compare|Count|Create|Find|Let|List|Play|Print|Publish|Record|Run|Show|Test|Write)\b/

const wordsOf = (sentence: string): readonly string[] => sentence.split(/\s+/).filter((word) => /\w/.test(word))

/** The sentences of a text; what stands in quotation marks counts as one word. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .replaceAll(/"[^"]*"/g, 'QUOTED')
    .split(/(?<=[.!?:;])\s+/)
    .filter(Boolean)

/** The phrases beside arguments, options and commands. */
const phrasesIn = ({ text }: HelpText): readonly string[] =>
  [...text.matchAll(/^ {2}\S.*? {2,}(.*)$/gm)].map(([, phrase = '']) => phrase)

let narrow: readonly HelpText[] = []
let wide: readonly HelpText[] = []
beforeAll(async () => {
  narrow = await helpTexts(WIDTH)
  wide = await helpTexts(UNWRAPPED)
})

/** Lists the help texts and pieces that break a rule. */
const broken = (piecesOf: (help: HelpText) => readonly string[], isBroken: (piece: string) => boolean) =>
  wide.flatMap((help) =>
    piecesOf(help)
      .filter(isBroken)
      .map((piece) => `${help.path}: ${piece}`),
  )

describe('the help of all commands together', () => {
  test(`has at most ${MOST_LINES} lines`, () => {
    const lines = narrow.map(({ text }) => text.split('\n').length - 1)
    expect(narrow.length).toBeGreaterThan(30)
    expect(lines.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(MOST_LINES)
  })

  test('begins with one line in the imperative, which fits the list of commands', () => {
    const firstOf = (help: HelpText) => [descriptionIn(help)[0] ?? '']
    expect(broken(firstOf, (line) => !IMPERATIVE.test(line) || !line.endsWith('.') || line.length > 64)).toEqual([])
  })

  test('has no sentence without a head, and none of more than 25 words', () => {
    const sentences = (help: HelpText) => [...descriptionIn(help), ...phrasesIn(help)].flatMap(sentencesOf)
    expect(broken(sentences, (one) => HEADLESS.test(one))).toEqual([])
    const described = (help: HelpText) => descriptionIn(help).flatMap(sentencesOf)
    expect(broken(described, (one) => wordsOf(one).length > 25)).toEqual([])
    expect(sentencesOf('One two. "A. B." three; four').length).toBe(3)
  })

  test('has none of the phrases that nobody says', () => {
    expect(
      broken(
        ({ text }) => text.split('\n'),
        (line) => AVOIDED.test(line),
      ),
    ).toEqual([])
  })

  test('has examples for each command, which name a book or a file and fit a terminal', () => {
    expect(wide.filter((help) => examplesIn(help).length === 0).map(({ path }) => path)).toEqual([])
    expect(broken(examplesIn, (line) => line.length > WIDTH - 2 || /\b[A-Z]{4,}\b/.test(line))).toEqual([])
    expect(narrow.map(examplesIn)).toEqual(wide.map(examplesIn))
  })
})

test('docs/commands.md is the help of the program (npm run commands writes it)', async () => {
  const page = readFileSync(join(packageRoot, 'docs', 'commands.md'), 'utf8')
  expect(page).toBe(await commandsPage())
})
