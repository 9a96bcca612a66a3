/** What a book keeps of how its clauses stand, and of what it declares: where that lies. @module */
import { join } from 'node:path'
import { type Snapshot, snapshotSchema } from '../verify/status.js'
import { keptIn } from './json-file.js'
import { packageRoot } from './package-root.js'

/** Where the statuses of the clauses of a book are kept. */
export const statusFile = (book: string): string => join(packageRoot, 'spec', book, 'status.json')

/** Where is kept what the places of a book declare. */
export const declaredFile = (book: string): string => join(packageRoot, 'spec', book, 'declared.jsonl')

/** The statuses of a book as they were last written; nothing where they never were. */
export const keptSnapshot = (book: string): Snapshot | undefined => keptIn(statusFile(book), snapshotSchema)
