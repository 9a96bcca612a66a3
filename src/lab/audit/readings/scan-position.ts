/**
 * Scans: a place is looked at for questions that its rules ask, and for readings under which it goes on otherwise.
 *
 * @module
 */

import {
  afresh,
  afreshGame,
  begunUnder,
  candidatesOf,
  type GameState,
  isHidden,
  judgeWitness,
  type Opening,
  type Option,
  offeredIn,
  type Pair,
  type Place,
  type Position,
  positionUnder,
  readingPairName,
  type Surveyor,
  seenApart,
  surfacing,
  tryOrUndefined,
  type Witness,
  withReadings,
} from '#core'
import { openingsPool, poolOf } from './game-pool.js'

/** The pairs to search for, and the number of witnesses wanted. */
export interface Seeking {
  readonly pairs: readonly Pair[]
  /** The number of witnesses to keep for a pair, each at another kind of decision. */
  readonly enough: number
}

/** The result of examining a place. */
export interface Scanned<Game extends GameState> {
  /** The places that follow, in the order of what is offered; none where the book fails. */
  readonly next: readonly (Place<Game> | undefined)[]
  /** The questions whose readings were asked for. */
  readonly asked: ReadonlySet<string>
}

/** The result of beginning a procedure. */
export interface ScannedBeginning<Game extends GameState> extends Pick<Scanned<Game>, 'asked'> {
  /** Absent where the book fails. */
  readonly place?: Place<Game>
}

/** A place where the rules asked for a reading, with the choices made there. */
export interface Near<Game extends GameState> {
  /** The kind of decision to which it leads. */
  readonly kind: string
  readonly place: Place<Game>
  readonly choices: readonly Option[]
}

/** The state of a scan, with its results so far. */
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

/** The known facts about a pair. */
interface Known<Game extends GameState> {
  readonly pair: Pair
  readonly witnesses: Witness<Game>[]
  /** The number of times a difference at a kind of decision led to no witness. */
  readonly failures: Map<string, number>
  /** The number of times the readings were compared at a kind of decision. */
  readonly compared: Map<string, number>
  readonly near: Map<string, Near<Game>>
}

/** The maximum number of attempts with a difference at a kind of decision. */
const TRIES = 4
/** After so many comparisons at a kind of decision, only one in some is made. */
const OFTEN = 60
const SOME = 6
/** The maximum number of paths to keep on which the rules asked for a reading without effect. */
const NEAR = 4
/** The maximum number of positions through which to follow a hidden difference. */
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

  const heardAt = (here: ReadonlySet<string>, kind: string, thorough: boolean) =>
    seeking.filter((one) => here.has(one.pair.question.name) && isDue(one, kind, thorough))

  const begin = (from: Opening<Game>, thorough = false): ScannedBeginning<Game> => {
    const opening = { ...from, game: afreshGame(from.game) }
    const [place, here] = withReadings(() => tryOrUndefined(() => surveyor.begin(opening)))
    for (const name of here) asked.add(name)
    const kind = `begins ${opening.call.procedure.name}`
    for (const one of place ? heardAt(here, kind, thorough) : [])
      compare(one, kind, place as Place<Game>, [], () => begunUnder(rules, one.pair, opening))
    return { ...(place && { place }), asked: here }
  }

  const look = (from: Place<Game>, thorough = false): Scanned<Game> => {
    const place = { ...from, position: afresh(from.position) }
    const heardOf = <T>(piece: () => T): T => {
      const [result, heard] = withReadings(piece)
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
      const following = tryOrUndefined(() => heardOf(() => surveyor.after(place, option)))
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
    const positions = tryOrUndefined(come)
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
    const end = tryOrUndefined(() => choices.reduce((at, option) => surveyor.after(at, option), place)) ?? place
    const roots = candidatesOf(rules.book, end, end === place ? choices : [])
    for (const root of roots) {
      const witness = judgeWitness(rules, pair, root)
      if (witness) return witness
    }
    return undefined
  }

  const knownOf = (pair: Pair) => known.find((one) => readingPairName(one.pair) === readingPairName(pair))
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

/** True if a pair should be compared at a kind of decision now; after many comparisons, only some are made. */
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
