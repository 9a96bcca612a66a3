/**
 * The course of a random play as a short digest: what is offered and chosen, in words, and from time to time the game itself, how it
 * is drawn, what each seat sees of it and what its measures come to.
 *
 * Whoever changes a book sees by it whether its random plays still go as they went before.
 *
 * @module
 */
import type { Stop } from '../../explore/play-with-picker.js'
import { afreshGame, tryOrUndefined } from '../../explore/try-or-undefined.js'
import { hashOfContent } from '../../files/hash-content.js'
import type { Book } from '../../kernel/book/book.js'
import { viewersOf } from '../../kernel/seats/secrets.js'
import type { GameState } from '../../kernel/sections/question.js'
import { argumentsOf, type Total } from '../../kernel/tables/measure.js'
import { withoutHits, withoutListeners } from '../../kernel/watch/recorders.js'
import { canonical, type Json } from '../../values/json.js'
import { decisionText } from '../../wording/option-text.js'
import { spokenOption } from '../../wording/spoken-option.js'
import { drawnAs } from '../picture-digests.js'

/** Notes the course of one play. */
export interface CourseNotes<Game extends GameState> {
  readonly note: (stop: Stop<Game>, made: number) => void
  readonly digest: () => string
}

/** The game is looked at once in so many decisions. */
const SOMETIMES = 64
/** The number of options of a decision to note in words; their number is always noted. */
const SOME = 8
const DIGITS = 8

/** Begins to note a play. */
export function courseOf<Game extends GameState>(book: Book<Game>): CourseNotes<Game> {
  const noted: string[] = []
  return {
    note: ({ position: { game }, due, option }, made) => {
      if (due.over || made % SOMETIMES === 0) noted.push(unheard(() => lookedAt(book, afreshGame(game))))
      if (due.over) return
      const some = due.choices.slice(0, SOME).map((choice) => `${spokenOption(choice)} ${choice.weight ?? ''}`)
      noted.push(`${due.seat} ${decisionText(due)}`, `${due.choices.length}`, ...some, canonical({ ...option }))
    },
    digest: () => hashOfContent(noted.join('\n')).slice(0, DIGITS),
  }
}

/** Asks something of a game that no play asks of it, so that it is no evidence of anything. */
const unheard = <T>(piece: () => T): T => withoutListeners(() => withoutHits(piece))

/** A game as it is, as it is drawn, as each seat sees it, and as the measures of its book count it. */
function lookedAt<Game extends GameState>(book: Book<Game>, game: Game): string {
  const seen = viewersOf(book).map((seat) => book.secrets?.seenBy(game, seat) ?? null)
  const counted = (book.measures ?? []).map((one) => [one.name, valuesOf(one, game)])
  return canonical([game, drawnAs(book, game), seen, counted])
}

/** What a measure comes to, for each of its arguments. */
const valuesOf = <Game extends GameState>(one: Total<Game>, game: Game): readonly Json[] =>
  argumentsOf(one.domains).map((argument) => tryOrUndefined(() => one.count(game, argument)) ?? null)
