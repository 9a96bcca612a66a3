/**
 * `rulewright vectors`: writes the cases by which an implementation of a book can be checked, in any language.
 *
 * @module
 */
import type { Command } from 'commander'
import { USUALLY } from '../../conformance/vectors/usual-extent.js'
import { isOverOwn, jobsOption, queueOption, resultsOption } from '../hand-options.js'
import { namesIn, shownIn } from '../library.js'
import type { Session } from '../session.js'
import type { Flags } from './vectors.js'

const helpText = ({ name }: ReturnType<typeof shownIn>) => `
Every case is a game, a procedure that begins in it, and choices, dice and draws among them; and what comes of that, or
what may be chosen then. The folder says itself what it holds: manifest.json, positions.jsonl, cases and schemas.

A decision may read many things of a game. --contrasts changes them one at a time in the cases, and keeps each situation that
is answered otherwise then in spec/${name}/edges.jsonl, from which vectors are made, too.

Examples:
  rulewright vectors ${name}
  rulewright vectors ${name} --out FOLDER
  rulewright vectors ${name} --out FOLDER --plays FOLDER --random 20
  rulewright vectors ${name} --out FOLDER --jobs 2
  rulewright vectors ${name} --contrasts`

/** Adds the command `vectors`. */
export function vectorsCommand(program: Command, session: Session): void {
  program
    .command('vectors')
    .description('write the cases by which an implementation of a book can be checked')
    .argument('[book]', `one of ${namesIn(session.library)}`)
    .option(
      '--out <folder>',
      'where they are written: a new folder, or one with vectors to be replaced; else they are only told',
    )
    .option('--plays <folder>', 'a folder of play files that are cases too')
    .option('--random <number>', 'how many random plays are searched', String(USUALLY.random))
    .option('--places <number>', 'how many places of every world are searched', String(USUALLY.places))
    .option('--seed <number>', 'from which seed plays are drawn', String(USUALLY.seed))
    .option(
      '--contrasts',
      'first search for situations that differ from a case in one thing that was read, and keep them',
    )
    .addOption(jobsOption())
    .addOption(queueOption())
    .addOption(resultsOption())
    .option('--full', 'print what is not shown and why, and not only what fits one screen')
    .option('--json', 'print the summary as JSON')
    .addHelpText('after', helpText(shownIn(session.library)))
    .action(async (name: string | undefined, flags: Flags, command: Command) =>
      (await import('./vectors.js')).vectors(session, name, flags, isOverOwn(command)),
    )
}
