/** `rulewright schema`: the JSON Schema of what the program reads and writes. @module */

import { Argument, type Command } from 'commander'
import { namesIn, shownIn } from '../library.js'
import type { Session } from '../session.js'
import { SCHEMAS } from './schemas.js'

/** Adds the command `schema`. */
export function schemaCommand(program: Command, session: Session): void {
  const components = session.library.books.flatMap((book) => Object.keys(book.components))
  program
    .command('schema')
    .description(
      'print the JSON Schema of example files, position files, verification reports, replays, playouts, audits, the conformance suite, a component or the game of a book',
    )
    .addArgument(new Argument('<what>', 'what is described').choices(['game', ...new Set([...components, ...SCHEMAS])]))
    .argument('[book]', `for a game, one of ${namesIn(session.library)}`)
    .addHelpText(
      'after',
      [
        '',
        'Examples:',
        '  rulewright schema example > example.schema.json',
        `  rulewright schema game ${shownIn(session.library).name}`,
        '',
        'An editor then checks a file that begins with this line:',
        '  # yaml-language-server: $schema=example.schema.json',
      ].join('\n'),
    )
    .action(async (what: string, book: string | undefined) =>
      (await import('./schema.js')).printSchema(what, book, session),
    )
}
