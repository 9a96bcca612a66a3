/**
 * Books under their rulings: what somebody settled is kept beside a book, and makes another reading the usual one.
 *
 * @module
 */

import type { GameState, Question, Ruled } from '../sections/question.js'
import type { Book } from './book.js'

/** The questions of a book with their rulings; of two rulings on one, the later one counts. */
function settled(question: Question, rulings: readonly Ruled[]): Question {
  const found = rulings.findLast((one) => one.question === question.name)
  if (found === undefined) return question
  const { question: _, ...ruling } = found
  const { reading, by, on, where } = ruling
  if (!question.domain.includes(reading) || reading === question.usual) return { ...question, ruling }
  const because = `Ruled by ${by} on ${on} (${where}).`
  return { ...question, ruling, usual: reading, written: question.usual, because }
}

/**
 * A book under its rulings. Where one names another reading than the book, every game that the book brings is read so, too,
 * unless it was under a third reading on purpose.
 */
export function applyRulings<Game extends GameState>(book: Book<Game>, rulings: readonly Ruled[]): Book<Game> {
  if (rulings.length === 0) return book
  const questions = book.questions.map((question) => settled(question, rulings))
  const others = questions.filter(({ written, editorial }) => written !== undefined && editorial === undefined)
  const read = (game: Game): Game => {
    const now = others.filter(({ name, written }) => game.readings[name] === written)
    if (now.length === 0) return game
    return {
      ...game,
      readings: { ...game.readings, ...Object.fromEntries(now.map(({ name, usual }) => [name, usual])) },
    }
  }
  const { bases, completions, components } = book
  return {
    ...book,
    questions,
    rulings,
    empty: read(book.empty),
    worlds: book.worlds.map((world) => ({ ...world, game: read(world.game) })),
    ...(bases && { bases: mapped(bases, read) }),
    ...(completions && {
      completions: () => completions().map((one) => ({ ...one, book: applyRulings(one.book, rulings) })),
    }),
    ...(components && {
      components: mapped(components, (component) => ({
        ...component,
        over: (value: unknown) => {
          const over = component.over(value)
          return over.ok ? { ...over, value: applyRulings(over.value, rulings) } : over
        },
      })),
    }),
  }
}

const mapped = <Value>(of: Readonly<Record<string, Value>>, as: (value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, as(value)]))
