/**
 * `rulewright audit`: holds a user's own copy of a rulebook against the edition that is modelled, or against an older copy.
 *
 * @module
 */
import type { Command } from 'commander'
import type { Book } from '../../kernel/book.js'
import { namesIn, shownIn } from '../library.js'
import type { AddCommand, Session } from '../session.js'
import type { AuditHome, Flags } from './audit.js'

const helpText = ({ name }: { readonly name: string }) => `
The text stays where it is: nothing of it is stored, and its words are printed only on your screen, with --against, or with --words.
Ends with 0 where the text is the edition that is modelled, 1 where it differs, 2 where it cannot be used.

Without --text it tells what is wrong with the text, where it is open, and in which sections.

Examples:
  rulewright audit ${name}
  rulewright audit ${name} --sarif > audit.sarif
  rulewright audit ${name} --text rules.txt
  rulewright audit ${name} --text new.txt --against old.txt
  rulewright audit ${name} --text new.txt --vectors vectors
  rulewright audit ${name} --text rules.txt --ties --update
  pdftotext rules.pdf - | rulewright audit ${name} --text - --markdown > work.md`

/** Adds the command `audit` for books that are at home anywhere. */
export const auditing =
  (home?: (book: Book) => AuditHome): AddCommand =>
  (program: Command, session: Session) => {
    program
      .command('audit')
      .description('tell how the text of a rulebook stands, or hold your own copy against the edition that is modelled')
      .argument('[book]', `one of ${namesIn(session.library)}`)
      .option('--text <file>', 'your copy as plain text; - reads what is piped in')
      .option('--against <file>', 'an older copy: what changed since, in words, and what that touches')
      .option('--full', 'print everything, and not only what fits one screen')
      .option('--json', 'print JSON')
      .option('--markdown', 'print Markdown: how the text stands, or with --text a work list')
      .option('--sarif', 'print findings and questions as SARIF, for code hosts')
      .option('--words', 'with --against: put the changed words into JSON or Markdown, too')
      .option('--vectors <folder>', 'conformance vectors: which cases a difference touches')
      .option('--lock', 'write the fingerprints of this text as those of the edition')
      .option(
        '--ties [section]',
        'tie the clauses to this text: what is wrong with that, and the passages of a section',
      )
      .option('--update', 'with --ties: keep what was found')
      .option('--from <words>', 'with --lock: how the text was taken from the page')
      .addHelpText('after', helpText(shownIn(session.library)))
      .action(async (name: string | undefined, flags: Flags) =>
        (await import('./audit.js')).auditBook(session, name, flags, home),
      )
  }

/** Adds the command `audit` for the books of this package. */
export const auditCommand: AddCommand = auditing()
