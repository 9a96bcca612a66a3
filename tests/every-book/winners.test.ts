/** The last screen of a game that somebody wins names who it is, also where a tie was broken. */
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { frontLine } from '../../machines/front-line/book.js'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { outcomeText } from '../../src/cli/text/game-outcome.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { playing } from '../../src/core/explore/play-with-picker.js'
import { pickerAt } from '../../src/core/explore/seat-strategies.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Json } from '../../src/core/values/json.js'

const GAMES = [1, 2, 3, 4]
/** More decisions than a game of any book takes. */
const BOUND = 5000

/** Plays a random game of a book and returns its end. */
function endOf(book: Book, seed: number): Json {
  const rules = rulesOf(book, { trace: false })
  const pick = (due: Parameters<ReturnType<typeof pickerAt>>[0], made: number) => pickerAt(seed, made)(due)
  for (const { due } of playing(rules, { position: rules.start(), trace: [] }, pick, BOUND))
    if (due.over) return due.outcome
  throw new Error(`${book.name}, seed ${seed}: not over after ${BOUND} decisions`)
}

/** The last screen of a whole game. */
const screen = (book: Book, outcome: Json): string =>
  outcomeText(book, book.main.procedure.name, outcome, paintFor(false))

describe('the last screen', () => {
  it.each(books.map(({ name, load }) => ({ name, load })))('of $name names who wins', async ({ load }) => {
    const book = await load()
    for (const seed of GAMES) {
      const outcome = endOf(book, seed)
      const winner = book.results?.(outcome).winner ?? ''
      expect(screen(book, outcome).toLowerCase()).toContain(
        /^nobody$|^a tie$/.test(winner) ? 'over' : winner.toLowerCase(),
      )
    }
  })

  it('of a war that is won names who wins after a tie in Glory', () => {
    const outcome = {
      war: 'won',
      winner: 'Communists',
      glory: { Anarchists: 9, Communists: 9, Moderates: 4 },
      fronts: {},
    }
    expect(screen(landAndFreedom as unknown as Book, outcome)).toContain('the Communists win, after a tie in Glory')
    const ahead = { ...outcome, glory: { Anarchists: 8, Communists: 9, Moderates: 4 } }
    expect(screen(landAndFreedom as unknown as Book, ahead)).toContain('the war is won; the Communists win;')
  })

  it('of equal Occupation Points names who has more units, and a tie as one', () => {
    const even = { winner: 'Green', by: 'units', points: { Red: 3, Green: 3 }, units: { Red: 5, Green: 6 } }
    expect(screen(frontLine as unknown as Book, even)).toContain('Green wins')
    expect(screen(frontLine as unknown as Book, { ...even, winner: 'nobody', by: 'tie' })).toContain('it is a tie')
  })
})
