/**
 * Scans: a place is looked at for questions that its rules ask, and for readings under which it goes on otherwise.
 *
 * @module
 */

import type { GameState, Option, Position } from '#kernel'
import { afreshGame, attempted } from '../../explore/attempt.js'
import { isHidden, offeredIn, seenApart } from '../../explore/difference.js'
import { afresh, type Pair, pairName, positionUnder } from '../../explore/pair.js'
import type { Opening, Place, Surveyor } from '../../explore/place.js'
import { candidatesOf } from '../../explore/root.js'
import { begunUnder, judged, surfacing, type Witness } from '../../explore/witness.js'
import { hearingReadings } from '../../kernel/hearing.js'
import { openingsPool, poolOf } from './game-pool.js'

/** What is looked for, and how much of it. */
export interface Seeking {
  readonly pairs: readonly Pair[]
  /** How many witnesses of a pair are kept, each at another kind of decision. */
  readonly enough: number
}

/** What a look at a place came to. */
export interface Scanned<Game extends GameState> {
  /** The places that follow, in the order of what is offered; none where the book fails. */
  readonly next: readonly (Place<Game> | undefined)[]
  /** The questions whose readings were asked for. */
  readonly asked: ReadonlySet<string>
}

/** What a beginning came to. */
export interface ScannedBeginning<Game extends GameState> extends Pick<Scanned<Game>, 'asked'> {
  /** Absent where the book fails. */
  readonly place?: Place<Game>
}

/** Where the rules asked for a reading: a place, and the choices made there. */
export interface Near<Game extends GameState> {
  /** The kind of decision to which it leads. */
  readonly kind: string
  readonly place: Place<Game>
  readonly choices: readonly Option[]
}

/** What a scan has found so far. */
export interface Scan<Game extends GameState> {
  /** Begins a procedure, or goes on with it, and looks at what begins with it. */
  readonly begin: (opening: Opening<Game>, thorough?: boolean) => ScannedBeginning<Game>
  /**
   * Looks at a place.
   *
   * @param thorough - whether readings are also compared that were compared often at decisions of this kind
   */
  readonly look: (place: Place<Game>, thorough?: boolean) => Scanned<Game>
  readonly found: (pair: Pair) => readonly Witness<Game>[]
  /** Ways on which the reading of a pair was asked for in vain, each to another kind of decision. */
  readonly near: (pair: Pair) => readonly Near<Game>[]
  /** The pairs without a witness. */
  readonly open: () => readonly Pair[]
  /** The pairs with fewer witnesses than are enough. */
  readonly wanted: () => readonly Pair[]
  /** Some of the games that were looked at, and some of the beginnings of procedures. */
  readonly games: () => readonly Game[]
  readonly openings: () => readonly Opening<Game>[]
  /** The questions whose readings were asked for somewhere. */
  readonly asked: ReadonlySet<string>
}

/** What is known of a pair. */
interface Known<Game extends GameState> {
  readonly pair: Pair
  readonly witnesses: Witness<Game>[]
  /** How often a difference was seen at a kind of decision and came to no witness. */
  readonly failures: Map<string, number>
  /** How often the readings were compared at a kind of decision. */
  readonly compared: Map<string, number>
  readonly near: Map<string, Near<Game>>
}

/** How often a difference at a kind of decision is tried. */
const TRIES = 4
/** After so many comparisons at a kind of decision, only one in some is made. */
const OFTEN = 60
const SOME = 6
/** How many ways are kept on which a reading was asked for in vain. */
const NEAR = 4
/** How many positions a hidden difference is followed through. */
const DEPTH = 60

/** Begins a scan. */
export function scanOf<Game extends GameState>(surveyor: Surveyor<Game>, { pairs, enough }: Seeking): Scan<Game> {
  const { rules } = surveyor
  const known: readonly Known<Game>[] = pairs.map((pair) => ({
    pair,
    witnesses: [],
    failures: new Map(),
    compared: new Map(),
    near: new Map(),
  }))
  const asked = new Set<string>()
  const games = poolOf<Game>()
  const openings = openingsPool<Game>()
  let seeking = known

  const heardAt = (here: ReadonlySet<string>, kind: string, thorough = false) =>
    seeking.filter((one) => here.has(one.pair.question.name) && isDue(one, kind, thorough))

  const begin = (from: Opening<Game>, thorough = false): ScannedBeginning<Game> => {
    const opening = { ...from, game: afreshGame(from.game) }
    const [place, here] = hearingReadings(() => attempted(() => surveyor.begin(opening)))
    for (const name of here) asked.add(name)
    const kind = `begins ${opening.call.procedure.name}`
    for (const one of place ? heardAt(here, kind, thorough) : [])
      compare(one, kind, place as Place<Game>, [], () => begunUnder(rules, one.pair, opening))
    return { ...(place && { place }), asked: here }
  }

  const look = (from: Place<Game>, thorough = false): Scanned<Game> => {
    const place = { ...from, position: afresh(from.position) }
    const heardOf = <T>(piece: () => T): T => {
      const [result, heard] = hearingReadings(piece)
      for (const name of heard) here.add(name)
      return result
    }
    games.add(from.position.game)
    for (const opening of from.openings) openings.add(opening)
    const here = new Set<string>()
    const decision = heardOf(() => rules.decide(place.position))
    if (decision.over) return { next: [], asked: here }
    const options = heardOf(() => offeredIn(decision).map(({ option }) => option))
    const sides = sidesAt(place.position)
    const kind = `${decision.chart}/${decision.state}`
    for (const one of heardAt(here, kind, thorough)) compare(one, kind, place, [], () => sides(one.pair))
    const next = options.map((option) => {
      const following = attempted(() => heardOf(() => surveyor.after(place, option)))
      const kindOf = `${kind}/${option.type}`
      for (const one of heardAt(here, kindOf, thorough))
        compare(one, kindOf, place, [option], () => {
          const [first, second] = sides(one.pair)
          return [rules.choose(first, option).position, rules.choose(second, option).position]
        })
      return following
    })
    for (const name of here) asked.add(name)
    return { next, asked: here }
  }

  const compare = (
    one: Known<Game>,
    kind: string,
    place: Place<Game>,
    choices: readonly Option[],
    come: () => readonly [Position<Game>, Position<Game>] | undefined,
  ): void => {
    const failed = one.failures.get(kind) ?? 0
    const positions = attempted(come)
    const onwards = positions && apart(positions)
    if (onwards === undefined) {
      if (one.near.size < NEAR && !one.near.has(kind)) one.near.set(kind, { kind, place, choices })
      return
    }
    const witness = rooted(one.pair, place, [...choices, ...onwards])
    one.failures.set(kind, witness ? TRIES : failed + 1)
    if (witness === undefined) return
    one.witnesses.push(witness)
    seeking = known.filter(({ witnesses }) => witnesses.length < enough)
  }

  /** The choices after which players see a difference; nothing where there is none. */
  const apart = ([one, other]: readonly [Position<Game>, Position<Game>]): readonly Option[] | undefined => {
    if (seenApart(rules, one, other).length > 0) return []
    return isHidden(one, other) ? surfacing(rules, [one, other], { limit: DEPTH, hiddenOnly: true }) : undefined
  }

  const rooted = (pair: Pair, place: Place<Game>, choices: readonly Option[]): Witness<Game> | undefined => {
    const end = attempted(() => choices.reduce((at, option) => surveyor.after(at, option), place)) ?? place
    const roots = candidatesOf(rules.book, end, end === place ? choices : [])
    for (const root of roots) {
      const witness = judged(rules, pair, root)
      if (witness) return witness
    }
    return undefined
  }

  const knownOf = (pair: Pair) => known.find((one) => pairName(one.pair) === pairName(pair))
  return {
    begin,
    look,
    found: (pair) => knownOf(pair)?.witnesses ?? [],
    near: (pair) => [...(knownOf(pair)?.near.values() ?? [])],
    open: () => known.filter(({ witnesses }) => witnesses.length === 0).map(({ pair }) => pair),
    wanted: () => seeking.map(({ pair }) => pair),
    games: games.items,
    openings: openings.items,
    asked,
  }
}

/** Whether a pair is compared at a kind of decision now: after many times, only one in some. */
function isDue<Game extends GameState>({ failures, compared }: Known<Game>, kind: string, thorough: boolean): boolean {
  const before = compared.get(kind) ?? 0
  compared.set(kind, before + 1)
  return (failures.get(kind) ?? 0) < TRIES && (thorough || before < OFTEN || before % SOME === 0)
}

/** The position under both readings of a pair, worked out once. */
function sidesAt<Game extends GameState>(position: Position<Game>) {
  const known = new Map<string, Position<Game>>()
  return ({ question, readings }: Pair): readonly [Position<Game>, Position<Game>] => {
    const side = (reading: string) => {
      const name = `${question.name}: ${reading}`
      const found = known.get(name) ?? positionUnder(position, question, reading)
      known.set(name, found)
      return found
    }
    return [side(readings[0]), side(readings[1])]
  }
}
