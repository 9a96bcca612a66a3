/** Files of `rulewright readings`: the examples that are written. @module */
import { isThere } from '../../outside/read.js'
import { Unreadable } from '../../outside/unreadable.js'
import { mustBeWritable, writeWhole } from '../../outside/write.js'

/** Fails where an example could not be written to a file: one that is there already is not written over. */
export function mustTakeExample(file: string): void {
  if (isThere(file)) throw new Unreadable([`--out: ${file}: there is such a file; expected a new one`])
  mustBeWritable('--out', file)
}

/** Writes an example file. A file that is there already is not written over. */
export function writeExample(file: string, text: string): void {
  if (isThere(file)) throw new Unreadable([`--out: ${file}: there is such a file; expected a new one`])
  writeWhole(file, text, '--out')
}
