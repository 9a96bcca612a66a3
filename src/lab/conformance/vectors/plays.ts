/** Plays from the beginning of a game, and plays that somebody kept, as cases and to be surveyed. @module */

import {
  alike,
  type Book,
  type GameState,
  gamesToPlay,
  type Play,
  type Position,
  parsePosition,
  type Rules,
  resumption,
  seatingAt,
  seatingsIn,
  tryOrUndefined,
} from '#core'
import type { CaseRequest } from './case-maker.js'
import { type FromExample, toldAlong } from './examples.js'
import { plainGame } from './game-cache.js'
import { usually } from './survey-sources.js'

/** A play that somebody kept: from the beginning of a game a case, from half way on only to be surveyed. */
export function fromKept<Game extends GameState>(
  rules: Rules<Game>,
  { from, choices }: Pick<Play, 'from' | 'choices'>,
): FromExample<Game> | undefined {
  if (from === undefined) return fromPlay(rules, choices, 'play')
  const parsed = parsePosition(rules.book, from)
  if (!parsed.ok) return undefined
  const position = { ...parsed.value, game: usually(rules.book, parsed.value.game) }
  const start = startOf(rules, position)
  if (start) return fromPlay(rules, choices, 'play', start)
  const opening = resumption(rules.book, position)
  return opening && { asked: [], line: { opening, choices, byPlay: false } }
}

/** A play from the beginning of a game; nothing where it cannot be played so. */
export function fromPlay<Game extends GameState>(
  rules: Rules<Game>,
  choices: Play['choices'],
  origin: CaseRequest['origin'],
  start: Game = rules.book.empty,
): FromExample<Game> | undefined {
  const { procedure, args } = rules.book.main
  const game = usually(rules.book, start)
  return tryOrUndefined(() => ({
    asked: [
      {
        origin,
        asks: 'result',
        reached: 'by play',
        about: `A whole game of ${choices.length} choices`,
        game: plainGame(game),
        begin: { procedure: procedure.name, args },
        choices: toldAlong(rules, rules.begin(game, procedure.name, args).position, choices).told,
      },
    ],
    line: { opening: { game, call: rules.book.main }, choices, byPlay: true },
  }))
}

/** The game whose beginning comes to a position, if it is one that a play begins with. */
const startOf = <Game extends GameState>(rules: Rules<Game>, position: Position<Game>): Game | undefined =>
  startsOf(rules.book).find((game) => {
    const begun = rules.start(usually(rules.book, game))
    return alike(begun.stack, position.stack) && alike(plainGame(begun.game), plainGame(position.game))
  })

/** The games with which plays begin: with all seats chosen for, and with every set of seats that the book plays. */
function startsOf<Game extends GameState>(book: Book<Game>): readonly Game[] {
  const { automaton, empty } = book
  const seatings = Array.from({ length: seatingsIn(book) }, (_, number) => seatingAt(book, number))
  return [...gamesToPlay(book), ...(automaton ? seatings.map((seats) => automaton.seated(empty, seats)) : [])]
}
