/** Modules and the modules that they import, as they were built or as they are written. @module */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DATA, textAt } from '../files/read-file.js'
import { entryOf, entryReader, importsIn } from './import-lines.js'
import { packageRoot } from './package-root.js'

/** The folder of the built modules. */
export const builtModules: string = join(packageRoot, 'dist')

/** The folder of the bundled program. */
export const bundledModules: string = join(builtModules, 'cli')

/** True if this is the bundled program. */
export const isBundled: boolean = import.meta.dirname.startsWith(bundledModules)

/** The folder of the modules that run: as they were built, or as they are written. */
export const runningModules: string = import.meta.dirname.startsWith(builtModules) ? builtModules : packageRoot

/** Finds all modules that some modules import, directly or through others, these included; sorted by name. */
export function reachableModules(entries: readonly string[]): readonly string[] {
  const behind = entryReader((file) => textAt(file, DATA), resolveImport)
  const reached = new Set(entries)
  for (const file of reached)
    for (const imported of importsIn(textAt(file, DATA)).filter(({ target }) => /^[.#]/.test(target)))
      for (const path of behind(file, imported)) {
        const found = findModule(path)
        if (found !== undefined) reached.add(found)
      }
  return [...reached].sort()
}

/** Resolves an import: a file beside the module, a name that the package gives to files of its own, or the entry of a building. */
export function resolveImport(file: string, target: string): string {
  if (target.startsWith('.')) return resolve(dirname(file), target)
  return join(runningModules, entryOf(target) ?? `${target.slice(1)}.js`)
}

/** Finds a module as it was built, or as it is written. */
export const findModule = (file: string): string | undefined =>
  [file, file.replace(/\.js$/, '.ts')].find((candidate) => existsSync(candidate))
