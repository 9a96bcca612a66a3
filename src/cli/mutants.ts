/**
 * `rulewright mutants`, carried out: small mistakes in the rules, and which of them the cases notice.
 *
 * @module
 */
import { type Hunted, hunted } from '../conformance/mutants/hunt.js'
import { LEAST_SHARE } from '../conformance/mutants/least-share.js'
import { mutantsGate } from '../conformance/mutants/report.js'
import type { Edge } from '../conformance/vectors/edges.js'
import { suiteFor, suiteIn } from './conform-files.js'
import { EXIT, Unreadable } from './io.js'
import { edgesFile, keepEdge, keptReasons } from './kept-cases.js'
import { paintFor } from './layout.js'
import { bookMeant } from './library.js'
import { mutantsText } from './mutants-text.js'
import { wholeNumber } from './numbers.js'
import { withProgress } from './progress.js'
import type { Session } from './session.js'

/** What the command line says. */
export interface Flags {
  readonly vectors?: string
  readonly only?: string
  readonly every: string
  readonly search: string
  readonly seed: string
  readonly keep?: true
  readonly all?: true
  readonly json?: true
}

/** Hunts the mutants of a book. */
export async function mutants({ io, library, ends }: Session, name: string | undefined, flags: Flags): Promise<void> {
  const book = await bookMeant(library, name)
  const how = {
    every: wholeNumber('--every', flags.every, 1),
    search: wholeNumber('--search', flags.search),
    seed: wholeNumber('--seed', flags.seed),
    reasons: keptReasons(book.name),
    ...(flags.only !== undefined && { only: flags.only }),
    ...(flags.keep && { finds: (edge: Edge) => keepEdge(book.name, edge) }),
  }
  if (flags.keep && how.search === 0) throw new Unreadable(['--keep: expected --search, which finds what is kept'])
  const suite = flags.vectors === undefined ? suiteFor(book) : suiteIn(flags.vectors)
  const { report, found } = withProgress(
    (progress): Hunted =>
      hunted(book, suite, {
        ...how,
        ...(progress && { told: (gate: string, done: number, total: number) => progress({ gate, done, total }) }),
      }),
  )
  if (report.mutants + report.same === 0)
    throw new Unreadable([`--only: no mutant of ${book.title} has "${flags.only}" in its name`])
  const gate = mutantsGate(report, flags.only === undefined && how.every === 1 ? LEAST_SHARE : 0)
  io.out(
    flags.json
      ? `${JSON.stringify({ ...report, found }, null, 2)}\n`
      : mutantsText(
          report,
          { gate, found, all: flags.all === true, file: flags.keep && edgesFile(book.name) },
          paintFor(io.colour),
        ),
  )
  if (!gate.passed) ends(EXIT.failed)
}
