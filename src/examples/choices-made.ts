import type { Named, NamedPlay } from '../kernel/explain.js'
import type { Option, Seat } from '../kernel/option.js'
import type { GameState } from '../kernel/question.js'
import type { Traced } from '../kernel/trace.js'
import { aboutText, words } from '../kernel/words.js'
import { namedWords } from './named-choices.js'

/** A choice that was made. */
export interface Made {
  readonly option: Option
  readonly seat: Seat
  /** What the decision was about. */
  readonly about?: string
  /** Whether somebody named it; else it declined something, or there was nothing else to choose. */
  readonly named: boolean
  /** How many other options there were, where nobody named it; 0 for what was named or forced. */
  readonly others: number
}

/** The choices of a play, with which of them somebody named. */
export const madeIn = (
  trace: readonly Traced[],
  { named, others }: Pick<NamedPlay<GameState>, 'named' | 'others'>,
): readonly Made[] =>
  trace
    .filter((line) => line.kind === 'chosen')
    .map(({ kind: _, seenBy: __, ...made }, index) => ({
      ...made,
      named: named[index] ?? false,
      others: others[index] ?? 0,
    }))

/** Which of the choices a line of the same trace tells of. */
export function toldIn(trace: readonly Traced[], choices: readonly Made[]): (line: Traced) => Made | undefined {
  const chosen = trace.filter(({ kind }) => kind === 'chosen')
  return (line) => choices[chosen.indexOf(line)]
}

/** A choice that was made, in one line. */
export const madeLine = ({ option, seat, about, named, others }: Made): string =>
  `${seat}: ${words(option)}${aboutText(about)}${named ? '' : ` (not named${besides(others)})`}`

/** The choices that nobody named though there was something else to choose. */
export const assumedIn = (choices: readonly Made[]): readonly Made[] => choices.filter(({ others }) => others > 0)

const besides = (others: number): string =>
  others === 0 ? '' : `; ${others} other ${others === 1 ? 'option' : 'options'}`

/** A named end of what had ended by itself, in one line. */
export const overLine = (named: Named): string => `${namedWords(named)}: nothing is left to end`
