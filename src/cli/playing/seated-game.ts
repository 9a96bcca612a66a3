/** Tables: a game is taken up in the terminal, and left again. @module */

import type { GameState } from '#core'
import { interruptible } from '#fleet'
import { EXIT, type Io } from '../program/io.js'
import { paintFor } from '../text/layout/output-layout.js'
import { playOn } from './play-loop.js'
import type { TerminalSeating } from './terminal-game.js'

/** Plays a game in the terminal until it ends, somebody quits, or the input ends; tells how the program ends. */
export async function atTable<Game extends GameState>(io: Io, table: TerminalSeating<Game>): Promise<number> {
  const reader = io.lines()
  const paint = paintFor(io.colour)
  try {
    return await interruptible((interrupted) =>
      playOn({
        ...table,
        io,
        reader,
        paint,
        interrupted,
        shown: new Map(),
        letters: new Set(),
        warned: false,
        code: EXIT.ok,
      }),
    )
  } finally {
    reader.close()
  }
}
