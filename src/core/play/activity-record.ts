/** Recording: what was at work in each of many plays. @module */

import { type AtWork, workedIn } from '../explore/active-items.js'
import type { Shown } from '../explore/covering-plays.js'
import { type Collector, collecting } from '../explore/evidence.js'
import type { Book } from '../kernel/book/book.js'
import type { Option } from '../kernel/offers/option.js'
import type { Position } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Play } from '../records/recorded-play.js'
import { beginningOf, tryRules } from './replay.js'

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

/** Lists the items with evidence in the legal part of a recorded play, without those at the start of every game. */
export function activeInPlay<Game extends GameState>(
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
    const made = tryRules(() => rules.choose(position, option))
    if ('fault' in made) return
    watch.trace(made.value.trace)
    position = made.value.position
  }
}
