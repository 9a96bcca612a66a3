/** Books, loaded from where they are: what a module exports of them, and their folder. @module */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Book } from '../kernel/book.js'
import { isRecord } from '../kernel/json.js'
import type { ListedBook, Origin } from '../kernel/listed-book.js'
import { Unreadable } from '../outside/unreadable.js'

/** The books of a module: those that it exports, and those that it lists in what it exports as `books`. */
export async function booksFrom(origin: Origin): Promise<readonly ListedBook[]> {
  const exported = Object.values(await loaded(origin.module)).flatMap((value): readonly unknown[] =>
    Array.isArray(value) ? value : [value],
  )
  const listed = exported.filter(isListed)
  const books = [...new Set(exported.filter(isBook))]
  if (books.length === 0) return listed
  const { housed } = await import('./housed.js')
  return [...listed, ...books.map((book) => housed(book, origin))]
}

const isListed = (value: unknown): value is ListedBook =>
  isRecord(value) && typeof value.name === 'string' && typeof value.load === 'function'

const isBook = (value: unknown): value is Book =>
  isRecord(value) && typeof value.name === 'string' && Array.isArray(value.sections) && Array.isArray(value.charts)

/** A module, which may be written in TypeScript. */
async function loaded(module: string): Promise<Readonly<Record<string, unknown>>> {
  if (module.startsWith('file:')) return import(module)
  if (/\.m?ts$/.test(module)) await readingTypes(module)
  try {
    return await import(pathToFileURL(module).href)
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).split('\n')
    const lacksUs = /Cannot find package 'rulewright'/.test(line ?? '')
    const how = lacksUs ? 'expected the package rulewright installed beside it (npm install rulewright)' : ''
    throw new Unreadable([`${module}: cannot be loaded: ${line}`, ...(how ? [how] : [])])
  }
}

/** Node from 22.18 on reads TypeScript by itself; before, a package does that for it. */
async function readingTypes(module: string): Promise<void> {
  if ((process.features as { readonly typescript?: unknown }).typescript) return
  let tsx: string
  try {
    tsx = createRequire(module).resolve('tsx/esm/api')
  } catch {
    throw new Unreadable([
      `${module}: Node ${process.versions.node} reads no TypeScript; expected Node 22.18 or later, the package tsx installed beside it (npm install --save-dev tsx), or the book compiled to JavaScript`,
    ])
  }
  const { register } = (await import(pathToFileURL(tsx).href)) as { readonly register: () => unknown }
  register()
}
