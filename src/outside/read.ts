/**
 * The one reader: whatever the program reads comes through here, as bytes of a bounded number or as text in UTF-8.
 *
 * Devices and folders are no files, what is too long is not read, and a pipe to which nobody writes is not waited for.
 *
 * @module
 */
import { closeSync, constants, fstatSync, openSync, realpathSync, type Stats, statSync } from 'node:fs'
import { noteFile } from '../kernel/noting.js'
import { bytesFrom } from './bytes.js'
import { notText } from './encoding.js'
import { Unreadable } from './unreadable.js'

const MEGABYTE = 1024 * 1024

/** A kind of file: how many bytes it may have, and what is expected where something else is found. */
export interface Kind {
  readonly most: number
  readonly expected: string
}

/** What people write, with many words around few values. */
export const SOURCE: Kind = { most: 2 * MEGABYTE, expected: 'a YAML or JSON file' }
/** A game choice by choice. */
export const PLAY: Kind = { most: 32 * MEGABYTE, expected: 'a play: {"book": ...}, then one option a line' }
/** What programs write, long as it may be. */
export const DATA: Kind = { most: 256 * MEGABYTE, expected: 'a file that rulewright wrote' }

/** How bytes of a kind come in that are piped into the program: little more than a number of them. */
export interface Piped {
  readonly bytes: (most: number) => Uint8Array
}

/** Whether a name means the standard input. */
export const isStdin = (file: string): boolean => file === '-' || file === '/dev/stdin'

/** What a file is called in messages. */
export const nameOf = (file: string): string => (isStdin(file) ? '<stdin>' : file)

/** The text of a file, without the mark of its encoding. */
export const textAt = (file: string, kind: Kind): string => textIn(file, kind, bytesAt(file, kind))

/** The text of a file; nothing where there is none. */
export const textIfThere = (file: string, kind: Kind): string | undefined =>
  isThere(file) ? textAt(file, kind) : undefined

/** The text of a file, or of what is piped in where its name means that. */
export const textOrPiped = (file: string, kind: Kind, piped: Piped): string =>
  textIn(nameOf(file), kind, bytesOrPiped(file, kind, piped))

/** The bytes of a file, or of what is piped in where its name means that. */
export const bytesOrPiped = (file: string, kind: Kind, { bytes }: Piped): Uint8Array =>
  isStdin(file) ? limited(nameOf(file), kind, bytes(kind.most)) : bytesAt(file, kind)

/** The bytes of a file. */
export function bytesAt(file: string, kind: Kind): Uint8Array {
  try {
    return limited(file, kind, bytesWithin(file, kind))
  } catch (error) {
    if (error instanceof NotRead) throw error
    throw unfit(file, reasonOf(error), kind)
  }
}

/** Whether something is there that could be read, as far as links lead to it. */
export const isThere = (path: string): boolean => {
  noteFile(path)
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return true
  }
}

/** A path without the links that lead to it. */
export const realPath = (path: string): string => realpathSync(path)

/** Whether a path leads to a folder. */
export const isFolder = (path: string): boolean => kindAt(path, (stats) => stats.isDirectory())

/** Whether a path leads to a file. */
export const isFile = (path: string): boolean => kindAt(path, (stats) => stats.isFile())

function kindAt(path: string, is: (stats: Stats) => boolean): boolean {
  noteFile(path)
  try {
    return is(statSync(path))
  } catch {
    return false
  }
}

function bytesWithin(file: string, kind: Kind): Uint8Array {
  noteFile(file)
  const before = statSync(file)
  if (!before.isFile() && !before.isFIFO()) throw unfit(file, kindOf(before), kind)
  // A pipe to which nobody writes would be waited for without end while it is opened.
  const open = openSync(file, constants.O_RDONLY | (before.isFIFO() ? constants.O_NONBLOCK : 0))
  try {
    const { size } = fstatSync(open)
    if (size > kind.most) throw tooLong(file, size, kind)
    const bytes = bytesFrom(open, kind.most, { waits: before.isFIFO() })
    if (before.isFIFO() && bytes.length === 0) throw unfit(file, 'this is a pipe to which nobody writes', kind)
    return bytes
  } finally {
    closeSync(open)
  }
}

function limited(file: string, kind: Kind, bytes: Uint8Array): Uint8Array {
  if (bytes.length > kind.most) throw tooLong(file, undefined, kind)
  return bytes
}

function textIn(file: string, kind: Kind, bytes: Uint8Array): string {
  const wrong = notText(bytes)
  if (wrong !== undefined) throw unfit(file, wrong, kind)
  return new TextDecoder('utf-8').decode(bytes)
}

/** Thrown where a file cannot be read, or is none of the kind that is expected. */
export class NotRead extends Unreadable {
  constructor(
    file: string,
    /** What is wrong with it, and what was expected. */
    readonly why: string,
  ) {
    super([`${file}: ${why}`])
  }
}

const unfit = (file: string, why: string, { expected }: Kind) => new NotRead(file, `${why}; expected ${expected}`)

const inMegabytes = (size: number): string => `${Math.ceil(size / MEGABYTE)} MB`

const tooLong = (file: string, size: number | undefined, { most, expected }: Kind) =>
  new NotRead(
    file,
    size === undefined
      ? `has more than ${inMegabytes(most)}; expected ${expected}`
      : `has ${inMegabytes(size)}; expected ${expected}, at most ${inMegabytes(most)}`,
  )

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'this is a folder'
  return stats.isSocket() ? 'this is a socket' : 'this is a device'
}

/** Why a file cannot be read or written, in words. */
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException
  return REASONS.get(code) ?? (code === '' ? message : `cannot be read (${code})`)
}

const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ENOENT: 'there is no such file',
    ENOTDIR: 'there is no such file: what stands before the last / is no folder',
    EISDIR: 'this is a folder',
    EACCES: 'this file may not be read',
    EPERM: 'this file may not be read',
    ELOOP: 'this link leads back to itself',
    ENAMETOOLONG: 'no file can have so long a name',
    ENXIO: 'this is a socket or a device',
    ERR_INVALID_ARG_VALUE: 'no file can have this name',
  }),
)
