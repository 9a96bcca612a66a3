/**
 * Completions: what a component leaves open is filled in every way, and what must hold is held against each.
 *
 * @module
 */

import { type Collector, collecting } from '../../explore/evidence.js'
import type { Completion, World } from '../../kernel/book/book.js'
import { byPlan } from '../../kernel/charts/step.js'
import type { GameState } from '../../kernel/sections/question.js'
import { enumerate } from '../charts/worlds.js'
import { type Finding, type Gate, gateOf } from '../report.js'
import { courtOf } from './laws.js'

/** The result of one completion: the generated paths it was tried on, and the breaches. */
export interface Completed {
  readonly paths: number
  readonly findings: readonly Finding[]
}

/** The gate of what came of all completions of a book. */
export const completionsGate = (completed: readonly Completed[]): Gate =>
  gateOf(
    'completions',
    completed.reduce((total, { paths }) => total + paths, 0),
    completed.flatMap(({ findings }) => findings),
  )

/** Enumerates the worlds of one completion of a book. */
export function complete<Game extends GameState>(
  { name, book, procedures }: Completion<Game>,
  from: readonly World<Game>[],
  bound: number,
): Completed {
  // What is at work is heard over the standard components; here nobody asks for it.
  const watch: Collector = { ...collecting(book), trace: () => undefined, refusing: () => undefined }
  const court = courtOf(book, { watch })
  const begun = from.filter(({ call }) => procedures.includes(call.procedure.name))
  // The charts are those of the book, whose steps XState takes too in its worlds.
  const worlds = begun.map((world) => enumerate({ book, watch, court, bound, steps: byPlan }, world))
  const findings: readonly Finding[] = [...worlds.flatMap((world) => world.findings), ...court.findings()]
  return {
    paths: worlds.reduce((total, { report }) => total + report.paths, 0),
    findings: findings.map((finding) => ({ ...finding, what: `with ${name}: ${finding.what}` })),
  }
}
