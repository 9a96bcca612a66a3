/**
 * The court of secrets: holds pairs of positions that a seat cannot tell apart against each other, and keeps what it found.
 *
 * @module
 */

import { SECRETS } from '../../explore/citation-anchors.js'
import type { Book } from '../../kernel/book/book.js'
import type { Seat } from '../../kernel/offers/option.js'
import type { Position } from '../../kernel/plays/position.js'
import type { Rules } from '../../kernel/plays/rules.js'
import { sightOf } from '../../kernel/seats/secrets.js'
import type { GameState } from '../../kernel/sections/question.js'
import { brokenLaws } from '../../records/read-position.js'
import { problemLine } from '../../records/recorded-play.js'
import type { Json } from '../../values/json.js'
import { canonical, equals, isRecord } from '../../values/json.js'
import { check } from '../../values/parse-result.js'
import { words } from '../../wording/option-text.js'
import { toldLines } from '../../wording/trace-lines.js'
import type { Occasion } from '../laws/laws.js'
import { type Finding, idsOf } from '../report.js'
import {
  type Besides,
  besides,
  type ChoiceStep,
  type LookAlike,
  looksSame,
  namedByBook,
  type PlayedOn,
  playedOn,
  unseeing,
} from './indistinguishable-pairs.js'
import { type AskedBySeat, differenceOf, mayChoose, type SeatLeak, type SeatView, toldIn } from './seat-knowledge.js'

/** The result of comparing positions, as plain data. */
export interface SecretsHeld {
  /** The number of pairs compared. */
  readonly checked: number
  /** The seats that had something to choose in a pair. */
  readonly chose: readonly Seat[]
  /** The offers whose choice somebody may not see, and whether it was ever kept from somebody. */
  readonly sealed: Readonly<Record<string, boolean>>
  readonly findings: readonly Finding[]
}

/** Holds the positions of one book against each other. */
export interface SecretsCourt<Game extends GameState> {
  /** Holds a position against what looks like it, and against what the book says looks like it; all of these come back. */
  readonly at: (
    position: Position<Game>,
    alike: readonly LookAlike<Game>[],
    occasion: Occasion,
  ) => readonly LookAlike<Game>[]
  /** Plays on what looked like a position in which a choice was made, and adds what else could have been chosen unseen. */
  readonly after: (
    made: ChoiceStep<Game>,
    alike: readonly LookAlike<Game>[],
    occasion: Occasion,
  ) => readonly LookAlike<Game>[]
  readonly held: () => SecretsHeld
}

/** The maximum number of findings of one kind to show. */
const SHOWN = 3
/** The maximum number of look-alikes of a position for each seat, both of those named by the book and of the others. */
const CARRIED = 2
/** In how many pairs of a play or world a seat also asks: there are many of them. */
const ASKED = 1

/** A court over the secrets of a book. */
export function courtOfSecrets<Game extends GameState>(
  rules: Rules<Game>,
  asked: AskedBySeat | undefined,
): SecretsCourt<Game> {
  const { book } = rules
  const chose = new Set<Seat>()
  const asking = new Map<Seat, number>()
  const sealed = new Map<string, boolean>()
  const found: { readonly kind: string; readonly finding: Finding }[] = []
  let checked = 0

  const find = (kind: string, what: string, { where, witness }: Occasion, shows: object): void => {
    if (found.filter((one) => one.kind === kind).length >= SHOWN) return
    const finding = {
      what: `${what} (${where})`,
      where: SECRETS,
      witness: { ...(witness() as object), ...shows } as unknown as Json,
      clauses: idsOf(book.secrets?.clauses ?? []),
    }
    found.push({ kind, finding })
  }

  /** A game that the book names must be lawful, and look the same. */
  const isNamedWell = (position: Position<Game>, { seat, position: other }: LookAlike<Game>, occasion: Occasion) => {
    const shows = { seat, one: position.game, other: other.game }
    const unlawful = unlawfulness(book, other.game)
    if (unlawful !== undefined)
      find('unlawful', `what ${seat} could take it for is not a lawful game: ${unlawful}`, occasion, shows)
    const same = looksSame(rules, seat, position.game, other.game)
    if (!same) find('other', `what ${seat} could take it for does not look the same to ${seat}`, occasion, shows)
    return same && unlawful === undefined
  }

  /** The first answer that differs in two positions that a seat cannot tell apart; asked of the first pairs of each seat only. */
  const answersApart = (seat: Seat, position: Position<Game>, other: Position<Game>): SeatLeak | undefined => {
    const before = asking.get(seat) ?? 0
    if (asked === undefined || before >= ASKED) return undefined
    asking.set(seat, before + 1)
    const [here = {}, there = {}] = asked(rules, seat, [position, other])
    return differenceOf(here, there)
  }

  const hold = (position: Position<Game>, alike: readonly LookAlike<Game>[], occasion: Occasion): void => {
    const told = new Map<Seat, SeatView>()
    const due = rules.decide(position)
    for (const { seat, position: other } of alike) {
      checked += 1
      if (!due.over && mayChoose(due, seat)) chose.add(seat)
      const here = told.get(seat) ?? toldIn(rules, seat, position)
      told.set(seat, here)
      const differs = differenceOf(here, toldIn(rules, seat, other)) ?? answersApart(seat, position, other)
      if (differs === undefined) continue
      const what = `${seat} cannot tell two positions apart, but ${seat} sees a difference: ${differingText(differs)}`
      find(`${seat}, ${differs.what}`, what, occasion, { seat, differs, one: position, other })
    }
  }

  const holdSaid = (made: ChoiceStep<Game>, { seat, trace, position }: PlayedOn<Game>, occasion: Occasion): void => {
    const sight = sightOf(book, seat)
    const [one, other] = [made.trace, trace].map((lines) => toldLines(sight.trace(lines)))
    if (one === undefined || other === undefined || equals(one, other)) return
    const differs = { what: 'what the choice did', one, other }
    const what = `${seat} cannot tell two positions apart, but ${seat} sees a difference: ${differingText(differs)}`
    find(`${seat}, ${differs.what}`, what, occasion, { seat, differs, one: made.to, other: position })
  }

  /** Checks that a seat that sees a choice also sees its result. Otherwise, the seat knows more than its view shows. */
  const holdSeen = (
    { choice, to }: ChoiceStep<Game>,
    { seat, sees, option, position }: Besides<Game>,
    occasion: Occasion,
  ) => {
    if (!sees || equals(to.game, position.game)) return
    const what = `${seat} sees the choice at "${choice.asks}", but not its result: ${words(choice.option)} looks like ${words(option)}`
    find(`${seat}, ${choice.asks}`, what, occasion, { seat, one: to, other: position })
  }

  return {
    at: (position, alike, occasion) => {
      const named = few(namedByBook(rules, position)).filter((one) => isNamedWell(position, one, occasion))
      const all = distinct([...alike, ...named], position)
      hold(position, all, occasion)
      return all
    },
    after: (made, alike, occasion) => {
      const on = alike.flatMap((one) => playedOn(rules, one, made) ?? [])
      for (const one of on) holdSaid(made, one, occasion)
      const all = besides(rules, made)
      const others = all.filter(({ sees }) => !sees)
      for (const one of all) holdSeen(made, one, occasion)
      if (unseeing(rules, made.choice).length > 0)
        sealed.set(made.choice.asks, sealed.get(made.choice.asks) === true || others.length > 0)
      return few([...others, ...on])
    },
    held: () => ({
      checked,
      chose: [...chose],
      sealed: Object.fromEntries(sealed),
      findings: found.map(({ finding }) => finding),
    }),
  }
}

/** Why a game could not be: its shape, or the first law that it breaks. */
function unlawfulness<Game extends GameState>(book: Book<Game>, game: Game): string | undefined {
  const read = check(book.schema, game)
  const problems = read.ok ? brokenLaws(book, game) : read.problems
  return problems[0] && problemLine(problems[0])
}

/** Each look-alike once, and none that is the position itself. */
const distinct = <Game extends GameState>(
  alike: readonly LookAlike<Game>[],
  position: Position<Game>,
): readonly LookAlike<Game>[] =>
  alike.filter(
    (one, place) =>
      !equals(one.position, position) &&
      !alike.slice(0, place).some(({ seat, position: other }) => seat === one.seat && equals(other, one.position)),
  )

/** Few look-alikes for each seat, those that came first. */
const few = <Game extends GameState>(alike: readonly LookAlike<Game>[]): readonly LookAlike<Game>[] =>
  alike.filter(({ seat }, place) => alike.slice(0, place).filter((one) => one.seat === seat).length < CARRIED)

/** The maximum length of a difference in one line. */
const LONGEST = 160
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

/** A value in one line; a field may stand in one of two records alone. */
const inOneLine = (value: unknown): string => (value === undefined ? 'nothing' : cut(canonical(value)))

/** Describes a difference in one line, down to the deepest place that alone differs. */
function differingText({ what, one, other }: SeatLeak): string {
  const [path, left, right] = narrowed(one, other)
  const place = path.length > 0 ? `${what}, at ${path.join('.')}` : what
  return `${place}: ${inOneLine(left)} in one, ${inOneLine(right)} in the other`
}

/** The only place at which two values differ, and what stands there; lists of other lengths differ as a whole. */
function narrowed(one: unknown, other: unknown): readonly [readonly string[], unknown, unknown] {
  const parts = partsOf(one, other)
  const differing = parts.filter(([, left, right]) => !equals(left, right))
  const [only] = differing
  if (only === undefined || differing.length > 1) return [[], one, other]
  const [key, left, right] = only
  const [path, ...ends] = narrowed(left, right)
  return [[key, ...path], ...ends]
}

type Parts = Readonly<Record<string, unknown>>

/** The parts of two values beside each other, where both are records, or lists of one length. */
function partsOf(one: unknown, other: unknown): readonly (readonly [string, unknown, unknown])[] {
  const lists = Array.isArray(one) && Array.isArray(other) && one.length === other.length
  if (!lists && !(isRecord(one) && isRecord(other))) return []
  const [left, right] = [one as Parts, other as Parts]
  return Object.keys({ ...left, ...right }).map((key) => [key, left[key], right[key]])
}
