/** Pages with many pictures: each part is drawn once, nothing of what is seen or heard is lost, and the pages stay light. */

import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { frontLine } from '../../machines/front-line/book.js'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { talvisota } from '../../machines/talvisota/book.js'
import { readSource } from '../../src/core/examples/format/read-source.js'
import { examplesFolder } from '../../src/core/home/book-home.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { drawnOnce } from '../../src/site/draw/draw-cache.js'
import { drawGame } from '../../src/site/draw/draw-game.js'
import { gamesIn } from '../../src/site/publish/example-boards.js'
import { gamesShown } from '../../src/site/publish/pages/parts/figures.js'
import { drawing, shown } from '../kernel/drawn-orchard.js'
import { book as toy } from '../kernel/orchard.js'

const picture = (apples: number) => drawGame(drawing, shown({ ...toy.empty, baskets: { Ann: apples, Bob: 0 } })).html
const count = (text: string, part: string) => text.split(part).length - 1

/** A page with everything that is used again put where it is used: what a browser makes of it. */
function whole(page: string): string {
  const named = new Map<string, string>()
  for (const { 1: name = '', index } of page.matchAll(/<\w+ id="(_\w+)"/g)) named.set(name, elementAt(page, index))
  let text = page
  while (text.includes('<use '))
    text = text.replace(
      /<use href="#(_\w+)"(?: x="([^"]*)" y="([^"]*)")?\/>/g,
      (_, name: string, x?: string, y?: string) => {
        const form = named.get(name) ?? `no ${name}`
        return x === undefined ? form : `<g transform="translate(${x} ${y})">${form}</g>`
      },
    )
  return text.replace(/ id="_\w+"/g, '').replace(/<g transform="([^"]*)"><g ([^>]*)>/g, '<g $2 transform="$1">')
}

function elementAt(page: string, from: number): string {
  let depth = 0
  for (const { 0: tag, 1: closes, 2: empty, index } of page.slice(from).matchAll(/<(\/?)\w+[^>]*?(\/?)>/g)) {
    depth += closes ? -1 : empty ? 0 : 1
    if (depth === 0) return page.slice(from, from + index + tag.length)
  }
  return ''
}

/** Without the groups that only hold together what is used again. */
const flat = (page: string): readonly string[] => whole(page).match(/<(?!\/?g>|\/)[^>]*>[^<]*/g) ?? []

describe('the pictures of a page', () => {
  it('draw once what is alike, and use it again', () => {
    const page = drawnOnce(`${picture(1)}${picture(2)}${picture(1)}`)
    expect(count(page, '<title>Bob</title>')).toBe(1)
    expect(count(page, '<title>Ann: apple</title>')).toBe(1)
    expect(count(page, '<use ')).toBeGreaterThan(2)
  })

  it('show what they showed, in the same order, in the same words', () => {
    const pages = [picture(1), picture(2), picture(1), picture(3), picture(1)]
    expect(flat(drawnOnce(pages.join('')))).toEqual(flat(pages.join('')))
  })

  it('stay as they are where there is one', () => {
    expect(drawnOnce(picture(1))).toBe(picture(1))
  })
})

describe('a game before and after', () => {
  const book = { ...toy, drawing, shown } as unknown as Book
  const game = (ann: number, bob: number) => ({ ...toy.empty, baskets: { Ann: ann, Bob: bob } })
  const [, before = '', after = ''] = (gamesShown(book, { before: game(2, 1), after: game(2, 3) })?.html ?? '').split(
    '<figure',
  )

  it('keeps in the second picture what does not change, and marks what does', () => {
    expect(before).toContain('<title>Ann: 2 × apple</title>')
    expect(after).toContain('<title>Ann: 2 × apple</title>')
    expect(after).toContain('<title>Bob: 3 × apple</title>')
    expect(count(after, 'class="rw-ring changed"')).toBe(1)
  })
})

/** The maximum number of bytes an example with its pictures adds to a page, and of all those loaded in a visit. */
const EACH = 3800
const VISIT = 150_000

const MANY = [
  [allBridgesBurning, 'attack-battle'],
  [frontLine, 'supply'],
  [landAndFreedom, 'years'],
  [russianCivilWar, 'retreat'],
  [talvisota, 'worth'],
] as unknown as readonly (readonly [Book, string])[]

describe.each(MANY)('a page with many examples', (book, file) => {
  const source = readSource(join(examplesFolder(book), `${file}.yaml`))
  const games = source.ok ? [...gamesIn(book, source.value).values()] : []
  const pictures = games.flatMap((one) => gamesShown(book, one)?.html ?? [])
  const page = drawnOnce(pictures.join(''))

  it(`${file}: has pictures that weigh little, and would not if each were drawn by itself`, () => {
    expect(pictures.length).toBeGreaterThan(10)
    expect(page.length / pictures.length).toBeLessThan(EACH)
    expect(pictures.join('').length).toBeGreaterThan(2.5 * page.length)
    expect(gzipSync(page).length).toBeLessThan(VISIT)
  })

  it(`${file}: shows all that the examples show`, () => {
    expect(flat(page)).toEqual(flat(pictures.join('')))
  })
})
