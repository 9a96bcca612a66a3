/** The lines of clauses and questions, found without reading whole pages: for those who want only to point at them. @module */
import { join } from 'node:path'
import { isFile, MARKDOWN_PAGE, textAt } from '../files/read-file.js'
import { CONTENTS, listedFiles } from './contents-page.js'

/** A line of a page, by its path below the folder of the pages. */
export interface PageLine {
  readonly file: string
  readonly line: number
}

/** The lines of pages: those of clauses by their ids, and those of questions by their names. */
export interface PartLines {
  readonly clauses: ReadonlyMap<string, PageLine>
  readonly questions: ReadonlyMap<string, PageLine>
}

const NO_LINES: PartLines = { clauses: new Map(), questions: new Map() }

/** Finds the lines of a folder's pages; none where it has no pages. */
export function partLines(folder: string): PartLines {
  const contents = join(folder, CONTENTS)
  if (!isFile(contents)) return NO_LINES
  const clauses = new Map<string, PageLine>()
  const questions = new Map<string, PageLine>()
  for (const file of listedFiles(textAt(contents, MARKDOWN_PAGE))) {
    const path = join(folder, file)
    if (!isFile(path)) continue
    let section = ''
    let heading = 0
    for (const [index, line] of textAt(path, MARKDOWN_PAGE).split(/\r?\n/).entries()) {
      const place = { file, line: index + 1 }
      const [, id, details] = /^`(\w+)`( _.*_)?$/.exec(line) ?? []
      const [, key] = /^ {0,3}[-*+] .*`(\w+)`(?: _.*_)?$/.exec(line) ?? []
      if (line.startsWith('#')) heading = place.line
      else if (id !== undefined && details !== undefined) questions.set(id, { file, line: heading })
      else if (id !== undefined) section = id
      else if (key !== undefined) clauses.set(`${section}.${key}`, place)
    }
  }
  return { clauses, questions }
}
