/** Lines around a report, for somebody who waits for it: what begins, and what to do when it has passed. @module */
import type { Report } from '#core'
import { programName } from '../../program/program-name.js'

/** The line before the work. It says how long this takes: the largest book needs about two minutes of processor time. */
export const beginLine = (title: string): string =>
  `Checking the rules of ${title}: every clause, table, chart and example, and random games.\n` +
  'A large book takes about two minutes of processor time. Later runs repeat only the checks of what changed.\n'

/** The lines after a report that passed: three things to do with the book, as the user named it. */
export function nextLines({ book: name, passed }: Pick<Report, 'book' | 'passed'>, book: string = name): string {
  if (!passed) return ''
  const command = programName()
  const steps = [
    [`${command} play ${book}`, 'play it here'],
    [`${command} ask ${book}`, 'see the options of a position'],
    [`${command} publish ${book} --out site`, 'write its website'],
  ] as const
  const width = Math.max(...steps.map(([line]) => line.length))
  return `\nNext:\n${steps.map(([line, does]) => `  ${line.padEnd(width)}  ${does}\n`).join('')}`
}
