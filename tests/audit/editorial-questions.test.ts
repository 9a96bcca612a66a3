import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { gamesToPlay } from '../../src/core/explore/automatic-seats.js'
import { pickerFrom } from '../../src/core/explore/seat-strategies.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { allLoaded } from '../../src/core/kernel/book/listed-book.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { withReadings } from '../../src/core/kernel/watch/recorders.js'
import { eatingScores, book as orchard } from '../kernel/orchard.js'

const DECISIONS = 1500

/** The editorial questions whose readings the rules ask for in random plays, in tables, charts, offers or formulas. */
function editorialAsked<Game extends GameState>(book: Book<Game>): readonly string[] {
  const rules = rulesOf(book, { trace: false })
  const [, heard] = withReadings(() => {
    for (const game of gamesToPlay(book)) {
      const pick = pickerFrom(1)
      let position: Position<Game> = rules.start(game)
      for (let made = 0; made < DECISIONS; made += 1) {
        const decision = rules.decide(position)
        if (decision.over) break
        position = rules.choose(position, pick(decision)).position
      }
    }
  })
  return book.questions
    .filter(({ name, editorial }) => editorial !== undefined && heard.has(name))
    .map(({ name }) => name)
}

const all = await allLoaded(books)

describe('a question that no play can tell apart', () => {
  it('is seen where the rules ask for its reading all the same', () => {
    expect(editorialAsked(orchard)).toEqual([])
    const editorial = { ...eatingScores, editorial: 'Nobody counts.' }
    expect(editorialAsked({ ...orchard, questions: [editorial] })).toEqual(['eatingScores'])
  })

  it.each(all)('is not asked for in plays of $title', (book) => {
    expect(editorialAsked(book)).toEqual([])
  })
})
