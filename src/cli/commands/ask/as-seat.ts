/** `rulewright ask --seat`: what is due in a position, as far as a seat may know it. @module */
import {
  type ChoiceMade,
  changesSeen,
  type Decision,
  dueLine,
  type GameState,
  type LegalVerdict,
  madeChoiceLine,
  type Rules,
  type Sight,
  type Total,
  type Traced,
  totalsOf,
  totalText,
} from '#core'
import { gameText } from '../../text/boards/text-picture.js'
import { dueText, refusedBy } from '../../text/decision.js'
import { block, type Paint } from '../../text/layout/output-layout.js'
import { openLines } from '../../text/open-questions.js'
import { plainChoice, plainDue, plainRefused, plainTotals } from '../../text/plain-text.js'

/** Extra parts to show beside the options. */
interface Wanted {
  readonly refused?: boolean
  readonly asides?: boolean
  readonly totals?: boolean
}

/** The choices that reached a position, and the seat that looks at it. */
export interface AskedAs {
  readonly rules: Rules
  readonly sight: Sight
  /** The name of the seat. */
  readonly seat: string
  readonly from: GameState
  readonly legal: LegalVerdict
  readonly trace: readonly Traced[]
}

/** A choice as a seat sees it: one that may not be known, without what was chosen. */
type Seen = ChoiceMade | Pick<ChoiceMade, 'seat'>

const isHidden = (seen: Seen | undefined): boolean => seen !== undefined && !('option' in seen)

/** The choices that led on; how many of them somebody made who may keep them is not told. */
function choicesSeen({ sight, legal, trace }: AskedAs): readonly Seen[] {
  const chosen = trace.filter((line) => line.kind === 'chosen')
  const all = legal.choices.map((made, index): Seen => {
    const line = chosen[index]
    return line === undefined || sight.sees(line) ? made : { seat: made.seat }
  })
  return all.filter((one, index) => {
    const before = all[index - 1]
    return !(isHidden(one) && isHidden(before) && one.seat === before?.seat)
  })
}

/** The answer as plain JSON: the game as it is seen stands in the place of the position. */
export function plainAskedAs(asked: AskedAs, { refused = false, asides = false }: Wanted): object {
  const { rules, sight, seat, from, legal } = asked
  const due = sight.due(legal.due)
  return {
    book: rules.book.name,
    seat,
    choices: choicesSeen(asked),
    changed: changesSeen(rules.book, sight, from, legal.position.game),
    ...plainTotals(rules.book.measures ?? [], legal.position.game),
    due: plainDue(due),
    ...(asides && !due.over && { asides: due.asides.choices().map(plainChoice) }),
    ...(refused && { refused: due.over ? [] : refusedBy(due, asides).map(plainRefused) }),
    seen: sight.game(legal.position.game),
  }
}

/** Formats the value of each measure, one line each. */
export const totalLines = (measures: readonly Total<GameState>[], game: GameState): readonly string[] =>
  Object.entries(totalsOf(measures, game)).map(([name, value]) => `${name}: ${totalText(value)}`)

/** The answer as text, with the game as it is seen. */
export function askedAsText(
  asked: AskedAs,
  { refused = false, asides = false, totals = false }: Wanted,
  paint: Paint,
): string {
  const { rules, sight, seat, from, legal } = asked
  const { position, procedure } = legal
  const due = sight.due(legal.due)
  const open = ({ cites }: Decision) => openLines(rules.book, cites, position.game.readings)
  return [
    `${paint.strong(dueLine({ due, procedure }))}\n`,
    block(paint, 'told to', [sight.seat === undefined ? `${seat}, who may know all` : seat]),
    block(
      paint,
      'chosen',
      choicesSeen(asked).map((made) => ('option' in made ? madeChoiceLine(made) : `${made.seat} has chosen`)),
    ),
    block(paint, 'changed', changesSeen(rules.book, sight, from, position.game)),
    block(paint, 'totals', totals ? totalLines(rules.book.measures ?? [], position.game) : []),
    due.over ? '' : dueText(due, { refused, asides, counted: [], open: open(due) }, paint),
    `\n${gameText(rules, position, paint, sight)}`,
  ].join('')
}
