/** Stretches: what was recorded along each road, put together to one bundle. @module */
import { canonical } from '#core'
import type { Bundle, Probe } from './behaviour-bundle.js'
import type { Behaviour, Cause, Road } from './behaviour-types.js'

/** The recording along one road, with its own numbers for causes. */
export type Stretch = Pick<Bundle, 'openings' | 'causes' | 'games' | 'probes'>

type Result = Probe['results'][number]

/** A position as the roads until now tell it: its game as the first of them does. */
interface Joined {
  readonly probe: Omit<Probe, 'results'>
  readonly results: ReadonlyMap<string, Result>
}

/** The bundle of a behaviour, from what was recorded along roads, in their order. */
export function bundleOf(live: Behaviour, roads: readonly Road[], stretches: readonly Stretch[]): Bundle {
  const { about, numbers, written, empty, bases } = live
  const causes = numbering()
  const probes = new Map<string, Joined>()
  for (const stretch of stretches) {
    const known = stretch.causes.map(causes.numberOf)
    for (const [name, probe] of Object.entries(stretch.probes))
      probes.set(
        name,
        joined(probes.get(name), probe, (at) => known[at] ?? 0),
      )
  }
  return {
    format: 'rulewright behaviour 1',
    about,
    numbers,
    written: [...written],
    empty,
    bases,
    roads,
    openings: Object.assign({}, ...stretches.map(({ openings }) => openings)),
    causes: causes.all(),
    games: Object.assign({}, ...stretches.map(({ games }) => games)),
    probes: Object.fromEntries(
      [...probes].map(([name, { probe, results }]) => [name, { ...probe, results: [...results.values()] }]),
    ),
  }
}

/** Adds another road's recording to a position. Both describe it in the same way, so only new parts are added. */
function joined(before: Joined | undefined, probe: Probe, numberOf: (at: number) => number): Joined {
  const { results, ...told } = probe
  const { due, refused } = told
  const all = new Map(before?.results)
  for (const { causes, ...result } of results) {
    const name = canonical(result.option)
    all.set(name, { ...all.get(name), ...result, ...(causes && { causes: causes.map(numberOf) }) })
  }
  const first = before?.probe ?? told
  return { probe: { ...first, ...(due && { due }), ...(refused && { refused }) }, results: all }
}

/** Numbers for causes, from 0, in the order in which they are come by. */
export function numbering() {
  const known = new Map<string, { readonly number: number; readonly cause: Cause }>()
  return {
    numberOf: (cause: Cause): number => {
      const text = canonical(cause)
      const found = known.get(text) ?? { number: known.size, cause }
      known.set(text, found)
      return found.number
    },
    all: () => [...known.values()].map(({ cause }) => cause),
  }
}
