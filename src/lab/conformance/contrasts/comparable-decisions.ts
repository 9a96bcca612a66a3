/** Decisions, as two of them are compared. @module */

import { type Book, canonical, type GameState, offeredIn, rowAnchor, rulesOf, tryOrUndefined } from '#core'
import { followChoices } from '../engine/follow-situation.js'
import type { JudgementCase } from '../format/case.js'
import type { DueDecision, PlainChoice } from '../format/situation.js'
import { inOrder, plainChoice, plainDue } from '../vectors/game-cache.js'
import { refusedIn } from '../vectors/rules-walker.js'

/** A decision: who decides what, all options that are offered, and all that are refused. */
export interface DecisionSeen {
  readonly due: DueDecision
  /** The options that are offered, by their texts. */
  readonly offered: ReadonlyMap<string, PlainChoice>
  /** The rows that refuse a candidate, by its text. */
  readonly refusedBy: ReadonlyMap<string, string>
  readonly candidates: readonly PlainChoice[]
}

/** Looks at what choices lead to in some game; nothing where they may not be made there. */
export type DecisionSeenIn<Game extends GameState> = (
  one: Pick<JudgementCase, 'begin' | 'choices'>,
  game: Game,
) => DecisionSeen | undefined

/** Looks at the decisions of a book. */
export function decisionsOf<Game extends GameState>(book: Book<Game>): DecisionSeenIn<Game> {
  const rules = rulesOf(book, { trace: false })
  const refusedAt = refusedIn(book)
  const seenIn: DecisionSeenIn<Game> = ({ begin, choices }, game) => {
    const came = followChoices(rules, rules.begin(game, begin.procedure, begin.args).position, choices)
    if (came.is === 'refused') return undefined
    const due = rules.decide(came.position)
    if (due.over) return { due: plainDue(due), offered: new Map(), refusedBy: new Map(), candidates: [] }
    const refused = refusedAt(came, due)
    const offered = offeredIn(due).map(plainChoice)
    return {
      due: plainDue(due),
      offered: new Map(offered.map((one) => [canonical(one), one])),
      refusedBy: new Map(refused.map((one) => [canonical(plainChoice(one)), one.refusals.map(anchorOf).join(' and ')])),
      candidates: inOrder([...offered, ...refused.map(plainChoice)]),
    }
  }
  return (one, game) => tryOrUndefined(() => seenIn(one, game))
}

const anchorOf = ({ table, row }: { readonly table: string; readonly row: number }): string => rowAnchor(table, row)
