/** Checkouts: an older state of the project, taken from git, compiled, and imported beside this one. @module */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import {
  allLoaded,
  type Book,
  compiledScope,
  DATA,
  isRecord,
  type ListedBook,
  makeFolder,
  parseJson,
  textIfThere,
  writeWhole,
} from '#core'
import type { Kernel } from './compatible-kernels.js'

/** Why an older state cannot be had: one line for everything that is wrong, without the option that asked for it. */
export class NoCheckout extends Error {
  override readonly name = 'NoCheckout'
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'))
  }
}

/** An older state of the project, at work. */
export interface Checkout {
  readonly books: readonly Book[]
  readonly kernel: Kernel
  /** The folder of its files. */
  readonly folder: string
  readonly commit: string
  /** The requested version, with its commit. */
  readonly version: string
}

const run = promisify(execFile)

const git = async (root: string, ...args: readonly string[]): Promise<string> =>
  (await run('git', ['-C', root, ...args])).stdout.trim()

const orNothing = <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined)

/** The repository to which a folder belongs, and the commit that a ref of it means. */
async function commitOf(root: string, ref: string): Promise<{ readonly top: string; readonly commit: string }> {
  const top = await orNothing(git(root, 'rev-parse', '--show-toplevel'))
  if (top === undefined)
    throw new NoCheckout([
      `there is no file "${ref}", and ${root} is not a git repository; expected a file that --save writes`,
    ])
  const commit = await orNothing(git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`))
  if (commit === undefined)
    throw new NoCheckout([
      `there is no file "${ref}", and git finds no commit with that name; expected a file that --save writes, or a commit`,
    ])
  return { top: realpathSync(top), commit }
}

/** The content loaded from the folder of a checkout. */
export type Loaded = Pick<Checkout, 'books' | 'kernel'>

/** The steps that make the content of a checkout ready to run. */
export interface Making {
  /** Gets it ready, for the folder from which it was taken; done once. */
  readonly ready?: (root: string, folder: string, ref: string) => Promise<void>
  /** Loads what is ready: here, and in each thread that needs it. */
  readonly loaded: (folder: string, ref: string) => Promise<Loaded>
}

const LEADING_AWAY = ['SIGINT', 'SIGTERM'] as const

/** Takes a state of the repository of a folder into one of its own, does something there, and removes it. */
export async function withCheckout<T>(
  root: string,
  ref: string,
  work: (checkout: Checkout) => T | Promise<T>,
  making: Making = COMPILING,
): Promise<T> {
  const { top, commit } = await commitOf(root, ref)
  const tree = join(mkdtempSync(join(tmpdir(), 'rulewright-base-')), 'tree')
  const within = relative(top, realpathSync(root))
  const folder = join(tree, within)
  const remove = async () => {
    for (const one of [folder, tree]) rmSync(join(one, 'node_modules'), { force: true })
    await orNothing(git(root, 'worktree', 'remove', '--force', tree))
    rmSync(join(tree, '..'), { recursive: true, force: true })
  }
  // Who does something in threads hears it, too, ends them, and comes back.
  const leave = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) === 0) void remove().finally(() => process.exit(130))
  }
  for (const signal of LEADING_AWAY) process.once(signal, leave)
  try {
    await git(root, 'worktree', 'add', '--detach', tree, commit)
    if (!existsSync(folder)) throw new NoCheckout([`${ref} has no folder ${within}`])
    for (const one of new Set(['', within])) linkPackages(join(top, one), join(tree, one))
    await making.ready?.(root, folder, ref)
    const loaded = await making.loaded(folder, ref)
    return await work({ ...loaded, folder, commit, version: `${ref} (${commit.slice(0, 9)})` })
  } finally {
    for (const signal of LEADING_AWAY) process.off(signal, leave)
    await remove()
  }
}

/** Links the packages installed for a folder into the folder of its older state. */
function linkPackages(from: string, to: string): void {
  const modules = join(from, 'node_modules')
  if (existsSync(modules) && !existsSync(join(to, 'node_modules')))
    symlinkSync(modules, join(to, 'node_modules'), 'junction')
}

/** The maximum number of compiler lines to show. */
const TOLD = 5

/** The compiler options for fast output. Type checks are left out, since types do not affect behaviour. */
const UNCHECKED = ['--noCheck', '--declaration', 'false'] as const

async function compiled(root: string, folder: string, ref: string): Promise<void> {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  if (!existsSync(compiler))
    throw new NoCheckout([`${compiler} is missing; expected it, to compile ${ref}, or a file that --save writes`])
  writeScope(folder)
  try {
    await run(process.execPath, [compiler, '-p', 'tsconfig.build.json', ...UNCHECKED], {
      cwd: folder,
      maxBuffer: 2 ** 26,
    })
  } catch (error) {
    const { stdout = '', message = '' } = error as { readonly stdout?: string; readonly message?: string }
    const lines = (stdout || message).split('\n').filter((line) => line !== '')
    throw new NoCheckout([`${ref} does not compile:`, ...lines.slice(0, TOLD).map((line) => `  ${line}`)])
  }
}

/** Writes a package file so that the compiled code imports itself and not the bundles. */
function writeScope(folder: string): void {
  const read = parseJson(textIfThere(join(folder, 'package.json'), DATA) ?? '{}')
  makeFolder(join(folder, 'dist'))
  writeWhole(join(folder, 'dist', 'package.json'), compiledScope(read.ok && isRecord(read.value) ? read.value : {}))
}

const isFunction = (value: unknown): boolean => typeof value === 'function'
const bookSchema = z.looseObject({ name: z.string(), charts: z.array(z.unknown()) })
const listedSchema = z.looseObject({ name: z.string(), load: z.custom<ListedBook['load']>(isFunction) })
const booksSchema = z.object({ books: z.array(z.union([bookSchema, listedSchema])) })
const rulesSchema = z.object({ rulesOf: z.custom<Kernel['rulesOf']>(isFunction) })
const clausesSchema = z.object({ bookClauses: z.custom<Kernel['bookClauses']>(isFunction) })
/** A function of a state of this project, by its module and its name. */
interface Place {
  readonly path: string
  readonly name: string
}

/** Names functions by their places, newest first: older states have another of them. */
const placesNamed = (...places: readonly (readonly [path: string, name: string])[]): readonly Place[] =>
  places.map(([path, name]) => ({ path, name }))
const RULES = placesNamed(['src/core/kernel/plays/rules.js', 'rulesOf'], ['src/kernel/rules.js', 'rulesOf'])
const CLAUSES = placesNamed(['src/core/kernel/book/book.js', 'bookClauses'], ['src/kernel/book.js', 'bookClauses'])
const RECORDERS = placesNamed(
  ['src/core/kernel/watch/recorders.js', 'withHits'],
  ['src/core/kernel/quick/hit-recorder.js', 'withHits'],
  ['src/kernel/quick/hit-recorder.js', 'withHits'],
  ['src/kernel/hearing.js', 'observed'],
)
const CITING = placesNamed(
  ['src/core/verify/text/citing-places.js', 'citingPlaces'],
  ['src/verify/citing-places.js', 'citingPlaces'],
  ['src/verify/citing-places.js', 'placesOf'],
)
/** A replacement for older states that cannot report which rows are asked; it records nothing. */
const DEAF: Pick<Kernel, 'observed'> = { observed: (piece) => [piece(), []] }

async function imported(folder: string, ref: string): Promise<Loaded> {
  const usable = async <T>(load: () => Promise<T>): Promise<T> => {
    try {
      return await load()
    } catch (error) {
      const [line] = (error instanceof Error ? error.message : String(error)).split('\n')
      throw new NoCheckout([`${ref} cannot be used: ${line}`])
    }
  }
  const from = (path: string): Promise<unknown> =>
    usable(async () => ({ ...((await import(pathToFileURL(join(folder, 'dist', path)).href)) as object) }))
  const books = booksSchema.safeParse(await from('machines/books.js'))
  const rules = rulesSchema.safeParse({ rulesOf: await firstFunction(RULES, from) })
  const clauses = clausesSchema.safeParse({ bookClauses: await firstFunction(CLAUSES, from) })
  const observed = await firstFunction(RECORDERS, from)
  const placesOf = await firstFunction(CITING, from)
  if (!books.success || !rules.success || !clauses.success)
    throw new NoCheckout([`${ref} has no books that this program could ask`])
  const { books: known } = (await from('machines/books.js')) as { readonly books: readonly (Book | ListedBook)[] }
  const kernel: Kernel = {
    ...rules.data,
    ...clauses.data,
    observed: (observed as Kernel['observed'] | undefined) ?? DEAF.observed,
    ...(placesOf !== undefined && { placesOf: placesOf as NonNullable<Kernel['placesOf']> }),
  }
  return { books: await usable(() => allLoaded(known)), kernel }
}

/** Finds the first of some exported functions that a state has. */
async function firstFunction(wanted: readonly Place[], from: (path: string) => Promise<unknown>): Promise<unknown> {
  for (const { path, name } of wanted) {
    const found = (await orNothing(from(path))) as Readonly<Record<string, unknown>> | undefined
    if (isFunction(found?.[name])) return found?.[name]
  }
  return undefined
}

/** This project is compiled, and imported with a kernel of its own. */
export const COMPILING: Making = { ready: compiled, loaded: imported }
