/** The stamp of a build: a digest of the modules of which the program was bundled. @module */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfContent } from '../files/hash-content.js'
import { bytesAt, DATA, isFolder, textIfThere } from '../files/read-file.js'
import { builtModules, bundledModules, isBundled } from '../home/module-graph.js'

/** The file that holds the stamp, beside the bundle. */
export const STAMP: string = join(bundledModules, 'built-from.txt')

const ROOMS = ['src', 'spec', 'machines']

/** The stamp of the modules as they are now; nothing where they are not beside the bundle. */
export function stampNow(): string | undefined {
  const folders = ROOMS.map((room) => join(builtModules, room))
  if (!folders.every(isFolder)) return undefined
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .sort()
      .map((name) => join(folder, name)),
  )
  return hashOfContent(
    files.map((file) => `${file.slice(builtModules.length)} ${hashOfContent(bytesAt(file, DATA))}`).join('\n'),
  )
}

/** Tells if the bundle was made of the modules beside it. A package has its bundle alone. */
export function isBundleCurrent(): boolean {
  const now = isBundled ? stampNow() : undefined
  return now === undefined || textIfThere(STAMP, DATA) === now
}
