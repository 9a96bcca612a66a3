/** `rulewright replay`: plays a recorded game again, and judges it. @module */
import type { Command } from 'commander'
import type { Session } from '../session.js'
import type { Flags } from './replay.js'

const HELP = `
A play is a file of JSON lines: {"book": "..."} and then one option a line, as "rulewright play --save" writes it.
The command ends with 0 if the play keeps the rules, 1 if a choice breaks one, and 2 if the file cannot be read.

Examples:
  rulewright replay game.jsonl
  rulewright replay game.jsonl --to 12
  rulewright replay game.jsonl --seat Red
  rulewright replay game.jsonl --json`

/** Adds the command `replay`. */
export function replayCommand(program: Command, session: Session): void {
  program
    .command('replay')
    .description('play a recorded game again: the position it comes to, or the choice that breaks a rule')
    .argument('<play>', 'a file with a play; - reads what is piped in')
    .option('--to <number>', 'only that many choices')
    .option('--seat <name>', 'as a seat saw it')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action(async (path: string, flags: Flags) => (await import('./replay.js')).replayFile(path, flags, session))
}
