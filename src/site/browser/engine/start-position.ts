/** Beginnings: positions that a page begins in, by a base and a procedure, from an address, or from a play file. @module */

import {
  type Book,
  beginGiven,
  bookUnder,
  type GameState,
  type Json,
  mergePartial,
  parseFailure,
  type Rules,
  rulesOf,
  type StartedPosition,
} from '#core'
import { invalidRequest, parsedOrThrow } from './invalid-request.js'
import type { StartRequest } from './protocol.js'

/** Nothing that a page asks begins in a file. */
const noFile = () => parseFailure([], 'is not a starting position; a page cannot open files')

/** Begins as somebody says. */
export function startPosition<Game extends GameState>(rules: Rules<Game>, from: StartRequest): StartedPosition<Game> {
  const { base, variants = [], readings = {}, byBook = [], ...begins } = from
  const { book } = rulesUnder(rules, readings)
  const { procedure, args } = book.main
  const said = variants.length > 0 ? { ...begins, game: { ...variedBy(book, variants), ...begins.game } } : begins
  const given =
    said.procedure === undefined && said.stack === undefined
      ? { procedure: procedure.name, args: args as never, ...said }
      : said
  const seated = seatedIn(book, base, byBook)
  const game = seated ? (mergePartial(seated, given.game) as Readonly<Record<string, Json>>) : given.game
  return parsedOrThrow(
    beginGiven(
      rulesOf(book),
      {
        ...given,
        ...(base !== undefined && { from: base }),
        ...(game && { game: game as never }),
      },
      noFile,
    ),
  )
}

/** The rules of a book whose games begin under some readings. */
function rulesUnder<Game extends GameState>(rules: Rules<Game>, readings: Readonly<Record<string, string>>) {
  const under = bookUnder(
    rules.book,
    Object.entries(readings).map(([question, reading]) => `${question}=${reading}`),
  )
  if (!under.ok) throw invalidRequest(under.message, 'readings')
  return { book: under.book }
}

/** The changes that optional rules of the book make to a game. */
function variedBy<Game extends GameState>({ variants: known = {}, title }: Book<Game>, asked: readonly string[]) {
  const unknown = asked.find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) throw invalidRequest(`"${unknown}" is not an optional rule of ${title}`, 'variants')
  return Object.assign({}, ...asked.map((name) => known[name])) as NonNullable<StartRequest['game']>
}

/** A base in which the book plays some seats; nothing where it plays none. */
function seatedIn<Game extends GameState>(
  { automaton, empty, bases = {}, seats = [], title }: Book<Game>,
  base: string | undefined,
  byBook: readonly string[],
): Game | undefined {
  if (byBook.length === 0) return undefined
  const unknown = byBook.find((seat) => !seats.includes(seat))
  if (automaton === undefined || unknown !== undefined)
    throw invalidRequest(
      automaton ? `"${unknown}" is not a seat of ${title}` : `${title} plays no seats by itself`,
      'byBook',
    )
  return automaton.seated((base !== undefined && bases[base]) || empty, byBook)
}
