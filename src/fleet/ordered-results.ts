/** Jobs that end in any order, heard in theirs. @module */
import type { Hearer } from './work-kind.js'

interface Begun<Part, Came> {
  readonly part: Part
  readonly came: Promise<Came>
}

/**
 * Begins jobs in their order, and lets somebody hear what came of them in that order.
 *
 * @param most - how many are begun, and not heard yet, at most: what is begun takes room
 */
export async function inOrder<Part, Came>(
  parts: Iterable<Part>,
  most: () => number,
  begin: (part: Part) => Promise<Came>,
  { take, done }: Hearer<Part, Came>,
): Promise<void> {
  const begun: Begun<Part, Came>[] = []
  for (const part of parts) {
    const came = begin(part).then((one) => {
      done?.(one, part)
      return one
    })
    // Who waits for an earlier one hears of this one's failure later.
    came.catch(() => undefined)
    begun.push({ part, came })
    if (begun.length >= most()) await heard(begun, take)
  }
  while (begun.length > 0) await heard(begun, take)
}

async function heard<Part, Came>(begun: Begun<Part, Came>[], take: Hearer<Part, Came>['take']): Promise<void> {
  const first = begun.shift()
  if (first) take(await first.came, first.part)
}
