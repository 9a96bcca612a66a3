/** The outside world of a command: its output, and facts about its environment. @module */

import type { Origin, Trust } from '#core'
import type { RunAgain } from './run-again.js'
import type { Settings } from './settings.js'

/** Reads lines, one after the other, as somebody types them or as they are piped in. */
export interface LineReader {
  /** The next line; nothing at the end of the input. A prompt is shown only to somebody who types. */
  readonly next: (prompt: string) => Promise<string | undefined>
  readonly close: () => void
}

/** The output of a command, and facts about its environment. */
export interface Io {
  readonly out: (text: string) => void
  /** Waits until what was written to `out` has found room; where it is left out, there always is. */
  readonly drained?: () => Promise<void>
  readonly err: (text: string) => void
  /** Clears the terminal to which `out` writes, and what can be scrolled back to; where it is left out, there is none. */
  readonly clear?: () => void
  /** Hears how far a long piece of work is, where nobody could see a bar; where it is left out, nobody wants to know. */
  readonly told?: (line: string) => void
  /** Reads piped input as bytes, not much more than a maximum. */
  readonly bytes: (most: number) => Uint8Array
  /** Opens the input to be read line by line. */
  readonly lines: () => LineReader
  /** The origin of the listed books, also for threads. Without it, there are no threads. */
  readonly from?: Origin
  /** The folder in which the program is called, where books are found that its words lead to; where it is left out, none are. */
  readonly folder?: string
  /** The folders that the user trusts; where it is left out, none. */
  readonly trust?: Trust
  /** Lets another copy of the program answer the same call, by the folder of its package; tells how it ended. */
  readonly handOver?: (root: string) => number
  /** Runs the program again, after a command has changed a book; where it is left out, nothing follows the change. */
  readonly again?: RunAgain
  /** True if a person is typing, so that a command can wait for an answer. */
  readonly typed: boolean
  /** The maximum number of columns of a line in a terminal; without it, there is no limit. */
  readonly width?: number
  /** True if output to `out` may be coloured. */
  readonly colour: boolean
  /** Reads the settings from outside the command line; without it, there are none. */
  readonly settings?: () => Promise<Settings>
  /** True to print the stack of an unexpected error. */
  readonly debug: boolean
}

/** The exit codes of a command. */
export const EXIT = {
  /** Everything is as it should be. */
  ok: 0,
  /** A check failed. */
  failed: 1,
  /** The request cannot be read or understood. */
  unreadable: 2,
  /** The program, or a book, is at fault. */
  internal: 70,
} as const
