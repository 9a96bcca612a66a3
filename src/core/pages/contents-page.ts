/** The table of contents of a book: which pages there are, in their order. @module */
import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'

/** The file that lists the pages of a book. */
export const CONTENTS = 'contents.md'

/** True if the rules of a book are written as pages in a folder. */
export const hasPages = (folder: string): boolean => existsSync(join(folder, CONTENTS))

/** True for a path that does not lead out of the folder. */
export const isBelow = (file: string): boolean => !isAbsolute(file) && !file.split('/').includes('..')

/** A page that a table of contents links to. */
export interface ListedPage {
  readonly file: string
  readonly line: number
}

/** Lists the pages that a table of contents links to. */
export const listedPages = (contents: readonly string[]): readonly ListedPage[] =>
  contents.flatMap((line, index) => {
    const [, file] = /^- \[.+\]\((.+\.md)\)$/.exec(line) ?? []
    return file === undefined ? [] : [{ file: decoded(file), line: index + 1 }]
  })

/** Lists the files of a table of contents that lie below its folder. */
export const listedFiles = (contents: string): readonly string[] =>
  listedPages(contents.split(/\r?\n/)).flatMap(({ file }) => (isBelow(file) ? [file] : []))

/** Decodes an address; one that is no address names the file as it is. */
function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
