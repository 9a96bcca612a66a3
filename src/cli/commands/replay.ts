/** `rulewright replay`, carried out: a recorded game, played again and judged. @module */
import { hashOf } from '../../hash.js'
import { type PlayFile, readPlayFile } from '../../home/play-file.js'
import { problemLine } from '../../kernel/play.js'
import type { GameState } from '../../kernel/question.js'
import { type Rules, rulesOf } from '../../kernel/rules.js'
import { sightOf } from '../../kernel/secrets.js'
import { asked } from '../../kernel/words.js'
import { Unreadable } from '../../outside/unreadable.js'
import { beginningOf, type Fault, type Retold, retell } from '../../play/replay.js'
import type { ReplayReport } from '../../play/reports.js'
import { EXIT } from '../io.js'
import { bookNamed } from '../library.js'
import { wholeNumber } from '../numbers.js'
import { seatMeant } from '../seat-option.js'
import type { Session } from '../session.js'
import { faultLine, faultText } from '../text/fault.js'
import { block, many, type Paint, paintFor } from '../text/layout.js'
import { begunIn, outcomeText } from '../text/outcome.js'
import { plainDue, plainRefused } from '../text/plain.js'
import { gameText } from '../text/sketch.js'
import { faultSeen, plainSeen, seenText } from './replay-as-seat.js'

/** What the command line says. */
export interface Flags {
  readonly to?: string
  readonly seat?: string
  readonly json?: true
}

/** Plays the game of a file again. */
export async function replayFile(path: string, flags: Flags, { io, library, ends }: Session): Promise<void> {
  const file = readPlayFile(path, io)
  const rules = rulesOf(await bookNamed(library, file.play.book, `${file.file}: line 1: `))
  const from = beginningOf(rules, file.play)
  if (!from.ok)
    throw new Unreadable(from.problems.map((problem) => `${file.file}: line 1: from.${problemLine(problem)}`))
  const seat = flags.seat === undefined ? undefined : seatMeant(rules.book, flags.seat)
  const sight = seat === undefined ? undefined : sightOf(rules.book, seat)
  const upTo = flags.to === undefined ? file.play.choices.length : wholeNumber('--to', flags.to)
  const retold = retell(rules, from.value, file.play.choices.slice(0, upTo))
  if (retold.fault) ends(EXIT.failed)
  if (sight !== undefined && seat !== undefined) {
    const to = { rules, sight, seat, file, retold }
    io.out(flags.json ? `${JSON.stringify(plainSeen(to), null, 2)}\n` : seenText(to, paintFor(io.colour)))
    if (!flags.json) io.err(sight.seat === undefined ? faultText(file, retold) : faultSeen(to))
    return
  }
  if (flags.json) io.out(`${JSON.stringify(plainRetold(rules, file, retold), null, 2)}\n`)
  else {
    io.out(retoldText(rules, retold, paintFor(io.colour)))
    io.err(faultText(file, retold))
  }
}

const lastOf = <Game extends GameState>({ positions }: Retold<Game>) =>
  positions.at(-1) as Retold<Game>['positions'][number]

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

function plainFault(file: PlayFile, at: number, fault: Fault): NonNullable<ReplayReport['fault']> {
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
    due.over
      ? outcomeText(rules.book, begunIn(retold.positions), due.outcome, paint)
      : `\n${paint.strong(`${due.seat} to decide: ${asked(due)}`)}\n`,
    block(paint, 'hash', [hashOf(position)]),
  ].join('')
}
