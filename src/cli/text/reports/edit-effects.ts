/** The consequences of a change that was written into a book, as text. @module */
import { type Finding, type Gate, type Report, wordsOfCheck } from '#core'
import { programName } from '../../program/program-name.js'
import { block, many, type Paint } from '../layout/output-layout.js'
import { wrapIndented } from '../layout/terminal-table.js'
import { stepFor } from '../next-step.js'

/** The maximum number of findings of a check to show. */
const SHOWN = 4

/** Finds the file and line of a clause or question that a finding is about. */
export type PlaceOf = (where: string) => string | undefined

/** Formats the checks of a book after a change, and what a change has left to do. */
export function checkBlocks(
  { gates, book }: Pick<Report, 'gates' | 'book'>,
  fresh: readonly Gate[],
  placeOf: PlaceOf,
  paint: Paint,
): string {
  const failed = gates.filter(({ passed }) => !passed).length
  return [
    block(paint, 'checked', besideLabel(checkedText(gates.length, failed, fresh.length))),
    ...fresh.map((gate) => block(paint, 'left', gateLines(gate, placeOf))),
    block(paint, '', failed > 0 ? [`${programName()} verify ${book} --next shows one after the other`] : []),
  ].join('')
}

function checkedText(all: number, failed: number, fresh: number): string {
  if (failed === 0) return `all ${many(all, 'check')} of the book passed`
  const failing = `${failed} of ${many(all, 'check')} failed`
  return fresh === 0 ? `${failing}, as before: this change adds nothing` : failing
}

const gateLines = ({ name, findings }: Gate, placeOf: PlaceOf): readonly string[] => [
  ...besideLabel(`${wordsOfCheck(name).title}: ${stepFor(name)}`),
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
