/** Lines in which options stand as a program writes them, told in the words of players. @module */

import { type BarredVerdict, type Decision, LEADS_NOWHERE, type Named, type Option, type Traced, words } from '#core'
import { foldedText, foldTexts } from './fold-texts.js'
import { shortOptionText } from './option-text.js'

/** An option with its words, or a right to one. */
type Spoken = Parameters<typeof shortOptionText>[0]

/** Lines in which some options are told in words. */
export function optionsInText(lines: readonly string[], options: readonly Spoken[]): readonly string[] {
  const said = new Map(options.map((one) => [words(one.option), shortOptionText(one)]))
  // The longest first: `place cells=1` begins `place cells=10`.
  const texts = [...said].filter(([text, other]) => text !== other).toSorted(([a], [b]) => b.length - a.length)
  return lines.map((line) => texts.reduce((told, [text, other]) => told.replaceAll(text, () => other), line))
}

/** Formats the refused choices and the options instead, from lines. */
export function barredText(lines: readonly string[], barred: BarredVerdict): readonly string[] {
  const { refused, choices, unsaid, due } = barred
  const offered = due.over ? [] : due.choices
  const told = lines.map((line) => (due.over || !line.startsWith(OFFERED) ? line : offeredLine(due)))
  return refusedAtAll(optionsInText(told, [...refused, ...offered, ...choices, ...unsaid.map(asOption)]))
}

const OFFERED = 'offered: '

/** The maximum number of options to name in one line. */
const MANY = 12

function offeredLine({ choices }: Decision): string {
  const texts = choices.map(shortOptionText)
  const all = foldTexts(texts).map((one) => foldedText(one, texts))
  return `${OFFERED}${all.slice(0, MANY).join(', ')}${all.length > MANY ? `, and ${all.length - MANY} more` : ''}`
}

/** Turns the named parts of an option into an option. */
const asOption = ({ seat: _, type = 'undefined', ...fields }: Named): Spoken => ({
  option: { type: String(type), ...fields } as Option,
})

/** Words before the reason of a candidate that no row refuses. */
const NO_ROW = new RegExp(`(?: is )?refused by (?=${LEADS_NOWHERE})`)

/** No row refuses a candidate that leads to no option. */
const refusedAtAll = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replace(NO_ROW, ': ').replace(/^: /, ''))

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
