/** Witnesses for readings as work: a few places where one may be are a job, and each witness that is made small. @module */

import {
  type Book,
  type Candidate,
  examplesFolder,
  type GameState,
  type Json,
  leastOf,
  type Opening,
  type Pair,
  rulesOf,
  type Size,
} from '#core'
import {
  comparisonOf,
  linesOf,
  type Pools,
  type Searched,
  type SearchJob,
  type SearchJobResult,
  type Sought,
  searching,
  seekerOf,
  smallestIn,
  type WitnessEffort,
  witnessSize,
} from '#lab'
import { allBy, by, type Workers } from './choose-threads.js'
import { type PlainPair, pairIn, plainPair } from './pair-messages.js'
import type { WorkKind } from './work-kind.js'
import { callIn } from './world-messages.js'

/** The opening of a call, as plain data. */
type Plain<Calling extends Opening> = Omit<Calling, 'call'> & { readonly calls: string; readonly args: Json }

type PlainCandidate = Plain<Candidate>

interface PlainSought {
  readonly pair: PlainPair
  readonly asked: boolean
  readonly witnesses: readonly PlainCandidate[]
  readonly near: readonly (readonly PlainCandidate[])[]
}

interface Common {
  readonly games: readonly GameState[]
  readonly thorough: boolean
}

/** The comparison of a pair of readings. */
export type ToldPair = ReturnType<typeof comparisonOf>

interface Small {
  readonly told: ToldPair
  /** The size of the witness, if it is a play. */
  readonly size?: Size
}

/** The witnesses found for pairs, made smaller. */
export const shrinking: WorkKind<Common, PlainSought, Small> = {
  name: 'shrinking',
  ready: (book, { games, thorough }) => {
    const smallest = smallestIn(book, games, thorough)
    return (part) => {
      const found = smallest(soughtIn(book, part))
      return { told: comparisonOf(book, found), ...(found.small && { size: witnessSize(found.small) }) }
    }
  },
}

/** The search effort, as plain data. */
type PlainEffort = Pick<WitnessEffort, 'seed' | 'bound' | 'enough'>

interface Seeking {
  readonly pairs: readonly PlainPair[]
  readonly effort: PlainEffort
}

interface PlainPools {
  readonly games: readonly GameState[]
  readonly openings: readonly Plain<Opening>[]
}

interface PlainCame extends PlainPools, Pick<SearchJobResult, 'asked'> {
  readonly witnesses: readonly (readonly PlainCandidate[])[]
  readonly near: readonly (readonly { readonly kind: string; readonly roots: readonly PlainCandidate[] }[])[]
}

/** The search for witnesses of pairs. */
export const seeking: WorkKind<Seeking, SearchJob, PlainCame> = {
  name: 'seeking',
  ready: (book, { pairs, effort }) => {
    const lines = linesOf(rulesOf(book), examplesFolder(book))
    const whole = { ...effort, lines, plays: 0, depths: [] }
    const seek = seekerOf(
      book,
      pairs.map((pair) => pairIn(book, pair)),
      whole,
    )
    let pools: { readonly of: unknown; readonly whole: Pools } | undefined
    return (look, also) => {
      if (also !== undefined && pools?.of !== also) pools = { of: also, whole: poolsIn(book, also as PlainPools) }
      return plainCame(seek(look, also === undefined ? undefined : pools?.whole))
    }
  },
}

/** The search effort, apart from the examples of the book. */
export type EffortBeside = Omit<WitnessEffort, 'lines'>

/** Searches for witnesses of all pairs by many hands. */
function searchedBy(
  book: Book,
  pairs: readonly Pair[],
  { seed, bound, enough, ...beside }: EffortBeside,
  hands: Workers,
): Promise<Searched> {
  const lines = linesOf(rulesOf(book), examplesFolder(book))
  const effort = { seed, bound, enough }
  const search = searching(book, pairs, { ...effort, ...beside, lines })
  return by(hands, { book, kind: seeking, common: { pairs: pairs.map(plainPair), effort } }, async (doing) => {
    for (let next = search.next(); ; ) {
      if (next.done) return next.value
      const { gate, done, total, looks, pools } = next.value
      beside.told?.(gate, done, total)
      const came: PlainCame[] = []
      await doing(looks, { take: (one) => void came.push(one) }, pools && plainPools(pools))
      next = search.next(came.map((one) => cameIn(book, one)))
    }
  })
}

/** Searches for the smallest witness of each pair by many hands. */
export async function witnessesBy(
  book: Book,
  pairs: readonly Pair[],
  effort: EffortBeside,
  hands: Workers,
): Promise<readonly ToldPair[]> {
  const { sought, games } = await searchedBy(book, pairs, effort, hands)
  const parts = sought.flatMap(apart)
  let done = 0
  const smalls = await allBy(
    hands,
    { book, kind: shrinking, common: { games, thorough: effort.thorough === true } },
    parts.map(plainSought),
    () => {
      done += 1
      effort.told?.('shrinking', done, parts.length)
    },
  )
  return pairs.flatMap((pair) => {
    const own = smalls.filter((_, at) => parts[at]?.pair === pair)
    const sized = own.flatMap(({ told, size }) => (size ? [{ told, size }] : []))
    return (leastOf(sized, ({ size }) => size) ?? own[0])?.told ?? []
  })
}

/** Each witness of a pair by itself. */
const apart = (one: Sought): readonly Sought[] =>
  one.witnesses.length > 1 ? one.witnesses.map((witness) => ({ ...one, witnesses: [witness] })) : [one]

const plainSought = ({ pair, asked, witnesses, near }: Sought): PlainSought => ({
  pair: plainPair(pair),
  asked,
  witnesses: witnesses.map(plainCandidate),
  near: near.map((roots) => roots.map(plainCandidate)),
})

const plainCandidate = ({ choices, ...opening }: Candidate): PlainCandidate => ({ ...plainOpening(opening), choices })

const plainOpening = ({ game, call, stack }: Opening): Plain<Opening> => ({
  game,
  calls: call.procedure.name,
  args: call.args,
  ...(stack && { stack }),
})

const candidateIn = (book: Book, { choices, ...opening }: PlainCandidate): Candidate => ({
  ...openingIn(book, opening),
  choices,
})

const openingIn = (book: Book, { game, stack, calls, args }: Plain<Opening>): Opening => ({
  game,
  call: callIn(book, calls, args),
  ...(stack && { stack }),
})

const plainPools = ({ games, openings }: Pools): PlainPools => ({ games, openings: openings.map(plainOpening) })

const poolsIn = (book: Book, { games, openings }: PlainPools): Pools => ({
  games,
  openings: openings.map((opening) => openingIn(book, opening)),
})

const plainCame = ({ asked, witnesses, near, ...pools }: SearchJobResult): PlainCame => ({
  ...plainPools(pools),
  asked,
  witnesses: witnesses.map((all) => all.map(plainCandidate)),
  near: near.map((ways) => ways.map(({ kind, roots }) => ({ kind, roots: roots.map(plainCandidate) }))),
})

const cameIn = (book: Book, { asked, witnesses, near, ...pools }: PlainCame): SearchJobResult => {
  const candidatesIn = (all: readonly PlainCandidate[]) => all.map((one) => candidateIn(book, one))
  return {
    ...poolsIn(book, pools),
    asked,
    witnesses: witnesses.map(candidatesIn),
    near: near.map((ways) => ways.map(({ kind, roots }) => ({ kind, roots: candidatesIn(roots) }))),
  }
}

function soughtIn(book: Book, { pair, asked, witnesses, near }: PlainSought): Sought {
  return {
    pair: pairIn(book, pair),
    asked,
    witnesses: witnesses.map((one) => candidateIn(book, one)),
    near: near.map((roots) => roots.map((one) => candidateIn(book, one))),
  }
}
