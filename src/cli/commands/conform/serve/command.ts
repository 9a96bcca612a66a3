/**
 * `rulewright conform serve`: the rules of a book as an implementation that speaks the protocol of the conformance suite.
 *
 * @module
 */
import type { Command } from 'commander'
import { shortNamesIn } from '../../../books/library.js'
import { readingOption } from '../../../options/question-readings.js'
import type { Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { addHelp } from '../../../program/help-layout.js'
import type { AdapterFlags } from './run.js'

const HELP = {
  does: 'Answer conformance requests by the rules of a book.',
  shows: 'It prints one line for each line of JSON that it reads, until {"type": "stop"}.',
  examples: [`echo '{"type": "stop"}' | rulewright conform serve rcw`],
}

/** Adds the command `conform serve`. */
export function adapterCommand(program: Command, session: Session): void {
  addHelp(commandAt(program, 'conform serve'), HELP)
    .argument('[book]', `one of ${shortNamesIn(session.library)}`)
    .addOption(readingOption())
    .action(async (name: string | undefined, flags: AdapterFlags) =>
      (await import('./run.js')).adapt(name, flags, session),
    )
}
