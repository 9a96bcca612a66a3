/** A toy board of three by two squares: a meadow and a wood, dogs and cats that may be asleep, a well, and a bone. */

import type { GameState } from '../../src/core/kernel/sections/question.js'
import type { Board, Piece, Square } from '../../src/core/pictures/board-picture.js'

const grass = { short: 'grs', name: 'grass', tint: 'green' } as const
const trees = { short: 'tre', name: 'trees', tint: 'brown' } as const
const meadow = { name: 'meadow' } as const
const wood = { name: 'wood', tint: 'blue' } as const
export const well = { short: 'W', name: 'well' } as const
export const bone = { short: 'b', name: 'bone' } as const
const ann = { short: 'A', name: 'Ann', tint: 'red' } as const
const bob = { short: 'B', name: 'Bob', tint: 'green' } as const

export const annsDog: Piece = { side: ann, kind: { short: 'Dog', name: 'dog' } }
export const bobsCat: Piece = {
  side: bob,
  kind: { short: 'Cat', name: 'cat' },
  state: { short: '×', name: 'asleep' },
}

const SQUARES: readonly (readonly Square[])[] = [
  [
    { name: 'A1', ground: grass, area: meadow },
    { name: 'B1', ground: grass, area: meadow, printed: [well] },
    { name: 'C1', ground: trees, area: wood },
  ],
  [
    { name: 'A2', ground: grass, area: meadow },
    { name: 'B2', ground: trees, area: wood },
    { name: 'C2', ground: trees, area: wood },
  ],
]

/** The content of a square. */
export type Content = Pick<Square, 'piece' | 'markers'>

/** The board with something on its squares. */
export const meadowBoard = (content: Readonly<Record<string, Content>> = {}): Board => ({
  title: 'Meadow',
  columns: ['A', 'B', 'C'],
  rows: SQUARES.map((squares, index) => ({
    heading: `${index + 1}`,
    squares: squares.map((square) => ({ ...square, ...content[square.name] })),
  })),
})

/** A game that is told by how much fruit two people have. */
export interface Fruits extends GameState {
  readonly baskets: { readonly Ann: number; readonly Bob: number }
}

/** The board for a toy game: Ann's dog comes with her first fruit, the bone with Bob's. */
export const fruitBoard = ({ baskets }: Fruits): Board =>
  meadowBoard({
    ...(baskets.Ann > 0 && { A1: { piece: annsDog } }),
    ...(baskets.Bob > 0 && { B1: { markers: [bone] } }),
    C2: { piece: bobsCat },
  })
