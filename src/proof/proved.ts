/** By what a report was made: the tree of its book, and Node. @module */
import type { Housed } from '../home/home.js'
import type { Report } from '../verify/report.js'
import { treeDigest } from './tree.js'

/** By what a report of a book would be made now. */
export function provedBy(book: Housed): Report['proved'] {
  const tree = treeDigest(book)
  return tree === undefined ? undefined : { tree, node: process.versions.node }
}
