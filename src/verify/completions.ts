/**
 * Completions: what a component leaves open is filled in every way, and what must hold is held against each.
 *
 * @module
 */
import type { Book, Completion, GameState } from '../kernel/book.js'
import { collecting } from './evidence.js'
import { courtOf } from './laws.js'
import { type Finding, type Gate, gateOf } from './report.js'
import { enumerate } from './worlds.js'

/** Enumerates the worlds of every completion of a book, and tells what breaks in any of them. */
export function completionsGate<Game extends GameState>(
  book: Book<Game>,
  bound: number,
  progress: (done: number, total: number) => void,
): Gate {
  const completions = book.completions?.() ?? []
  const judged = completions.map((completion, index) => {
    progress(index, completions.length)
    return judge(completion, bound)
  })
  return gateOf(
    'completions',
    judged.reduce((total, { paths }) => total + paths, 0),
    judged.flatMap(({ findings }) => findings),
  )
}

/** What breaks in one completion, and how many generated paths it was tried on. */
function judge<Game extends GameState>({ name, book }: Completion<Game>, bound: number) {
  const watch = collecting(book)
  const court = courtOf(book, watch)
  const worlds = book.worlds.map((world) => enumerate({ book, watch, court, bound }, world))
  const findings: readonly Finding[] = [...worlds.flatMap((world) => world.findings), ...court.findings()]
  return {
    paths: worlds.reduce((total, { report }) => total + report.paths, 0),
    findings: findings.map((finding) => ({ ...finding, what: `with ${name}: ${finding.what}` })),
  }
}
