/** Folders of vectors: written so that the same vectors are the same bytes. @module */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, lstatSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  alone,
  besideOf,
  canonical,
  DATA,
  dropUnfinished,
  isUnfinished,
  leadsOut,
  makeFolder,
  parseJson,
  takeAwayUnfinished,
  textIfThere,
  writeWhole,
} from '#core'
import { ORIGINS, type Origin } from '../../format/case.js'
import { type Manifest, manifestSchema } from '../../format/manifest.js'
import type { Vectors } from '../vectors.js'

/** The file that says what a folder of vectors holds. */
export const MANIFEST = 'manifest.json'

/** One file of a folder. */
interface Written {
  readonly path: string
  readonly text: string
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const lines = (values: readonly unknown[]): string => values.map((value) => `${canonical(value)}\n`).join('')
const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The files of vectors, the manifest last. */
export function filesOf({ manifest, positions, cases, schemas }: Vectors): readonly Written[] {
  const pathOf = (origin: Origin) => (origin === 'census' ? 'census.jsonl' : `cases/${origin}.jsonl`)
  const files: readonly Written[] = [
    ...Object.entries(schemas).map(([name, schema]) => ({ path: `schema/${name}`, text: pretty(schema) })),
    { path: 'positions.jsonl', text: lines([...positions].map(([id, game]) => ({ id, game }))) },
    ...ORIGINS.map((origin) => ({
      path: pathOf(origin),
      text: lines(cases.filter((one) => one.origin === origin)),
    })),
  ]
  const told = files.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1, sha256: sha256(text) }))
  const whole: Manifest = { ...manifest, files: told }
  return [...files, { path: MANIFEST, text: pretty(whole) }]
}

/** True if cases may be written to a folder: it is missing or empty, or it holds cases to replace. */
export const isFreeFor = (folder: string): boolean =>
  !existsSync(folder) || namesIn(folder).every((name) => PART.test(name)) || holdsVectors(folder)

/** A part of vectors, as a run leaves it that was ended before the manifest stood there. */
const PART = /^(?:schema(?:\/\w+\.schema\.json)?|cases(?:\/[a-z]+\.jsonl)?|positions\.jsonl|census\.jsonl)$/

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.split('/').some(isUnfinished))

/** True if the manifest of a folder belongs to cases; other programs write files of that name too. */
function holdsVectors(folder: string): boolean {
  try {
    const read = parseJson(textIn(folder, MANIFEST) ?? '')
    return read.ok && manifestSchema.safeParse(read.value).success
  } catch {
    return false
  }
}

/** The names for unfinished files, for the previous files, and for the mark of a running writer. */
const ASIDE = ['vectors-new', 'vectors-old', 'vectors'] as const

/** The maximum number of pauses while one writer of a folder waits for another; a book's cases have many megabytes. */
const PATIENCE = 12_000

/**
 * Writes vectors into a folder; those that lie there are replaced when all are written, or they stay. All of them can be made
 * again, so the last of two writers may win; but one writes after the other, and never a mixture.
 */
export function writeVectors(folder: string, vectors: Vectors): readonly Written[] {
  const files = filesOf(vectors)
  const paths = files.map(({ path }) => path)
  const outside = paths.find((path) => leadsOut(folder, path))
  if (outside !== undefined) throw new Error(`${outside} leads out of the folder`)
  makeFolder(folder)
  return alone(join(folder, ASIDE[2]), () => exchanged(folder, files), PATIENCE)
}

function exchanged(folder: string, files: readonly Written[]): readonly Written[] {
  takeAwayUnfinished(folder, ASIDE)
  const paths = files.map(({ path }) => path)
  const [apart, before] = [besideOf(join(folder, ASIDE[0])), besideOf(join(folder, ASIDE[1]))]
  try {
    for (const aside of [apart, before]) makeFolder(aside)
    for (const { path, text } of files) {
      makeFolder(dirname(join(apart, path)))
      writeWhole(join(apart, path), text)
    }
    for (const path of paths) makeFolder(dirname(join(folder, path)))
    for (const path of paths) makeFolder(dirname(join(before, path)))
    exchange(paths, { folder, apart, before })
  } finally {
    for (const aside of [apart, before]) dropUnfinished(aside)
  }
  return files
}

interface Exchanged {
  readonly folder: string
  readonly apart: string
  readonly before: string
}

/**
 * Puts files in the place of others; where one cannot, all that stood there before come back. At no time is one of them missing, and the
 * manifest, by which a folder is known, comes last.
 */
function exchange(paths: readonly string[], { folder, apart, before }: Exchanged): void {
  const undo: (() => void)[] = []
  try {
    for (const path of paths) {
      const [place, fresh, old] = [folder, apart, before].map((at) => join(at, path)) as [string, string, string]
      const isOld = lstatSync(place, { throwIfNoEntry: false }) !== undefined
      if (isOld) setAside(place, old)
      renameSync(fresh, place)
      undo.unshift(() => (isOld ? renameSync(old, place) : renameSync(place, fresh)))
    }
  } catch (error) {
    for (const back of undo) back()
    throw error
  }
}

/** Gives a file a second name; not every disk can, and then it is copied. */
function setAside(file: string, aside: string): void {
  try {
    linkSync(file, aside)
  } catch {
    copyFileSync(file, aside)
  }
}

/** The text of a file in a folder; nothing where there is none. */
export const textIn = (folder: string, path: string): string | undefined => textIfThere(join(folder, path), DATA)
