/**
 * Pairs: two ways to positions that a seat cannot tell apart, found in random plays of a book with secrets.
 *
 * Beside a play others are played on that look the same to a seat, since something else was chosen where it does not see what
 * is chosen. Wherever that seat decides, play and look-alike are a pair, told from the nearest procedure on.
 *
 * @module
 */

import {
  type Book,
  besides,
  CHANCE,
  type ChoiceStep,
  canonical,
  choiceOf,
  type Decision,
  equals,
  type GameState,
  gamesToPlay,
  madeIn,
  type Option,
  type Place,
  pickerFrom,
  playedOn,
  type Root,
  type Seat,
  type Surveyor,
  surveyorOf,
  tryOrUndefined,
} from '#core'
import type { PlainChoice } from '../format/situation.js'
import type { CaseMaker } from './case-maker.js'
import { inOrder, plainChoice, plainGame, plainOffered } from './game-cache.js'
import { rootsTo } from './retrace-paths.js'
import { usually } from './survey-sources.js'

/** The options of the plays in which pairs are sought. */
export interface Paired {
  readonly seed: number
  readonly bound: number
}

/** A place, and the choices that led there from the beginning of the play. */
interface Line<Game extends GameState> {
  readonly place: Place<Game>
  readonly made: readonly PlainChoice[]
}

/** A line that a seat cannot tell from the play, and what was chosen unseen where they parted. */
interface LookAlike<Game extends GameState> extends Line<Game> {
  readonly seat: Seat
  readonly parted: string
}

/** The number of plays to search. */
const PLAYED = 4
/** The maximum number of look-alikes of a seat to follow at once. Of those that diverged in the same way, the first is kept. */
const CARRIED = 4
/** The maximum number of candidates in a pair. */
const CANDIDATES = 60
/** The maximum number of pairs of one kind, and of attempts to make one. */
const KEPT = 2
const TRIES = 6

/** Makes the pairs of a book: some for each decision of each seat, and each choice that was not seen. */
export function makePairs<Game extends GameState>(book: Book<Game>, maker: CaseMaker, { seed, bound }: Paired) {
  if (book.secrets === undefined) return
  const surveyor = surveyorOf(book)
  const tried = new Map<string, Tried>()
  for (let number = 0; number < PLAYED; number += 1) {
    const games = gamesToPlay(book)
    const game = usually(book, games[number % games.length] ?? book.empty)
    const place = tryOrUndefined(() => surveyor.begin({ game, call: book.main }))
    const pick = pickerFrom(seed + number, { asides: 12 })
    let line: Line<Game> | undefined = place && { place, made: [] }
    let alike: readonly LookAlike<Game>[] = []
    for (let decisions = 0; line !== undefined && decisions < bound; decisions += 1) {
      const due = surveyor.rules.decide(line.place.position)
      if (due.over) break
      for (const other of alike) pairAt(surveyor, maker, tried, { due, line, other })
      const next = stepped(surveyor, line, due, pick(due), alike)
      line = next?.line
      alike = next?.alike ?? []
    }
  }
}

/** The number of attempts at a kind of pair, and the number of pairs made. */
interface Tried {
  readonly tried: number
  readonly made: number
}

interface At<Game extends GameState> {
  readonly due: Decision
  readonly line: Line<Game>
  readonly other: LookAlike<Game>
}

/** Makes a pair where the seat decides that cannot tell two lines apart, if there are not enough of its kind. */
function pairAt<Game extends GameState>(
  { rules }: Surveyor<Game>,
  maker: CaseMaker,
  tried: Map<string, Tried>,
  { due, line, other }: At<Game>,
): void {
  const { seat, parted, place } = other
  if (due.seat !== seat || due.advised !== undefined) return
  const kind = canonical([seat, due.asks, parted])
  const before = tried.get(kind) ?? { tried: 0, made: 0 }
  const there = rules.decide(place.position)
  if (
    before.made >= KEPT ||
    before.tried >= TRIES ||
    there.over ||
    !equals(place.position.stack, line.place.position.stack)
  )
    return
  const roots = sharedRoot(line, other)
  if (roots === undefined) return
  const [one, two] = roots
  const candidates = inOrder([due, there].flatMap((decision) => candidatesIn(decision, seat))).slice(0, CANDIDATES)
  const pair = maker.pair({
    about: `${one.call.procedure.name}: ${seat}, ${due.asks}, where others chose unseen: ${parted}`,
    seat,
    reached: one.natural ? 'by play' : 'constructed',
    game: plainGame(one.game),
    begin: { procedure: one.call.procedure.name, args: one.call.args },
    choices: lastOf(line.made, one.choices.length),
    other: { game: plainGame(two.game), choices: lastOf(other.made, two.choices.length) },
    candidates,
  })
  tried.set(kind, { tried: before.tried + 1, made: before.made + (pair ? 1 : 0) })
}

const lastOf = (made: readonly PlainChoice[], number: number): readonly PlainChoice[] =>
  made.slice(made.length - number)

/** Everything that a seat may choose, or must not, rights that may be used at any time included. */
const candidatesIn = (due: Decision, seat: Seat): readonly PlainChoice[] =>
  [...plainOffered(due), ...[...due.refused(), ...due.asides.refused()].map(plainChoice)].filter(
    (choice) => choice.seat === seat,
  )

/** The nearest procedure from which both lines can be told: that began in both after as many choices. */
function sharedRoot<Game extends GameState>(
  line: Line<Game>,
  other: Line<Game>,
): readonly [Root<Game>, Root<Game>] | undefined {
  const others = rootsTo(other.place)
  for (const one of rootsTo(line.place)) {
    const two = others.find(
      ({ natural, call, choices }) =>
        natural === one.natural &&
        choices.length === one.choices.length &&
        call.procedure === one.call.procedure &&
        equals(call.args, one.call.args),
    )
    if (two) return [one, two]
  }
  return undefined
}

/** A play after one more choice, with all that looks like it then. */
function stepped<Game extends GameState>(
  surveyor: Surveyor<Game>,
  line: Line<Game>,
  due: Decision,
  option: Option,
  alike: readonly LookAlike<Game>[],
): { readonly line: Line<Game>; readonly alike: readonly LookAlike<Game>[] } | undefined {
  const { rules } = surveyor
  const made = madeIn(rules, line.place.position, due, option)
  const next = made && wentOn(surveyor, line, due, option)
  if (made === undefined || next === undefined) return undefined
  const kept = alike.flatMap((other) => onwards(surveyor, other, made))
  const parted = besides(rules, made)
    .filter(({ sees, seat }) => !sees && seat !== made.choice.seat)
    .flatMap(({ seat, option: instead }): readonly LookAlike<Game>[] => {
      const other = wentOn(surveyor, line, due, instead)
      return other ? [{ ...other, seat, parted: made.choice.asks }] : []
    })
  return { line: next, alike: few([...parted, ...kept]) }
}

/** A line after one more choice. */
function wentOn<Game extends GameState>(
  surveyor: Surveyor<Game>,
  { place, made }: Line<Game>,
  due: Decision,
  option: Option,
): Line<Game> | undefined {
  const choice = choiceOf(due, option)
  const next = tryOrUndefined(() => surveyor.after(place, option))
  return choice && next && { place: next, made: [...made, plainChoice(choice)] }
}

/** A look-alike after a choice was made in the play, as long as the same can happen in it. */
function onwards<Game extends GameState>(
  surveyor: Surveyor<Game>,
  other: LookAlike<Game>,
  made: ChoiceStep<Game>,
): readonly LookAlike<Game>[] {
  const { rules } = surveyor
  const { seat, parted, place } = other
  const due = rules.decide(place.position)
  const further = playedOn(rules, { seat, position: place.position }, made)
  const next = due.over || further === undefined ? undefined : wentOn(surveyor, other, due, further.option)
  return next ? [{ ...next, seat, parted }] : []
}

/** Few look-alikes of each seat, and of each choice at which they parted one. */
function few<Game extends GameState>(alike: readonly LookAlike<Game>[]): readonly LookAlike<Game>[] {
  const kinds = new Set<string>()
  const counts = new Map<Seat, number>()
  return alike.filter(({ seat, parted }) => {
    const kind = canonical([seat, parted])
    const count = counts.get(seat) ?? 0
    if (seat === CHANCE || kinds.has(kind) || count >= CARRIED) return false
    kinds.add(kind)
    counts.set(seat, count + 1)
    return true
  })
}
