/**
 * Censuses as cases: positions of a book that can be counted to the end, and what is counted under every reading.
 *
 * @module
 */

import {
  afreshGame,
  type Book,
  basesOf,
  type Call,
  canonical,
  collecting,
  executable,
  type GameState,
  isSound,
  type Json,
  type Position,
  type Rules,
  rulesOf,
  tryOrUndefined,
  usualReadings,
  withReadings,
} from '#core'
import type { Divided } from '../format/case.js'
import type { PlainGame } from '../format/situation.js'
import { gameFrom, plainGame } from '../vectors/game-cache.js'
import { censusOf } from './census.js'

/** A census as a case asks for it. */
export interface CensusAsked {
  readonly about: string
  readonly game: PlainGame
  readonly begin: { readonly procedure: string; readonly args: Json }
  /** The clauses that are applied on the way. */
  readonly clauses: readonly string[]
  /** The clauses that refuse something on the way. */
  readonly refusing: readonly string[]
  /** The counts: first under the default readings, then under each other reading with a different count. */
  readonly expected: readonly Divided[]
}

/** A world of which there is no census, and why. */
export interface WorldLeft {
  readonly name: string
  readonly why: keyof typeof UNCOUNTED
}

/** Why a world has no census. */
export const UNCOUNTED = {
  'too large': 'is a world that is too large to be counted under all readings for which it asks',
  empty: 'is a world in which nothing can be chosen',
  unsound: 'is a world whose game could not come about',
  asides: 'is a world with rights that may be used at any time, which a census leaves out',
} as const

/** A census, or a world that has none. */
export type CensusOrLeft = CensusAsked | WorldLeft

/** The choice of positions to count. */
export interface Choosing {
  /** The maximum number of positions in a census; a larger census is left out. */
  readonly bound?: number
  /** The maximum number of censuses of one procedure in the bases. Every world is counted. */
  readonly each?: number
  /** The one procedure of which there are any; where it is left out, all. */
  readonly of?: string
  /** Told how many places were tried. */
  readonly told?: (done: number, total: number) => void
}

/** After how many bases in which a procedure could not be counted it is left. */
const MISSES = 4

/** The maximum number of positions for one census under all requested readings; larger ones are left out. */
const MOST = 1000

interface Beginning<Game extends GameState> {
  readonly name: string
  readonly game: Game
  readonly call: Call
  /** The beginning of a world, of a world with asides, or of a procedure in a base. */
  readonly of: 'world' | 'asides' | 'base'
}

/** The censuses of a book that come to an end: of its worlds, and of short procedures in its bases. */
export function* censusCases<Game extends GameState>(
  book: Book<Game>,
  choosing: Choosing = {},
): Generator<CensusAsked> {
  for (const [, census] of numberedCensuses(book, choosing)) if ('expected' in census) yield census
}

/** The procedures of which there may be censuses: which of them one has has nothing to do with the others. */
export const procedures = (book: Book): readonly string[] => [
  ...new Set(beginningsOf(book).map(({ call }) => call.procedure.name)),
]

/** Censuses and worlds that have none, each with its number in their order. */
export function* numberedCensuses<Game extends GameState>(
  book: Book<Game>,
  { bound = 250, each = 2, told, of: only }: Choosing,
): Generator<readonly [number, CensusOrLeft]> {
  const known = new Set<string>()
  const found = new Map<string, number>()
  const missed = new Map<string, number>()
  const beginnings = beginningsOf(book)
  for (const [done, { name, game, call, of }] of beginnings.entries()) {
    told?.(done, beginnings.length)
    const procedure = call.procedure.name
    if (only !== undefined && procedure !== only) continue
    const plain = plainGame(game)
    const key = canonical([plain, procedure, call.args])
    if (known.has(key)) continue
    if (of === 'base' && ((found.get(procedure) ?? 0) >= each || (missed.get(procedure) ?? 0) >= MISSES)) continue
    if (of !== 'asides') known.add(key)
    const counted = of === 'asides' ? of : countedIn(book, plain, call, bound)
    if (typeof counted === 'string') {
      if (of === 'base') missed.set(procedure, (missed.get(procedure) ?? 0) + 1)
      else yield [done, { name, why: counted }]
      continue
    }
    if (of === 'base') found.set(procedure, (found.get(procedure) ?? 0) + 1)
    yield [done, { about: `${procedure}: ${name}`, game: plain, begin: { procedure, args: call.args }, ...counted }]
  }
}

/** The starting points of censuses: the worlds and the bases. */
function beginningsOf<Game extends GameState>(book: Book<Game>): readonly Beginning<Game>[] {
  const worlds = book.worlds.map(({ name, game, call, asides }): Beginning<Game> => {
    return { name, game: game as Game, call, of: asides === undefined ? 'world' : 'asides' }
  })
  const short = book.charts.map(({ procedure }) => procedure).filter(({ args }) => args.safeParse(null).success)
  return [
    ...worlds,
    ...basesOf(book).flatMap(([name, game]) =>
      short.map((procedure): Beginning<Game> => ({ name, game, call: { procedure, args: null }, of: 'base' })),
    ),
  ]
}

type Counted = Pick<CensusAsked, 'clauses' | 'refusing' | 'expected'>

/** Counts the play from a game, or returns the reason why it cannot be counted under every reading. */
function countedIn<Game extends GameState>(
  book: Book<Game>,
  plain: PlainGame,
  call: Call,
  bound: number,
): Counted | WorldLeft['why'] {
  const usual: Game = gameFrom(plain, usualReadings(book.questions))
  if (!isSound(book, usual)) return 'unsound'
  const plainRules = rulesOf(book, { trace: false })
  let looked = 0
  const rules: Rules<Game> = {
    ...plainRules,
    decide: (position) => {
      looked += 1
      return plainRules.decide(position)
    },
  }
  const here = { game: usual, call, readings: {} }
  const [first, asked] = withReadings(() => divided(rules, { ...here, game: afreshGame(usual) }, bound))
  if (first === undefined) return 'too large'
  if (first.parts.length === 0) return 'empty'
  const readingsAsked = executable(book.questions)
    .filter(({ name }) => asked.has(name))
    .flatMap(({ name, domain, usual: own }) => domain.filter((one) => one !== own).map((one) => ({ [name]: one })))
  if (looked * readingsAsked.length > MOST) return 'too large'
  const others = readingsAsked.map((readings) => {
    const game = { ...usual, readings: { ...usual.readings, ...readings } }
    return divided(rules, { game, call, readings }, bound)
  })
  const finished = others.filter((other) => other !== undefined)
  if (finished.length < others.length) return 'too large'
  const watch = collecting(book)
  divided(rulesOf(book), here, bound, watch)
  const { exercised, refused } = watch.evidence()
  return {
    clauses: Object.keys(exercised).sort(),
    refusing: Object.keys(refused).sort(),
    expected: [first, ...finished.filter((other) => !isAlike(first, other))],
  }
}

const isAlike = ({ readings: _, ...one }: Divided, { readings: __, ...other }: Divided): boolean =>
  canonical(one) === canonical(other)

interface Situation<Game extends GameState> {
  readonly game: Game
  readonly call: Call
  readonly readings: Readonly<Record<string, string>>
}

function divided<Game extends GameState>(
  rules: Rules<Game>,
  { game, call: { procedure, args }, readings }: Situation<Game>,
  bound: number,
  watch?: ReturnType<typeof collecting>,
): Divided | undefined {
  const census = tryOrUndefined(() => {
    const begun = rules.begin(game, procedure.name, args)
    watch?.trace(begun.trace)
    return censusOf(rules, begun.position as Position<Game>, { bound, ...(watch && { watch: watching(watch) }) })
  })
  return census?.is === 'counted' ? { readings, ...census.divided } : undefined
}

const watching = ({ trace, refusing }: ReturnType<typeof collecting>) => ({
  trace,
  decision: ({ refused }: { readonly refused: Parameters<typeof refusing>[0] }) => refusing(refused),
})
