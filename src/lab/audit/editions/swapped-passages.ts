/**
 * Passages that changed places in a list whose order is a rule.
 *
 * Tools take the columns of a page in different orders, so elsewhere the same words in another order are no difference.
 * A column moves much at once, or away from its section; where only a few passages of such a list changed places among
 * themselves, somebody has written it otherwise.
 *
 * @module
 */
import type { Matched } from './passage-targets.js'

/** More passages than this are moved, or passed over, by a tool and not by an author. */
const MOST_MOVED = 6
const MOST_CONCERNED = 12

/**
 * The passages of a section that changed places with others of the same list.
 *
 * @param all - every passage of the edition
 * @param from - the first passage of the list, by its place in the section
 */
export function changedPlaces(all: readonly Matched[], section: number, from: number): readonly Matched[] {
  const placed = all.filter(isPlaced).toSorted((one, other) => placeOf(one) - placeOf(other))
  const list = placed.filter((one) => one.section === section && one.index >= from)
  const kept = new Set(longestInOrder(list))
  const moved = list.filter((one) => !kept.has(one))
  if (moved.length === 0 || moved.length > MOST_MOVED) return []
  const isAmong = (one: Matched) => {
    const at = placed.indexOf(one)
    return [placed[at - 1], placed[at + 1]].some((other) => other !== undefined && kept.has(other))
  }
  const among = moved.filter(isAmong)
  const concerned = list.filter((one) => among.some((other) => one === other || areSwapped(one, other)))
  return concerned.length > MOST_CONCERNED ? [] : concerned
}

const isPlaced = ({ pieces }: Matched): boolean => pieces.length > 0

const placeOf = ({ pieces }: Matched): number => pieces[0]?.from ?? 0

const areSwapped = (one: Matched, other: Matched): boolean => one.index < other.index !== placeOf(one) < placeOf(other)

/** The longest part of a list, in the order of the copy, that is in the order of the edition. */
function longestInOrder(list: readonly Matched[]): readonly Matched[] {
  const lengths: number[] = []
  const before: number[] = []
  for (const [at, { index }] of list.entries()) {
    const earlier = list.slice(0, at).flatMap((one, place) => (one.index < index ? [place] : []))
    const last = earlier.reduce((best, place) => ((lengths[place] ?? 0) > (lengths[best] ?? 0) ? place : best), -1)
    lengths[at] = (lengths[last] ?? 0) + 1
    before[at] = last
  }
  const chain: Matched[] = []
  for (let at = lengths.indexOf(Math.max(0, ...lengths)); at >= 0; at = before[at] ?? -1)
    chain.unshift(list[at] as Matched)
  return chain
}
