/** Beginnings: positions that a page begins in, by a base and a procedure, from an address, or from a play file. @module */
import type { Book, GameState, Json, Rules } from '#kernel'
import type { Begun } from '../examples/given.js'
import { begin } from '../examples/given.js'
import { wrong } from '../examples/parsing.js'
import { merged } from '../explore/partial.js'
import { rulesOf } from '../kernel/rules.js'
import { bookUnder } from '../play/under-readings.js'
import { fit, unfit } from './fault.js'
import type { Beginning } from './protocol.js'

/** Nothing that a page asks begins in a file. */
const noFile = () => wrong([], 'is no base; a page opens no files')

/** Begins as somebody says. */
export function begunAs<Game extends GameState>(rules: Rules<Game>, from: Beginning): Begun<Game> {
  const { base, variants = [], readings = {}, byBook = [], ...begins } = from
  const { book } = rulesUnder(rules, readings)
  const { procedure, args } = book.main
  const said = variants.length > 0 ? { ...begins, game: { ...variedBy(book, variants), ...begins.game } } : begins
  const given =
    said.procedure === undefined && said.stack === undefined
      ? { procedure: procedure.name, args: args as never, ...said }
      : said
  const seated = seatedIn(book, base, byBook)
  const game = seated ? (merged(seated, given.game) as Readonly<Record<string, Json>>) : given.game
  return fit(
    begin(
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
  if (!under.ok) throw unfit(under.message, 'readings')
  return { book: under.book }
}

/** The changes that optional rules of the book make to a game. */
function variedBy<Game extends GameState>({ variants: known = {}, title }: Book<Game>, asked: readonly string[]) {
  const unknown = asked.find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) throw unfit(`"${unknown}" is no optional rule that ${title} names`, 'variants')
  return Object.assign({}, ...asked.map((name) => known[name])) as NonNullable<Beginning['game']>
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
    throw unfit(automaton ? `"${unknown}" is no seat of ${title}` : `${title} plays no seats by itself`, 'byBook')
  return automaton.seated((base !== undefined && bases[base]) || empty, byBook)
}
