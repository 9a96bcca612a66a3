/** A hunt for mutants, with how far it is. @module */

import type { Book } from '#core'
import { huntedBy, type Workers } from '#fleet'
import type { Hunt, MutantsResult, Suite } from '#lab'
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
