/** Where the package stands, whether it runs from its sources or as built. @module */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the package: the nearest one outwards that holds a `package.json`. */
export const packageRoot: string = rootFrom(dirname(fileURLToPath(import.meta.url)))

function rootFrom(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const outer = dirname(folder)
  if (outer === folder) throw new Error('the package has no package.json')
  return rootFrom(outer)
}

export function packageVersion(): string {
  const read: { readonly version?: unknown } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))
  if (typeof read.version === 'string') return read.version
  throw new Error('the package.json of the package names no version')
}

/** The folder that holds the examples of a book. */
export const examplesFolder = (book: string): string => join(packageRoot, 'spec', book, 'examples')
