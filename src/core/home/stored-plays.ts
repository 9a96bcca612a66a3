/** Stored plays: a folder of play files that together show much of a book at work. @module */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AT_WORK, type AtWork } from '../explore/active-items.js'
import { Unreadable } from '../files/input-error.js'
import type { Piped } from '../files/read-file.js'
import { writtenEach } from '../files/write-file.js'
import type { Book } from '../kernel/book/book.js'
import { rulesOf } from '../kernel/plays/rules.js'
import type { Readings } from '../kernel/sections/question.js'
import { activeInPlay } from '../play/activity-record.js'
import type { GameShown, Keeping } from '../play/random-plays.js'
import { beginningOf, retell } from '../play/replay.js'
import type { Seating } from '../play/seats.js'
import { type Play, problemLine } from '../records/recorded-play.js'
import { type PlayFile, readPlayFile, writeNewPlay } from './play-file.js'

/** The kinds of things that are named, with commas between. */
export function kindsNamed(text: string): readonly AtWork[] {
  const names = text.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !AT_WORK.some((kind) => kind === name))
  if (wrong !== undefined)
    throw new Unreadable([`--covering: got "${wrong}", expected some of ${AT_WORK.join(', ')}, with commas between`])
  return AT_WORK.filter((kind) => names.includes(kind))
}

/** Reads the plays stored in a folder. New games to store need not show the same things again. */
export function keepingBeside(book: Book, folder: string, kinds: readonly AtWork[], io: Piped): Keeping {
  const rules = rulesOf(book)
  const stored = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => readPlayFile(join(folder, name), io))
    .filter(({ play }) => play.book === book.name)
    .map((file) => begun(rules, file))
  const shown = [{ book: book.name, choices: [] }, ...stored].flatMap((play) => [...activeInPlay(rules, play, kinds)])
  return { kinds, already: new Set(shown) }
}

/** A stored play that is one by the rules of the book as it is now. */
function begun(rules: ReturnType<typeof rulesOf>, { file, play, lines }: PlayFile): Play {
  const from = beginningOf(rules, play)
  if (!from.ok) throw new Unreadable(from.problems.map((problem) => `${file}: line 1: from.${problemLine(problem)}`))
  const { at = -1, fault } = retell(rules, from.value, play.choices)
  if (fault === undefined) return play
  const line = at < 0 ? 1 : (lines[at] ?? 1)
  const why = fault.why === 'refused' ? 'this choice is refused' : fault.messages.join('; ')
  throw new Unreadable([
    `${file}: line ${line}: ${why}; expected a play by the rules (see it with rulewright play replay)`,
  ])
}

/** Writes games into files of their own, named after the seats that the book plays in them; what came of it, and what went wrong. */
export function storeGames(
  beginning: (readings: Readings | undefined) => Omit<Play, 'choices'>,
  { byBook }: Seating,
  kept: readonly GameShown[],
  folder: string,
  keeping: Keeping,
) {
  const files: string[] = []
  const unwritten = writtenEach(
    kept.map(({ choices, readings }) => () => {
      const play = { ...beginning(readings), choices }
      files.push(writeNewPlay(['playout', ...byBook].join('-'), folder, play).file)
    }),
  )
  const shown = new Set(kept.flatMap(({ shows }) => [...shows].filter((anchor) => !keeping.already.has(anchor))))
  return { stored: { covering: keeping.kinds, shows: shown.size, files }, unwritten }
}
