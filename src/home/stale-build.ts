/** Built books of this package that are older than their pages: what is read of them says what the pages said before. @module */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Unreadable } from '../outside/input-error.js'
import { isFile } from '../outside/read-file.js'
import { MODULE } from '../pages/pages-module.js'
import type { Housed } from './book-home.js'
import { packageRoot } from './package-root.js'

/** Refuses a book of this package whose module of pages was written after the last build. */
export function refuseStaleBuild({ name, home }: Housed): void {
  const written = join(packageRoot, 'spec', name, MODULE)
  const built = join(packageRoot, 'dist', 'spec', name, MODULE.replace(/\.ts$/, '.js'))
  if (home === undefined && isFile(written) && isFile(built) && isOlder(built, written))
    throw new Unreadable([`${written}: has changed since the last build; run npm run build first`])
}

/** True if a file was written before another. */
export const isOlder = (file: string, other: string): boolean => statSync(file).mtimeMs < statSync(other).mtimeMs
