/** Keepers: where a game that is being played is kept, and whether all of it is. @module */
import {
  ChangedMeanwhile,
  isThere,
  mustBeWritable,
  type Play,
  type PlayFile,
  printPlay,
  type Remembered,
  Unreadable,
  writeBack,
  writeNewPlay,
  writePlayBack,
  writePlayBeside,
} from '#core'

/** Keeps a game in a file. */
export interface Keeper {
  /** Writes the game as it goes, where a file was named for it. If that has become somebody else's, says where it is kept instead. */
  readonly follow: (play: Play) => string | undefined
  /** Writes the game to a file, or to the one that is already used. Tells which. */
  readonly save: (play: Play, file?: string) => string
  /** Writes what tells of the game as it is now to a file of another kind. */
  readonly tell: (play: Play, file: string, text: string) => void
  /** Returns the number of choices of the game that are in no file. */
  readonly unsaved: (play: Play) => number
  /** Writes the game to a file of its own, if some of it is in none. Tells which. */
  readonly rescue: (play: Play) => string | undefined
}

/** A keeper that follows a game into a file, where one is named, and that knows the file from which it was resumed. */
export function keeping(
  followed: string | undefined,
  resumed: Pick<PlayFile, 'file' | 'play' | 'before'> | undefined,
): Keeper {
  if (followed !== undefined && followed !== resumed?.file && isThere(followed))
    throw new Unreadable([`${followed}: there is such a file already; --resume it, or name another`])
  if (followed !== undefined) mustBeWritable('--save', followed)
  /** The files of this game, as they were when it was last read from them or written to them. */
  const mine = new Map<string, Remembered>()
  const remember = (file: Remembered): string => {
    mine.set(file.file, file)
    return file.file
  }
  if (followed !== undefined) remember(absent(followed))
  if (resumed?.before) remember(resumed.before)
  let follows = followed
  let usual = followed ?? resumed?.file
  let kept = resumed === undefined ? '' : textOf(resumed.play)
  const written = (play: Play, write: () => Remembered): string => {
    const file = remember(write())
    kept = textOf(play)
    return file
  }
  const write = (play: Play, file: string, text: string): string => {
    const before = mine.get(file)
    if (before === undefined && isThere(file))
      throw new Unreadable([`${file}: there is such a file already; name another`])
    return written(play, () => overOwn(before ?? absent(file), text))
  }
  const unsaved = (play: Play): number => (textOf(play) === kept ? 0 : play.choices.length)
  return {
    follow: (play) => {
      if (follows === undefined) return undefined
      const before = mine.get(follows) ?? absent(follows)
      try {
        written(play, () => writePlayBack(before, play))
        return undefined
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error
        const file = written(play, () => writePlayBeside(before.file, play))
        follows = file
        usual = file
        return `${foreign(before.file)} This game is kept in ${file} from now on`
      }
    },
    save: (play, file = usual) => {
      if (file === undefined) throw new Unreadable(['save: expected the name of a file, as in "save game.jsonl"'])
      usual = write(play, file, printPlay(play))
      return usual
    },
    tell: (play, file, text) => void write(play, file, text),
    unsaved,
    rescue: (play) => {
      if (unsaved(play) === 0) return undefined
      usual = written(play, () => writeNewPlay(play.book, '.', play))
      return usual
    },
  }
}

const absent = (file: string): Remembered => ({ file, digest: undefined })

/** Writes over what the game itself has written there, and over nothing else. */
function overOwn(before: Remembered, text: string): Remembered {
  try {
    return writeBack(before, text)
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error
    throw new Unreadable([`${foreign(before.file)} Name another one, as in "save another.jsonl"`])
  }
}

const foreign = (file: string): string => `${file}: somebody else has written this file meanwhile; it is left as it is.`

const textOf = ({ choices }: Play): string => (choices.length > 0 ? JSON.stringify(choices) : '')
