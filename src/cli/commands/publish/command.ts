/** `rulewright publish`: the rules of books as a site for readers. @module */
import { type Command, Option as CommandOption } from 'commander'
import { shortNamesIn } from '../../books/library.js'
import { isOverOwn, jobsOption } from '../../options/worker-options.js'
import type { AddCommand, Session } from '../../program/command-context.js'
import { ADVANCED, addHelp } from '../../program/help-layout.js'
import type { PublishFlags } from './run.js'

const HELP = {
  does: 'Write books as a website: rules to read, search and try.',
  shows: 'You see the number of pages. Open index.html, or copy the folder to a server.',
  examples: ['rulewright publish rcw --out site'],
}

const changesOption = (): CommandOption =>
  new CommandOption('--changes <file>', 'add changes of "diff --json"; repeatable')
    .argParser((one: string, before: readonly string[]) => [...before, one])
    .default([])

/** Adds the command `publish`. */
export const publishCommand: AddCommand = (program: Command, session: Session) => {
  addHelp(program.command('publish'), HELP)
    .argument('[book...]', `some of ${shortNamesIn(session.library)} (default: yours, or all)`)
    .option('--out <folder>', 'folder for the site: new, or written by this command')
    .option('--title <text>', 'title of the site', 'Rules')
    .option('--logo <file>', 'picture for the header: SVG, PNG, JPEG or WebP')
    .option('--watch', 'write again after every change, until you press Ctrl-C')
    .option('--json', 'print JSON')
    .optionsGroup(ADVANCED)
    .option('--licence <file-or-text>', 'licence of the texts: words or a Markdown file')
    .option('--address <url>', 'address of the site, for its sitemap and links')
    .option('--reference <url>', "address of the program's reference, for links")
    .option('--edit <url>', 'address of the project files, for edit links')
    .addOption(changesOption())
    .option('--even-so', 'also publish books that fail their checks')
    .addOption(jobsOption())
    .action(async (names: readonly string[], flags: PublishFlags, command: Command) => {
      return (await import('./run.js')).publish(session, names, flags, isOverOwn(command))
    })
}
