/** Games as somebody sees them: what was chosen as far as that may be known, and what it changed for them to see. @module */

import { changeLine } from '../examples/format/change-lines.js'
import { changes } from '../explore/partial-values.js'
import type { Book } from '../kernel/book/book.js'
import type { Option, Seat } from '../kernel/offers/option.js'
import type { Position } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { Sight } from '../kernel/seats/secrets.js'
import type { GameState } from '../kernel/sections/question.js'
import { canonical } from '../values/json.js'
import { aboutText, spoken } from '../wording/option-text.js'
import { measuredChanges, shownChanges } from '../wording/picture-text.js'
import { seatTitle } from '../wording/seat-title.js'

/** A choice as somebody saw it. */
export interface SeenStep {
  readonly seat: Seat
  /** The question and its subject, as far as the viewer may know them. */
  readonly asks: string
  readonly about?: string
  /** The chosen option with its words; nothing if the viewer may not know it. */
  readonly option?: Option
  readonly says?: string
  /** The visible changes, one line for each place. */
  readonly changed: readonly string[]
}

/** Lists the changes of a choice, as far as a viewer sees them. */
export function changesSeen<Game extends GameState>(
  book: Book<Game>,
  sight: Sight<Game>,
  before: Game,
  after: Game,
): readonly string[] {
  return (
    shownChanges(book, before, after, sight) ?? [
      ...changes(sight.game(before), sight.game(after)).map(changeLine),
      ...measuredChanges(book.measures ?? [], before, after),
    ]
  )
}

/** A choice as somebody sees it, from the positions before and after it. */
export function stepSeen<Game extends GameState>(
  rules: Rules<Game>,
  sight: Sight<Game>,
  before: Position<Game>,
  option: Option,
  after: Position<Game>,
): SeenStep | undefined {
  const due = rules.decide(before)
  if (due.over) return undefined
  const wanted = canonical(option)
  const choice = [...due.choices, ...due.asides.choices()].find((other) => canonical(other.option) === wanted)
  if (choice === undefined) return undefined
  const { seat, asks, about } = choice
  const sees = sight.sees(choice)
  const changed = changesSeen(rules.book, sight, before.game, after.game)
  if (!sees) return { seat, asks, changed }
  return { seat, asks, ...(about !== undefined && { about }), option: choice.option, says: spoken(choice), changed }
}

/** A choice in one line: what was chosen, or that something was. */
export const stepLine = ({ seat, asks, about, says }: SeenStep): string =>
  says === undefined ? `${seatTitle(seat)} chose, unseen: ${asks}` : `${seatTitle(seat)}: ${says}${aboutText(about)}`

/** All choices of a game as somebody saw them. */
export const stepsSeen = <Game extends GameState>(
  rules: Rules<Game>,
  sight: Sight<Game>,
  positions: readonly Position<Game>[],
  choices: readonly Option[],
): readonly SeenStep[] =>
  positions.slice(1).flatMap((after, made) => {
    const [before, option] = [positions[made], choices[made]]
    return before && option ? (stepSeen(rules, sight, before, option, after) ?? []) : []
  })
