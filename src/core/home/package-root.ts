/** The location of the package, whether it runs from source or built. @module */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DATA, textAt } from '../files/read-file.js'
import { isRecord } from '../values/json.js'
import { parseJson } from '../values/plain-data.js'

/** The nearest folder outwards that holds a `package.json`. */
export function rootFrom(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json'))) return folder
  const outer = dirname(folder)
  return outer === folder ? undefined : rootFrom(outer)
}

/** The folder of this package. */
export const packageRoot: string = ownRoot()

function ownRoot(): string {
  const nearest = rootFrom(dirname(fileURLToPath(import.meta.url)))
  // What is compiled has one for itself.
  const root = nearest && basename(nearest) === 'dist' ? rootFrom(dirname(nearest)) : nearest
  if (root === undefined) throw new Error('the package has no package.json')
  return root
}

export function packageVersion(): string {
  const read = parseJson(textAt(join(packageRoot, 'package.json'), DATA))
  if (read.ok && isRecord(read.value) && typeof read.value.version === 'string') return read.value.version
  throw new Error('the package.json of the package names no version')
}
