/** `rulewright play replay --seat`: a recorded game as a seat saw it. @module */
import {
  type Decision,
  decisionText,
  type GameState,
  type Over,
  type PlayFile,
  type Retold,
  type Rules,
  type SeenReplayReport,
  type Sight,
  seatTitle,
  stepLine,
  stepsSeen,
} from '#core'
import { gameText } from '../../../text/boards/text-picture.js'
import { begunIn, outcomeText } from '../../../text/game-outcome.js'
import { block, many, type Paint } from '../../../text/layout/output-layout.js'
import { plainDue } from '../../../text/plain-text.js'
import { faultLine } from '../../../text/play-fault.js'

/** A game that was played again, and who looks at it. */
export interface RetoldTo<Game extends GameState> {
  readonly rules: Rules<Game>
  readonly sight: Sight<Game>
  /** The name of the seat. */
  readonly seat: string
  readonly file: PlayFile
  readonly retold: Retold<Game>
}

/** The last position of a recorded game. */
export const lastOf = <Game extends GameState>({ positions }: Retold<Game>) =>
  positions.at(-1) as Retold<Game>['positions'][number]

/** The game as plain JSON: every choice as far as it was seen, and the game at the end as it is seen. */
export function plainSeen<Game extends GameState>({
  rules,
  sight,
  seat,
  file,
  retold,
}: RetoldTo<Game>): SeenReplayReport {
  const position = lastOf(retold)
  return {
    book: rules.book.name,
    seat,
    legal: retold.fault === undefined,
    choices: stepsSeen(rules, sight, retold.positions, file.play.choices),
    ...(retold.fault && { line: faultLine(file, retold.at ?? -1) }),
    due: plainDue(sight.due(rules.decide(position))),
    seen: sight.game(position.game) as SeenReplayReport['seen'],
  }
}

/** Formats the outcome of a recorded game, or the decision at which it stops. */
export const endText = <Game extends GameState>(
  { book }: Rules<Game>,
  { positions }: Retold<Game>,
  due: Decision | Over,
  paint: Paint,
): string =>
  due.over
    ? outcomeText(book, begunIn(positions), due.outcome, paint)
    : `\n${paint.strong(`${seatTitle(due.seat)} to decide: ${decisionText(due)}`)}\n`

/** The game as text, choice by choice. */
export function seenText<Game extends GameState>({ rules, sight, seat, file, retold }: RetoldTo<Game>, paint: Paint) {
  const position = lastOf(retold)
  const due = sight.due(rules.decide(position))
  const steps = stepsSeen(rules, sight, retold.positions, file.play.choices)
  return [
    `${paint.strong(rules.book.title)}: ${many(retold.traces.length, 'choice')}${retold.fault ? '' : ', all by the rules'}, as ${seat} saw ${retold.traces.length === 1 ? 'it' : 'them'}\n\n`,
    ...steps.flatMap((step) => [`${paint.strong(stepLine(step))}\n`, block(paint, 'changed', step.changed)]),
    `\n${gameText(rules, position, paint, sight)}`,
    endText(rules, retold, due, paint),
  ].join('')
}

/** Formats the line of a faulty choice. The fault itself is shown only to readers who may see everything. */
export const faultSeen = <Game extends GameState>({ file, retold }: RetoldTo<Game>): string =>
  retold.fault === undefined
    ? ''
    : `${file.file}: line ${faultLine(file, retold.at ?? -1)}: this cannot be; leave out --seat to see why\n`
