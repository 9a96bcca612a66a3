/**
 * The search for what no case notices: games that are like those of the cases but for a few places, played both ways.
 *
 * @module
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'
import {
  type Book,
  basesOf,
  type Call,
  canonical,
  changes,
  domainOf,
  type GameState,
  isSound,
  mergePartial,
  nearest,
  partialOf,
  type Readings,
  rulesOf,
  runSearch,
  tryOrUndefined,
  usualReadings,
} from '#core'
import { mutateGame } from '../../audit/readings/mutate-game.js'
import { isOfOne } from '../format/case.js'
import type { PlainChoice, PlainGame } from '../format/situation.js'
import type { Suite } from '../runner/suite.js'
import { caseMakerOf } from '../vectors/case-maker.js'
import { askedAt, edgeOf } from '../vectors/files/boundary-cases.js'
import { gameFrom, plainGame } from '../vectors/game-cache.js'
import { type Follower, followerOf, type Past, type Run, type Trails, trailsOf } from './case-trails.js'
import { isNoticedBy, type Judged } from './detect-mutants.js'
import { type Guide, type Parting, partingFrom, type Walk, walkRules } from './first-difference.js'
import type { Mutant } from './mutant.js'
import { runsPastAny } from './mutant-runs.js'
import { roundRobin } from './round-robin.js'
import { mutantName } from './survivor-reasons.js'

/** A situation in which a mutant shows, and under which readings. */
export interface ShownMutant<Game extends GameState = GameState> extends Parting {
  readonly mutant: Mutant<Game>
  readonly game: PlainGame
  readonly begin: { readonly procedure: string; readonly args: Call['args'] }
  readonly readings: Readings
}

/** The limits of a search. */
export interface SearchEffort {
  /** The number of games tried for each mutant. */
  readonly tries: number
  readonly seed: number
  /** Told each situation that shows a mutant, as soon as it is found. */
  readonly finds: (shown: ShownMutant) => void
  readonly told?: (gate: string, done: number, total: number) => void
}

/** A mutant that is looked for. */
interface Wanted<Game extends GameState> {
  readonly mutant: Mutant<Game>
  readonly near: readonly Run[]
}

/** Searches for situations that show mutants which no case of a suite notices. */
export function searchFor<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  survivors: readonly Judged<Game>[],
  { tries, seed, finds, told = () => undefined }: SearchEffort,
): void {
  const trails = trailsOf(book, suite, (done, total) => told('trails', done, total))
  const follower = followerOf(book)
  const games = [...new Set(suite.cases.map((one) => suite.gameOf(one)))]
  const wanted = new Map(
    survivors.map(({ mutant }) => [mutant, { mutant, near: runsNear(book, suite, trails, mutant) } as Wanted<Game>]),
  )
  const total = wanted.size * tries
  for (const [at, one] of [...wanted.values()].entries())
    for (let number = 0; number < tries && wanted.has(one.mutant); number += 1) {
      told('stirred games', at * tries + number, total)
      const walk = walkNear(book, suite, follower, one, games, seed + at * tries + number)
      if (walk === undefined) continue
      for (const { mutant } of [...wanted.values()].filter((other) => isPast(walk.past, other.mutant))) {
        const parting = partedBy(mutant, walk.walk)
        if (parting === undefined) continue
        const found = [smallest(book, mutant, walk.walk), { walk: walk.walk, parting }]
          .map((one) => made(book, one, mutant))
          .find((one) => showsItself(book, suite, one))
        if (found === undefined) continue
        wanted.delete(mutant)
        finds(found as unknown as ShownMutant)
      }
    }
}

/** True if a situation, made into a case, detects its mutant. A fault under one reading may be correct under another. */
function showsItself<Game extends GameState>(book: Book<Game>, suite: Suite, shown: ShownMutant<Game>): boolean {
  const edge = edgeOf(book, { ...shown, shows: mutantName(shown.mutant) })
  const asked = edge && askedAt(book, edge)
  const one = asked && tryOrUndefined(() => caseMakerOf(book).make(asked))
  if (asked === undefined || one === undefined) return false
  return isNoticedBy(book, { ...suite, cases: [one], gameOf: () => asked.game }, shown.mutant)
}

/** The runs near a mutant: that come past it, or that at least ask its table or run its chart. */
function runsNear<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  { views, passed }: Trails,
  { trail }: Mutant<Game>,
): readonly Run[] {
  const near = trail.of === 'table' ? runsBeside(book, views, trail) : runsPastAny(passed, trail.names)
  if (near.length > 0) return near
  const chart = book.charts.find(
    ({ name }) => trail.of === 'transition' && trail.names.some((way) => way.startsWith(`way:${name}/`)),
  )
  const calling = suite.cases.filter((one) => isOfOne(one) && one.begin.procedure === chart?.name)
  return calling.map((one) => ({ case: one, readings: {} }))
}

/** The number of runs that count as near. */
const RUNS = 60

/** The runs that ask a table about a view which is answered otherwise, or would be with another value in one place. */
function runsBeside<Game extends GameState>(
  { tables }: Book<Game>,
  views: Trails['views'],
  { table: name, differs, under, readings }: Extract<Mutant['trail'], { readonly of: 'table' }>,
): readonly Run[] {
  const asked = views.get(name) ?? []
  const fields = Object.entries(tables.find((table) => table.name === name)?.view.fields ?? {})
  const beside = (view: object) =>
    differs(view) ||
    fields.some(([field, domain]) => domainOf(domain).some((value) => differs({ ...view, [field]: value })))
  const near = asked.filter(({ view }) => readings.some((own) => beside(under(view, own))))
  return roundRobin((near.length > 0 ? near : asked).map(({ runs }) => runs)).slice(0, RUNS)
}

/** True if a path reaches a mutant. */
function isPast<Game extends GameState>({ asked, names }: Past, { trail }: Mutant<Game>): boolean {
  if (trail.of !== 'table') return trail.names.some((name) => names.has(name))
  return asked.some(([table, view]) => table === trail.table && trail.differs(view))
}

/** After how many choices beyond those of a run a way ends. */
const ONWARDS = 8

/** A way through a game that is stirred, and what it comes past. */
function walkNear<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  { rules, following }: Follower<Game>,
  { mutant: { trail }, near }: Wanted<Game>,
  games: readonly PlainGame[],
  seed: number,
): { readonly walk: Walk<Game>; readonly past: Past } | undefined {
  const random = mersenne(seed)
  const draw = (most: number) => uniformInt(random, 0, most)
  const drawn = <Item>(items: readonly Item[]): Item | undefined => items[draw(Math.max(0, items.length - 1))]
  const run = drawn(near)
  const chart = book.charts.find(({ name }) => name === run?.case.begin.procedure)
  if (run === undefined || chart === undefined) return undefined
  const readings = {
    ...usualReadings(book.questions),
    ...run.readings,
    ...(trail.of === 'table' ? drawn(trail.readings) : {}),
  }
  const from = gameFrom<Game>(suite.gameOf(run.case), readings)
  const game = draw(4) === 0 ? from : (mutateGame(from, games as unknown as readonly Game[], seed) as Game)
  if (!isSound(book, game)) return undefined
  const call: Call = { procedure: chart.procedure, args: run.case.begin.args }
  const guide = guided(run.case.choices, drawn)
  let walk: Walk<Game> | undefined
  const past = following(() => {
    walk = tryOrUndefined(() => walkRules(rules, game, call, guide))
  })
  return walk && { walk, past }
}

/** Follows choices as long as they are offered, and then goes on at random for a while. */
function guided(choices: readonly PlainChoice[], drawn: <Item>(items: readonly Item[]) => Item | undefined): Guide {
  let left = false
  return (made, offered) => {
    if (made >= choices.length + ONWARDS) return undefined
    const text = left ? undefined : canonical(choices[made])
    const known = offered.find((one) => canonical(one) === text)
    left = known === undefined
    return known ?? drawn(offered)
  }
}

const partedBy = <Game extends GameState>(mutant: Mutant<Game>, walk: Walk<Game>): Parting | undefined =>
  mutant.within((book) => partingFrom(rulesOf(book, { trace: false }), walk))

/** Finds the point where a mutant shows, in the game that is closest to a base of the book. */
function smallest<Game extends GameState>(
  book: Book<Game>,
  mutant: Mutant<Game>,
  walk: Walk<Game>,
): { readonly walk: Walk<Game>; readonly parting: Parting } {
  const rules = rulesOf(book, { trace: false })
  const path = walk.stops.flatMap(({ chosen }) => chosen ?? [])
  const shownIn = (game: Game) => {
    if (!isSound(book, game)) return undefined
    const again = tryOrUndefined(() => walkRules(rules, game, walk.call, (made) => path[made]))
    const parting = again && partedBy(mutant, again)
    return again && parting && { walk: again, parting }
  }
  const bases = basesOf(book).map(([name, base]) => [name, { ...base, readings: walk.game.readings }] as const)
  const search = nearest<Game, Game, { walk: Walk<Game>; parting: Parting }>({
    bases,
    between: (base) => changes(base, walk.game),
    over: (base, parts) => mergePartial(base, partialOf(parts)) as Game,
  })
  const found = runSearch(search, shownIn)
  return found ?? { walk, parting: partedBy(mutant, walk) as Parting }
}

function made<Game extends GameState>(
  { questions }: Book<Game>,
  { walk: { game, call }, parting }: { readonly walk: Walk<Game>; readonly parting: Parting },
  mutant: Mutant<Game>,
): ShownMutant<Game> {
  const usual = usualReadings(questions)
  const readings = Object.fromEntries(Object.entries(game.readings).filter(([name, value]) => usual[name] !== value))
  return {
    mutant,
    game: plainGame(game),
    begin: { procedure: call.procedure.name, args: call.args },
    readings,
    ...parting,
  }
}
