/** `rulewright adapter`, carried out: requests answered by the rules of a book. @module */
import { engineOf } from '../../conformance/engine/engine.js'
import { serve } from '../../conformance/engine/lines.js'
import { packageVersion } from '../../home/package-root.js'
import { bookMeant } from '../library.js'
import { readAs } from '../read-as.js'
import type { Session } from '../session.js'

/** What the command line says. */
export interface Flags {
  readonly reading: readonly string[]
}

/** Answers requests until there are no more. */
export async function adapt(
  name: string | undefined,
  { reading }: Flags,
  { io, library, settings }: Session,
): Promise<void> {
  const engine = engineOf(readAs(await bookMeant(library, name), reading, settings), { version: packageVersion() })
  const reader = io.lines()
  const send = async (line: string) => {
    io.out(`${line}\n`)
    await io.drained?.()
  }
  try {
    await serve(engine, { next: () => reader.next(''), send })
  } finally {
    reader.close()
  }
}
