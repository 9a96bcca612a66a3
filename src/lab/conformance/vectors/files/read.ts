/** Reading vectors back: everything in the folder is held against the manifest and against the schemas. @module */
import type { z } from 'zod'
import { briefly, check, leadsOut, type Parsed, type Problem, parseJson, parseJsonLine, problemLine } from '#core'
import { type Case, caseSchema } from '../../format/case.js'
import { digestOf } from '../../format/digest.js'
import { FORMAT, type Manifest, manifestSchema } from '../../format/manifest.js'
import type { PlainGame } from '../../format/situation.js'
import { MANIFEST, sha256, textIn } from './folder.js'
import { positionSchema } from './schemas.js'

/** Vectors as they were read. */
export interface ReadVectors {
  readonly manifest: Manifest
  readonly positions: ReadonlyMap<string, PlainGame>
  readonly cases: readonly Case[]
}

/** The maximum number of problems to list one by one. */
const TOLD = 20

/** Reads a folder of vectors, or says what is wrong with it, where, and what was expected. */
export function readVectors(folder: string): Parsed<ReadVectors> {
  const manifest = readManifest(folder)
  if (!manifest.ok) return manifest
  const { files } = manifest.value
  const outside = files.filter(({ path }) => leadsOut(folder, path))
  if (outside.length > 0) return wrong(outside.map(leadingOut))
  const changed = files.flatMap(({ path, sha256: expected }) => changedIn(folder, path, expected))
  if (changed.length > 0) return wrong(changed)
  const positions = linesIn(folder, 'positions.jsonl', positionSchema)
  const cases = files
    .map(({ path }) => path)
    .filter((path) => path.startsWith('cases/') || path === 'census.jsonl')
    .map((path) => linesIn(folder, path, caseSchema))
  const problems = [...positions.problems, ...cases.flatMap((file) => file.problems)]
  if (problems.length > 0) return wrong(problems)
  const games = new Map(positions.values.map(({ id, game }) => [id, game]))
  const all = cases.flatMap(({ values }) => values)
  const loose = [...misnamed(games), ...homeless(games, all), ...twice(all)]
  return loose.length > 0
    ? wrong(loose)
    : { ok: true, value: { manifest: manifest.value, positions: games, cases: all } }
}

const wrong = (problems: readonly Problem[]): Parsed<never> => {
  const more = problems.length - TOLD
  const rest = more > 0 ? [{ path: [], message: `and ${more} more` }] : []
  return { ok: false, problems: [...problems.slice(0, TOLD), ...rest] }
}

function readManifest(folder: string): Parsed<Manifest> {
  const text = textIn(folder, MANIFEST)
  if (text === undefined)
    return wrong([{ path: [MANIFEST], message: 'missing; expected a folder that `rulewright conform cases` wrote' }])
  const read = parseJson(text)
  if (!read.ok) return wrong(under(MANIFEST, read.problems))
  const { value } = read
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined
  if (format !== FORMAT)
    return wrong([{ path: [MANIFEST, 'format'], message: `got ${JSON.stringify(format)}, expected ${FORMAT}` }])
  const parsed = check(manifestSchema, value)
  return parsed.ok ? parsed : wrong(under(MANIFEST, parsed.problems))
}

const leadingOut = ({ path }: { readonly path: string }): Problem => ({
  path: [MANIFEST, 'files'],
  message: `${JSON.stringify(path)} leads out of the folder; expected a file in it`,
})

function changedIn(folder: string, path: string, expected: string): readonly Problem[] {
  const text = textIn(folder, path)
  const place = [briefly(path)]
  if (text === undefined) return [{ path: place, message: 'this file is missing, but the manifest names it' }]
  const got = sha256(text)
  if (got === expected) return []
  return [{ path: place, message: `was changed: its SHA-256 is ${got}, expected ${expected}` }]
}

/** The lines of a file, each read by a schema. */
function linesIn<S extends z.ZodType>(folder: string, path: string, schema: S) {
  const values: z.infer<S>[] = []
  const problems: Problem[] = []
  for (const [at, line] of (textIn(folder, path) ?? '').split('\n').entries()) {
    if (line === '') continue
    const parsed = parseJsonLine(line)
    const read = parsed.ok ? check(schema, parsed.value) : parsed
    if (read.ok) values.push(read.value as z.infer<S>)
    else problems.push(...under(`${path}:${at + 1}`, read.problems))
  }
  return { values, problems }
}

const under = (place: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => ({ path: [place], message: problemLine(problem) }))

const misnamed = (games: ReadonlyMap<string, PlainGame>): readonly Problem[] =>
  [...games].flatMap(([id, game]) => {
    const expected = digestOf(game).slice(0, 16)
    return id === expected ? [] : [{ path: ['positions.jsonl', id], message: `expected the id ${expected}` }]
  })

const homeless = (games: ReadonlyMap<string, PlainGame>, cases: readonly Case[]): readonly Problem[] =>
  cases.flatMap((one) =>
    gamesIn(one)
      .filter(([, given]) => !games.has(given))
      .map(([path, given]) => ({
        path: [one.id, ...path],
        message: `got "${given}", expected the id of a game in positions.jsonl`,
      })),
  )

/** The names of the games of a case, and where they stand. */
const gamesIn = (one: Case): readonly (readonly [path: readonly string[], given: string])[] => [
  [['given'], one.given],
  ...(one.asks === 'pair' ? [[['other', 'given'], one.other.given] as const] : []),
]

const twice = (cases: readonly Case[]): readonly Problem[] => {
  const seen = new Set<string>()
  return cases.flatMap(({ id }) => {
    const known = seen.has(id)
    seen.add(id)
    return known ? [{ path: [id], message: 'two cases have this id; expected one' }] : []
  })
}
