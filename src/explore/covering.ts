/**
 * Covering: the fewest plays in which together everything is at work that was at work in many.
 *
 * @module
 */
import type { Book, GameState } from '../kernel/book.js'
import type { Option } from '../kernel/offer.js'
import type { Play } from '../kernel/play.js'
import type { Position } from '../kernel/position.js'
import type { Rules } from '../kernel/rules.js'
import { beginningOf, tried } from '../play/retell.js'
import type { AtWork } from './at-work.js'
import { type Collector, collecting } from './evidence.js'
import { workedIn } from './idle.js'

/** A play with everything that was at work in it, by its anchors. */
export interface Shown {
  readonly choices: readonly Option[]
  readonly shows: ReadonlySet<string>
}

/** Hears plays, one after the other, and remembers what was at work in each. */
export interface Recorder {
  /** Listens to the play that is going on. */
  readonly watch: Collector
  /** The play that is going on has come to its end. */
  readonly ended: (choices: readonly Option[]) => void
  /** Another play begins. */
  readonly next: () => void
  /** The plays that have come to their end, with what was at work in each. */
  readonly plays: () => readonly Shown[]
}

/** A recorder of what was at work, of the kinds that are asked for; somebody else hears everything too. */
export function recording<Game extends GameState>(
  book: Book<Game>,
  kinds: readonly AtWork[],
  others: Collector,
): Recorder {
  const plays: Shown[] = []
  let own = collecting(book)
  return {
    watch: {
      ...others,
      trace: (lines) => {
        others.trace(lines)
        own.trace(lines)
      },
      refusing: (ask) => {
        others.refusing(ask)
        own.refusing(ask)
      },
    },
    ended: (choices) => {
      plays.push({ choices, shows: workedIn(book, own.evidence(), kinds) })
    },
    next: () => {
      own = collecting(book)
    },
    plays: () => plays,
  }
}

/** What is at work in a recorded play, as far as it is legal, and where every game begins. */
export function shownIn<Game extends GameState>(
  rules: Rules<Game>,
  play: Play,
  kinds: readonly AtWork[],
): ReadonlySet<string> {
  const { main, empty } = rules.book
  const watch = collecting(rules.book)
  watch.trace(rules.begin(empty, main.procedure.name, main.args).trace)
  const beginning = beginningOf(rules, play)
  if (beginning.ok) listen(rules, beginning.value, play.choices, watch)
  return workedIn(rules.book, watch.evidence(), kinds)
}

function listen<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  choices: readonly Option[],
  watch: Collector,
): void {
  let position = from
  for (const option of choices) {
    const due = rules.decide(position)
    if (!due.over) watch.refusing(due.refused)
    const made = tried(() => rules.choose(position, option))
    if ('fault' in made) return
    watch.trace(made.value.trace)
    position = made.value.position
  }
}

/**
 * Of many plays, few that together show everything that all of them show beyond what is shown already: always the one
 * that adds most, the shortest of those; then none is kept that the others make needless.
 */
export function covering<P extends Shown>(plays: readonly P[], already: ReadonlySet<string>): readonly P[] {
  const missing = new Set(plays.flatMap(({ shows }) => [...shows]).filter((anchor) => !already.has(anchor)))
  const wanted = new Set(missing)
  const kept: P[] = []
  while (missing.size > 0) {
    const best = mostOf(plays, missing)
    if (best === undefined) break
    kept.push(best)
    for (const anchor of best.shows) missing.delete(anchor)
  }
  return kept.reduce((left, play) => withoutNeedless(left, play, wanted), kept as readonly P[])
}

/** The play that shows most of what is missing; of several, the shortest. */
function mostOf<P extends Shown>(plays: readonly P[], missing: ReadonlySet<string>): P | undefined {
  const added = plays.map((play) => ({ play, adds: [...missing].filter((anchor) => play.shows.has(anchor)).length }))
  return added.toSorted((a, b) => b.adds - a.adds || a.play.choices.length - b.play.choices.length)[0]?.play
}

/** Some plays without one of them, where the others show all that is wanted of it. */
function withoutNeedless<P extends Shown>(plays: readonly P[], play: P, wanted: ReadonlySet<string>): readonly P[] {
  const others = plays.filter((other) => other !== play)
  const needless = [...play.shows].every(
    (anchor) => !wanted.has(anchor) || others.some(({ shows }) => shows.has(anchor)),
  )
  return needless ? others : plays
}
