/** `rulewright play replay`, carried out: a recorded game, played again and judged. @module */
import {
  beginningOf,
  type GameState,
  hashOf,
  type PlayFault,
  type PlayFile,
  problemLine,
  type ReplayReport,
  type Retold,
  type Rules,
  readPlayFile,
  retell,
  rulesOf,
  Unreadable,
} from '#core'
import { bookNamed } from '../../../books/library.js'
import { wholeNumber } from '../../../options/numbers.js'
import { viewerMeant } from '../../../options/seat.js'
import { printResult } from '../../../output/print-result.js'
import type { Session } from '../../../program/command-context.js'
import { EXIT } from '../../../program/io.js'
import { gameText } from '../../../text/boards/text-picture.js'
import { block, many, type Paint } from '../../../text/layout/output-layout.js'
import { plainDue, plainRefused } from '../../../text/plain-text.js'
import { faultLine, faultText } from '../../../text/play-fault.js'
import { endText, faultSeen, lastOf, plainSeen, seenText } from './as-seat.js'

/** Command-line options of `play replay`. */
export interface ReplayFlags {
  readonly to?: string
  readonly seat?: string
  readonly json?: true
}

/** Plays the game of a file again. */
export async function replayFile(path: string, flags: ReplayFlags, { io, library, ends }: Session): Promise<void> {
  const file = readPlayFile(path, io)
  const rules = rulesOf(await bookNamed(library, file.play.book, `${file.file}: line 1: `))
  const from = beginningOf(rules, file.play)
  if (!from.ok)
    throw new Unreadable(from.problems.map((problem) => `${file.file}: line 1: from.${problemLine(problem)}`))
  const viewer = viewerMeant(rules.book, flags.seat)
  const upTo = flags.to === undefined ? file.play.choices.length : wholeNumber('--to', flags.to)
  const retold = retell(rules, from.value, file.play.choices.slice(0, upTo))
  if (retold.fault) ends(EXIT.failed)
  const to = viewer && { rules, ...viewer, file, retold }
  printResult(io, flags, {
    data: () => (to ? plainSeen(to) : plainRetold(rules, file, retold)),
    text: (paint) => (to ? seenText(to, paint) : retoldText(rules, retold, paint)),
  })
  if (!flags.json) io.err(to?.sight.seat === undefined ? faultText(file, retold) : faultSeen(to))
}

function plainRetold<Game extends GameState>(rules: Rules<Game>, file: PlayFile, retold: Retold<Game>): ReplayReport {
  const position = lastOf(retold)
  const { at = -1, fault } = retold
  return {
    book: rules.book.name,
    legal: fault === undefined,
    choices: retold.traces.length,
    ...(fault && { fault: plainFault(file, at, fault) }),
    due: plainDue(rules.decide(position)),
    hash: hashOf(position),
    position: position as unknown as ReplayReport['position'],
  }
}

function plainFault(file: PlayFile, at: number, fault: PlayFault): NonNullable<ReplayReport['fault']> {
  const choice = file.play.choices[at]
  return {
    line: faultLine(file, at),
    ...(choice && { choice: { ...choice } }),
    why: fault.why,
    messages: fault.why === 'refused' ? [] : fault.messages,
    refused: fault.why === 'refused' ? fault.refused.map(plainRefused) : [],
  }
}

function retoldText<Game extends GameState>(rules: Rules<Game>, retold: Retold<Game>, paint: Paint): string {
  const position = lastOf(retold)
  const due = rules.decide(position)
  const made = many(retold.traces.length, 'choice')
  return [
    `${paint.strong(rules.book.title)}: ${made}${retold.fault ? '' : ', all by the rules'}\n\n`,
    gameText(rules, position, paint),
    endText(rules, retold, due, paint),
    block(paint, 'hash', [hashOf(position)]),
  ].join('')
}
