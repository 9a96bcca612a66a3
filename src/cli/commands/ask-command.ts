/** `rulewright ask`: who must decide what in a position, and why other things are refused. @module */
import type { Command } from 'commander'
import type { Session } from '../session.js'
import type { Flags } from './ask.js'

const HELP = `
A position file holds what --json prints, or "given" as an example has it; "when" may name choices that lead on from
there. What nobody names is declined where it can be; the answer lists every choice that was made. docs/examples.md tells more.

Words instead of a file, or behind it, say in a sentence what you want to do or to know. What was understood is told, and so
is what was not; where two meanings are as good, both are listed as sentences that say which. The sentence is asked in the
position of the file, else in the games that the book names, its Setup first. It ends with 0 where it may be done, with 1
where not, and with 2 where it was not understood.

Examples:
  rulewright ask abb "WHO does WHAT, WHERE"
  rulewright ask abb position.yaml "how much does WHAT cost" --as-example
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
      'a file with a position, YAML or JSON; - reads what is piped in; before it the book, where the file names none; ' +
        'behind it, or instead of it, a sentence',
    )
    .option('--refused', 'show also what is refused, and by which clauses')
    .option('--asides', 'show also the rights that may be used at any time')
    .option('--totals', 'show also what the measures of the book come to')
    .option('--seat <name>', 'tell only what a seat may know')
    .option('--as-example', 'print what a sentence was understood as, as an example file')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action(async (words: readonly string[], flags: Flags) =>
      (await import('./ask-words.js')).askWords(words, flags, session),
    )
}
