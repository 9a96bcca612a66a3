/**
 * `rulewright mutants`: are the cases of a book any good? Small mistakes are made in its rules; which of them are noticed?
 *
 * @module
 */
import type { Command } from 'commander'
import { LEAST_SHARE } from '../../conformance/mutants/least-share.js'
import { isOverOwn, jobsOption, queueOption, resultsOption } from '../hand-options.js'
import { namesIn, shownIn } from '../library.js'
import type { Session } from '../session.js'
import type { Flags } from './mutants.js'

const helpText = ({ name }: ReturnType<typeof shownIn>) => `
A mutant is the book with one small mistake: a row of a table is left out, its condition is turned round, too wide or shifted
by one, its number is one too high or too low; a transition is left out, leads elsewhere or is taken without its condition; an
effect leaves a change out or goes too far; an offer loses an option, cannot be declined, offers something that is refused, or
finds a field otherwise; a priority is left out, turned round or changes places with the next. A case notices it if its answer is then none of those that it accepts.
Those that no case notices need a reason in spec/${name}/survivors.json. With --search, games like those of the cases are
tried until one shows a mutant; --keep writes them to spec/${name}/edges.jsonl, from which vectors are made, too.
With --lock only that is hunted which may have become otherwise since spec/${name}/mutants.lock.jsonl was written: where code
or cases changed, each mutant first meets the one case that noticed it; --update writes the file. Only the kinds that it tells of
are hunted by it, also by verify --deep: --update --kinds widens it.

Ends with 1 where fewer than ${LEAST_SHARE * 100} % of all are noticed, or a reason is missing or idle.

Examples:
  rulewright mutants ${name}
  rulewright mutants ${name} --every 20
  rulewright mutants ${name} --only "victory" --all
  rulewright mutants ${name} --lock
  rulewright mutants ${name} --update
  rulewright mutants ${name} --update --kinds all
  rulewright mutants ${name} --shard 1/4
  rulewright mutants ${name} --search 200 --keep`

/** Adds the command `mutants`. */
export function mutantsCommand(program: Command, session: Session): void {
  program
    .command('mutants')
    .description('make small mistakes in the rules of a book, and tell which of them its cases notice')
    .argument('[book]', `one of ${namesIn(session.library)}`)
    .option('--vectors <folder>', 'the cases, as `rulewright vectors` wrote them; else they are made now')
    .option('--only <text>', 'only mutants with this in their name, such as the name of a table')
    .option(
      '--kinds <kinds>',
      'only mutants of these kinds, such as row,offer; all means every kind but code; else the kinds in the lock of the book',
    )
    .option('--every <number>', 'only every so-manieth mutant', '1')
    .option('--shard <part>', 'only one part of several, such as 1/4: all parts together are the whole')
    .option('--lock [file]', 'go by what is known of mutants; without a name, by the file that the book brings along')
    .option('--update', 'write what became of every mutant into that file')
    .option('--search <games>', 'for each mutant that no case notices, try so many games to find one that does', '0')
    .option('--seed <number>', 'from which seed they are drawn', '1')
    .option('--keep', 'keep what --search finds, so that vectors are made of it from then on')
    .addOption(jobsOption())
    .addOption(queueOption())
    .addOption(resultsOption())
    .option('--full', 'print everything, and not only what fits one screen')
    .option('--all', 'list every clause, and not only those with mutants that survive')
    .option('--json', 'print JSON')
    .addHelpText('after', helpText(shownIn(session.library)))
    .action(async (name: string | undefined, flags: Flags, command: Command) => {
      return (await import('./mutants.js')).mutants(session, name, flags, isOverOwn(command))
    })
}
