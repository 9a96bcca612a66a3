/** `rulewright conform --matrix`, carried out: many implementations on one page, those judged now side by side. @module */

import { mustBeWritable, Unreadable } from '#core'
import { judgedBy } from '#fleet'
import { isClean, type Run } from '#lab'
import { originOf } from '../../books/load-origin.js'
import { handsOver } from '../../options/choose-workers.js'
import { implementationsIn, namesOfImplementations } from '../../options/implementations.js'
import { wholeNumber } from '../../options/numbers.js'
import { printResult } from '../../output/print-result.js'
import { whileTimed } from '../../output/progress.js'
import type { Session } from '../../program/command-context.js'
import { EXIT } from '../../program/io.js'
import { conformLine } from '../../text/reports/conform.js'
import { runsIn, writeMatrix } from './cases-and-reports.js'
import { bookWithSuite, type ConformFlags } from './suite.js'

/** Puts runs on one page: of files, and of implementations that are judged now. */
export async function conformMatrix(
  name: string | undefined,
  flags: ConformFlags & { readonly matrix: true | readonly string[] },
  session: Session,
  isOverOwn: boolean,
): Promise<void> {
  const { html, command, implementation } = flags
  const files = flags.matrix === true ? [] : flags.matrix
  if (command !== undefined) throw new Unreadable(['--matrix: expected no --command beside it'])
  if (html === undefined) throw new Unreadable(['--matrix: expected --html, where the page is written'])
  mustBeWritable('--html', html)
  const judged = implementation.length === 0 ? [] : await runsNow(name, flags, session, isOverOwn)
  const runs = [...runsIn(files, judged[0]?.book), ...judged]
  writeMatrix(html, runs)
  printResult(session.io, flags, {
    data: () => runs,
    text: (paint) => judged.map((run) => conformLine(run, paint)).join(''),
  })
  if (judged.some(({ stopped }) => stopped !== undefined)) session.ends(EXIT.unreadable)
  else if (judged.some(({ totals }) => !isClean(totals))) session.ends(EXIT.failed)
}

/** Judges the implementations that are named. */
async function runsNow(
  name: string | undefined,
  { vectors, implementation, timeout, limit, only, ...flags }: ConformFlags,
  { io, library }: Session,
  isOverOwn: boolean,
): Promise<readonly Run[]> {
  if (only.length > 0) throw new Unreadable(['--only: expected none with --matrix'])
  // Workers of a fleet know by themselves how an implementation is started.
  const implementations =
    flags.queue === undefined
      ? implementationsIn(implementation)
      : Object.fromEntries(namesOfImplementations(implementation).map((one) => [one, []]))
  const how = {
    implementations,
    timeout: wholeNumber('--timeout', timeout, 1),
    limit: wholeNumber('--limit', limit),
  }
  const { book, suite } = await bookWithSuite(name, vectors, library, io.told)
  const hands = handsOver(isOverOwn ? undefined : originOf({ library, io }, book), flags, io)
  return whileTimed(
    (progress) =>
      judgedBy(
        book,
        suite,
        { ...how, ...(progress && { told: (gate, done, total) => progress({ gate, done, total }) }) },
        hands,
      ),
    io.told,
  )
}
