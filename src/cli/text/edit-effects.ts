/** The consequences of a change that was written into a book, as text. @module */
import { wordsOfCheck } from '../../verify/check-titles.js'
import type { Finding, Gate, Report } from '../../verify/report.js'
import { programName } from '../program/program-name.js'
import { block, many, type Paint } from './output-layout.js'
import { wrapIndented } from './terminal-table.js'

/** The maximum number of findings of a check to show. */
const SHOWN = 4

/** Finds the file and line of a clause or question that a finding is about. */
export type PlaceOf = (where: string) => string | undefined

/** Formats the checks of a book after a change, and what is left to do. */
export function checkBlocks(
  { gates, passed, book }: Pick<Report, 'gates' | 'passed' | 'book'>,
  placeOf: PlaceOf,
  paint: Paint,
): string {
  if (passed) return block(paint, 'checked', [`all ${many(gates.length, 'check')} of the book passed`])
  const failed = gates.filter((gate) => !gate.passed)
  return [
    block(paint, 'checked', [`${failed.length} of ${many(gates.length, 'check')} failed`]),
    ...failed.map((gate) => block(paint, 'left', gateLines(gate, placeOf))),
    block(paint, '', [`${programName()} verify ${book} --next shows them one by one`]),
  ].join('')
}

const gateLines = ({ name, findings }: Gate, placeOf: PlaceOf): readonly string[] => [
  `${wordsOfCheck(name).title}:`,
  ...findings.slice(0, SHOWN).flatMap((finding) => besideLabel(findingText(finding, placeOf))),
  ...(findings.length > SHOWN ? [`and ${findings.length - SHOWN} more`] : []),
]

/** Formats a finding with its place in a file, where it has one. */
function findingText({ where, what }: Finding, placeOf: PlaceOf): string {
  const place = placeOf(where)
  return `${place === undefined ? where : `${place}: ${where.slice(where.indexOf(':') + 1)}`}: ${what}`
}

/** Wraps a text beside its label. */
export const besideLabel = (text: string): readonly string[] => wrapIndented(text, 12).map((line) => line.trim())
