/** `rulewright export`: a book for other programs, in a format that they read. @module */
import { Argument, type Command } from 'commander'
import { FORMAT_NAMES } from '#lab'
import { shortNamesIn } from '../../books/library.js'
import type { Session } from '../../program/command-context.js'
import { commandAt } from '../../program/command-tree.js'
import { addHelp } from '../../program/help-layout.js'
import type { ExportFlags } from './run.js'

const HELP = {
  does: 'Write a book as DMN, XState, SCXML, CSV or JSON-LD.',
  shows: 'You see the files. Their README.md lists what the format cannot express.',
  examples: ['rulewright export rcw csv --out rcw-csv'],
}

/** Adds the command `export`. */
export function exportCommand(program: Command, session: Session): void {
  addHelp(commandAt(program, 'export'), HELP)
    .argument('[book]', `one of ${shortNamesIn(session.library)}`)
    .addArgument(new Argument('[format]', 'the format').choices(FORMAT_NAMES))
    .option('--out <folder>', 'folder for the files; without it, only a summary')
    .option('--json', 'print JSON')
    .action(async (book: string | undefined, format: string | undefined, flags: ExportFlags) =>
      (await import('./run.js')).exportBook(session, [book, format], flags),
    )
}
