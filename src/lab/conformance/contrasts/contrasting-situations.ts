/**
 * Contrasts: for each thing that a decision reads, a situation that differs from a case in that thing alone, and in which something
 * else may be chosen.
 *
 * A field that code works out may look at many things. A case in which it is true and one in which it is false do not show
 * whether an implementation looks at all of them. Contrasts do.
 *
 * @module
 */
import { type Book, canonical, type GameState, usualReadings } from '#core'
import { fieldsOf } from '../blame/field-of-path.js'
import { type Case, isOfOne, type JudgementCase, type ResultCase } from '../format/case.js'
import { sha256 } from '../format/digest.js'
import type { Suite } from '../runner/suite.js'
import { type BoundaryCase, edgeOf } from '../vectors/files/boundary-cases.js'
import { gameFrom, plainGame } from '../vectors/game-cache.js'
import { changedAt } from './changed-game.js'
import { type DecisionSeen, decisionsOf } from './comparable-decisions.js'
import { isSameDue, type OtherOffer, otherOffers, tellingCandidates } from './other-offers.js'
import { otherValues, valueAt } from './other-values.js'
import { type GamePath, recordedGame } from './recorded-game.js'

/** After how many vain tries of one kind of place for one decision nothing more is tried there. */
const PATIENCE = 30
/** At how many places of one kind the same is shown at most. */
const FEW = 3

const PREFIX = 'contrast: '

/** Tells a contrast from an edge at which a mistake shows. */
export const isContrast = ({ shows }: Pick<BoundaryCase, 'shows'>): boolean => shows.startsWith(PREFIX)

/** A game, and what begins and is chosen in it until a decision is due. */
type Deciding = Pick<ResultCase | JudgementCase, 'given' | 'begin' | 'choices'>

/** A decision as it is varied: its game, what is decided in it, and what was read for that. */
interface Varied<Game extends GameState> {
  readonly one: Deciding
  readonly game: Game
  readonly asks: string
  readonly seen: DecisionSeen
  readonly read: readonly GamePath[]
}

/** Finds contrasts to the decisions in the cases of a book. Each shows something that none before it shows. */
export function contrastsOf<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  told: (done: number, total: number) => void = () => undefined,
): readonly BoundaryCase[] {
  const decision = decisionsOf(book)
  const contrasting = contrastingIn(book, suite)
  const usual = usualReadings(book.questions)
  return decisionsIn(suite.cases).flatMap((one, at, all) => {
    told(at, all.length)
    const game = gameFrom<Game>(suite.gameOf(one), usual)
    const recorded = recordedGame(game)
    const seen = decision(one, recorded.game)
    if (seen === undefined || !('asks' in seen.due)) return []
    const { asks } = seen.due
    const read = recorded.read().filter(([first]) => first !== 'readings')
    return scattered(read).flatMap((path) => contrasting({ one, game, asks, seen, read }, path))
  })
}

/** The decisions that cases ask about or come through last, each once, those after few choices first. */
function decisionsIn(cases: readonly Case[]): readonly Deciding[] {
  const found = new Map<string, Deciding>()
  for (const { asks, given, begin, choices } of cases.filter(isOfOne)) {
    const deciding = { given, begin, choices: asks === 'judgement' ? choices : choices.slice(0, -1) }
    found.set(canonical(deciding), deciding)
  }
  return [...found]
    .toSorted(([a, one], [b, other]) => one.choices.length - other.choices.length || (a < b ? -1 : 1))
    .map(([, deciding]) => deciding)
}

/** Places in an order that has nothing to do with where they stand, so that a few of them are far apart. */
const scattered = (paths: readonly GamePath[]): readonly GamePath[] =>
  paths
    .map((path) => [sha256(canonical(path)), path] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, path]) => path)

/** Varies one place of a game. */
function contrastingIn<Game extends GameState>(book: Book<Game>, suite: Suite) {
  const fieldOf = fieldsOf(book)
  const others = otherValues(new Set(suite.cases.map(suite.gameOf)), fieldOf)
  const decision = decisionsOf(book)
  const search = newsSearch()
  return ({ one, game, asks, seen, read }: Varied<Game>, path: GamePath): readonly BoundaryCase[] => {
    const { kind } = fieldOf(path)
    const subject = `${asks}, by ${kind}`
    return others(kind, valueAt(game, path)).flatMap((value) => {
      if (search.isVain(subject)) return []
      const changed = changedAt(book, { game, read }, path, value)
      const other = changed && decision(one, changed)
      const shows = search.newIn(subject, other ? otherOffers(seen, other, path) : [])
      if (changed === undefined || other === undefined || shows === undefined) return []
      const { begin, choices } = one
      const situation = { game: plainGame(changed), begin, choices, readings: {} }
      const judged = isSameDue(seen, other) && { candidates: tellingCandidates(seen, other) }
      return edgeOf(book, { shows: `${PREFIX}${shows}`, ...situation, ...judged }) ?? []
    })
  }
}

/** Keeps in mind what was shown of each subject, and how often it was tried in vain since. */
function newsSearch() {
  const places = new Map<string, Set<string>>()
  const vain = new Map<string, number>()
  const isNew = ({ name, place }: OtherOffer): boolean => {
    const known = places.get(name) ?? new Set()
    places.set(name, known)
    if (known.has(place) || known.size >= FEW) return false
    known.add(place)
    return true
  }
  return {
    isVain: (subject: string): boolean => (vain.get(subject) ?? 0) >= PATIENCE,
    /** The first of some differences that no try has shown yet. */
    newIn: (subject: string, differences: readonly OtherOffer[]): string | undefined => {
      const [first] = differences.map((one) => ({ ...one, name: `${subject}: ${one.name}` })).filter(isNew)
      vain.set(subject, first ? 0 : (vain.get(subject) ?? 0) + 1)
      return first && `${first.name}, at ${first.place}`
    },
  }
}
