/**
 * Unfinished files: a file is written beside its place until it is whole, and by that two writers of one file notice each other.
 *
 * The name of an unfinished file, `.NAME.PROCESS-MARK.tmp`, says which process writes it. The mark tells threads apart, and
 * processes in containers, many of which have the same number.
 *
 * @module
 */
import { closeSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Unreadable } from './input-error.js'
import { pauseFor } from './read-bytes.js'

/** The mark of this thread of this process. */
const MARK = Math.floor(Math.random() * 0xffffffff).toString(16)

/** Returns the path for writing a file until it is complete. */
export const besideOf = (file: string): string => join(dirname(file), `.${stemOf(file)}.${process.pid}-${MARK}.tmp`)

const stemOf = (file: string): string => basename(file).slice(0, 100)

const UNFINISHED = /^\.(.+)\.(\d+)(?:-[0-9a-f]+)?\.tmp$/

/** True if a name is that of an unfinished file or folder. */
export const isUnfinished = (name: string): boolean => UNFINISHED.test(name)

/** Takes an unfinished file or folder away. If that fails, it is a leftover, which the next writer takes away. */
export function dropUnfinished(beside: string): void {
  try {
    rmSync(beside, { recursive: true, force: true })
  } catch {
    // Nothing depends on it.
  }
}

/** Takes away what processes that were killed have left beside files of a folder. */
export function takeAwayUnfinished(folder: string, files: Iterable<string>): void {
  const stems = new Map<string, Set<string>>()
  for (const file of files) {
    const path = join(folder, file)
    stems.set(dirname(path), (stems.get(dirname(path)) ?? new Set()).add(stemOf(path)))
  }
  for (const [place, names] of stems)
    for (const one of unfinishedIn(place)) if (names.has(one.stem) && !isAtWork(one)) dropUnfinished(one.path)
}

interface Unfinished {
  readonly path: string
  readonly stem: string
  readonly process: number
}

const unfinishedIn = (folder: string): readonly Unfinished[] =>
  namesIn(folder).flatMap((name) => {
    const [, stem, process] = UNFINISHED.exec(name) ?? []
    return stem === undefined ? [] : [{ path: join(folder, name), stem, process: Number(process) }]
  })

/** The names in a folder; none where it is not there, or may not be looked into. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** True if a process is still writing an unfinished file. */
function isAtWork({ path, process: id }: Unfinished): boolean {
  // A container gives the same number to one process after the other: what is older than this process is of one before.
  return id === process.pid ? isSince(path, Date.now() - process.uptime() * 1000) : isRunning(id)
}

const isSince = (path: string, began: number): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= began

/** True if a process is running, as far as this machine can see. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The number of waits for another writer, and the length of each in milliseconds. */
const PATIENCE = 1000
const PAUSE = 5

/**
 * Does something while no other process of the program does so with the same file. It is given the unfinished file, to be written
 * and put in place.
 *
 * Each writer first makes its unfinished file and then looks for others, so two can never both find none. Of two that wait for
 * each other one gives way. Processes on other machines are not seen.
 */
export function alone<Result>(file: string, act: (beside: string) => Result, patience = PATIENCE): Result {
  const beside = besideOf(file)
  try {
    for (let tries = 0; ; tries += 1) {
      closeSync(openSync(beside, 'a'))
      const other = othersBeside(file, beside)[0]
      if (other === undefined) return act(beside)
      if (tries >= patience) throw stillWritten(file, other)
      if (other.path < beside) rmSync(beside, { force: true })
      pauseFor(PAUSE)
    }
  } finally {
    dropUnfinished(beside)
  }
}

/** Lists the unfinished versions of a file by other writers, after removing leftovers. */
function othersBeside(file: string, own: string): readonly Unfinished[] {
  takeAwayUnfinished(dirname(file), [basename(file)])
  return unfinishedIn(dirname(file)).filter(({ stem, path }) => stem === stemOf(file) && path !== own)
}

const stillWritten = (file: string, { path, process }: Unfinished): Unreadable =>
  new Unreadable([
    `${file}: process ${process} is writing this file, too, so it was not changed. Try again when that process has ended. If it does not exist, delete ${path}`,
  ])
