/**
 * A search by errands that somebody does: they are begun in rounds, each for the pairs that are still looked for then, and
 * what came of them is put together in their order. So it comes to the same whoever does them.
 *
 * @module
 */

import type { Book, Candidate, GameState, Pair } from '#core'
import { openingsPool, poolOf } from './game-pool.js'
import type { WitnessEffort } from './search-effort.js'
import type { NearWay, Pools, SearchJob, SearchJobResult, StageName } from './witness-search.js'

/** The result of a search for a pair, before anything is reduced. */
export interface Sought<Game extends GameState = GameState> {
  readonly pair: Pair
  /** True if the rules asked for the reading anywhere. */
  readonly asked: boolean
  readonly witnesses: readonly Candidate<Game>[]
  /** The paths on which the rules asked for the reading without effect, if there is no witness; each has several starts. */
  readonly near: readonly (readonly Candidate<Game>[])[]
}

/** The result of a search for all pairs, with some of the games that it passed. */
export interface Searched<Game extends GameState = GameState> {
  readonly sought: readonly Sought<Game>[]
  readonly games: readonly Game[]
}

/** Errands that can be done in any order, and what they have in common. */
export interface Round<Game extends GameState = GameState> {
  readonly gate: string
  readonly done: number
  readonly total: number
  readonly looks: readonly SearchJob[]
  readonly pools?: Pools<Game>
}

/** A search that waits for what comes of errands, in their order. */
export type Searching<Game extends GameState = GameState> = Generator<
  Round<Game>,
  Searched<Game>,
  readonly SearchJobResult<Game>[]
>

/** The number of jobs to start together, before their results decide the remaining pairs. */
const ROUND = 16
/** The maximum number of paths to keep on which the rules asked for a reading without effect. */
const NEAR = 4
/** The number of games to vary. */
const STIRRED = 1500

/** A stage of the search: its items, and the number of them in a job. */
interface Stage<Game extends GameState> {
  readonly name: StageName
  readonly gate: string
  readonly items: readonly number[]
  readonly each: number
  readonly depth?: number
  /** The pairs for which it is looked at. */
  readonly wanted: () => readonly number[]
  readonly pools?: Pools<Game>
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

/** Searches for witnesses of all pairs together, of any size. */
export function* searching<Game extends GameState>(
  { worlds }: Pick<Book<Game>, 'worlds'>,
  pairs: readonly Pair[],
  { enough, depths, plays, lines }: Omit<WitnessEffort<Game>, 'lines'> & { readonly lines: { readonly files: number } },
): Searching<Game> {
  const gathered = gathering<Game>(pairs, enough)
  const { wanted, open } = gathered
  const files = upTo(lines.files)
  yield* stageOf(gathered, { name: 'lines', gate: 'examples', items: files, each: 4, wanted })
  for (const depth of depths) {
    const gate = `worlds to ${depth} places`
    const asks = (world: number) => gathered.mayAsk(world, wanted())
    const items = upTo(worlds.length).filter(asks)
    yield* stageOf(gathered, { name: 'worlds', gate, items, each: depth > AT_ONCE ? 2 : 8, depth, wanted })
  }
  yield* stageOf(gathered, {
    name: 'seated',
    gate: 'examples, played by the book',
    items: files,
    each: 4,
    wanted: open,
  })
  yield* stageOf(gathered, { name: 'plays', gate: 'random plays', items: upTo(plays), each: 1, wanted: open })
  const pools = gathered.pools()
  yield* stageOf(gathered, {
    name: 'stirred',
    gate: 'stirred games',
    items: upTo(STIRRED),
    each: 30,
    wanted: open,
    pools,
  })
  return gathered.searched()
}

/** Around how many places several worlds are an errand. */
const AT_ONCE = 20

function* stageOf<Game extends GameState>(
  { take }: Gathering<Game>,
  { name, gate, items, each, depth = 0, wanted, pools }: Stage<Game>,
): Generator<Round<Game>, void, readonly SearchJobResult<Game>[]> {
  for (let from = 0; from < items.length; from += each * ROUND) {
    const pairs = wanted()
    if (pairs.length === 0) return
    const some = items.slice(from, from + each * ROUND)
    const looks = upTo(Math.ceil(some.length / each)).map(
      (at): SearchJob => ({ stage: name, items: some.slice(at * each, (at + 1) * each), depth, pairs }),
    )
    const came = yield { gate, done: from, total: items.length, looks, ...(pools && { pools }) }
    for (const [at, look] of looks.entries()) {
      const one = came[at]
      if (one) take(look, one)
    }
  }
}

interface Gathering<Game extends GameState> {
  readonly take: (look: SearchJob, came: SearchJobResult<Game>) => void
  /** The pairs with fewer witnesses than are enough, and those without one. */
  readonly wanted: () => readonly number[]
  readonly open: () => readonly number[]
  /** True if a world may ask for the reading of some pairs, as far as is known. */
  readonly mayAsk: (world: number, pairs: readonly number[]) => boolean
  readonly pools: () => Pools<Game>
  readonly searched: () => Searched<Game>
}

function gathering<Game extends GameState>(pairs: readonly Pair[], enough: number): Gathering<Game> {
  const known = pairs.map((pair) => ({
    pair,
    witnesses: [] as Candidate<Game>[],
    near: new Map<string, NearWay<Game>>(),
  }))
  const asked = new Set<string>()
  const askedAt = new Map<number, ReadonlySet<string>>()
  const [games, openings] = [poolOf<Game>(), openingsPool<Game>()]
  const having = (fewer: number) => () =>
    known.flatMap(({ witnesses }, number) => (witnesses.length < fewer ? [number] : []))
  return {
    take: ({ stage, items, pairs: numbers }, came) => {
      for (const name of came.asked.flat()) asked.add(name)
      if (stage === 'worlds') for (const [at, item] of items.entries()) askedAt.set(item, new Set(came.asked[at]))
      for (const [at, number] of numbers.entries()) {
        const one = known[number]
        if (one === undefined) continue
        one.witnesses.push(...(came.witnesses[at] ?? []).slice(0, enough - one.witnesses.length))
        for (const way of came.near[at] ?? [])
          if (one.near.size < NEAR && !one.near.has(way.kind)) one.near.set(way.kind, way)
      }
      for (const game of came.games) games.add(game)
      for (const opening of came.openings) openings.add(opening)
    },
    wanted: having(enough),
    open: having(1),
    mayAsk: (world, numbers) => {
      const there = askedAt.get(world)
      return there === undefined || numbers.some((number) => there.has(pairs[number]?.question.name ?? ''))
    },
    pools: () => ({ games: games.items(), openings: openings.items() }),
    searched: () => ({
      sought: known.map(({ pair, witnesses, near }) => ({
        pair,
        asked: asked.has(pair.question.name),
        witnesses,
        near: witnesses.length > 0 ? [] : [...near.values()].map(({ roots }) => roots),
      })),
      games: games.items(),
    }),
  }
}
