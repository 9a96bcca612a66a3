/** Folders of vectors: written so that the same vectors are the same bytes. @module */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { canonical } from '../../kernel/json.js'
import { ORIGINS, type Origin } from '../format/case.js'
import { type Manifest, manifestSchema } from '../format/manifest.js'
import type { Vectors } from './vectors.js'

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

/** Whether vectors may be written to a folder: it is not there, or empty, or holds vectors that are replaced. */
export const isFreeFor = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).length === 0 || holdsVectors(folder)

/** Whether the manifest of a folder is one of vectors: other programs write files of that name, too. */
function holdsVectors(folder: string): boolean {
  try {
    return manifestSchema.safeParse(JSON.parse(textIn(folder, MANIFEST) ?? '')).success
  } catch {
    return false
  }
}

/** Where vectors are written before they take their place, so that a failure in between spoils nothing. */
const UNFINISHED = '.unfinished'

/** Writes vectors into a folder; those that lie there are replaced when all are written. */
export function writeVectors(folder: string, vectors: Vectors): readonly Written[] {
  const files = filesOf(vectors)
  const apart = join(folder, UNFINISHED)
  const paths = files.map(({ path }) => path)
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(apart, path)), { recursive: true })
      writeFileSync(join(apart, path), text)
    }
    for (const path of paths) mkdirSync(dirname(join(folder, path)), { recursive: true })
    rmSync(join(folder, MANIFEST), { force: true })
    for (const path of paths) renameSync(join(apart, path), join(folder, path))
  } finally {
    rmSync(apart, { recursive: true, force: true })
  }
  return files
}

/** The text of a file in a folder; nothing where there is none. */
export const textIn = (folder: string, path: string): string | undefined => {
  const file = join(folder, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
