/**
 * Notes which files of the checkout a test file reads, in the thread that runs it.
 *
 * What a module reads while it is loaded is read once in a thread; it belongs to all test files that reach this module.
 *
 * @module
 */
import childProcess from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import threads from 'node:worker_threads'
import { inject } from 'vitest'

/** A file that was read or looked for, or a folder that was listed, which ends with a slash. */
export type Path = string

/** The paths that a test file came to, as its thread tells them. */
export interface Reading {
  readonly read: readonly Path[]
  /** The paths that modules read while this thread loaded them, for this test file or for an earlier one. */
  readonly loaded: readonly (readonly [module: string, path: Path])[]
  /** Tells if it read elsewhere, or started processes or threads: nobody knows what these read. */
  readonly isOpen: boolean
}

declare module 'vitest' {
  interface TaskMeta {
    reading?: Reading
  }
}

interface Log {
  read: Set<Path>
  readonly loaded: Map<string, readonly [string, Path]>
  isOpen: boolean
}

const root = resolve(import.meta.dirname, '../..')

/** The packages, which their lock tells. */
const PACKAGES = /^node_modules\//

/** A compiled module, which stands for its source. */
const COMPILED = /^dist\/((?:src|spec|machines)\/.*)\.js$/

/** Folders that test files make for themselves. */
const OWN_FOLDERS = join(inject('temporary'), 'test-')

const READING = [
  'readFileSync',
  'existsSync',
  'statSync',
  'lstatSync',
  'openSync',
  'accessSync',
  'copyFileSync',
] as const
const READING_LATER = ['readFile', 'stat', 'lstat', 'open', 'access', 'copyFile'] as const
const LISTING = ['readdirSync', 'opendirSync', 'globSync', 'cpSync'] as const
const STARTING = ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const

const LOG = Symbol.for('rulewright: what tests read')
const everywhere = globalThis as unknown as { [LOG]?: Log }

const sourceOf = (path: string): string => path.replace(COMPILED, '$1.ts')

/** Tells where a module is being loaded: whoever imports it stands beyond that place. */
const isLoading = (place: NodeJS.CallSite): boolean =>
  /(?:inlined|external)module/i.test(place.getFunctionName() ?? '') ||
  (place.getFileName() ?? '').startsWith('node:internal/modules/')

/** A module of the checkout, as it is written or compiled. */
const OWN = /^(?:dist\/)?(?:src|spec|machines|tests)\/(?!kept\/)/

/** The places in the code that are at work now, from the innermost on, without the cost of mapping them to sources. */
function placesNow(): readonly NodeJS.CallSite[] {
  const { stackTraceLimit, prepareStackTrace } = Error
  Error.stackTraceLimit = Number.POSITIVE_INFINITY
  Error.prepareStackTrace = (_, places) => places
  const places = new Error('read').stack as unknown as readonly NodeJS.CallSite[]
  Error.stackTraceLimit = stackTraceLimit
  Error.prepareStackTrace = prepareStackTrace
  return places
}

/** The module of the checkout that a file is, by its source; nothing where it is none. */
const moduleOf = onceByPlace((file) => {
  const path = relative(root, file.startsWith('file:') ? fileURLToPath(file) : file)
  return OWN.test(path) ? sourceOf(path) : undefined
})

function onceByPlace(find: (file: string) => string | undefined): typeof find {
  const known = new Map<string, string | undefined>()
  return (file) => {
    if (!known.has(file)) known.set(file, find(file))
    return known.get(file)
  }
}

/** The module that began to read: the outermost one of the checkout. */
function moduleReading(): string | undefined {
  const places = placesNow()
  const loading = places.findIndex(isLoading)
  return places
    .slice(0, loading < 0 ? undefined : loading)
    .flatMap((place) => moduleOf(place.getFileName() ?? '') ?? [])
    .at(-1)
}

/** Lets something happen before functions are called, however they are called. */
function wrap(owner: object, names: readonly string[], before: (first: unknown) => void): void {
  const functions = owner as Record<string, unknown>
  for (const name of names) {
    const original = functions[name]
    if (typeof original === 'function') functions[name] = wrapped(original, before)
  }
}

function wrapped(original: CallableFunction, before: (first: unknown) => void): CallableFunction {
  const around = function (this: unknown, ...given: unknown[]) {
    before(given[0])
    return Reflect.apply(original, this, given)
  }
  const promising = (original as { [promisify.custom]?: CallableFunction })[promisify.custom]
  const other = promising && promising !== original ? { value: wrapped(promising, before) } : undefined
  return Object.defineProperties(around, {
    ...Object.getOwnPropertyDescriptors(original),
    ...(other && { [promisify.custom]: other }),
  })
}

function noting(log: Log): void {
  const note = (path: unknown, ending: string) => {
    if (typeof path !== 'string' && !(path instanceof URL) && !Buffer.isBuffer(path)) return
    const text = path instanceof URL ? (path.protocol === 'file:' ? fileURLToPath(path) : '') : String(path)
    const file = resolve(text)
    const name = sourceOf(relative(root, file))
    if (name === '' || PACKAGES.test(name) || file.startsWith(OWN_FOLDERS)) return
    if (name.startsWith('..')) {
      log.isOpen = true
      return
    }
    const module = moduleReading()
    log.read.add(`${name}${ending}`)
    if (module !== undefined && !module.endsWith('.test.ts'))
      log.loaded.set(`${module} ${name}${ending}`, [module, `${name}${ending}`])
  }
  const opens = () => {
    log.isOpen = true
  }
  wrap(fs, READING, (path) => note(path, ''))
  wrap(fs, READING_LATER, (path) => note(path, ''))
  wrap(fs.promises, READING_LATER, (path) => note(path, ''))
  wrap(fs, LISTING, (path) => note(path, '/'))
  wrap(fs, ['readdir', 'opendir', 'cp', 'glob'], (path) => note(path, '/'))
  wrap(fs.promises, ['readdir', 'opendir', 'cp', 'glob'], (path) => note(path, '/'))
  wrap(fs, ['createReadStream'], (path) => note(path, ''))
  wrap(childProcess, STARTING, opens)
  threads.Worker = class extends threads.Worker {
    constructor(...given: ConstructorParameters<typeof threads.Worker>) {
      opens()
      super(...given)
    }
  }
  syncBuiltinESMExports()
}

function logOfThread(): Log {
  const known = everywhere[LOG]
  if (known) return known
  const log: Log = { read: new Set(), loaded: new Map(), isOpen: false }
  everywhere[LOG] = log
  noting(log)
  return log
}

/** Begins to note for a test file. */
export function beginReading(): void {
  const log = logOfThread()
  log.read = new Set()
  log.isOpen = false
}

/** Returns what has been read since the test file began. */
export function readingNow(): Reading {
  const { read, loaded, isOpen } = logOfThread()
  return { read: [...read], loaded: [...loaded.values()], isOpen }
}
