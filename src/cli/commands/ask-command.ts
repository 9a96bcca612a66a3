/** `rulewright ask`: who must decide what in a position, and why other things are refused. @module */
import type { Command } from 'commander'
import type { Session } from '../session.js'
import type { Flags } from './ask.js'

const HELP = `
A position file holds what --json prints, or "given" as an example has it; "when" may name choices that lead on from
there. What nobody names is declined where it can be; the answer lists every choice that was made. docs/examples.md tells more.

Examples:
  rulewright ask position.yaml
  rulewright ask position.json --refused
  rulewright ask position.json --totals
  rulewright ask position.json --seat Red
  rulewright ask position.yaml --json | rulewright ask -
  rulewright ask abb position.yaml`

/** Adds the command `ask`. */
export function askCommand(program: Command, session: Session): void {
  program
    .command('ask')
    .description('tell who must decide what in a position, and every option')
    .argument(
      '<position...>',
      'a file with a position, YAML or JSON; - reads what is piped in; before it the book, where the file names none',
    )
    .option('--refused', 'show also what is refused, and by which clauses')
    .option('--asides', 'show also the rights that may be used at any time')
    .option('--totals', 'show also what the measures of the book come to')
    .option('--seat <name>', 'tell only what a seat may know')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action(async (words: readonly string[], flags: Flags) => (await import('./ask.js')).ask(words, flags, session))
}
