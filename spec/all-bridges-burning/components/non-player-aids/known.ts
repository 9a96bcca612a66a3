/** The source of a part of the aid sheets. @module */

import { type Fact, SOURCES } from 'rulewright/book'
import { z } from 'zod'

/** The fields that tell where something was read. */
export const known = {
  source: z.enum(SOURCES).describe('Where it was read; stand-in if it is nobody knows what'),
  because: z.string().exactOptional().describe('Where it was read, or why something stands in'),
}

/** The source of a fact. */
export interface Known {
  readonly source: Fact['source']
  readonly because?: string
}

/** A fact of a part of the aid sheets that stands in a file. */
export const factOf = (component: string, fact: string, { source, because }: Known, file: string): Fact => ({
  component,
  fact,
  source,
  because: because ?? `the file "${file}"`,
})
