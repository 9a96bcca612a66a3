/** `rulewright explain`: examples run by the rules, with the reasons. @module */
import type { Command } from 'commander'
import { readingOption } from '../reading-option.js'
import type { Session } from '../session.js'
import type { Flags } from './explain.js'

const HELP = `
An example gives a position, names choices and says what holds then; docs/examples.md tells how to write one.
The command ends with 0 if the rules say what every example says, 1 if not, and 2 if an example or a file cannot be read; what can be
read is run all the same.

Examples:
  rulewright explain passing.yaml
  rulewright explain passing.yaml --example "Two Factions Pass" --full
  rulewright explain examples/ --brief
  rulewright explain refused.yaml --nearest
  rulewright explain wrong.yaml --trace
  rulewright explain passing.yaml --json
  rulewright explain abb passing.yaml`

/** Adds the command `explain`. */
export function explainCommand(program: Command, session: Session): void {
  program
    .command('explain')
    .description('play examples by the rules, and tell why they are legal or refused')
    .argument(
      '<file...>',
      'files of examples, YAML or JSON, or folders of them; - reads what is piped in; before them the book, where a file names none',
    )
    .option('--example <name>', 'only the example of this name')
    .option('--full', 'show whole positions, not only what changed, and all that is refused on the way')
    .option('--trace', 'tell what happened on the way also where an example is not as the rules say')
    .option(
      '--brief',
      'one line for each example that is as the rules say, and of others what is wrong first, and where',
    )
    .option('--nearest', 'for choices that are refused, all that stands against them and the nearest legal ones')
    .addOption(readingOption())
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action(async (files: readonly string[], flags: Flags) =>
      (await import('./explain.js')).explainFiles(files, flags, session),
    )
}
