import { describe, expect, it } from 'vitest'
import { parseSource } from '../../src/core/examples/format/parse-source.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Board } from '../../src/core/pictures/board-picture.js'
import { boardSvg } from '../../src/site/draw/board-svg.js'
import { sitePages } from '../../src/site/publish/book-pages.js'
import { gather, type ShownExample } from '../../src/site/publish/book-sources.js'
import { drawing } from '../../src/site/publish/draw-graph.js'
import { gamesIn, playedIn, printedBoards } from '../../src/site/publish/example-boards.js'
import { type Page, withChildren } from '../../src/site/publish/page.js'
import { boardLegend, gamesShown } from '../../src/site/publish/pages/parts/figures.js'
import { annsDog, bobsCat, bone, fruitBoard, meadowBoard } from '../kernel/meadow-board.js'
import { book as orchard } from '../kernel/orchard.js'

const svgOf = (board: Board, changed?: ReadonlySet<string>) => boardSvg(board, changed).html
const taken = meadowBoard({ A1: { piece: annsDog }, B1: { markers: [bone] }, C2: { piece: bobsCat } })
const count = (text: string, part: string | RegExp) => text.split(part).length - 1

describe('a drawn board', () => {
  it('is an image with a title and a description in words', () => {
    const svg = svgOf(taken)
    expect(svg).toMatch(/^<svg class="rw-board" role="img" viewBox="0 0 232 164"/)
    expect(svg).toContain('<title>Meadow</title>')
    expect(svg).toContain(
      '<desc>3 columns, 2 rows. A1, grass: Ann dog. B1, grass, well: bone. C2, trees: Bob cat, asleep.</desc>',
    )
    expect(svgOf(meadowBoard())).toContain('<desc>3 columns, 2 rows. Nothing is on it.</desc>')
  })

  it('tells every square and what is on it in words and letters, not by colours alone', () => {
    const svg = svgOf(taken)
    expect(svg).toContain('<title>C2, trees: Bob cat, asleep</title>')
    expect(count(svg, '<text class="rw-label"')).toBe(6)
    expect(svg).toContain('>W</text>')
    expect(svg).toContain('<text class="kind" x="36" y="57">Dog</text><text class="side" x="14" y="39">A</text>')
  })

  it('takes its colours from the page', () => {
    expect(svgOf(taken)).not.toMatch(/ (fill|stroke)=|#[0-9a-f]{3}/)
    expect(svgOf(taken)).toContain('class="rw-square rw-tint-green"')
  })

  it('crosses out the pieces that are not as usual, and no others', () => {
    expect(count(svgOf(taken), 'class="cross"')).toBe(1)
    expect(count(svgOf(meadowBoard({ A1: { piece: annsDog } })), 'class="cross"')).toBe(0)
  })

  it('outlines the squares that changed, and names them in its description', () => {
    const svg = svgOf(taken, new Set(['A1', 'C2']))
    expect(count(svg, 'class="rw-mark changed"')).toBe(2)
    expect(svg).toContain('Changed: A1, C2.</desc>')
    expect(svgOf(taken)).not.toContain('hanged')
  })

  it('draws a border around each area, along the sides behind which it ends', () => {
    const [meadow, wood] = [...svgOf(taken).matchAll(/<path class="rw-area[^"]*" d="([^"]*)"/g)].map(([, path]) => path)
    expect(count(meadow ?? '', 'M')).toBe(8)
    expect(count(wood ?? '', 'M')).toBe(8)
  })

  it('writes signs as text, whatever they are', () => {
    const odd = { short: '<', name: 'less & less' }
    expect(svgOf(meadowBoard({ A1: { markers: [odd] } }))).toContain('<title>A1, grass: less &amp; less</title>')
  })
})

const none = { ...orchard.empty, baskets: { Ann: 0, Bob: 0 } }
const rich = { ...none, baskets: { Ann: 1, Bob: 0 } }
const drawn = { ...orchard, board: fruitBoard }

describe('the boards of an example', () => {
  it('are drawn before and after, and what changed is told', () => {
    const html = gamesShown(drawn, { before: none, after: rich })?.html ?? ''
    expect(count(html, '<svg')).toBe(2)
    expect(html).toMatch(/<figcaption>After; changed: [A-C][12]/)
  })
  it('are drawn once where they are alike, or where nothing follows', () => {
    expect(count(gamesShown(drawn, { before: rich, after: rich })?.html ?? '', '<svg')).toBe(1)
    expect(count(gamesShown(drawn, { before: rich })?.html ?? '', '<svg')).toBe(1)
  })
  it('are not drawn where nothing is on them', () => {
    const bareBoard = { ...orchard, board: () => meadowBoard() }
    expect(gamesShown(bareBoard, { before: none, after: rich })).toBeUndefined()
  })
})

describe('the boards of a file of examples', () => {
  const climb = (tree: string) => [{ type: 'climb', tree }]
  const examples = [
    { name: 'Ann climbs.', cites: ['turns.order'], given: {}, when: climb('short') },
    {
      name: 'Ann climbs a tree twice.',
      cites: ['turns.onceEach'],
      given: {},
      when: [...climb('short'), ...climb('short')],
      refused: { by: ['turns.onceEach'] },
    },
    { name: 'A tie.', cites: ['scoring.tie'], table: 'who wins', view: { lead: 0 }, answer: 'nobody' },
  ]

  it('come with the choices that an example names, in the words of what offers them, as far as they can be made', () => {
    const read = parseSource('a', JSON.stringify({ book: 'orchard', examples }))
    if (!read.ok) throw new Error('the examples cannot be read')
    expect([...playedIn(orchard, read.value)].map(([name, { made }]) => [name, made()])).toEqual([
      ['Ann climbs.', [{ seat: 'Ann', says: 'climb tree short' }]],
      ['Ann climbs a tree twice.', [{ seat: 'Ann', says: 'climb tree short' }]],
    ])
  })

  it('are those with which an example begins, and those to which its choices lead, as far as they can be made', () => {
    const read = parseSource('a', JSON.stringify({ book: 'orchard', examples }))
    if (!read.ok) throw new Error('the examples cannot be read')
    const source = read.value
    const games = [...gamesIn(orchard, source)].map(([name, { before, after }]) => [
      name,
      before.baskets,
      after?.baskets,
    ])
    const climbed = [
      { Ann: 0, Bob: 0 },
      { Ann: 1, Bob: 0 },
    ]
    expect(games).toEqual([
      ['Ann climbs.', ...climbed],
      ['Ann climbs a tree twice.', ...climbed],
    ])
  })
})

describe('the legend of boards', () => {
  it('has a key for every sign, with its tint', () => {
    const html = boardLegend([taken])?.html ?? ''
    expect(html).toContain('<span class="rw-board-key ground rw-tint-brown">tre = trees</span>')
    expect(html).toContain('<span class="rw-board-key pieces">× = asleep</span>')
  })
  it('is none without boards', () => {
    expect(boardLegend([])).toBeUndefined()
  })
})

describe('the site of a book with a board', () => {
  const { empty } = orchard
  const rich = { ...empty, baskets: { Ann: 1, Bob: 1 } }
  const other = (game: typeof empty): Board =>
    game === rich ? { ...fruitBoard(game), title: 'Other side' } : fruitBoard(game)
  const book = { ...orchard, board: other, bases: { again: { ...empty }, rich } }

  it('knows its printed boards, each once and with nothing on them', () => {
    expect(printedBoards(book)).toEqual([meadowBoard(), { ...meadowBoard(), title: 'Other side' }])
    expect(printedBoards(orchard)).toEqual([])
  })

  it('shows them among its components, and those of its examples beside them', async () => {
    const sources = gather(book as unknown as Book, { plays: 1 })
    const result = { name: 'Ann climbs.', file: 'a.yaml', passed: true, clauses: [] }
    const example: ShownExample = {
      id: 'a/ann-climbs',
      written: { name: 'Ann climbs.' },
      result,
      games: { before: none, after: rich },
    }
    const files = [{ file: 'a.yaml', examples: [example] }]
    const pages = withChildren(sitePages({ ...sources, examples: files }, await drawing()))
    const htmlOf = (part: string) => pages.find(({ id }: Page) => id.includes(part))?.body.html ?? ''
    expect(count(htmlOf('components'), '<svg class="rw-board"')).toBe(2)
    expect(count(htmlOf('examples/'), '<svg class="rw-board"')).toBe(2)
    expect(htmlOf('examples/')).toContain('What the signs on the boards mean')
  })

  it('shows none for a book without', async () => {
    const pages = withChildren(sitePages(gather(orchard as unknown as Book, { plays: 1 }), await drawing()))
    expect(pages.map(({ body }) => body.html).join('')).not.toContain('rw-board')
  })
})
