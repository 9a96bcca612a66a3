/** The Battle Boards: the ground of every square. @module */

import { type Fact, record } from 'rulewright/book'
import { z } from 'zod'
import { FIELDS, type FieldName, type Ground, SQUARES, type Square } from '../vocabulary.js'

/** The letters in which a board is written, a letter a square. */
export const LETTERS = {
  v: 'Valley',
  h: 'Hill',
  m: 'Mountain',
  b: 'Beach',
  d: 'Desert',
  p: 'Port',
  A: 'Air Base',
  I: 'Industry',
  C: 'Capital',
  '~': 'Water',
} as const satisfies Readonly<Record<string, Ground>>

const Row = z.string().regex(/^[vhmbdpAIC~]{10}$/, `ten letters of ${Object.keys(LETTERS).join(' ')}`)
export const BoardText = record({
  rows: z.array(Row).length(6).readonly(),
  purple: z.tuple([z.enum(SQUARES), z.enum(SQUARES)]).readonly(),
})
export type BoardText = z.infer<typeof BoardText>
export const BoardTexts = record({ Main: BoardText, 'Lake Nogo': BoardText })
export type BoardTexts = z.infer<typeof BoardTexts>

/** Our stand-in: the same from either player's seat, with every kind of ground in each country. */
export const standInBoards: BoardTexts = {
  Main: {
    rows: [
      'vAhvdvhpbv', //
      'vvmdvhvvvI',
      'Chvhmvdvvh',
      'hvvdvmhvhC',
      'Ivvvhvdmvv',
      'vbphvdvhAv',
    ],
    purple: ['F2', 'E5'],
  },
  'Lake Nogo': {
    rows: [
      'vAhvdvhpbv', //
      'vvmdvhvvvI',
      'Chv~~~~vvh',
      'hvv~~~~vhC',
      'Ivvvhvdmvv',
      'vbphvdvhAv',
    ],
    purple: ['F2', 'E5'],
  },
}

/** Returns the ground in a square of a board. */
export const groundOf = ({ rows }: BoardText, square: Square): Ground => {
  const index = SQUARES.indexOf(square)
  const letter = rows[Math.floor(index / 10)]?.[index % 10] ?? 'v'
  return LETTERS[letter as keyof typeof LETTERS]
}

const standIn = (field: FieldName): Fact => ({
  component: `Battle Board, ${field}`,
  fact: `the ground of its sixty squares, and which two have a purple hex`,
  source: 'stand-in',
  because:
    'the text describes the areas and the kinds of squares, and where none is; a board of our own, alike for both players',
})

/** The sources of the facts about the boards. */
export const boardFacts: readonly Fact[] = [
  ...FIELDS.map(standIn),
  {
    component: 'Battle Board, Lake Nogo',
    fact: 'the eight water squares are D3 to G4',
    source: 'stand-in',
    because:
      'the text has eight of them in the center of the board; the center of a grid of ten by six that is two squares high',
  },
]
