/**
 * `rulewright audit`: holds a user's own copy of a rulebook against the edition that is modelled, or against an older copy.
 *
 * @module
 */
import { type Command, Option } from 'commander'
import { type Book, Unreadable } from '#core'
import { shortNamesIn } from '../../books/library.js'
import type { AddCommand, Session } from '../../program/command-context.js'
import { commandAt } from '../../program/command-tree.js'
import { ADVANCED, addHelp } from '../../program/help-layout.js'
import type { AuditFlags, AuditHome } from './run.js'

const HELP = {
  does: "Show the defects and open questions of a rulebook's text.",
  shows: 'You see the findings, the questions, and the sections with most of them.',
  examples: ['rulewright audit rcw'],
}

const TEXT_HELP = {
  does: 'Compare your copy of a rulebook with the modelled edition.',
  shows: 'You see the sections that differ (exit code 1). The text is not stored.',
  examples: ['rulewright audit text rcw rules.txt'],
}

const textOption = () => new Option('--text <file>', 'your copy as plain text; - for stdin')

/** Options of a comparison of a copy with the edition that is modelled. */
const comparing = (): readonly Option[] => [
  new Option('--against <file>', 'an older copy: show changed words and affected clauses'),
  new Option('--words', 'with --against: add the words to JSON and Markdown'),
  new Option('--vectors <folder>', 'conformance cases: show the affected ones'),
  new Option('--lock', 'store the fingerprints of this copy'),
  new Option('--ties [section]', 'link clauses to this copy; with a section, print it'),
  new Option('--update', 'with --ties: save the links'),
  new Option('--from <words>', 'with --lock: the way you extracted the text'),
]

/** Adds the command `audit` for books that are at home anywhere. */
export const auditing =
  (home?: (book: Book) => AuditHome): AddCommand =>
  (program: Command, session: Session) => {
    const command = addHelp(commandAt(program, 'audit'), HELP)
      .argument('[book]', `one of ${shortNamesIn(session.library)}`)
      .option('--full', 'print everything, not only one screen')
      .option('--json', 'print JSON')
      .option('--markdown', 'print Markdown')
      .option('--sarif', 'print SARIF, for code hosts')
      .action(async (name: string | undefined, flags: AuditFlags) =>
        (await import('./run.js')).auditBook(session, name, flags, home),
      )
    // `audit text` took the place of these. Command lines that have them go on working.
    for (const option of [textOption(), ...comparing()]) command.addOption(option.hideHelp())
  }

/** Adds the command `audit text` for books that are at home anywhere. */
export const auditingText =
  (home?: (book: Book) => AuditHome): AddCommand =>
  (program: Command, session: Session) => {
    const command = addHelp(commandAt(program, 'audit text'), TEXT_HELP)
      .argument('[book]', `one of ${shortNamesIn(session.library)}`)
      .argument('[file]', 'your copy as plain text; - for stdin')
      .option('--full', 'print everything, not only one screen')
      .option('--json', 'print JSON')
      .option('--markdown', 'print Markdown: a work list')
      .action(async (first: string | undefined, second: string | undefined, flags: AuditFlags) => {
        const [name, text] = second === undefined ? [undefined, first] : [first, second]
        if (text === undefined)
          throw new Unreadable(['no copy of the rulebook is named; expected a file with its text'])
        return (await import('./run.js')).auditBook(session, name, { ...flags, text }, home)
      })
    command.optionsGroup(ADVANCED)
    for (const option of comparing()) command.addOption(option)
  }

/** Adds the commands `audit` and `audit text` for the books of this package. */
export const auditCommand: AddCommand = (program, session) => {
  auditing()(program, session)
  auditingText()(program, session)
}
