import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { boardText } from '../../src/cli/text/boards/board.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { inTerminal } from '../../src/core/files/terminal-text.js'
import type { Board } from '../../src/core/pictures/board-picture.js'
import { annsDog, bobsCat, bone, fruitBoard, meadowBoard } from '../kernel/meadow-board.js'
import { book as orchard } from '../kernel/orchard.js'
import { rulewright } from './call-rulewright.js'

const plain = paintFor(false)
const taken = meadowBoard({ A1: { piece: annsDog }, B1: { markers: [bone] }, C2: { piece: bobsCat } })

describe('a board in the terminal', () => {
  it('has headings, ground and marks, pieces with their side and state, and thick lines between areas', () => {
    expect(boardText(taken, plain)).toBe(` Meadow
     A      B      C
  ┏━━━━━━┯━━━━━━┳━━━━━━┓
1 ┃grs   │grs Wb┃tre   ┃
  ┃A Dog │      ┃      ┃
  ┠──────╆━━━━━━╃──────┨
2 ┃grs   ┃tre   │tre   ┃
  ┃      ┃      │B Cat×┃
  ┗━━━━━━┻━━━━━━┷━━━━━━┛
  ground    grs = grass, tre = trees
  marks     W = well, b = bone
  pieces    A = Ann, B = Bob, cat, dog, × = asleep
  areas     meadow, wood
`)
  })

  it('has thin lines where there are no areas, and no legend for what does not occur', () => {
    const { rows, ...rest } = meadowBoard()
    const squares = rows.map((row) => ({ ...row, squares: row.squares.map(({ area: _, ...square }) => square) }))
    const text = boardText({ ...rest, rows: squares }, plain)
    expect(text).toContain('  ├──────┼──────┼──────┤\n')
    expect(text).not.toMatch(/[━┃]|areas|pieces/)
  })

  it('keeps its width when something comes, and grows where letters need it', () => {
    const widthOf = (board: Board) => boardText(board, plain).split('\n')[2]?.length
    expect(widthOf(meadowBoard())).toBe(widthOf(taken))
    const owl = { side: annsDog.side, kind: { short: 'Barn owl', name: 'barn owl' } }
    expect(boardText(meadowBoard({ A1: { piece: owl } }), plain)).toContain('┃A Barn owl│')
  })

  it('fits 80 columns with ten columns of squares', () => {
    const columns = [...'ABCDEFGHIJ']
    const [square] = meadowBoard().rows[0]?.squares ?? []
    const row = { heading: '1', squares: columns.flatMap((name) => (square ? [{ ...square, name }] : [])) }
    const lines = boardText({ title: 'Wide', columns, rows: [row] }, plain).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBe(73)
  })

  it('says the same without colours', () => {
    const coloured = inTerminal(boardText(taken, paintFor(true)))
    expect(coloured).not.toBe(boardText(taken, plain))
    expect(stripVTControlCharacters(coloured)).toBe(boardText(taken, plain))
  })
})

describe('a book with a board', () => {
  const books = [{ ...orchard, board: fruitBoard }]

  it('shows it in play whenever the game is shown, before its tables', async () => {
    const { out } = await rulewright(['play', 'orchard', '--seed', '3'], { books, piped: '1\nshow\n' })
    expect(out.indexOf('1 ┃grs   │grs  W┃tre   ┃\n  ┃      │      ┃      ┃')).toBeGreaterThan(-1)
    expect(out.indexOf('2 ┃grs   ┃tre   │tre   ┃')).toBeLessThan(out.indexOf('baskets  Ann 0'))
    expect(out).toContain('1 ┃grs   │grs  W┃tre   ┃\n  ┃A Dog │      ┃      ┃')
  })

  it('tells in words what a choice changed on it, where its tables are its own', async () => {
    const sketch = () => [{ title: 'Orchard', columns: ['', ''], rows: [['trees', 3]] }]
    const told = { books: [{ ...orchard, board: fruitBoard, sketch }], piped: '1\n' }
    const { out } = await rulewright(['play', 'orchard', '--seed', '3'], told)
    expect(out).toContain('changed   A1: nothing -> Ann dog\n')
  })

  it('shows where an example leads to, where whole positions are shown', async () => {
    const example = {
      book: 'orchard',
      examples: [{ name: 'Ann climbs.', cites: ['turns.order'], given: {}, when: [{ type: 'climb', tree: 'short' }] }],
    }
    const piped = JSON.stringify(example)
    const full = await rulewright(['explain', '-', '--full'], { books, piped })
    expect(full.out).toContain('  ┃A Dog │      ┃      ┃\n')
    expect((await rulewright(['explain', '-'], { books, piped })).out).not.toContain('┃')
  })
})
