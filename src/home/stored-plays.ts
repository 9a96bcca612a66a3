/** Stored plays: a folder of play files that together show much of a book at work. @module */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AT_WORK, type AtWork } from '../explore/at-work.js'
import type { Shown } from '../explore/covering.js'
import type { Book } from '../kernel/book.js'
import { type Play, problemLine } from '../kernel/play.js'
import { rulesOf } from '../kernel/rules.js'
import type { Keeping } from '../play/playouts.js'
import { shownIn } from '../play/recording.js'
import { beginningOf } from '../play/replay.js'
import type { Seating } from '../play/seats.js'
import { freeName, type Piped, type PlayFile, readPlayFile, writePlayFile } from './play-file.js'
import { Unreadable } from './unreadable.js'

/** The kinds of things that are named, with commas between. */
export function kindsNamed(text: string): readonly AtWork[] {
  const names = text.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !AT_WORK.some((kind) => kind === name))
  if (wrong !== undefined)
    throw new Unreadable([`--covering: got "${wrong}", expected some of ${AT_WORK.join(', ')}, with commas between`])
  return AT_WORK.filter((kind) => names.includes(kind))
}

/** What games that are to be stored in a folder need not show: the plays that lie there do. */
export function keepingBeside(book: Book, folder: string, kinds: readonly AtWork[], io: Piped): Keeping {
  const rules = rulesOf(book)
  const stored = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => readPlayFile(join(folder, name), io))
    .filter(({ play }) => play.book === book.name)
    .map((file) => begun(rules, file))
  const shown = [{ book: book.name, choices: [] }, ...stored].flatMap((play) => [...shownIn(rules, play, kinds)])
  return { kinds, already: new Set(shown) }
}

/** A stored play that has a beginning in the book as it is now. */
function begun(rules: ReturnType<typeof rulesOf>, { file, play }: PlayFile): Play {
  const from = beginningOf(rules, play)
  if (from.ok) return play
  throw new Unreadable(from.problems.map((problem) => `${file}: line 1: from.${problemLine(problem)}`))
}

/** Writes games into files of their own, named after the seats that the book plays in them; what came of it. */
export function storeGames(
  play: Omit<Play, 'choices'>,
  { byBook }: Seating,
  kept: readonly Shown[],
  folder: string,
  keeping: Keeping,
) {
  const files = kept.map(({ choices }) => {
    const file = freeName(['playout', ...byBook].join('-'), folder)
    writePlayFile(file, { ...play, choices })
    return file
  })
  const shown = new Set(kept.flatMap(({ shows }) => [...shows].filter((anchor) => !keeping.already.has(anchor))))
  return { covering: keeping.kinds, shows: shown.size, files }
}
