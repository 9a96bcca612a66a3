/**
 * Test files that passed before, and need not run again while nothing that they use has changed.
 *
 * A test file is kept under the texts of all modules that it reaches, the files that it read, the packages, Node, and this folder.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfContent } from '../../src/core/files/hash-content.js'
import { makeFolder, writeWhole } from '../../src/core/files/write-file.js'
import { cacheFolder } from '../../src/core/home/cache-folder.js'
import { engine } from '../../src/core/proof/environment-digest.js'
import { type Modules, modulesIn } from './module-imports.js'

/** Digests of what a test file depends on. */
interface Kept {
  readonly modules: string
  readonly paths: Readonly<Record<string, string>>
}

/** A test file that passed, with the paths that it read or looked for. */
export interface Passed {
  readonly file: string
  readonly paths: readonly string[]
}

interface Store {
  readonly common: string
  readonly files: Readonly<Record<string, Kept>>
}

/** The files that all tests depend on: the packages, and the configuration of the tests. */
const COMMON = ['package-lock.json', 'package.json', 'vitest.config.ts', 'tests/temporary.ts']
const FOLDER = 'tests/result-cache'

/** Finds the test files of a checkout that need not run. */
export function keptTests(root: string): readonly string[] {
  const { common, files } = readStore(root)
  const digestNow = digesting(root)
  if (common !== commonDigest(digestNow)) return []
  const modules = modulesIn(root)
  return Object.entries(files)
    .filter(([file, kept]) => existsSync(join(root, file)) && kept.modules === modulesDigest(modules, file))
    .filter(([, { paths }]) => Object.entries(paths).every(([path, digest]) => digestNow(path) === digest))
    .map(([file]) => file)
}

/** Keeps the test files that passed, beside those that did not run. */
export function keepTests(root: string, ran: ReadonlySet<string>, passed: readonly Passed[]): void {
  const before = readStore(root)
  const digestNow = digesting(root)
  const common = commonDigest(digestNow)
  const modules = modulesIn(root)
  const older = before.common === common ? Object.entries(before.files).filter(([file]) => !ran.has(file)) : []
  const newer = passed.map(({ file, paths }): [string, Kept] => [
    file,
    {
      modules: modulesDigest(modules, file),
      paths: Object.fromEntries(paths.toSorted().map((path) => [path, digestNow(path)])),
    },
  ])
  makeFolder(cacheFolder(root))
  writeWhole(storeFile(root), JSON.stringify({ common, files: Object.fromEntries([...older, ...newer]) }))
}

/**
 * Draws some of the kept test files, to run them again. Others are drawn whenever something else is kept.
 *
 * @param percent - the share that is drawn
 */
export function drawn(root: string, kept: readonly string[], percent: number): readonly string[] {
  const store = readFileSync(storeFile(root))
  const salt = hashOfContent(store)
  return kept.filter((file) => Number.parseInt(hashOfContent(`${salt} ${file}`).slice(0, 8), 16) % 100 < percent)
}

const modulesDigest = ({ reachedFrom, textOf }: Modules, file: string): string =>
  hashOfContent(
    [...reachedFrom(file)]
      .toSorted()
      .map((one) => `${one} ${textOf(one)}`)
      .join('\n'),
  )

type DigestOf = (path: string) => string

const commonDigest = (digestOf: DigestOf): string =>
  hashOfContent([engine(), ...COMMON.map(digestOf), digestOf(`${FOLDER}/`)].join('\n'))

/** Digests of files and folders: a path that ends with a slash stands for the names of all that is in a folder. */
function digesting(root: string): DigestOf {
  const known = new Map<string, string>()
  return (path) => {
    const digest = known.get(path) ?? digestAt(root, path)
    known.set(path, digest)
    return digest
  }
}

function digestAt(root: string, path: string): string {
  const place = join(root, path)
  const found = statsAt(place)
  if (found === undefined) return 'none'
  if (!found.isDirectory()) return hashOfContent(readFileSync(place))
  if (!path.endsWith('/')) return 'folder'
  return hashOfContent(readdirSync(place, { recursive: true, encoding: 'utf8' }).toSorted().join('\n'))
}

/** Returns the status of a path; nothing if no file can be there, for any reason. */
function statsAt(place: string): Stats | undefined {
  try {
    return statSync(place)
  } catch {
    return undefined
  }
}

/** The test files that one Node has passed. */
const storeFile = (root: string): string =>
  join(cacheFolder(root), `tests.node${process.versions.node.split('.')[0]}.json`)

function readStore(root: string): Store {
  try {
    return JSON.parse(readFileSync(storeFile(root), 'utf8')) as Store
  } catch {
    return { common: '', files: {} }
  }
}
