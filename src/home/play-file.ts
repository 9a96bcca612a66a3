/** Play files: read, and written so that a failure in between loses nothing. @module */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { choiceLines, type Play, parsePlay, printPlay, problemLine } from '../kernel/play.js'
import { nameOf, type Piped, PLAY, textOrPiped } from '../outside/read.js'
import { Unreadable } from '../outside/unreadable.js'
import { writeWhole } from '../outside/write.js'

/** A play as it was read, with the line of every choice. */
export interface PlayFile {
  readonly file: string
  readonly play: Play
  readonly lines: readonly number[]
}

/** Reads a play file, or what is piped in. */
export function readPlayFile(path: string, piped: Piped): PlayFile {
  const file = nameOf(path)
  const text = textOrPiped(path, PLAY, piped)
  const parsed = parsePlay(text)
  if (!parsed.ok) throw new Unreadable(parsed.problems.map((problem) => `${file}: ${problemLine(problem)}`))
  return { file, play: parsed.value, lines: choiceLines(text) }
}

/** Writes a play file at once: what stood there before stays whole until the new one is complete. */
export const writePlayFile = (file: string, play: Play): void => writeWhole(file, printPlay(play))

/** A name that no file has yet: `orchard.jsonl`, `orchard-2.jsonl` and so on. */
export function freeName(stem: string, folder = '.'): string {
  for (let number = 1; ; number += 1) {
    const file = join(folder, `${stem}${number === 1 ? '' : `-${number}`}.jsonl`)
    if (!existsSync(file)) return file
  }
}
