/** By what a report was made: the tree of its book, and Node. @module */
import type { Housed } from '../home/book-home.js'
import type { Report } from '../verify/report.js'
import { treeDigest } from './book-tree-digest.js'

/** By what a report of a book would be made now. */
export function provedBy(book: Housed): Report['proved'] {
  const tree = treeDigest(book)
  return tree === undefined ? undefined : { tree, node: process.versions.node }
}
