/** `rulewright audit pages`, carried out. @module */
import { bookAt, CONTENTS, checkModule, foldersWithPages, type PagesModule, Unreadable, writeModule } from '#core'
import { printResult } from '../../../output/print-result.js'
import type { Session } from '../../../program/command-context.js'
import { EXIT } from '../../../program/io.js'
import { many } from '../../../text/layout/output-layout.js'
import { watchPages } from '../../../watch/watch-pages.js'

/** Command-line options of `audit pages`. */
export interface PagesFlags {
  readonly check?: true
  readonly watch?: true
  readonly json?: true
}

/** Reads the pages of folders, and writes the module beside them, or says whether it is current. */
export async function pages({ io, ends }: Session, folders: readonly string[], flags: PagesFlags): Promise<void> {
  if (flags.watch && (flags.check || flags.json))
    throw new Unreadable(['--watch: writes modules and prints lines; expected it without --check and --json'])
  const found = folders.map((folder) => ({ folder, below: pagesIn(folder, io.folder) }))
  const missing = found.filter(({ below }) => below.length === 0)
  if (missing.length > 0)
    throw new Unreadable(
      missing.map(({ folder }) => `${folder}: expected a folder with ${CONTENTS}, or folders with one`),
    )
  const modules = found.flatMap(({ below }) => below.map((one) => (flags.check ? checkModule(one) : writeModule(one))))
  printResult(io, flags, { data: () => modules.map(shown), text: () => summary(modules, flags) })
  if (flags.check && modules.some(({ current }) => !current)) ends(EXIT.failed)
  if (flags.watch)
    await watchPages(
      found.flatMap(({ below }) => below),
      io,
    )
}

/** The folders with pages at a path, or those of the book whose package stands there. */
function pagesIn(folder: string, from = '.'): readonly string[] {
  const below = foldersWithPages(folder)
  const home = below.length > 0 ? undefined : bookAt(`${folder}/`, from)?.home
  return home === undefined ? below : foldersWithPages(home)
}

const shown = ({ file, pages, current }: PagesModule): object => ({ file, pages: pages.length, current })

/** Says which modules were old, and how many pages were read. */
function summary(modules: readonly PagesModule[], { check }: PagesFlags): string {
  const old = modules.filter(({ current }) => !current)
  const lines = old.map(({ file }) =>
    check ? `${file}: older than its pages; run the command without --check` : `${file}: written`,
  )
  const read = many(
    modules.reduce((all, { pages }) => all + pages.length, 0),
    'page',
  )
  return [
    ...lines,
    `${read} read in ${many(modules.length, 'folder')}, ${many(old.length, 'module')} ${check ? 'old' : 'written'}`,
    '',
  ].join('\n')
}
