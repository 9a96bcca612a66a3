/** The judges that are hunted, room by room, and the tests that are about them. @module */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { modulesIn } from '../result-cache/module-imports.js'

/** The root of the checkout. */
export const root = resolve(import.meta.dirname, '../..')

/** A room: some judges, and the folders of the tests that are about them. */
export interface Room {
  readonly name: string
  readonly judges: readonly string[]
  readonly folders: readonly string[]
  /** The number of imports between a test and a judge up to which the test is about it; 2 as a rule. */
  readonly near?: number
}

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .sort()

const wholeOf = (name: string, ...folders: readonly string[]): Room => ({
  name,
  judges: filesIn(`src/${name}`, '.ts').filter((file) => !file.endsWith('/index.ts')),
  folders,
})

const partOf = (name: string, files: readonly string[], ...folders: readonly string[]): Room => ({
  name,
  judges: files.map((file) => `src/${name}/${file}.ts`),
  folders,
})

/** All rooms whose judges can be hunted. */
export const ROOMS: readonly Room[] = [
  // Tests further off start programs over and over.
  { ...wholeOf('lab/conformance/runner', 'tests/conformance'), near: 1 },
  partOf(
    'core/kernel',
    [
      'plays/rules',
      'offers/offer',
      'tables/rule-table',
      'tables/rows',
      'seats/secrets',
      'tables/forbid-table',
      'quick/quick-rows',
    ],
    'tests/kernel',
  ),
  partOf('core/wording', ['refusal-lines'], 'tests/kernel'),
  // A file's reader tells its faults, four imports away from the judges that find them.
  { ...wholeOf('core/examples', 'tests/examples', 'tests/verify/printed'), near: 4 },
  // Tests further off verify whole books over and over.
  { ...wholeOf('core/verify', 'tests/verify'), near: 1 },
  wholeOf('lab/audit/defects', 'tests/audit'),
  // Tests further off search whole books.
  { ...wholeOf('lab/audit/readings', 'tests/audit'), near: 1 },
  partOf('site/publish', ['citation-links'], 'tests/publish'),
  // Tests further off ask whole books.
  { ...wholeOf('ask', 'tests/understand'), near: 1 },
  // Tests further off play or search whole books.
  { ...wholeOf('core/explore', 'tests/explore', 'tests/play'), near: 1 },
]

/** Folders whose tests start programs, which do not see a mutant. */
const PROGRAMS = /^tests\/(?:cli|site|library|own-books|releases|outside|judges)\//

/** Tests that load whole books or search through them take long to begin: small tests beside them show the same. */
const SLOW_TO_BEGIN = [
  /^tests\/examples\/(?:docs|short-examples|front-line-skeletons)\.test\.ts$/,
  /^tests\/audit\/(?:readings-search|stored-(?:weights|witnesses)-of-books)\.test\.ts$/,
  /^tests\/understand\/(?:also-called|book-sentences|count-questions|first-clauses|owner-questions)\.test\.ts$/,
]

/** Finds the test files that are about a judge: near ones of its room, the nearest first, or else all that import it themselves. */
export function testsOf(judge: string, { folders, near = 2 }: Room): readonly string[] {
  const distances = testFiles().flatMap((file) => {
    if (PROGRAMS.test(file) || SLOW_TO_BEGIN.some((slow) => slow.test(file))) return []
    const isOfRoom = folders.some((folder) => file.startsWith(folder))
    const distance = distanceOf(file, judge, isOfRoom ? FAR : 1)
    return distance === undefined ? [] : [{ file, distance, isOfRoom }]
  })
  const own = distances.filter(({ isOfRoom }) => isOfRoom)
  const nearest = Math.min(...own.map(({ distance }) => distance))
  return (own.length > 0 ? own : distances)
    .filter(({ distance }) => distance <= Math.max(near, nearest))
    .toSorted((one, other) => one.distance - other.distance || (one.file < other.file ? -1 : 1))
    .map(({ file }) => file)
}

const FAR = 6

let known: ReturnType<typeof modulesIn> | undefined
const modules = () => {
  known ??= modulesIn(root)
  return known
}
let files: readonly string[] | undefined
const testFiles = () => {
  files ??= filesIn('tests', '.test.ts')
  return files
}

function distanceOf(test: string, judge: string, far: number): number | undefined {
  const { importsOf } = modules()
  let edge: ReadonlySet<string> = new Set([test])
  const seen = new Set(edge)
  for (let distance = 0; distance <= far; distance += 1) {
    if (edge.has(judge)) return distance
    edge = new Set([...edge].flatMap((file) => importsOf(file)).filter((file) => !seen.has(file)))
    for (const file of edge) seen.add(file)
  }
  return undefined
}
