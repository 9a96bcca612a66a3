/** Keepers: where a game that is being played is kept, and whether all of it is. @module */
import { existsSync } from 'node:fs'
import { freeName, writePlayFile } from '../../home/play-file.js'
import type { Play } from '../../kernel/play.js'
import { Unreadable } from '../../outside/unreadable.js'
import { mustBeWritable, writeWhole } from '../../outside/write.js'

/** Keeps a game in a file. */
export interface Keeper {
  /** Writes the game as it goes, where a file was named for it. */
  readonly follow: (play: Play) => void
  /** Writes the game to a file, or to the one that is already used. Tells which. */
  readonly save: (play: Play, file?: string) => string
  /** Writes what tells of the game as it is now to a file of another kind. */
  readonly tell: (play: Play, file: string, text: string) => void
  /** How many choices of the game are in no file. */
  readonly unsaved: (play: Play) => number
  /** Writes the game to a file of its own, if some of it is in none. Tells which. */
  readonly rescue: (play: Play) => string | undefined
}

/** A keeper that follows a game into a file, where one is named, and that knows the file from which it was resumed. */
export function keeping(
  followed: string | undefined,
  resumed: { readonly file: string; readonly play: Play } | undefined,
): Keeper {
  if (followed !== undefined && followed !== resumed?.file && existsSync(followed))
    throw new Unreadable([`${followed}: there is such a file already; --resume it, or name another`])
  if (followed !== undefined) mustBeWritable('--save', followed)
  const mine = new Set([followed, resumed?.file].filter((file) => file !== undefined))
  let usual = followed ?? resumed?.file
  let kept = resumed === undefined ? '' : textOf(resumed.play)
  const written = (play: Play, file: string, write: () => void): void => {
    if (!mine.has(file) && existsSync(file))
      throw new Unreadable([`${file}: there is such a file already; name another`])
    write()
    mine.add(file)
    kept = textOf(play)
  }
  const write = (play: Play, file: string): string => {
    written(play, file, () => writePlayFile(file, play))
    usual = file
    return file
  }
  const unsaved = (play: Play): number => (textOf(play) === kept ? 0 : play.choices.length)
  return {
    follow: (play) => {
      if (followed !== undefined) write(play, followed)
    },
    save: (play, file = usual) => {
      if (file === undefined) throw new Unreadable(['save: expected the name of a file, as in "save game.jsonl"'])
      return write(play, file)
    },
    tell: (play, file, text) => written(play, file, () => writeWhole(file, text)),
    unsaved,
    rescue: (play) => (unsaved(play) > 0 ? write(play, freeName(play.book)) : undefined),
  }
}

const textOf = ({ choices }: Play): string => (choices.length > 0 ? JSON.stringify(choices) : '')
