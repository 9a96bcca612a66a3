/** Sessions: what every command of the command line is given. @module */
import type { Command } from 'commander'
import type { Library } from '../books/library.js'
import type { Io } from './io.js'
import type { Settings } from './settings.js'

/** The context of a command: its output, the books, and a way to set the exit code. */
export interface Session {
  readonly io: Io
  readonly library: Library
  readonly settings: Settings
  readonly ends: (code: number) => void
}

export type AddCommand = (program: Command, session: Session) => void
