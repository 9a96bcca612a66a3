/** Play files: read, and written so that neither a failure in between nor another writer loses anything. @module */
import { basename, dirname, join } from 'node:path'
import { Unreadable } from '../files/input-error.js'
import { fileLabel, isStdin, isThere, type Piped, PLAY, textOrPiped } from '../files/read-file.js'
import { ChangedMeanwhile, type Remembered, rememberFile, writeBack, writeNew } from '../files/write-back.js'
import { choiceLines, type Play, parsePlay, printPlay, problemLine } from '../records/recorded-play.js'

/** A play as it was read, with the line of every choice. */
export interface PlayFile {
  readonly file: string
  readonly play: Play
  readonly lines: readonly number[]
  /** The file as it was read; nothing where the play was piped in. */
  readonly before?: Remembered
}

/** Reads a play file, or what is piped in. */
export function readPlayFile(path: string, piped: Piped): PlayFile {
  const file = fileLabel(path)
  const before = isStdin(path) ? undefined : rememberFile(path)
  const text = textOrPiped(path, PLAY, piped)
  const parsed = parsePlay(text)
  if (!parsed.ok) throw new Unreadable(parsed.problems.map((problem) => `${file}: ${problemLine(problem)}`))
  return { file, play: parsed.value, lines: choiceLines(text), ...(before && { before }) }
}

/** Writes a play file back, unless somebody else has changed it since it was remembered. */
export const writePlayBack = (before: Remembered, play: Play): Remembered => writeBack(before, printPlay(play))

/** Writes a play to a file of its own. */
export const writeNewPlay = (stem: string, folder: string, play: Play): Remembered =>
  writeFree(stem, folder, printPlay(play))

/** Writes a file under a name that no file has yet: `orchard.jsonl`, `orchard-2.jsonl` and so on. */
export function writeFree(stem: string, folder: string, text: string): Remembered {
  for (;;)
    try {
      return writeNew(freeName(stem, folder), text)
    } catch (error) {
      // Somebody else took the name just now: the next one is tried.
      if (!(error instanceof ChangedMeanwhile)) throw error
    }
}

/** Writes a play beside a file that is somebody else's by now. */
export const writePlayBeside = (file: string, play: Play): Remembered =>
  writeNewPlay(basename(file, '.jsonl'), dirname(file), play)

/** A name that no file has yet. */
export function freeName(stem: string, folder = '.'): string {
  for (let number = 1; ; number += 1) {
    const file = join(folder, `${stem}${number === 1 ? '' : `-${number}`}.jsonl`)
    if (!isThere(file)) return file
  }
}
