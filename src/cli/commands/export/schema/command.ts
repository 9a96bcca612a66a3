/** `rulewright export schema`: the JSON Schema of what the program reads and writes. @module */

import { Argument, type Command } from 'commander'
import { shortNamesIn } from '../../../books/library.js'
import type { Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { addHelp } from '../../../program/help-layout.js'
import { SCHEMAS } from './schemas.js'

const HELP = {
  does: 'Print the JSON Schema of a file or a report.',
  shows: 'You see the schema. With it, editors check your files as you type.',
  examples: ['rulewright export schema example > example.schema.json'],
}

/** Adds the command `export schema`. */
export function schemaCommand(program: Command, session: Session): void {
  const components = session.library.books.flatMap((book) => Object.keys(book.components))
  addHelp(commandAt(program, 'export schema'), HELP)
    .addArgument(new Argument('<what>', 'the kind of file').choices(['game', ...new Set([...components, ...SCHEMAS])]))
    .argument('[book]', `for a game, one of ${shortNamesIn(session.library)}`)
    .action(async (what: string, book: string | undefined) =>
      (await import('./run.js')).printSchema(what, book, session),
    )
}
