/**
 * Files that are read, thought about, and written back: what somebody else wrote meanwhile is not lost.
 *
 * Where a result follows from other files alone, the last writer may win, and `writeWhole` is enough.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { Unreadable } from './input-error.js'
import { bytesAt, DATA, isFile } from './read-file.js'
import { alone } from './unfinished-files.js'
import { cannotBeWritten, writeWhole } from './write-file.js'

/** A file as it stood when somebody looked. */
export interface Remembered {
  readonly file: string
  /** A digest of what it held; nothing where it was not there. */
  readonly digest: string | undefined
}

/** Thrown where a file is another one than the writer has read: it is left as it is. */
export class ChangedMeanwhile extends Unreadable {}

/** Remembers a file. Whoever writes it back remembers it first, and reads it then. */
export const rememberFile = (file: string): Remembered => ({ file, digest: digestAt(file) })

const digestAt = (file: string): string | undefined => (isFile(file) ? digestOf(bytesAt(file, DATA)) : undefined)

const digestOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/**
 * Writes a file back, unless it has changed since it was remembered. Remembers what it holds now.
 *
 * A file that was taken away meanwhile holds nothing that could be lost, and is written anew.
 */
export function writeBack(before: Remembered, text: string, flag = ''): Remembered {
  const { file } = before
  const digest = digestOf(text)
  inPlace(file, flag, (place, write) => {
    write(text, () => {
      const now = digestAt(place)
      if (now === undefined || now === before.digest || now === digest) return
      throw new ChangedMeanwhile([`${flag === '' ? '' : `${flag}: `}${changedText(before)}`])
    })
  })
  return { file, digest }
}

const changedText = ({ file, digest }: Remembered): string =>
  digest === undefined
    ? `${file}: somebody else has written this file meanwhile, so it was not changed. Name another one`
    : `${file}: somebody else has changed this file since it was read, so it was not changed here. Run the command again`

/** Writes a file that is not there yet. One that somebody else has written meanwhile is left as it is. */
export const writeNew = (file: string, text: string, flag = ''): Remembered =>
  writeBack({ file, digest: undefined }, text, flag)

/** The new content of a file, with the result of computing it. A file without content is deleted. */
export interface Renewed<Result> {
  readonly text: string | undefined
  readonly result: Result
}

/** Reads a file, changes what it holds and writes it, while nobody else does so. */
export const renewFile = <Result>(file: string, change: () => Renewed<Result>, flag = ''): Result =>
  inPlace(file, flag, (place, write) => {
    const { text, result } = change()
    if (text === undefined) rmSync(place, { force: true })
    else write(text)
    return result
  })

/** Writes a whole file and puts it in place, if it may be: that is looked at last. */
type Write = (text: string, mayBe?: () => void) => void

function inPlace<Result>(file: string, flag: string, act: (place: string, write: Write) => Result): Result {
  try {
    const stat = statSync(file, { throwIfNoEntry: false })
    // A device or a pipe holds nothing that could be lost.
    if (stat && !stat.isFile()) return act(file, (text) => writeWhole(file, text, flag))
    const place = stat ? realpathSync(file) : file
    return alone(place, (beside) =>
      act(place, (text, mayBe) => {
        writeThrough(beside, text, stat?.mode)
        mayBe?.()
        renameSync(beside, place)
      }),
    )
  } catch (error) {
    throw isOfSystem(error) ? cannotBeWritten(flag, file, error) : error
  }
}

const isOfSystem = (error: unknown): boolean => error instanceof Error && 'code' in error

/** Writes a file as far as the disk: what is put in place later survives that a machine loses its power. */
function writeThrough(file: string, text: string, mode: number | undefined): void {
  const open = openSync(file, 'w')
  try {
    if (mode !== undefined) fchmodSync(open, mode)
    writeFileSync(open, text)
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}
