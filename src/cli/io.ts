/** What a command has to do with the world outside: where it writes, and what it is told by the environment. @module */

import type { Trust } from '../home/trust.js'
import type { Origin } from '../kernel/listed-book.js'
import type { Settings } from './settings.js'

/** Reads lines, one after the other, as somebody types them or as they are piped in. */
export interface LineReader {
  /** The next line; nothing at the end of the input. A prompt is shown only to somebody who types. */
  readonly next: (prompt: string) => Promise<string | undefined>
  readonly close: () => void
}

/** Where a command writes, and what it is told by the environment. */
export interface Io {
  readonly out: (text: string) => void
  /** Waits until what was written to `out` has found room; where it is left out, there always is. */
  readonly drained?: () => Promise<void>
  readonly err: (text: string) => void
  /** Clears the terminal to which `out` writes, and what can be scrolled back to; where it is left out, there is none. */
  readonly clear?: () => void
  /** Hears how far a long piece of work is, where nobody could see a bar; where it is left out, nobody wants to know. */
  readonly told?: (line: string) => void
  /** What is piped into the program, as bytes, and little more than a number of them. */
  readonly bytes: (most: number) => Uint8Array
  /** Opens the input to be read line by line. */
  readonly lines: () => LineReader
  /** Where the books of the list are loaded from, in threads too; where it is left out, there are no threads. */
  readonly from?: Origin
  /** The folder in which the program is called, where books are found that its words lead to; where it is left out, none are. */
  readonly folder?: string
  /** The folders that the user trusts; where it is left out, none. */
  readonly trust?: Trust
  /** Lets another copy of the program answer the same call, by the folder of its package; tells how it ended. */
  readonly handOver?: (root: string) => number
  /** Whether somebody types, so that a command can wait for an answer. */
  readonly typed: boolean
  /** How many columns a line may have, where it is shown in a terminal; where it is left out, any number. */
  readonly width?: number
  /** Whether what is written to `out` may be coloured. */
  readonly colour: boolean
  /** What is set outside the command line; where it is left out, nothing. */
  readonly settings?: () => Promise<Settings>
  /** Whether the stack of an unexpected error is shown. */
  readonly debug: boolean
}

/** How a command ended, as the shell sees it. */
export const EXIT = {
  /** Everything is as it should be. */
  ok: 0,
  /** A check failed. */
  failed: 1,
  /** What was asked for cannot be read or understood. */
  unreadable: 2,
  /** The program, or a book, is at fault. */
  internal: 70,
} as const
