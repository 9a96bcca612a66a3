/** The lines of clauses on the pages of a book, with links that lead an editor there. @module */
import { join, relative } from 'node:path'
import { type Book, homeOf, late, partLines, rootOf } from '#core'

/** A line of a page; with an address, a link leads there. */
export interface ClauseLine {
  readonly file: string
  readonly line: number
  readonly address?: string
}

/** Returns a lookup of the lines of a book's clauses; the pages are looked at when somebody first asks. */
export function clauseLines(book: Book, edit: string | undefined): (id: string) => ClauseLine | undefined {
  const folder = homeOf(book)
  const lines = late(() => partLines(folder).clauses)
  return (id) => {
    const at = lines().get(id)
    if (at === undefined) return undefined
    const file = relative(rootOf(book), join(folder, at.file)).replaceAll('\\', '/')
    return { file, line: at.line, ...(edit !== undefined && { address: lineAddress(edit, file, at.line) }) }
  }
}

/** The address of a line: code hosts show a page as it is written, with its lines, where `plain` asks for that. */
const lineAddress = (edit: string, file: string, line: number): string =>
  `${edit.replace(/\/*$/, '/')}${encodeURI(file)}?plain=1#L${line}`
