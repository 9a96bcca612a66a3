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
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Unreadable } from './unreadable.js'

/** Fails where a file that an option names cannot be written: better before the work than after it. */
export function mustBeWritable(flag: string, file: string): void {
  const stat = found(flag, file)
  if (stat?.isDirectory()) throw new Unreadable([`${flag}: ${file}: this is a folder, expected a file`])
  try {
    // A pipe that nobody reads would be waited for without end while it is opened.
    closeSync(openSync(file, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NONBLOCK, 0o666))
    if (stat === undefined) rmSync(file)
    if (stat?.isFile() !== false) triedBeside(stat === undefined ? file : realpathSync(file))
  } catch (error) {
    throw cannotBeWritten(flag, file, error)
  }
}

/** Fails where no file can be made beside another, as is done to replace it. */
function triedBeside(file: string): void {
  const beside = besideOf(file)
  closeSync(openSync(beside, 'wx'))
  rmSync(beside)
}

/** Fails where a folder that an option names cannot be written to, or made. */
export function mustTakeFiles(flag: string, folder: string): void {
  const stat = found(flag, folder)
  if (stat && !stat.isDirectory()) throw new Unreadable([`${flag}: ${folder}: this is no folder`])
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

/** What is told where something cannot be written. */
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
    rmSync(beside, { force: true })
    throw error
  }
}

const besideOf = (file: string): string => join(dirname(file), `.${stemOf(file)}.${process.pid}.tmp`)

const stemOf = (file: string): string => basename(file).slice(0, 100)

/** Takes away what was left beside files that were being replaced as the program was killed. */
export function takeAwayUnfinished(folder: string, files: Iterable<string>): void {
  const stems = new Map<string, Set<string>>()
  for (const file of files) {
    const path = join(folder, file)
    stems.set(dirname(path), (stems.get(dirname(path)) ?? new Set()).add(stemOf(path)))
  }
  for (const [place, names] of stems)
    for (const name of namesIn(place)) {
      const [, stem = '', process = ''] = /^\.(.+)\.(\d+)\.tmp$/.exec(name) ?? []
      if (names.has(stem) && !isRunning(Number(process))) takeAway(join(place, name))
    }
}

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** Whether a process is running: what it is writing is no leftover. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Begins a file that grows line by line, or cuts it to what is sound of it. */
export function beginFile(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw cannotBeWritten('', file, error)
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
