/** A hunt for mutants, with how far it is. @module */
import type { Hunt, MutantsResult } from '../../conformance/mutants/test-mutants.js'
import type { Suite } from '../../conformance/runner/suite.js'
import type { Workers } from '../../jobs/choose-threads.js'
import { huntedBy } from '../../jobs/mutants.js'
import type { Book } from '../../kernel/book.js'
import type { Io } from '../program/io.js'
import { whileTimed } from './progress.js'

/** Hunts the mutants of a book, and tells how far the hunt is. */
export const huntedOver = (
  book: Book,
  suite: Suite,
  hunt: Omit<Hunt, 'told'>,
  { told, hands }: { readonly told: Io['told']; readonly hands: Workers },
): Promise<MutantsResult> =>
  whileTimed(
    (progress) =>
      huntedBy(
        book,
        suite,
        {
          ...hunt,
          ...(progress && {
            told: (gate, done, total, at) => progress({ gate, done, total, ...(at !== undefined && { at }) }),
          }),
        },
        hands,
      ),
    told,
  )
