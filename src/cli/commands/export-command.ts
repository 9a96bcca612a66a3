/** `rulewright export`: a book for other programs, in a format that they read. @module */
import { Argument, type Command } from 'commander'
import { FORMAT_NAMES, FORMATS } from '../../interchange/formats.js'
import { namesIn, shownIn } from '../library.js'
import type { Session } from '../session.js'
import type { Flags } from './export.js'

const helpText = ({ name }: ReturnType<typeof shownIn>) => `
Formats:
${Object.entries(FORMATS)
  .map(([format, says]) => `  ${format.padEnd(7)} ${says}`)
  .join('\n')}

The folder says itself, in README.md, what it holds and what the format cannot say. docs/interchange.md tells more.

Examples:
  rulewright export ${name} dmn
  rulewright export ${name} dmn --out FOLDER`

/** Adds the command `export`. */
export function exportCommand(program: Command, session: Session): void {
  program
    .command('export')
    .description('write a book in a format that other programs read')
    .argument('[book]', `one of ${namesIn(session.library)}`)
    .addArgument(new Argument('[format]', 'in which format').choices(FORMAT_NAMES))
    .option(
      '--out <folder>',
      'where it is written: a new or empty folder, or one with the same export; else it is only told',
    )
    .option('--json', 'print what was written as JSON')
    .addHelpText('after', helpText(shownIn(session.library)))
    .action(async (book: string | undefined, format: string | undefined, flags: Flags) =>
      (await import('./export.js')).exportBook(session, [book, format], flags),
    )
}
