/** Covering: of many refusals, the few that a person would name. @module */
import type { Refusal, Within } from './forbid.js'
import type { Refused } from './option.js'

/** What refuses candidates alike: one row, at one place. */
interface Ground {
  refusal: Refusal
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
    for (const refusal of refusals) {
      if (!isKind(refusal)) continue
      const key = placeOf(refusal)
      const ground = known.get(key)
      if (ground === undefined) known.set(key, { refusal, candidates: new Set([candidate]) })
      else {
        ground.refusal = both(ground.refusal, refusal)
        ground.candidates.add(candidate)
      }
    }
  return [...known.values()]
}

/** A row, and where it stands. */
function placeOf({ table, row, inside }: Refusal): string {
  let place = `${row} ${table}`
  if (inside) for (const { procedure, asks } of inside) place += `\n${procedure}\n${asks}`
  return place
}

/** Two refusals by one row as one: the fields on which they agree, and how often it is that they refuse together. */
function both(one: Refusal, other: Refusal): Refusal {
  const because = agreed(one.because, other.because)
  if (one.inside)
    return { ...one, because, inside: one.inside.map((within, depth) => summed(within, other.inside?.[depth])) }
  return because === one.because ? one : { ...one, because }
}

/** The fields on which two refusals agree: mostly these are all. */
function agreed(one: Refusal['because'], other: Refusal['because']): Refusal['because'] {
  const isShared = ([field, value]: readonly [string, unknown]) => other[field] === value
  const fields = Object.entries(one)
  return fields.every(isShared) ? one : Object.fromEntries(fields.filter(isShared))
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
function covering(grounds: readonly Ground[]): readonly Ground[] {
  const left = new Set(grounds.flatMap(({ candidates }) => [...candidates]))
  const chosen: Ground[] = []
  while (left.size > 0) {
    const most = mostOf(grounds, left)
    chosen.push(most)
    for (const candidate of most.candidates) left.delete(candidate)
  }
  return chosen
}

/** The first of the grounds that refuse most of those left. */
function mostOf(grounds: readonly Ground[], left: ReadonlySet<number>): Ground {
  let [most] = grounds as readonly [Ground, ...Ground[]]
  let many = -1
  for (const ground of grounds) {
    if (ground.candidates.size <= many) continue
    const here = newIn(ground, left)
    if (here <= many) continue
    most = ground
    many = here
  }
  return most
}

function newIn({ candidates }: Ground, left: ReadonlySet<number>): number {
  let many = 0
  for (const candidate of candidates) if (left.has(candidate)) many += 1
  return many
}
