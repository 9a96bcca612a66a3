/** Witnesses for readings as work: they are searched for together, and each that is found is made small as a job. @module */
import { toldOf } from '../audit/readings/as-report.js'
import { type Effort, type Sought, searchedFor, smallestIn } from '../audit/readings/find.js'
import { sizeOf } from '../audit/readings/shrink.js'
import type { Pair } from '../explore/pair.js'
import { leastOf, type Size } from '../explore/smallest.js'
import type { Candidate } from '../explore/witness.js'
import type { Book } from '../kernel/book.js'
import type { Json } from '../kernel/json.js'
import type { GameState } from '../kernel/question.js'
import { allBy, type Hands } from './hands.js'
import type { Kind } from './kind.js'
import { type PlainPair, pairIn, plainPair } from './plain-pairs.js'
import { callIn } from './plain-worlds.js'

type PlainCandidate = Omit<Candidate, 'call'> & { readonly calls: string; readonly args: Json }

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

/** What is told of a pair of readings. */
export type ToldPair = ReturnType<typeof toldOf>

interface Small {
  readonly told: ToldPair
  /** How large the witness is, where a play is one. */
  readonly size?: Size
}

/** What was found of pairs, made small. */
export const shrinking: Kind<Common, PlainSought, Small> = {
  name: 'shrinking',
  ready: (book, { games, thorough }) => {
    const smallest = smallestIn(book, games, thorough)
    return (part) => {
      const found = smallest(soughtIn(book, part))
      return { told: toldOf(book, found), ...(found.small && { size: sizeOf(found.small) }) }
    }
  },
}

/** Searches for the smallest witness of each pair, and makes small what is found by many hands. */
export async function witnessesBy(
  book: Book,
  pairs: readonly Pair[],
  effort: Effort,
  hands: Hands,
): Promise<readonly ToldPair[]> {
  const { sought, games } = searchedFor(book, pairs, effort)
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

const plainCandidate = ({ game, call, stack, choices }: Candidate): PlainCandidate => ({
  game,
  calls: call.procedure.name,
  args: call.args,
  ...(stack && { stack }),
  choices,
})

function soughtIn(book: Book, { pair, asked, witnesses, near }: PlainSought): Sought {
  const candidateIn = ({ calls, args, ...rest }: PlainCandidate): Candidate => ({
    ...rest,
    call: callIn(book, calls, args),
  })
  return {
    pair: pairIn(book, pair),
    asked,
    witnesses: witnesses.map(candidateIn),
    near: near.map((roots) => roots.map(candidateIn)),
  }
}
