/** The environment of a proof: what it depends on beside the book. @module */
import { join, relative } from 'node:path'
import { hashOfContent } from '../hash.js'
import { builtModules, findModule, reachableModules } from '../home/module-graph.js'
import { packageRoot } from '../home/package-root.js'
import { late } from '../kernel/once.js'
import { DATA, textAt, textIfThere } from '../outside/read.js'

/** The modules that do the work whose results are kept, and what they import. */
const WORKING = 'src/work/kinds.js'

/** A digest of the program that proves, of the packages that it uses, and of the machine's engine and language. */
export const environmentDigest: () => string = late((): string => {
  const first = findModule(join(builtModules, WORKING))
  const own = `${join(builtModules, 'src')}/`
  const modules = first === undefined ? [] : reachableModules([first]).filter((file) => file.startsWith(own))
  const texts = modules.map((file) => `${relative(builtModules, file)}\n${textAt(file, DATA)}\n`)
  return hashOfContent([...texts, textIfThere(join(packageRoot, 'package-lock.json'), DATA) ?? '', engine()].join('\n'))
})

/** The versions of Node, its engine and its words, and the language and the time zone that it was started with. */
export const engine = (): string => {
  const { node, v8, icu } = process.versions
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return [node, v8, icu ?? '', locale, timeZone].join(' ')
}
