/**
 * `rulewright adapter`: the rules of a book as an implementation that speaks the protocol of the conformance suite.
 *
 * @module
 */
import type { Command } from 'commander'
import { engineOf } from '../conformance/engine/engine.js'
import { serve } from '../conformance/engine/lines.js'
import { bookMeant, namesIn, shownIn } from './library.js'
import { packageVersion } from './package-root.js'
import { readAs, readingOption } from './reading-option.js'
import type { Session } from './session.js'

const helpText = (book: string) => `
Requests come in as JSON, one a line, and every one is answered by a line; docs/conformance.md tells them all. It ends
with {"type": "stop"}, or where nothing more comes in.

Examples:
  rulewright conform ${book} --command "rulewright adapter ${book}"
  rulewright adapter ${book} < requests.jsonl > replies.jsonl`

/** Adds the command `adapter`. */
export function adapterCommand(program: Command, session: Session): void {
  program
    .command('adapter')
    .description('answer the requests of the conformance suite by the rules of a book')
    .argument('[book]', `one of ${namesIn(session.library)}`)
    .addOption(readingOption())
    .addHelpText('after', helpText(shownIn(session.library).name))
    .action((name: string | undefined, flags: { readonly reading: readonly string[] }) => adapt(name, flags, session))
}

async function adapt(
  name: string | undefined,
  { reading }: { readonly reading: readonly string[] },
  { io, library }: Session,
): Promise<void> {
  const engine = engineOf(readAs(bookMeant(library, name), reading), { version: packageVersion() })
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
