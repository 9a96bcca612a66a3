/** Covering: of many refusals, the few that a person would name. @module */

import { becauseOfBoth } from '../tables/condition-phrases.js'
import type { Refusal, Within } from '../tables/forbid-table.js'
import type { Refused } from './option.js'

/** A common reason for refusals: one row at one place. */
interface Ground {
  refusal: Refusal
  /** The numbers of the candidates that it refuses, in order. */
  readonly candidates: number[]
}

/**
 * Why every one of several candidates is refused: a smallest set of rows that refuses them all, the largest first, then what
 * refuses some of them also. What stands further in follows as it was found there, and shut doors come last.
 */
export function smallest(refused: readonly Refused[], here: Within): readonly Refusal[] {
  const { own, doors, further } = groundsOf(refused)
  const needed = covering([...own, ...doors], refused.length)
  const also = own.filter((ground) => !needed.has(ground))
  const tell = ({ refusal, candidates }: Ground, isAlso: boolean): Refusal => ({
    ...refusal,
    inside: [
      { ...here, times: candidates.length, of: refused.length, ...(isAlso && { also: true }) },
      ...(refusal.inside ?? []),
    ],
  })
  const isDoorOf = new Set(doors)
  return [
    ...[...needed].filter((ground) => !isDoorOf.has(ground)).map((ground) => tell(ground, false)),
    ...further.map(({ refusal }) => ({ ...refusal, inside: [here, ...(refusal.inside ?? [])] })),
    ...also.map((ground) => tell(ground, true)),
    ...doors.filter((ground) => needed.has(ground)).map((ground) => tell(ground, false)),
    ...doors.filter((ground) => !needed.has(ground)).map((ground) => tell(ground, true)),
  ]
}

/** The place of a refusal: a row of the table itself, the precondition of the lookahead's target, or beyond that. */
type Kind = 'own' | 'doors' | 'further'

const kindOf = ({ inside }: Refusal): Kind =>
  inside === undefined ? 'own' : inside.length === 1 && inside[0]?.asks === undefined ? 'doors' : 'further'

/** The refusals of each kind, each row once at a place, with the candidates that it refuses. */
function groundsOf(refused: readonly Refused[]): Readonly<Record<Kind, readonly Ground[]>> {
  const grounds: Record<Kind, Ground[]> = { own: [], doors: [], further: [] }
  const known = new Map<string, Ground>()
  for (const [candidate, { refusals }] of refused.entries())
    for (const refusal of refusals) {
      const place = placeOf(refusal)
      const ground = known.get(place)
      if (ground === undefined) {
        const first = { refusal, candidates: [candidate] }
        known.set(place, first)
        grounds[kindOf(refusal)].push(first)
      } else {
        ground.refusal = both(ground.refusal, refusal)
        if (ground.candidates.at(-1) !== candidate) ground.candidates.push(candidate)
      }
    }
  return grounds
}

const own = new WeakMap<Refusal, string>()

/** A row, and where it stands; a table gives the same refusals again and again, so that each of them keeps its own. */
function placeOf(refusal: Refusal): string {
  const { table, row, inside } = refusal
  if (inside) return inside.reduce((place, { procedure, asks }) => `${place}\n${procedure}\n${asks}`, `${row} ${table}`)
  const known = own.get(refusal) ?? `${row} ${table}`
  own.set(refusal, known)
  return known
}

/** Two refusals by one row as one: the fields on which they agree, and how often it is that they refuse together. */
function both(one: Refusal, other: Refusal): Refusal {
  const because = becauseOfBoth(one.because, other.because)
  if (one.inside)
    return { ...one, because, inside: one.inside.map((within, depth) => summed(within, other.inside?.[depth])) }
  return because === one.because ? one : { ...one, because }
}

function summed({ also, ...one }: Within, other: Within | undefined): Within {
  if (one.times === undefined || one.of === undefined) return one
  return {
    ...one,
    times: one.times + (other?.times ?? 0),
    of: one.of + (other?.of ?? 0),
    ...(also && other?.also && { also }),
  }
}

/** Few grounds that together refuse every candidate that any refuses: always the one that refuses most of those left. */
function covering(grounds: readonly Ground[], candidates: number): ReadonlySet<Ground> {
  const isLeft = new Uint8Array(candidates)
  for (const ground of grounds) for (const candidate of ground.candidates) isLeft[candidate] = 1
  const chosen = new Set<Ground>()
  for (let most = mostOf(grounds, isLeft); most !== undefined; most = mostOf(grounds, isLeft)) {
    chosen.add(most)
    for (const candidate of most.candidates) isLeft[candidate] = 0
  }
  return chosen
}

/** The first of the grounds that refuse most of those left; none where nothing is left. */
function mostOf(grounds: readonly Ground[], isLeft: Uint8Array): Ground | undefined {
  let most: Ground | undefined
  let many = 0
  for (const ground of grounds) {
    if (ground.candidates.length <= many) continue
    const here = ground.candidates.reduce((sum, candidate) => sum + (isLeft[candidate] ?? 0), 0)
    if (here <= many) continue
    most = ground
    many = here
  }
  return most
}
