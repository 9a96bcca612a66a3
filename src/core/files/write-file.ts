/**
 * The one writer: whatever the program writes goes through here. What is to be written is tried before the work whose result
 * it is to hold, and a file is replaced only when the new one is whole.
 *
 * @module
 */
import {
  appendFileSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Unreadable } from './input-error.js'
import { besideOf, dropUnfinished, takeAwayUnfinished } from './unfinished-files.js'

/** Fails where a file that an option names cannot be written: better before the work than after it. */
export function mustBeWritable(flag: string, file: string): void {
  const stat = found(flag, file)
  if (stat?.isDirectory()) throw new Unreadable([`${flag}: ${file}: this is a folder, expected a file`])
  try {
    // A pipe that nobody reads would be waited for without end while it is opened.
    if (stat) closeSync(openSync(file, constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK))
    // A new file is tried beside its place only: somebody else may write it just now.
    if (stat?.isFile() !== false) triedBeside(stat === undefined ? file : realpathSync(file))
  } catch (error) {
    throw cannotBeWritten(flag, file, error)
  }
}

/** Fails where no file can be made beside another, as is done to replace it. */
function triedBeside(file: string): void {
  takeAwayUnfinished(dirname(file), [basename(file)])
  const beside = besideOf(file)
  closeSync(openSync(beside, 'a'))
  dropUnfinished(beside)
}

/** Fails where a folder that an option names cannot be written to, or made. */
export function mustTakeFiles(flag: string, folder: string): void {
  const stat = found(flag, folder)
  if (stat && !stat.isDirectory()) throw new Unreadable([`${flag}: ${folder}: this is not a folder`])
  const above = dirname(folder)
  if (stat === undefined && above !== folder) mustTakeFiles(flag, above)
  else
    try {
      triedBeside(join(folder, 'file'))
    } catch (error) {
      throw cannotBeWritten(flag, folder, error)
    }
}

/** Fails where there is no folder that an option names, or where no file can be written into it. */
export function mustBeFolder(flag: string, folder: string): void {
  if (found(flag, folder) === undefined) throw new Unreadable([`${flag}: ${folder}: there is no such folder`])
  mustTakeFiles(flag, folder)
}

function found(flag: string, path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    throw cannotBeWritten(flag, path, error)
  }
}

/** Builds the error about a file that cannot be written. */
export const cannotBeWritten = (flag: string, file: string, error: unknown): Unreadable =>
  new Unreadable([`${flag === '' ? '' : `${flag}: `}${file}: cannot be written: ${reasonOf(error)}`])

function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException
  return REASONS.get(code) ?? message
}

const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ENOENT: 'there is no such folder',
    ENOTDIR: 'there is no such folder',
    EISDIR: 'this is a folder',
    EACCES: 'this may not be written',
    EPERM: 'this may not be written',
    EROFS: 'this may not be written',
    ENOSPC: 'there is no room left',
    EDQUOT: 'there is no room left',
    ENXIO: 'nobody reads this pipe',
    ENAMETOOLONG: 'no file can have so long a name',
    ERR_INVALID_ARG_VALUE: 'no file can have this name',
  }),
)

/** Writes a file as a whole: what stood there before stays until the new one is complete. */
export function writeWhole(file: string, text: string | Uint8Array, flag = ''): void {
  try {
    const stat = statSync(file, { throwIfNoEntry: false })
    // A device or a pipe is no file that could be replaced.
    if (stat && !stat.isFile()) writeFileSync(file, text)
    else replace(stat ? realpathSync(file) : file, text)
  } catch (error) {
    throw cannotBeWritten(flag, file, error)
  }
}

function replace(file: string, text: string | Uint8Array): void {
  const beside = besideOf(file)
  try {
    writeFileSync(beside, text, { mode: statSync(file, { throwIfNoEntry: false })?.mode })
    renameSync(beside, file)
  } catch (error) {
    dropUnfinished(beside)
    throw error
  }
}

/** A file that grows line by line. */
export interface Growing {
  readonly add: (text: string) => void
}

/** Adds to a file that is to hold so many bytes: others mean that somebody else writes it, too. */
export function growing(file: string, bytes: number): Growing {
  let size = bytes
  return {
    add: (text) => {
      const stat = statSync(file, { throwIfNoEntry: false })
      if (stat === undefined || (stat.isFile() && stat.size !== size))
        throw new Unreadable([
          `${file}: somebody else has changed this file, so nothing more was added. Name another one`,
        ])
      addTo(file, text)
      size += Buffer.byteLength(text)
    },
  }
}

/** Adds to a file. */
export function addTo(file: string, text: string): void {
  try {
    appendFileSync(file, text)
  } catch (error) {
    throw cannotBeWritten('', file, error)
  }
}

/** Makes a folder with those around it, where it is not there. */
export function makeFolder(folder: string, flag = ''): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw cannotBeWritten(flag, folder, error)
  }
}

/** Puts a folder that is whole in its place, unless somebody else was faster; what stands there and is none gives way. */
export function putFolder(from: string, folder: string, isGood: () => boolean): void {
  try {
    renameSync(from, folder)
  } catch {
    if (isGood()) return
    takeAwayFolder(folder)
    try {
      renameSync(from, folder)
    } catch (error) {
      throw cannotBeWritten('', folder, error)
    }
  }
}

/** Takes away a file that the program has written, where it is there. */
export function takeAway(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch (error) {
    throw cannotBeWritten('', file, error)
  }
}

/** Takes away a folder that the program has written, with all that is in it. */
export function takeAwayFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    throw cannotBeWritten('', folder, error)
  }
}

/**
 * Keeps what can be made again, if it can be written; whether it was. Of two writers the last may win: each file is whole, and holds
 * what is true whoever wrote it.
 */
export function ifItCanBe(write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  }
}

/** Writes several things, each of which may fail by itself; tells what went wrong. */
export const writtenEach = (writes: readonly (() => void)[]): readonly string[] =>
  writes.flatMap((write) => {
    try {
      write()
      return []
    } catch (error) {
      if (error instanceof Unreadable) return error.lines
      throw error
    }
  })
