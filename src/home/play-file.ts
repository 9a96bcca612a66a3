/** Play files: read, and written so that a failure in between loses nothing. @module */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isStdin } from '../examples/source.js'
import { choiceLines, type Play, parsePlay, printPlay, problemLine } from '../kernel/play.js'
import { Unreadable } from './unreadable.js'

/** A play as it was read, with the line of every choice. */
export interface PlayFile {
  readonly file: string
  readonly play: Play
  readonly lines: readonly number[]
}

/** What is piped into the program. */
export interface Piped {
  readonly piped: () => string
}

/** Reads a play file, or what is piped in. */
export function readPlayFile(path: string, { piped }: Piped): PlayFile {
  const file = isStdin(path) ? '<stdin>' : path
  const text = readText(path, file, piped)
  const parsed = parsePlay(text)
  if (!parsed.ok) throw new Unreadable(parsed.problems.map((problem) => `${file}: ${problemLine(problem)}`))
  return { file, play: parsed.value, lines: choiceLines(text) }
}

function readText(path: string, file: string, piped: () => string): string {
  try {
    return isStdin(path) ? piped() : readFileSync(path, 'utf8')
  } catch (error) {
    throw new Unreadable([`${file}: ${reasonOf(error)}; expected a play: {"book": ...}, then one option a line`])
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'this is a folder',
  EACCES: 'this may not be read or written',
}

const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException
  return REASONS[code] ?? message
}

/** Writes a play file at once: what stood there before stays whole until the new one is complete. */
export function writePlayFile(file: string, play: Play): void {
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)
  try {
    writeFileSync(beside, printPlay(play))
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw new Unreadable([`${file}: cannot be written: ${reasonOf(error)}`])
  }
}

/** A name that no file has yet: `orchard.jsonl`, `orchard-2.jsonl` and so on. */
export function freeName(stem: string, folder = '.'): string {
  for (let number = 1; ; number += 1) {
    const file = join(folder, `${stem}${number === 1 ? '' : `-${number}`}.jsonl`)
    if (!existsSync(file)) return file
  }
}
