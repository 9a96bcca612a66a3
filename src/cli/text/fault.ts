/** What is wrong with a play, as text: which choice, in which line, and by which clauses. @module */
import { offeredText } from '../../examples/told.js'
import type { PlayFile } from '../../home/play-file.js'
import type { GameState } from '../../kernel/question.js'
import { refusalsText } from '../../kernel/refusing.js'
import { asked, words } from '../../kernel/words.js'
import type { Fault, Retold } from '../../play/replay.js'

/** Where the fault of a play stands: the line of the choice, or of the beginning. */
export const faultLine = ({ lines }: Pick<PlayFile, 'lines'>, at: number): number => lines[at] ?? 1

/** What is wrong with a play; nothing where nothing is. */
export function faultText<Game extends GameState>(file: PlayFile, { at = -1, fault }: Retold<Game>): string {
  if (fault === undefined) return ''
  const choice = file.play.choices[at]
  const where = `${file.file}: line ${faultLine(file, at)}`
  const [what = '', ...why] = faultLines(fault, choice ? words(choice) : 'the beginning')
  return [`${where}: ${what}`, ...why.map((line) => `  ${line}`)].map((line) => `${line}\n`).join('')
}

function faultLines(fault: Fault, what: string): readonly string[] {
  if (fault.why !== 'refused')
    return [fault.why === 'law' ? `${what} breaks a law` : `${what}: the book contradicts itself`, ...fault.messages]
  const { decision, refused } = fault
  if (decision.over) return [`${what}: the game was over before`]
  return [
    `${what} is refused`,
    `${decision.seat} to decide: ${asked(decision)}`,
    ...refused.map(({ refusals }) => `refused by ${refusalsText(refusals)}`),
    ...(refused.length > 0 ? [] : [`nothing with these words is offered or refused here; ${offeredText(decision)}`]),
  ]
}
