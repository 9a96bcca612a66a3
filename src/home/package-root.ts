/** Where the package stands, whether it runs from its sources or as built. @module */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRecord } from '../kernel/json.js'
import { parseJson } from '../kernel/plain-data.js'
import { DATA, textAt } from '../outside/read.js'

/** The folder of the package: the nearest one outwards that holds a `package.json`. */
export const packageRoot: string = rootFrom(dirname(fileURLToPath(import.meta.url)))

function rootFrom(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const outer = dirname(folder)
  if (outer === folder) throw new Error('the package has no package.json')
  return rootFrom(outer)
}

export function packageVersion(): string {
  const read = parseJson(textAt(join(packageRoot, 'package.json'), DATA))
  if (read.ok && isRecord(read.value) && typeof read.value.version === 'string') return read.value.version
  throw new Error('the package.json of the package names no version')
}

/** The folder that holds the examples of a book. */
export const examplesFolder = (book: string): string => join(packageRoot, 'spec', book, 'examples')
