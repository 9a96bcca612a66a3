/** Lines in which options stand as a program writes them, told in the words of players. @module */
import type { Decision, Option } from '#kernel'
import type { Barred } from '../examples/verdict.js'
import type { Named } from '../kernel/explain.js'
import type { Traced } from '../kernel/trace.js'
import { words } from '../kernel/words.js'
import { folded, foldedText } from './folding.js'
import { worded } from './worded.js'

/** An option with its words, or a right to one. */
type Spoken = Parameters<typeof worded>[0]

/** Lines in which some options are told in words. */
export function inWords(lines: readonly string[], options: readonly Spoken[]): readonly string[] {
  const said = new Map(options.map((one) => [words(one.option), worded(one)]))
  // The longest first: `place cells=1` begins `place cells=10`.
  const texts = [...said].filter(([text, other]) => text !== other).toSorted(([a], [b]) => b.length - a.length)
  return lines.map((line) => texts.reduce((told, [text, other]) => told.replaceAll(text, () => other), line))
}

/** What choices are refused, and what is offered instead, as lines tell it. */
export function barredInWords(lines: readonly string[], barred: Barred): readonly string[] {
  const { refused, choices, unsaid, due } = barred
  const offered = due.over ? [] : due.choices
  const told = lines.map((line) => (due.over || !line.startsWith(OFFERED) ? line : offeredLine(due)))
  return refusedAtAll(inWords(told, [...refused, ...offered, ...choices, ...unsaid.map(asOption)]))
}

const OFFERED = 'offered: '

/** How much of what is offered is named in a line. */
const MANY = 12

function offeredLine({ choices }: Decision): string {
  const texts = choices.map(worded)
  const all = folded(texts).map((one) => foldedText(one, texts))
  return `${OFFERED}${all.slice(0, MANY).join(', ')}${all.length > MANY ? `, and ${all.length - MANY} more` : ''}`
}

/** What was named of an option. */
const asOption = ({ seat: _, type = 'undefined', ...fields }: Named): Spoken => ({
  option: { type: String(type), ...fields } as Option,
})

/** Nothing refuses what comes to nothing. */
const refusedAtAll = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replace(/(?: is )?refused by (?=nothing comes of it)/, ': ').replace(/^: /, ''))

/** The lines of refusals: the first tells what refuses, those below it what stands further in. */
export const refusedByLines = ([own = '', ...inside]: readonly string[]): readonly string[] =>
  refusedAtAll([`refused by ${own}`, ...inside])

/** The options that a trace names. */
export const optionsIn = (trace: readonly Traced[]): readonly Spoken[] =>
  trace.flatMap((line): readonly Spoken[] => {
    if (line.kind === 'chosen') return [line]
    if (line.kind === 'skipped') return line.refused()
    if (line.kind !== 'advised') return []
    const { kept, steps } = line.advice
    return [...steps.flatMap(({ left }) => left.map((option) => ({ option }))), ...kept]
  })
