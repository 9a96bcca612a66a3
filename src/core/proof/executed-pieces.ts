/** The marks of a marked copy that is loaded: which of its pieces ran. @module */
import { pathToFileURL } from 'node:url'
import { emptyMemos } from '../kernel/quick/memoize.js'
import { beginParts, endParts, type PartsUsed } from '../kernel/watch/watch.js'

/** Pieces that a piece of work used, by their numbers, and the files that it read or looked for. */
export interface Uses {
  readonly pieces: readonly number[]
  readonly files: readonly string[]
}

/** The marks of a loaded copy. */
export interface Marks {
  /** Does a piece of work that finds all memos empty, and returns what it used with its result. */
  readonly during: <Result>(work: () => Result | Promise<Result>) => Promise<readonly [Result, Uses]>
  /** Returns the pieces that have run while the copy was loaded. */
  readonly loaded: () => readonly number[]
  /** Returns the pieces that declare tables and charts that were used. */
  readonly declaredIn: (parts: PartsUsed) => readonly number[]
}

interface MarksModule {
  readonly ran: Int32Array
  readonly age: [number]
  readonly declarations: readonly (readonly [number: number, name: string])[]
}

/** Takes the marks of a copy, by the address of the module that holds them. */
export async function marksAt(module: string): Promise<Marks> {
  const { ran, age, declarations } = (await import(pathToFileURL(module).href)) as MarksModule
  const ranAt = (when: number): readonly number[] => [...ran.keys()].filter((piece) => ran[piece] === when)
  const declaredIn = ({ tables, charts }: PartsUsed) =>
    declarations.flatMap(([piece, name]) => (tables.has(name) || charts.has(name) ? [piece] : []))
  return {
    during: async (work) => {
      emptyMemos()
      age[0] += 1
      const parts = beginParts()
      try {
        const result = await work()
        const pieces = new Set([...ranAt(age[0]), ...declaredIn(parts)])
        return [result, { pieces: [...pieces], files: [...parts.files] }]
      } finally {
        endParts()
      }
    },
    loaded: () => ranAt(0),
    declaredIn,
  }
}
