/** The environment of a proof: the program that proves, the packages that it uses, and the machine. @module */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashOfContent } from '../files/hash-content.js'
import { bytesAt, DATA, isFolder, textIfThere } from '../files/read-file.js'
import { bundledModules, findModule, reachableModules, runningModules } from '../home/module-graph.js'
import { packageRoot } from '../home/package-root.js'
import { late } from '../kernel/quick/memoize.js'
import { isBundleCurrent } from './build-stamp.js'

/** The module of all kinds of work whose results are kept. */
const WORK = 'src/fleet/work-kinds.js'

/** A digest of the environment; nothing where the program is not at hand, or its bundle is not made of the modules beside it. */
export const environmentDigest: () => string | undefined = late((): string | undefined => {
  const files = programFiles()
  if (files.length === 0 || !isBundleCurrent()) return undefined
  const named = files.map((file) => `${relative(packageRoot, file)} ${hashOfContent(bytesAt(file, DATA))}`)
  return hashOfContent([...named, textIfThere(join(packageRoot, 'package-lock.json'), DATA) ?? '', engine()].join('\n'))
})

/** The files of the program: its modules in a checkout, what they were bundled to in a package. */
function programFiles(): readonly string[] {
  const first = findModule(join(runningModules, WORK))
  const own = `${join(runningModules, 'src')}/`
  if (first !== undefined) return reachableModules([first]).filter((file) => file.startsWith(own))
  return isFolder(bundledModules)
    ? readdirSync(bundledModules)
        .filter((name) => name.endsWith('.js'))
        .sort()
        .map((name) => join(bundledModules, name))
    : []
}

/** The versions of Node, of its engine and of its words, and the language and the time zone that it was started with. */
export const engine = (): string => {
  const { node, v8, icu } = process.versions
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return [node, v8, icu ?? '', locale, timeZone].join(' ')
}
