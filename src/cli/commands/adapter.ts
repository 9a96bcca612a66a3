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
export async function adapt(name: string | undefined, { reading }: Flags, session: Session): Promise<void> {
  const { io, library } = session
  const book = await readAs(await bookMeant(library, name), reading, session)
  const engine = engineOf(book, { version: packageVersion() })
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
