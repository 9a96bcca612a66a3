/** The place where a sentence is asked: the starting positions of a book, or the position of a file. @module */

import { type Ground, isUnseeing, type Meaning, mustStand, type Where } from '#ask'
import { type GameState, partialOf, playChoices, positionFrom, type Rules, rulesOf, type Seat, Unreadable } from '#core'
import { bookMeant } from '../../books/library.js'
import { openFile, rulesFor, unreadable } from '../../books/open-file.js'
import { seatMeant } from '../../options/seat.js'
import type { Session } from '../../program/command-context.js'
import { type AskFlags, reasons } from './run.js'

/** The place where a sentence is asked, and the start of an example of it. */
export interface SentencePlace {
  readonly rules: Rules
  /** The seat that asks, where one is said. */
  readonly seat?: Seat
  readonly where: Where<GameState>
  readonly groundOf: (meaning: Meaning) => Ground
}

/** The starting positions of a book. */
export async function placeInBook(
  [name, first]: readonly [name: string | undefined, first: string | undefined],
  flags: AskFlags,
  { library }: Session,
): Promise<SentencePlace> {
  const rules = rulesOf(await bookMeant(library, name, ' before a sentence', first))
  return { rules, ...seatIn(rules.book, flags.seat), where: { is: 'anywhere' }, groundOf }
}

/** The seat that `--seat` names, where one is named. */
const seatIn = (book: Rules['book'], typed: string | undefined): Pick<SentencePlace, 'seat'> =>
  typed === undefined ? {} : { seat: seatMeant(book, typed) }

/** The base of which a sentence speaks, with what it says of it. */
function groundOf(meaning: Meaning): Ground {
  if (meaning.is === 'statements') return { from: '' }
  const { from, set = [] } = meaning.standing
  return { from, ...(set.length > 0 && { game: partialOf(set) }) }
}

/** The position of a file. */
export async function placeInFile(
  name: string | undefined,
  file: string,
  flags: AskFlags,
  { library, io }: Session,
): Promise<SentencePlace> {
  const source = openFile(file, io, library)
  const rules = await rulesFor(library, source, name)
  const asking = seatIn(rules.book, flags.seat)
  mustStand(rules.book, asking.seat, source.value)
  const read = positionFrom(rules, source)
  if (!read.ok) throw unreadable(read.misread)
  // Of such a seat no position is looked at, so none is reached for it.
  if (isUnseeing(rules.book, asking.seat)) return { rules, ...asking, where: { is: 'anywhere' }, groundOf }
  const [verdict] = playChoices(rules, read.value)
  if (verdict.is !== 'legal') throw new Unreadable(reasons(verdict).map((line) => `${source.file}: ${line}`))
  const { position, procedure } = verdict
  const whole = (game: GameState): Ground => ({
    game: game as never,
    ...(position.stack.length > 0 && { stack: position.stack as never }),
  })
  const at = { from: source.file, game: position.game, position, procedure }
  return {
    rules,
    ...asking,
    where: { is: 'given', at },
    groundOf: (meaning) => whole(meaning.is === 'statements' ? position.game : meaning.standing.game),
  }
}
