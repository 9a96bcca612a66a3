/** Paths that lead out of a folder: what a foreign list names is looked at before it is read or written. @module */
import { lstatSync, realpathSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

/** True if a path leads out of a folder, by itself or through links. */
export function leadsOut(folder: string, path: string): boolean {
  const steps = path.split(/[\\/]/)
  if (isAbsolute(path) || steps.includes('..') || steps.includes('') || path.includes('\0')) return true
  try {
    // A part of a path that no file can have is an error, too.
    const there = steps
      .map((_, at) => join(folder, ...steps.slice(0, at + 1)))
      .filter((part) => lstatSync(part, { throwIfNoEntry: false }))
    const last = there.at(-1)
    if (last === undefined) return false
    const way = relative(realpathSync(folder), realpathSync(last))
    return isAbsolute(way) || way.split(/[\\/]/).includes('..')
  } catch {
    return true
  }
}
