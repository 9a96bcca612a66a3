/** Built books of this package that are older than their pages: what is read of them says what the pages said before. @module */
import { join } from 'node:path'
import { Unreadable } from '../files/input-error.js'
import { DATA, textIfThere } from '../files/read-file.js'
import { MODULE } from '../pages/pages-module.js'
import type { Housed } from './book-home.js'
import { packageRoot } from './package-root.js'

/** Refuses a book of this package whose built module of pages says something else than the module that was written. */
export function refuseStaleBuild({ name, home }: Housed, root: string = packageRoot): void {
  const written = join(root, 'spec', name, MODULE)
  const built = join(root, 'dist', 'spec', name, MODULE.replace(/\.ts$/, '.js'))
  const [source, compiled] = [written, built].map((file) => textIfThere(file, DATA))
  if (home !== undefined || source === undefined || compiled === undefined) return
  if (codeOf(source) !== codeOf(compiled))
    throw new Unreadable([`${written}: is not what was built; run npm run build first`])
}

/** Code without what a compiler lays out as it likes: spaces, semicolons, commas at the end of a list, and the map at its end. */
const codeOf = (text: string): string =>
  text
    .replace(/^\/\/#.*$/m, '')
    .replaceAll(/[\s;]+/g, '')
    .replaceAll(/,(?=[)}\]])/g, '')
