/**
 * Lets tests import what the compiler made of the sources, instead of the sources, which the runner would have to compile first.
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Vite } from 'vitest/node'

const root = resolve(import.meta.dirname, '..')

/** Finds compiled modules by their path: Node imports them as they are. */
export const COMPILED = /\/dist\/(?:src|spec|machines)\//

/** Asks the compiler whether all that it would make is there, and as new as the sources. */
export function isCompiled(): boolean {
  const compiler = resolve(root, 'node_modules/typescript-7/bin/tsc')
  const { stdout, status } = spawnSync(process.execPath, [compiler, '--build', 'machines', '--dry'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 && !stdout.includes('A non-dry build')
}

/** Finds the compiled module of a source that is imported by its path. */
export const compiledModules: Vite.Plugin = {
  name: 'compiled-modules',
  enforce: 'pre',
  resolveId(imported, importer) {
    if (importer === undefined || !imported.startsWith('.')) return undefined
    const path = relative(root, resolve(dirname(importer), imported)).replaceAll('\\', '/')
    const isOurs = /^(?:src|spec|machines)\/.*\.js$/.test(path)
    return isOurs && existsSync(resolve(root, path.replace(/\.js$/, '.ts'))) ? resolve(root, 'dist', path) : undefined
  },
}
