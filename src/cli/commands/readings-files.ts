/** Files of `rulewright readings`: the examples that are written. @module */
import { existsSync, statSync } from 'node:fs'
import { written } from '../../home/kept-readings.js'
import { Unreadable } from '../../home/unreadable.js'

/** Writes an example file. A file that is there already is not written over. */
export function writeExample(file: string, text: string): void {
  if (existsSync(file)) throw new Unreadable([`--out: ${file}: there is such a file; expected a new one`])
  written(file, text)
}

export function existingFolder(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path
  throw new Unreadable([`--out: ${path}: there is no such folder`])
}
