/** The kinds of work, by their names, each where its code is. @module */
import type { WorkKind } from './work-kind.js'

type AnyKind = WorkKind<never, never, unknown>

const KINDS: ReadonlyMap<string, () => Promise<AnyKind>> = new Map(
  Object.entries({
    behaviour: async () => (await import('./compare-behaviour.js')).behaviour,
    census: async () => (await import('./census.js')).census,
    conformance: async () => (await import('./conformance.js')).conformance,
    effects: async () => (await import('./reading-weights.js')).effects,
    hunt: async () => (await import('./mutants.js')).hunt,
    pages: async () => (await import('./pages.js')).pages,
    playouts: async () => (await import('./random-plays.js')).playouts,
    recording: async () => (await import('./compare-behaviour.js')).recording,
    recorded: async () => (await import('./recorded-jobs.js')).recordedWork(kindNamed) as AnyKind,
    reducing: async () => (await import('./conformance.js')).reducing,
    seeking: async () => (await import('./witnesses.js')).seeking,
    shrinking: async () => (await import('./witnesses.js')).shrinking,
    vectors: async () => (await import('./vectors.js')).vectors,
    verification: async () => (await import('./verification.js')).verification,
    weights: async () => (await import('./reading-weights.js')).weights,
  }),
)

/** The kind of work that has a name; nothing where none has it. */
export const kindNamed = async (name: string): Promise<WorkKind<unknown, unknown, unknown> | undefined> =>
  (await KINDS.get(name)?.()) as WorkKind<unknown, unknown, unknown> | undefined
