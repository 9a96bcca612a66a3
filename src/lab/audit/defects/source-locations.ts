/** The places in a project checkout that state the clauses, questions and findings of a book. @module */
import { join, relative } from 'node:path'
import { DATA, partLines, sourceFiles, textAt } from '#core'
import type { Locate, Located } from './sarif.js'

const STATED = /^export const \w+ = (question|finding)\('([^']+)'/

/** Finds where the clauses, questions and findings of a book are stated, in a folder below the top of its project. */
export function locatingIn(top: string, folder: string): Locate {
  const found = new Map<string, Located>()
  for (const source of sourceFiles(folder)) {
    const file = relative(top, join(folder, source)).replaceAll('\\', '/')
    for (const [index, line] of textAt(join(folder, source), DATA).split('\n').entries()) {
      const [, what, name] = STATED.exec(line) ?? []
      if (name !== undefined) found.set(`${what} ${name}`, { file, line: index + 1 })
    }
  }
  const lines = partLines(folder)
  for (const [what, places] of [
    ['question', lines.questions],
    ['clause', lines.clauses],
  ] as const)
    for (const [name, { file, line }] of places)
      found.set(`${what} ${name}`, { file: relative(top, join(folder, file)).replaceAll('\\', '/'), line })
  return (what, name) => found.get(`${what} ${name}`)
}
