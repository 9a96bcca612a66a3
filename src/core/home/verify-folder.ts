/** Books that keep in a folder what they are held against, wherever that folder is. @module */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exampleWorlds } from '../examples/example-worlds.js'
import { exampleRunner } from '../examples/folder.js'
import { applyRulings } from '../kernel/book/apply-rulings.js'
import type { Book } from '../kernel/book/book.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Report } from '../verify/report.js'
import { snapshotSchema } from '../verify/status-snapshot.js'
import { type VerifyOptions, verify } from '../verify/verify.js'
import { keptIn } from './json-file.js'
import { keptDeclared } from './stored-declarations.js'
import { RULINGS, rulingsIn } from './stored-rulings.js'

/** Puts a book through all gates, with what its folder holds. */
export function verifyFolder<Game extends GameState>(
  folder: string,
  written: Book<Game>,
  options: VerifyOptions = {},
): Report {
  const book = applyRulings(written, rulingsIn(join(folder, RULINGS)))
  const [examples, snapshot, declared] = [
    join(folder, 'examples'),
    join(folder, 'status.json'),
    join(folder, 'declared.jsonl'),
  ]
  const kept = keptIn(snapshot, snapshotSchema)
  const worlds = [...book.worlds, ...exampleWorlds(book, examples)]
  return verify(
    { ...book, worlds },
    {
      runExamples: exampleRunner(book, examples, folder),
      ...(kept && { snapshot: kept }),
      ...(existsSync(declared) && { declared: keptDeclared(declared) }),
      ...options,
    },
  )
}
