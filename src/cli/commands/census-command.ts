/** `rulewright census`: how much can be done in a position, to be compared with another implementation. @module */
import { type Command, Option } from 'commander'
import { isOverOwn, jobsOption, queueOption, resultsOption } from '../hand-options.js'
import { namesIn, shownIn } from '../library.js'
import type { Session } from '../session.js'
import type { Flags } from './census.js'

const helpText = (book: string) => `
A position is a file as "rulewright ask" reads it, the given position of an example, a small world of the book, or a
procedure that begins in a base; else it is the beginning of the game. Where the whole game is played, what is counted is
all that whoever decides can do until their turn ends, by kinds; else all that leads to the end of what began.
Dice and draws are counted like choices; rights that may be used at any time are not. The digest is one of the games in
which the choices end: docs/conformance.md tells how to compute it. It ends with 1 where something cannot be counted.

Examples:
  rulewright census ${book}
  rulewright census ${book} --world "a name of a world" --divide
  rulewright census position.yaml --divide --at '{"type": "pass"}'`

const repeated = (one: string, before: readonly string[]) => [...before, one]

/** Adds the command `census`. */
export function censusCommand(program: Command, session: Session): void {
  program
    .command('census')
    .description('count all that can be done in a position, and take the digest of what it comes to')
    .argument('[of...]', `one of ${namesIn(session.library)}, and a file with a position; - reads what is piped in`)
    .option('--example <name>', 'the given position of an example of the book')
    .option('--world <name>', 'a small world of the book')
    .option('--procedure <name>', 'what begins')
    .option('--args <json>', 'the argument of what begins')
    .option('--from <base>', 'the base in which it begins, or a position file')
    .addOption(
      new Option('--at <choice>', 'go on after a choice, as JSON; may be given several times')
        .argParser(repeated)
        .default([], 'none'),
    )
    .option('--turn', 'count only until the turn of whoever decides ends, whatever began')
    .option('--divide', 'count after each first choice, too')
    .option('--bound <number>', 'after how many positions something is left uncounted', '100000')
    .addOption(jobsOption())
    .addOption(queueOption())
    .addOption(resultsOption())
    .option('--json', 'print JSON')
    .addHelpText('after', helpText(shownIn(session.library).name))
    .action(async (of: readonly string[], flags: Flags, command: Command) =>
      (await import('./census.js')).census(of, flags, session, isOverOwn(command)),
    )
}
