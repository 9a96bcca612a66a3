/** What a book keeps of how its clauses stand, and of what it declares: where that lies. @module */
import { type Snapshot, snapshotSchema } from '../verify/status.js'
import { type Housed, inHome } from './home.js'
import { keptIn } from './json-file.js'

/** Where the statuses of the clauses of a book are kept. */
export const statusFile = (book: Housed): string => inHome(book, 'status.json')

/** Where is kept what the places of a book declare. */
export const declaredFile = (book: Housed): string => inHome(book, 'declared.jsonl')

/** The statuses of a book as they were last written; nothing where they never were. */
export const keptSnapshot = (book: Housed): Snapshot | undefined => keptIn(statusFile(book), snapshotSchema)
