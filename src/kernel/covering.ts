/**
 * Covering: of many refusals, the few that a person would name.
 *
 * @module
 */
import type { Refusal, Within } from './forbid.js'
import type { Refused } from './offer.js'

/** What refuses candidates alike: one row, at one place. */
interface Ground {
  readonly refusal: Refusal
  /** Which candidates it refuses, by their number. */
  readonly candidates: Set<number>
}

/**
 * Why every one of several candidates is refused: a smallest set of rows that refuses them all, the largest first, then what
 * refuses some of them also. What stands further in follows as it was found there, and shut doors come last.
 */
export function smallest(refused: readonly Refused[], here: Within): readonly Refusal[] {
  const own = groundsOf(refused, ({ inside }) => inside === undefined)
  const doors = groundsOf(refused, ({ inside }) => isDoor(inside))
  const further = groundsOf(refused, ({ inside }) => inside !== undefined && !isDoor(inside))
  const needed = covering([...own, ...doors])
  const also = own.filter((ground) => !needed.includes(ground))
  const tell = ({ refusal, candidates }: Ground, isAlso: boolean): Refusal => ({
    ...refusal,
    inside: [
      { ...here, times: candidates.size, of: refused.length, ...(isAlso && { also: true }) },
      ...(refusal.inside ?? []),
    ],
  })
  return [
    ...needed.filter((ground) => own.includes(ground)).map((ground) => tell(ground, false)),
    ...further.map(({ refusal }) => ({ ...refusal, inside: [here, ...(refusal.inside ?? [])] })),
    ...also.map((ground) => tell(ground, true)),
    ...doors.filter((ground) => needed.includes(ground)).map((ground) => tell(ground, false)),
    ...doors.filter((ground) => !needed.includes(ground)).map((ground) => tell(ground, true)),
  ]
}

/** Whether a refusal stands at the door of what a candidate itself leads to. */
const isDoor = (inside: Refusal['inside']): boolean => inside?.length === 1 && inside[0]?.asks === undefined

/** The refusals of a kind, each row once at a place, with the candidates that it refuses. */
function groundsOf(refused: readonly Refused[], isKind: (refusal: Refusal) => boolean): readonly Ground[] {
  const known = new Map<string, Ground>()
  for (const [candidate, { refusals }] of refused.entries())
    for (const refusal of refusals.filter(isKind)) {
      const key = placeOf(refusal)
      const ground = known.get(key)
      known.set(key, {
        refusal: ground ? both(ground.refusal, refusal) : refusal,
        candidates: ground?.candidates ?? new Set(),
      })
      known.get(key)?.candidates.add(candidate)
    }
  return [...known.values()]
}

/** A row, and where it stands. */
const placeOf = ({ table, row, inside = [] }: Refusal): string =>
  JSON.stringify([table, row, inside.map(({ procedure, asks }) => [procedure, asks])])

/** Two refusals by one row as one: the fields on which they agree, and how often it is that they refuse together. */
const both = (one: Refusal, other: Refusal): Refusal => ({
  ...one,
  because: Object.fromEntries(Object.entries(one.because).filter(([field, value]) => other.because[field] === value)),
  ...(one.inside && { inside: one.inside.map((within, depth) => summed(within, other.inside?.[depth])) }),
})

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
function covering(grounds: readonly Ground[]): readonly Ground[] {
  const left = new Set(grounds.flatMap(({ candidates }) => [...candidates]))
  const chosen: Ground[] = []
  while (left.size > 0) {
    const most = grounds.reduce((best, ground) => (newIn(ground, left) > newIn(best, left) ? ground : best))
    chosen.push(most)
    for (const candidate of most.candidates) left.delete(candidate)
  }
  return chosen
}

const newIn = ({ candidates }: Ground, left: ReadonlySet<number>): number =>
  [...candidates].filter((candidate) => left.has(candidate)).length
