/** Files with the statuses of a book's clauses, and with its declarations. @module */
import { type Snapshot, snapshotSchema } from '../verify/status-snapshot.js'
import { type Housed, inHome } from './book-home.js'
import { keptIn } from './json-file.js'

/** Returns the file with the statuses of a book's clauses. */
export const statusFile = (book: Housed): string => inHome(book, 'status.json')

/** Returns the file with the declarations of a book's places. */
export const declaredFile = (book: Housed): string => inHome(book, 'declared.jsonl')

/** The statuses of a book as they were last written; nothing where they never were. */
export const keptSnapshot = (book: Housed): Snapshot | undefined => keptIn(statusFile(book), snapshotSchema)
