/** Modules of books, loaded: they may be written in TypeScript. @module */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { Unreadable } from '../files/input-error.js'
import { isFile } from '../files/read-file.js'
import { jsonIn } from './json-file.js'
import { notLoaded } from './load-error.js'
import { packageRoot } from './package-root.js'
import { giveOwnNames } from './resolve-own-names.js'

/** The exports of a module. */
export type Exported = Readonly<Record<string, unknown>>

/** A module, which may be written in TypeScript. */
export async function loadedFrom(module: string): Promise<Exported> {
  giveOwnNames(module)
  await pagesBeside(module)
  if (/\.m?ts$/.test(module)) await readingTypes(module)
  try {
    return await import(pathToFileURL(module).href)
  } catch (error) {
    throw new Unreadable([notLoaded(module, error)])
  }
}

/** Writes the module of the pages beside a book in TypeScript, and checks what cites it: no step builds or compiles such a book. */
async function pagesBeside(module: string): Promise<void> {
  const folder = dirname(module)
  if (!/\.m?ts$/.test(module) || !isFile(join(folder, 'contents.md'))) return
  const { writeModule } = await import('../pages/pages-module.js')
  const { pages } = writeModule(folder)
  const { checkCitations } = await import('./check-citations.js')
  const faults = checkCitations(module, pages)
  if (faults.length > 0) throw new Unreadable(faults)
}

/** Node from 22.18 on reads TypeScript by itself; before, a package does that for it. */
async function readingTypes(module: string): Promise<void> {
  if ((process.features as { readonly typescript?: unknown }).typescript) return
  const reader = typesReader(module)
  if (reader === undefined)
    throw new Unreadable([
      `${module}: Node ${process.versions.node} reads no TypeScript; expected Node 22.18 or later, the package tsx installed beside it (npm install --save-dev tsx), or the book compiled to JavaScript`,
    ])
  const { register } = (await import(pathToFileURL(reader).href)) as { readonly register: () => unknown }
  register()
}

/** Finds tsx, which lets Node read TypeScript, installed for a module or beside this program. */
const typesReader = (module: string): string | undefined => tsxFor(module) ?? tsxFor(join(packageRoot, 'package.json'))

function tsxFor(module: string): string | undefined {
  try {
    const manifest = createRequire(module).resolve('tsx/package.json')
    const read = tsxSchema.parse(jsonIn(manifest))
    return join(dirname(manifest), read.exports['./esm/api'].import.default)
  } catch {
    return undefined
  }
}

const tsxSchema = z.object({
  exports: z.object({ './esm/api': z.object({ import: z.object({ default: z.string() }) }) }),
})
