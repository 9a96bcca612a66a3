/** Sessions: what every command of the command line is given. @module */
import type { Command } from 'commander'
import type { Io } from './io.js'
import type { Library } from './library.js'
import type { Settings } from './settings.js'

/** What a command is given: where to write, which books there are, and how to say how it ended. */
export interface Session {
  readonly io: Io
  readonly library: Library
  readonly settings: Settings
  readonly ends: (code: number) => void
}

export type AddCommand = (program: Command, session: Session) => void
