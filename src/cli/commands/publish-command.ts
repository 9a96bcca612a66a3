/** `rulewright publish`: the rules of books as a site for readers. @module */
import { type Command, Option as CommandOption } from 'commander'
import { isOverOwn, jobsOption } from '../hand-options.js'
import { namesIn, shownIn } from '../library.js'
import type { AddCommand, Session } from '../session.js'
import type { Flags } from './publish.js'

const helpText = ({ name }: ReturnType<typeof shownIn>) => `
The folder is a site as it is: open index.html, or put it on any server. It holds the rules as text, their tables and charts,
examples, questions and how all of it is proved; every page can be read without a script. Only what changed is written.

Examples:
  rulewright publish --out FOLDER
  rulewright publish ${name} --out FOLDER --title "Rules of our club" --logo logo.svg --licence LICENCE.md
  rulewright publish ${name} --out FOLDER --watch`

const changesOption = (): CommandOption =>
  new CommandOption(
    '--changes <file>',
    'what changed in a book, as "changes --json" tells it; may be given several times',
  )
    .argParser((one: string, before: readonly string[]) => [...before, one])
    .default([], 'those between editions that are kept')

/** Adds the command `publish`. */
export const publishCommand: AddCommand = (program: Command, session: Session) => {
  program
    .command('publish')
    .description('publish the rules of books as a site: to be read, searched and tried, on any screen')
    .argument(
      '[book...]',
      `some of ${namesIn(session.library)}; where none is named, those of the package in which you are, or all`,
    )
    .option('--out <folder>', 'where the site is written: a new folder, or one that this command wrote')
    .option('--title <text>', 'what the site is called', 'Rules')
    .option('--logo <file>', 'a picture for its head: SVG, PNG, JPEG or WebP')
    .option('--licence <file-or-text>', 'under which licence the texts stand: a few words, or a file in Markdown')
    .option('--address <url>', 'where the site will stand: then it has a sitemap, and pages know their whole address')
    .option('--reference <url>', 'where the reference of the program stands, to which the site leads')
    .addOption(changesOption())
    .option('--watch', 'write again whatever changes, until somebody presses Ctrl-C')
    .option('--even-so', 'publish books that do not pass their gates, too; without this nothing is written then')
    .addOption(jobsOption())
    .option('--json', 'print what was written as JSON')
    .addHelpText('after', helpText(shownIn(session.library)))
    .action(async (names: readonly string[], flags: Flags, command: Command) => {
      return (await import('./publish.js')).publish(session, names, flags, isOverOwn(command))
    })
}
