/** Imports of a book that nobody has installed for it: this package, and the packages that it includes. @module */
import { createRequire, register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { jsonIn } from './json-file.js'
import { bundledModules } from './module-graph.js'
import { packageRoot } from './package-root.js'

/** Asked where a name is found; where it is not, our own is taken. It runs in a thread of Node, and imports nothing. */
const FINDING = `
let ours
export const initialize = (data) => { ours = data }
export async function resolve(name, context, next) {
  try {
    return await next(name, context)
  } catch (error) {
    const url = ours.entries[name]
    if (url !== undefined) return { url, format: 'module', shortCircuit: true }
    if (!ours.packages.some((one) => name === one || name.startsWith(one + '/'))) throw error
    try {
      return await next(name, { ...context, parentURL: ours.root })
    } catch {
      if (ours.bundled[name] === undefined) throw error
      return { url: ours.bundled[name], format: 'module', shortCircuit: true }
    }
  }
}`

/** Packages that books import, and that the program has in itself. */
const BUNDLED = ['zod']

const manifestSchema = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.unknown()),
  dependencies: z.record(z.string(), z.string()),
})
const entrySchema = z.object({ default: z.string() })

/** True if a module can import this package from its place. */
function findsUs(module: string): boolean {
  try {
    createRequire(module).resolve('rulewright/package.json')
    return true
  } catch {
    return false
  }
}

let given = false

/** Lets a module import what this program is made of, where it would not find it by itself. */
export function giveOwnNames(module: string): void {
  if (given || findsUs(module)) return
  given = true
  const file = join(packageRoot, 'package.json')
  const { name, exports, dependencies } = manifestSchema.parse(jsonIn(file))
  const entries = Object.entries(exports).flatMap(([entry, target]) => {
    const read = entrySchema.safeParse(target)
    return read.success
      ? [[name + entry.slice(1), pathToFileURL(join(packageRoot, read.data.default)).href] as const]
      : []
  })
  const data = {
    entries: Object.fromEntries(entries),
    packages: [...Object.keys(dependencies), ...BUNDLED],
    bundled: Object.fromEntries(
      BUNDLED.map((one) => [one, pathToFileURL(join(bundledModules, 'packages', `${one}.js`)).href]),
    ),
    root: pathToFileURL(file).href,
  }
  register(`data:text/javascript,${encodeURIComponent(FINDING)}`, { data })
}
