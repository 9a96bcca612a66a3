import type { Option, Seat } from '../../kernel/offers/option.js'
import type { Traced } from '../../kernel/plays/trace.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Named, NamedPlay } from '../../records/match-plays.js'
import { aboutText, words } from '../../wording/option-text.js'
import { namedChoiceText } from '../named-choices.js'

/** A choice that was made. */
export interface ChoiceMade {
  readonly option: Option
  readonly seat: Seat
  /** The subject of the decision. */
  readonly about?: string
  /** True if the example named it; otherwise it was a decline, or the only option. */
  readonly named: boolean
  /** The number of other options if the choice was not named; 0 if it was named or forced. */
  readonly others: number
}

/** The choices of a play, with which of them somebody named. */
export const madeChoices = (
  trace: readonly Traced[],
  { named, others }: Pick<NamedPlay<GameState>, 'named' | 'others'>,
): readonly ChoiceMade[] =>
  trace
    .filter((line) => line.kind === 'chosen')
    .map(({ kind: _, seenBy: __, ...made }, index) => ({
      ...made,
      named: named[index] ?? false,
      others: others[index] ?? 0,
    }))

/** Finds the choice that a line of the same trace reports. */
export function lineChoices(
  trace: readonly Traced[],
  choices: readonly ChoiceMade[],
): (line: Traced) => ChoiceMade | undefined {
  const chosen = trace.filter(({ kind }) => kind === 'chosen')
  return (line) => choices[chosen.indexOf(line)]
}

/** A choice that was made, in one line. */
export const madeChoiceLine = ({ option, seat, about, named, others }: ChoiceMade): string =>
  `${seat}: ${words(option)}${aboutText(about)}${named ? '' : ` (not named${besides(others)})`}`

/** The choices that nobody named though there was something else to choose. */
export const assumedIn = (choices: readonly ChoiceMade[]): readonly ChoiceMade[] =>
  choices.filter(({ others }) => others > 0)

const besides = (others: number): string =>
  others === 0 ? '' : `; ${others} other ${others === 1 ? 'option' : 'options'}`

/** A named end of what had ended by itself, in one line. */
export const endedLine = (named: Named): string => `${namedChoiceText(named)}: nothing is left to end`
