/** The built files that the pages of a site use: style sheet, scripts, pictures. @module */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bytesAt, DATA, type Housed, isFolder, packageRoot, Unreadable } from '#core'
import { examplesForPage } from './page-examples.js'
import type { SiteFiles } from './site-output.js'

/** The folder where the build puts the files for pages. */
const BUILT = join(packageRoot, 'dist', 'page')

/** The files that pages use, by their places in the site. */
export function pageAssets(folder = BUILT): SiteFiles {
  if (!isFolder(folder)) throw new Unreadable([`${folder}: there is no such folder; expected what npm run build makes`])
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
  return new Map(files.toSorted().map((name) => [`assets/${name}`, bytesAt(join(folder, name), DATA)]))
}

/** The examples of a book that a page can open, which few ask for: as JSON, by their places in the site. */
export const exampleAssets = (short: string, book: Housed): SiteFiles =>
  new Map(
    Object.entries(examplesForPage(book)).map(([name, value]) => [
      `assets/examples-${short}/${name}.json`,
      JSON.stringify(value),
    ]),
  )
