import type { Named } from '../kernel/explain.js'
import type { Option, Seat } from '../kernel/option.js'
import type { Traced } from '../kernel/trace.js'
import { aboutText, words } from '../kernel/words.js'
import { means } from './named-choices.js'

/** A choice that was made. */
export interface Made {
  readonly option: Option
  readonly seat: Seat
  /** What the decision was about. */
  readonly about?: string
  /** Whether somebody named it; else it declined something, or there was nothing else to choose. */
  readonly named: boolean
}

type Groups = readonly (readonly Named[])[]

/** The choices of a trace that makes, of the named choices, all but those that are left. */
export function madeIn(trace: readonly Traced[], groups: Groups, left: readonly Named[] = []): readonly Made[] {
  const choices = trace.filter((line) => line.kind === 'chosen')
  const said = groups.map((group) => group.filter((named) => !left.includes(named)))
  const named = marked(choices, said) ?? []
  return choices.map(({ kind: _, seenBy: __, ...made }, index) => ({ ...made, named: named[index] ?? false }))
}

/** A choice that a group names next is that one: the search never makes it as if nobody had named it. */
function marked(choices: readonly Pick<Made, 'option' | 'seat'>[], groups: Groups): readonly boolean[] | undefined {
  const [choice, ...others] = choices
  if (choice === undefined) return groups.every(({ length }) => length === 0) ? [] : undefined
  const meaning = groups.flatMap(([next], index) => (next !== undefined && means(next, choice) ? [index] : []))
  if (meaning.length === 0) return after(false, marked(others, groups))
  for (const taken of meaning) {
    const rest = groups.map((group, index) => (index === taken ? group.slice(1) : group))
    const found = after(true, marked(others, rest))
    if (found !== undefined) return found
  }
  return undefined
}

const after = (named: boolean, others: readonly boolean[] | undefined) => others && [named, ...others]

/** Which of the choices a line of the same trace tells of. */
export function toldIn(trace: readonly Traced[], choices: readonly Made[]): (line: Traced) => Made | undefined {
  const chosen = trace.filter(({ kind }) => kind === 'chosen')
  return (line) => choices[chosen.indexOf(line)]
}

/** A choice that was made, in one line. */
export const madeLine = ({ option, seat, about, named }: Made): string =>
  `${seat}: ${words(option)}${aboutText(about)}${named ? '' : ' (not named)'}`
