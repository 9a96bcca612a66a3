/** References whose words share little with where they lead, and why they are right. @module */
import type { ReferenceNote } from 'rulewright/book'

/** What is said of references. */
export const references: readonly ReferenceNote[] = []
