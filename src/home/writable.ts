/** Whether something can be written, looked up before the work whose result it is to hold. @module */
import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Unreadable } from './unreadable.js'

/** Fails where a file that an option names cannot be written: better before the work than after it. */
export function mustBeWritable(flag: string, file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (stat?.isDirectory()) throw new Unreadable([`${flag}: ${file}: this is a folder, expected a file`])
  try {
    accessSync(stat ? file : dirname(file), constants.W_OK)
  } catch (error) {
    throw cannotBeWritten(flag, file, error)
  }
}

/** Fails where a folder that an option names cannot be written to, or made. */
export function mustTakeFiles(flag: string, folder: string): void {
  const stat = statSync(folder, { throwIfNoEntry: false })
  if (stat && !stat.isDirectory()) throw new Unreadable([`${flag}: ${folder}: this is no folder`])
  const above = dirname(folder)
  if (stat === undefined && above !== folder) mustTakeFiles(flag, above)
  else
    try {
      accessSync(folder, constants.W_OK)
    } catch (error) {
      throw cannotBeWritten(flag, folder, error)
    }
}

/** What is told where something cannot be written. */
export const cannotBeWritten = (flag: string, file: string, error: unknown): Unreadable =>
  new Unreadable([`${flag}: ${file}: cannot be written: ${error instanceof Error ? error.message : String(error)}`])
