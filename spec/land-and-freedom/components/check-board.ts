/** Checks of a board that a user has written. @module */
import type { Problem } from 'rulewright/book'
import { FACTIONS } from '../vocabulary.js'
import type { BoardText } from './board.js'
import { repeated } from './check-effects.js'

const onceEach = (field: 'ring' | 'seats', board: BoardText): readonly Problem[] =>
  repeated(board[field]).map((name) => ({ path: [field], message: `names ${name} twice; expected each once` }))

/** The order of the Fronts is told from Madrid on. */
const firstProblems = ({ ring: [first] }: BoardText): readonly Problem[] =>
  first === 'Madrid' || first === undefined
    ? []
    : [{ path: ['ring', 0], message: `expected Madrid first, from which on the Fronts are told, got ${first}` }]

const flagProblems = ({ flags }: BoardText): readonly Problem[] =>
  repeated(FACTIONS.map((faction) => flags[faction])).map((front) => ({
    path: ['flags'],
    message: `${front} has several flags; expected at most one on a Front`,
  }))

/** The number of tokens scored before the last draw: pages 9 and 10. */
const BEFORE_THE_LAST = 4

const gloryProblems = ({ glory }: BoardText): readonly Problem[] =>
  glory > BEFORE_THE_LAST
    ? []
    : [
        {
          path: ['glory'],
          message: `expected more than ${BEFORE_THE_LAST} places, which fill before the last tokens are drawn, got ${glory}`,
        },
      ]

/** Lists the problems of the board, beyond its shape. */
export const boardProblems = (board: BoardText): readonly Problem[] => [
  ...onceEach('ring', board),
  ...firstProblems(board),
  ...onceEach('seats', board),
  ...flagProblems(board),
  ...gloryProblems(board),
]
