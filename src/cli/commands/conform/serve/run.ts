/** `rulewright conform serve`, carried out: requests answered by the rules of a book. @module */

import { packageVersion } from '#core'
import { engineOf, serveLines } from '#lab'
import { bookMeant } from '../../../books/library.js'
import { bookWithReadings } from '../../../books/with-readings.js'
import type { Session } from '../../../program/command-context.js'

/** Command-line options of `conform serve`. */
export interface AdapterFlags {
  readonly reading: readonly string[]
}

/** Answers requests until there are no more. */
export async function adapt(name: string | undefined, { reading }: AdapterFlags, session: Session): Promise<void> {
  const { io, library } = session
  const book = await bookWithReadings(await bookMeant(library, name), reading, session)
  const engine = engineOf(book, { version: packageVersion() })
  const reader = io.lines()
  const send = async (line: string) => {
    io.out(`${line}\n`)
    await io.drained?.()
  }
  try {
    await serveLines(engine, { next: () => reader.next(''), send })
  } finally {
    reader.close()
  }
}
