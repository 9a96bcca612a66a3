/** The folder in which a checkout keeps what can be made again. @module */
import { join } from 'node:path'
import { isFolder } from '../files/read-file.js'
import { type Housed, rootOf } from './book-home.js'
import { packageRoot } from './package-root.js'

const PACKAGES = 'node_modules'

/** The folder for what can be made again: where tools of a checkout keep it. */
export const cacheFolder = (root: string = packageRoot): string => join(root, PACKAGES, '.cache', 'rulewright')

/** The folder for what can be made again of a book: beside its packages, or else beside those of the program. */
export function cacheFolderOf(book: Housed): string | undefined {
  const root = [rootOf(book), packageRoot].find((folder) => isFolder(join(folder, PACKAGES)))
  return root === undefined ? undefined : cacheFolder(root)
}
