/**
 * Censuses as cases: positions of a book that can be counted to the end, and what is counted under every reading.
 *
 * @module
 */

import type { Book, Call, Position } from '#kernel'
import { afreshGame, attempted, isSound } from '../../explore/attempt.js'
import { collecting } from '../../explore/evidence.js'
import { basesOf } from '../../explore/nearest.js'
import { hearingReadings } from '../../kernel/hearing.js'
import { canonical, type Json } from '../../kernel/json.js'
import { executable, type GameState, usualReadings } from '../../kernel/question.js'
import { type Rules, rulesOf } from '../../kernel/rules.js'
import type { Divided } from '../format/case.js'
import type { PlainGame } from '../format/situation.js'
import { gameFrom, plainGame } from '../vectors/plain.js'
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
  /** What is counted: under the usual readings first, then under every other reading where that differs. */
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
  'too many': 'is a world of a procedure of which enough are counted, or some could not be',
  empty: 'is a world in which nothing can be chosen',
  unsound: 'is a world whose game could not come about',
  asides: 'is a world with rights that may be used at any time, which a census leaves out',
} as const

/** A census, or a world that has none. */
export type CensusOrLeft = CensusAsked | WorldLeft

/** Which positions are counted. */
export interface Choosing {
  /** How many positions a census looks at before it is left out. */
  readonly bound?: number
  /** How many censuses of one procedure there are at most, beside those of worlds of the whole book. */
  readonly each?: number
  /** The one procedure of which there are any; where it is left out, all. */
  readonly of?: string
  /** Told how many places were tried. */
  readonly told?: (done: number, total: number) => void
}

/** After how many places where a procedure could not be counted it is left. */
const MISSES = 4

/** How many positions are looked at for one census under all readings that are asked for; what takes more is left. */
const MOST = 1000

interface Beginning<Game extends GameState> {
  readonly name: string
  readonly game: Game
  readonly call: Call
  /** Of what it is the beginning: of a world of the whole book, of a chart alone, or with asides, or of no world. */
  readonly of: 'whole' | 'alone' | 'asides' | 'base'
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
    const many = found.get(procedure) ?? 0
    const misses = missed.get(procedure) ?? 0
    const plain = plainGame(game)
    const key = canonical([plain, procedure, call.args])
    if (known.has(key)) continue
    const isEnough = (many >= each || misses >= MISSES) && of !== 'whole'
    const isTried = of !== 'asides' && !isEnough
    if (isTried) known.add(key)
    const counted = isTried ? countedIn(book, plain, call, bound) : of === 'asides' ? of : 'too many'
    if (typeof counted === 'string' && of !== 'base') yield [done, { name, why: counted }]
    if (!isTried) continue
    missed.set(procedure, typeof counted === 'string' ? misses + 1 : misses)
    if (typeof counted === 'string') continue
    if (of !== 'whole') found.set(procedure, many + 1)
    yield [done, { about: `${procedure}: ${name}`, game: plain, begin: { procedure, args: call.args }, ...counted }]
  }
}

/** Where a census may be taken: in the worlds, those of the whole book first, and in the bases. */
function beginningsOf<Game extends GameState>(book: Book<Game>): readonly Beginning<Game>[] {
  const worlds = book.worlds.map(({ name, game, call, reach, asides }): Beginning<Game> => {
    return { name, game: game as Game, call, of: asides === undefined ? reach : 'asides' }
  })
  const short = book.charts.map(({ procedure }) => procedure).filter(({ args }) => args.safeParse(null).success)
  return [
    ...worlds.filter(({ of }) => of === 'whole'),
    ...basesOf(book).flatMap(([name, game]) =>
      short.map((procedure): Beginning<Game> => ({ name, game, call: { procedure, args: null }, of: 'base' })),
    ),
    ...worlds.filter(({ of }) => of !== 'whole'),
  ]
}

type Counted = Pick<CensusAsked, 'clauses' | 'refusing' | 'expected'>

/** What is counted in a game, or why it cannot be counted under every reading. */
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
  const [first, asked] = hearingReadings(() => divided(rules, { ...here, game: afreshGame(usual) }, bound))
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
  const census = attempted(() => {
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
