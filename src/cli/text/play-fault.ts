/** The fault of a play, as text: the choice, its line, and the clauses against it. @module */
import {
  decisionText,
  type GameState,
  optionsText,
  type PlayFault,
  type PlayFile,
  type Retold,
  refusalsText,
  words,
} from '#core'

/** Returns the line of a play's fault: that of the choice, or the first line. */
export const faultLine = ({ lines }: Pick<PlayFile, 'lines'>, at: number): number => lines[at] ?? 1

/** Formats the fault of a play; nothing if there is none. */
export function faultText<Game extends GameState>(file: PlayFile, { at = -1, fault }: Retold<Game>): string {
  if (fault === undefined) return ''
  const choice = file.play.choices[at]
  const where = `${file.file}: line ${faultLine(file, at)}`
  const [what = '', ...why] = faultLines(fault, choice ? words(choice) : 'the beginning')
  return [`${where}: ${what}`, ...why.map((line) => `  ${line}`)].map((line) => `${line}\n`).join('')
}

function faultLines(fault: PlayFault, what: string): readonly string[] {
  if (fault.why !== 'refused')
    return [fault.why === 'law' ? `${what} breaks a law` : `${what}: the book contradicts itself`, ...fault.messages]
  const { decision, refused } = fault
  if (decision.over) return [`${what}: the game was over before`]
  return [
    `${what} is refused`,
    `${decision.seat} to decide: ${decisionText(decision)}`,
    ...refused.map(({ refusals }) => `refused by ${refusalsText(refusals)}`),
    ...(refused.length > 0 ? [] : [`nothing with these words is offered or refused here; ${optionsText(decision)}`]),
  ]
}
