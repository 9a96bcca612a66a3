/**
 * Kept units: results of pieces of work that need not be done again while nothing that they depend on has changed.
 *
 * A unit depends on the pieces of the book that it used, or on the whole book where it uses nearly everything; on the files
 * that it read; and on the program, the packages and the machine. Only results that prove something are kept.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { z } from 'zod'
import { hashOfContent } from '../files/hash-content.js'
import { bytesAt, DATA, isFile, isFolder, textIfThere } from '../files/read-file.js'
import { ifItCanBe, makeFolder, writeWhole } from '../files/write-file.js'
import { cacheFolder } from '../home/cache-folder.js'
import { packageRoot } from '../home/package-root.js'
import { parseJson } from '../values/plain-data.js'
import type { Uses } from './executed-pieces.js'
import type { PieceKeys } from './piece-keys.js'

/** The scope of a unit: it depends on the pieces that it used, or the whole book. */
export type Scope = 'pieces' | 'book'

/** A piece of work whose result can be kept. */
export interface UnitToKeep {
  readonly name: string
  readonly scope: Scope
}

const unitSchema = z.strictObject({
  /** A digest of all that units of its scope depend on alike. */
  common: z.string(),
  /** The pieces that it used, by their places in the list of pieces. */
  pieces: z.array(z.int()),
  /** The files that it read or looked for, each with a digest of its bytes, or `none`. */
  files: z.array(z.tuple([z.string(), z.string()])),
  result: z.string(),
})
const storeSchema = z.strictObject({
  format: z.literal(1),
  pieces: z.array(z.tuple([z.string(), z.string()])),
  units: z.record(z.string(), unitSchema),
})
type KeptUnit = Readonly<z.infer<typeof unitSchema>>

/** Digests of everything that all units of a scope depend on. */
export type Common = Readonly<Record<Scope, string>>

/** The results of one kind of work on a book. */
export interface KeptUnits {
  /** Finds the result of a unit as it was kept; else why there is none. */
  readonly find: (unit: UnitToKeep) => { readonly result: string } | { readonly because: string }
  /** Tells if a unit that was found used nothing now that was not kept with it. */
  readonly usesNoMore: (unit: UnitToKeep, uses: Uses) => boolean
  /** Keeps the result of a unit. */
  readonly keep: (unit: UnitToKeep, result: string, uses: Uses) => void
  /** Writes what is kept; after a whole run, units that were neither found nor kept are forgotten. */
  readonly save: (isWhole: boolean) => void
}

/** The file that holds the results of a kind of work on a book, by one Node: two of them take turns in a run. */
const fileOf = (book: string, kind: string): string =>
  join(cacheFolder(), 'units', `${book}.${kind}.node${process.versions.node.split('.')[0]}.json`)

/** Opens the kept results of a kind of work on a book. */
export function keptUnits(book: string, kind: string, common: Common, keys: PieceKeys): KeptUnits {
  const file = fileOf(book, kind)
  const before = readStore(file)
  const digestAt = digesting()
  const now = new Map<string, { readonly unit: KeptUnit; readonly digests: readonly string[] }>()
  const changed = before.pieces.map(([digest]) => !keys.has(digest))

  const whyNot = ({ name, scope }: UnitToKeep, kept: KeptUnit | undefined): string | undefined => {
    if (kept === undefined) return `${name} was not kept`
    if (kept.common !== common[scope]) return scope === 'book' ? 'the book' : 'the code that the whole book depends on'
    const piece = kept.pieces.find((at) => changed[at] !== false)
    if (piece !== undefined) return before.pieces[piece]?.[1] ?? 'a piece'
    return kept.files.find(([path, digest]) => digestAt(path) !== digest)?.[0]
  }
  return {
    find: (unit) => {
      const kept = Object.hasOwn(before.units, unit.name) ? before.units[unit.name] : undefined
      const because = whyNot(unit, kept)
      if (because !== undefined || kept === undefined) return { because: because ?? '' }
      now.set(unit.name, { unit: kept, digests: kept.pieces.map((at) => before.pieces[at]?.[0] ?? '') })
      return { result: kept.result }
    },
    usesNoMore: ({ name, scope }, uses) => {
      const found = now.get(name)
      if (found === undefined) return false
      const digests = new Set(found.digests)
      const files = new Set(found.unit.files.map(([path]) => path))
      return (
        (scope === 'book' || keys.digestsOf(uses.pieces).every((digest) => digests.has(digest))) &&
        uses.files.every((path) => files.has(named(path)))
      )
    },
    keep: ({ name, scope }, result, uses) => {
      const digests = scope === 'pieces' ? keys.digestsOf(uses.pieces) : []
      const files = uses.files.map((path): [string, string] => [named(path), digestAt(named(path))])
      now.set(name, { unit: { common: common[scope], pieces: [], files, result }, digests })
    },
    save: (isWhole) => {
      for (const [name, unit] of isWhole ? [] : Object.entries(before.units))
        if (!now.has(name)) now.set(name, { unit, digests: unit.pieces.map((at) => before.pieces[at]?.[0] ?? '') })
      const places = new Map<string, number>()
      const placeOf = (digest: string): number => {
        const place = places.get(digest) ?? places.size
        places.set(digest, place)
        return place
      }
      const units = Object.fromEntries(
        [...now].map(([name, { unit, digests }]) => [name, { ...unit, pieces: digests.map(placeOf) }]),
      )
      const older = new Map(before.pieces)
      const pieces = [...places.keys()].map((digest): [string, string] => [
        digest,
        keys.nameOf(digest) ?? older.get(digest) ?? '',
      ])
      ifItCanBe(() => {
        makeFolder(join(cacheFolder(), 'units'))
        writeWhole(file, JSON.stringify({ format: 1, pieces, units }))
      })
    },
  }
}

/** A file as it is called in a store: seen from the package, so that a checkout can be moved. */
const named = (path: string): string => (isAbsolute(path) ? relative(packageRoot, path) : path)

function digesting(): (path: string) => string {
  const known = new Map<string, string>()
  return (path) => {
    const digest = known.get(path) ?? digestOfFile(join(packageRoot, path))
    known.set(path, digest)
    return digest
  }
}

function digestOfFile(path: string): string {
  if (isFolder(path)) return 'folder'
  return isFile(path) ? hashOfContent(bytesAt(path, DATA)) : existsSync(path) ? 'other' : 'none'
}

function readStore(file: string): Readonly<z.infer<typeof storeSchema>> {
  const nothing = { format: 1, pieces: [], units: {} } as const
  const read = parseJson(textIfThere(file, DATA) ?? '')
  const store = storeSchema.safeParse(read.ok ? read.value : undefined)
  return store.success ? store.data : { ...nothing, pieces: [], units: {} }
}
