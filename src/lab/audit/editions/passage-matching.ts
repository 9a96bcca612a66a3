/**
 * Looks for the passages of an edition in a copy.
 *
 * A passage is there if its letters stand there one after the other, wherever that is: columns may come in another order,
 * and lines may break elsewhere. Every letter of the copy can belong to one passage only, so what is left is new.
 *
 * @module
 */

import type { Stretch } from './cut-into-passages.js'
import type { Lock } from './edition-lockfile.js'
import type { Prints } from './fingerprints.js'
import { pageEnds } from './layout/page-ends.js'
import { type Matched, type Sought, soughtIn } from './passage-targets.js'
import type { Copy } from './rulebook-copy.js'
import { stitchPassages } from './split-passages.js'

/** The parts of an edition that a copy contains. */
export interface Matching {
  readonly passages: readonly Matched[]
  /** Of every letter of the copy, whether it belongs to a passage. */
  readonly taken: Uint8Array
}

/** Hears how far a search is. */
export type MatchProgress = (done: number, total: number) => void

/** Looks for passages in a copy: first each where it should be, then those that a page cuts in two. */
export function matchPassages(
  lock: Lock,
  copy: Copy,
  prints: Prints,
  heard: MatchProgress = () => undefined,
): Matching {
  const sought = soughtIn(lock)
  const places = placesOf(sought, prints, heard)
  const taken = new Uint8Array(prints.size)
  const homes = lock.sections.map(({ number }) => copy.parts.find((part) => part.number === number))
  const found = new Map<Sought, Stretch>()
  const follows = (one: Sought) => found.get(sought[sought.indexOf(one) - 1] ?? one)?.to
  for (const home of [true, false])
    for (const one of sought.toSorted((a, b) => b.print.length - a.print.length)) {
      if (found.has(one)) continue
      const { length } = one.print
      const free = (places.get(one) ?? []).filter((from) => isFree(taken, from, length))
      const part = homes[one.section]
      const there = home ? free.filter((from) => part && part.from <= from && from + length <= part.to) : free
      const place = there.length > 1 ? nearest(there, follows(one)) : there[0]
      if (place === undefined) continue
      taken.fill(1, place, place + length)
      found.set(one, { from: place, to: place + length })
    }
  const whole = sought.map((one) => ({ ...one, pieces: [found.get(one) ?? []].flat() }))
  const cut = stitchPassages(whole, copy, [], prints, taken)
  const bounds = pageEnds(lock, copy, prints, taken)
  return { passages: stitchPassages(cut, copy, bounds, prints, taken), taken }
}

const nearest = (places: readonly number[], to = 0): number | undefined =>
  places.toSorted((one, other) => Math.abs(one - to) - Math.abs(other - to))[0]

const isFree = (taken: Uint8Array, from: number, length: number): boolean => {
  const next = taken.indexOf(1, from)
  return next < 0 || next >= from + length
}

/** More places than this would be those of a phrase, not of a passage. */
const MOST_PLACES = 200

/** Every place at which the letters of a passage stand. */
function placesOf(
  sought: readonly Sought[],
  prints: Prints,
  heard: MatchProgress,
): ReadonlyMap<Sought, readonly number[]> {
  const byLength = grouped(sought, ({ print }) => print.length)
  const places = new Map<Sought, number[]>()
  let done = 0
  for (const [length, ones] of byLength) {
    heard(done, byLength.size)
    done += 1
    const byHigh = grouped(ones, ({ print }) => print.high)
    // Nearly every stretch is none that is sought: a small table says so sooner than a map.
    const perhaps = new Uint8Array(2 ** 16)
    for (const { print } of ones) perhaps[print.high & 0xffff] = 1
    for (let from = 0; from + length <= prints.size; from += 1) {
      const high = prints.high(from, length)
      if (perhaps[high & 0xffff] === 0) continue
      for (const one of byHigh.get(high) ?? []) {
        if (prints.low(from, length) !== one.print.low) continue
        const known = places.get(one) ?? []
        if (known.length < MOST_PLACES) places.set(one, [...known, from])
      }
    }
  }
  return places
}

function grouped<Item>(items: readonly Item[], key: (item: Item) => number): ReadonlyMap<number, readonly Item[]> {
  const groups = new Map<number, Item[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}
