/** Checkouts: an older state of the project, taken from git, compiled, and imported beside this one. @module */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Book } from '../../kernel/book.js'
import { isRecord } from '../../kernel/json.js'
import { allLoaded, type ListedBook } from '../../kernel/listed-book.js'
import { parseJson } from '../../kernel/plain-data.js'
import { compiledScope } from '../../outside/compiled-scope.js'
import { DATA, textIfThere } from '../../outside/read.js'
import { makeFolder, writeWhole } from '../../outside/write.js'
import type { Kernel } from './kernels.js'

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
  /** Where its files are. */
  readonly folder: string
  readonly commit: string
  /** What was asked for, with the commit that this is. */
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
      `there is no file "${ref}", and ${root} is no git repository; expected a file that --save writes`,
    ])
  const commit = await orNothing(git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`))
  if (commit === undefined) throw new NoCheckout([`there is no file "${ref}", and git knows no commit of that name`])
  return { top: realpathSync(top), commit }
}

/** What stands in the folder of a checkout. */
export type Loaded = Pick<Checkout, 'books' | 'kernel'>

/** How what stands in the folder of a checkout is made to run. */
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

/** What is installed for a folder is there for its older state, too. */
function linkPackages(from: string, to: string): void {
  const modules = join(from, 'node_modules')
  if (existsSync(modules) && !existsSync(join(to, 'node_modules')))
    symlinkSync(modules, join(to, 'node_modules'), 'junction')
}

/** How many lines of the compiler are told. */
const TOLD = 5

/** What runs is wanted, and soon: types say nothing about behaviour. */
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

/** What is compiled imports itself, and no bundles. */
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
const hearingSchema = z.object({ observed: z.custom<Kernel['observed']>(isFunction) })
const citingSchema = z.object({ placesOf: z.custom<NonNullable<Kernel['placesOf']>>(isFunction) })
/** Where an older state does not tell which rows are asked, nothing is heard. */
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
  const rules = rulesSchema.safeParse(await from('src/kernel/rules.js'))
  const clauses = clausesSchema.safeParse(await from('src/kernel/book.js'))
  const hearing = hearingSchema.safeParse(await from('src/kernel/hearing.js'))
  const citing = citingSchema.safeParse(await orNothing(from('src/verify/citations.js')))
  if (!books.success || !rules.success || !clauses.success)
    throw new NoCheckout([`${ref} has no books that this program could ask`])
  const { books: known } = (await from('machines/books.js')) as { readonly books: readonly (Book | ListedBook)[] }
  const kernel = { ...rules.data, ...clauses.data, ...(hearing.data ?? DEAF), ...citing.data }
  return { books: await usable(() => allLoaded(known)), kernel }
}

/** This project is compiled, and imported with a kernel of its own. */
export const COMPILING: Making = { ready: compiled, loaded: imported }
