/** The module beside the pages of a book: compared with them, and written. @module */
import { join } from 'node:path'
import { DATA, textIfThere } from '../files/read-file.js'
import { rememberFile, writeBack } from '../files/write-back.js'
import { formatModule } from './format-module.js'
import type { Page } from './page-parts.js'
import { readPages } from './read-pages.js'

/** The name of the module beside the pages. */
export const MODULE = 'rules.gen.ts'

/** The module of a folder of pages: what it has to say, and whether it does. */
export interface PagesModule {
  readonly file: string
  readonly text: string
  readonly current: boolean
  readonly pages: readonly Page[]
}

/** Compares the module beside the pages of a folder with them. */
export function checkModule(folder: string, label?: string): PagesModule {
  const file = join(folder, MODULE)
  const pages = readPages(folder, label)
  const text = formatModule(pages)
  return { file, text, current: textIfThere(file, DATA)?.replaceAll('\r\n', '\n') === text, pages }
}

/** Writes the module beside the pages of a folder, if it says something else than they do. */
export function writeModule(folder: string, label?: string): PagesModule {
  const before = rememberFile(join(folder, MODULE))
  const checked = checkModule(folder, label)
  if (!checked.current) writeBack(before, checked.text)
  return checked
}
