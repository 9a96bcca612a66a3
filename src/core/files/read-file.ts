/**
 * The one reader: whatever the program reads comes through here, as bytes of a bounded number or as text in UTF-8.
 *
 * Devices and folders are no files, what is too long is not read, and a pipe to which nobody writes is not waited for.
 *
 * @module
 */
import { closeSync, constants, fstatSync, openSync, realpathSync, type Stats, statSync } from 'node:fs'
import { recordFile } from '../kernel/watch/watch.js'
import { notText } from './encoding.js'
import { Unreadable } from './input-error.js'
import { bytesFrom } from './read-bytes.js'

const MEGABYTE = 1024 * 1024

/** A kind of file: how many bytes it may have, and what is expected where something else is found. */
export interface FileKind {
  readonly most: number
  readonly expected: string
}

/** Files that people write, with many words around few values. */
export const SOURCE: FileKind = { most: 2 * MEGABYTE, expected: 'a YAML or JSON file' }
/** Pages of rules. */
export const MARKDOWN_PAGE: FileKind = { most: 2 * MEGABYTE, expected: 'a page in Markdown' }
/** A game choice by choice. */
export const PLAY: FileKind = { most: 32 * MEGABYTE, expected: 'a play: {"book": ...}, then one option a line' }
/** Files that programs write, which may be long. */
export const DATA: FileKind = { most: 256 * MEGABYTE, expected: 'a file that rulewright wrote' }

/** The source of bytes piped into the program, not much more than a maximum. */
export interface Piped {
  readonly bytes: (most: number) => Uint8Array
}

/** True if a name means the standard input. */
export const isStdin = (file: string): boolean => file === '-' || file === '/dev/stdin'

/** Returns the name of a file for messages. */
export const fileLabel = (file: string): string => (isStdin(file) ? '<stdin>' : file)

/** The text of a file, without the mark of its encoding. */
export const textAt = (file: string, kind: FileKind): string => textIn(file, kind, bytesAt(file, kind))

/** The text of a file; nothing where there is none. */
export const textIfThere = (file: string, kind: FileKind): string | undefined =>
  isThere(file) ? textAt(file, kind) : undefined

/** The text of a file, or of what is piped in where its name means that. */
export const textOrPiped = (file: string, kind: FileKind, piped: Piped): string =>
  textIn(fileLabel(file), kind, bytesOrPiped(file, kind, piped))

/** The bytes of a file, or of what is piped in where its name means that. */
export const bytesOrPiped = (file: string, kind: FileKind, { bytes }: Piped): Uint8Array =>
  isStdin(file) ? limited(fileLabel(file), kind, bytes(kind.most)) : bytesAt(file, kind)

/** The bytes of a file. */
export function bytesAt(file: string, kind: FileKind): Uint8Array {
  try {
    return limited(file, kind, bytesWithin(file, kind))
  } catch (error) {
    if (error instanceof NotRead) throw error
    throw unfit(file, reasonOf(error), kind)
  }
}

/** True if something readable is at a path, after following links. */
export const isThere = (path: string): boolean => {
  recordFile(path)
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return true
  }
}

/** A path without the links that lead to it. */
export const realPath = (path: string): string => realpathSync(path)

/** True if a path leads to a folder. */
export const isFolder = (path: string): boolean => kindAt(path, (stats) => stats.isDirectory())

/** True if a path leads to a file. */
export const isFile = (path: string): boolean => kindAt(path, (stats) => stats.isFile())

function kindAt(path: string, is: (stats: Stats) => boolean): boolean {
  recordFile(path)
  try {
    return is(statSync(path))
  } catch {
    return false
  }
}

function bytesWithin(file: string, kind: FileKind): Uint8Array {
  recordFile(file)
  const before = statSync(file)
  if (!before.isFile() && !before.isFIFO()) throw unfit(file, kindOf(before), kind)
  // A pipe to which nobody writes would be waited for without end while it is opened.
  const open = openSync(file, constants.O_RDONLY | (before.isFIFO() ? constants.O_NONBLOCK : 0))
  try {
    const { size } = fstatSync(open)
    if (size > kind.most) throw tooLong(file, size, kind)
    const bytes = bytesFrom(open, kind.most, { waits: before.isFIFO() })
    if (before.isFIFO() && bytes.length === 0) throw unfit(file, 'nobody writes to this pipe', kind)
    return bytes
  } finally {
    closeSync(open)
  }
}

function limited(file: string, kind: FileKind, bytes: Uint8Array): Uint8Array {
  if (bytes.length > kind.most) throw tooLong(file, undefined, kind)
  return bytes
}

function textIn(file: string, kind: FileKind, bytes: Uint8Array): string {
  const wrong = notText(bytes)
  if (wrong !== undefined) throw unfit(file, wrong, kind)
  return new TextDecoder('utf-8').decode(bytes)
}

/** Thrown where a file cannot be read, or is none of the kind that is expected. */
export class NotRead extends Unreadable {
  constructor(
    file: string,
    /** The problem, and the expected input. */
    readonly why: string,
  ) {
    super([`${file}: ${why}`])
  }
}

const unfit = (file: string, why: string, { expected }: FileKind) => new NotRead(file, `${why}; expected ${expected}`)

const inMegabytes = (size: number): string => `${Math.ceil(size / MEGABYTE)} MB`

const tooLong = (file: string, size: number | undefined, { most, expected }: FileKind) =>
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
    ENOTDIR: 'there is no such file: the part before the last / is not a folder',
    EISDIR: 'this is a folder',
    EACCES: 'this file may not be read',
    EPERM: 'this file may not be read',
    ELOOP: 'this link leads back to itself',
    ENAMETOOLONG: 'no file can have so long a name',
    ENXIO: 'this is a socket or a device',
    ERR_INVALID_ARG_VALUE: 'no file can have this name',
  }),
)
