/**
 * `rulewright adapter`: the rules of a book as an implementation that speaks the protocol of the conformance suite.
 *
 * @module
 */
import type { Command } from 'commander'
import { namesIn, shownIn } from '../library.js'
import { readingOption } from '../reading-option.js'
import type { Session } from '../session.js'
import type { Flags } from './adapter.js'

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
    .action(async (name: string | undefined, flags: Flags) =>
      (await import('./adapter.js')).adapt(name, flags, session),
    )
}
