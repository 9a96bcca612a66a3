/** Modules of the checkout that a test file imports, directly or through others. @module */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { entryOf, entryReader, type ImportedModules, importsIn } from '../../src/core/home/import-lines.js'
import { findModule } from '../../src/core/home/module-graph.js'

/** The folders with modules whose imports are followed. */
const FOLDERS = ['src', 'spec', 'machines', 'tests']

/** The modules that the package offers, by the names under which tests import them. */
const OFFERED: Readonly<Record<string, string>> = {
  rulewright: 'src/index.js',
  'rulewright/book': 'src/book.js',
  'rulewright/check': 'src/check.js',
}

/** An import whose module is found at run time only. */
const COMPUTED = /\bimport\((?!['"])/

/** A module of the checkout. */
interface Module {
  readonly text: string
  readonly imports: readonly string[]
}

/** The modules of the checkout, and what each test file reaches. */
export interface Modules {
  readonly textOf: (file: string) => string
  /** Finds the modules that a file imports itself. */
  readonly importsOf: (file: string) => readonly string[]
  /** Finds all modules that a file reaches. One that loads modules by computed names reaches all. */
  readonly reachedFrom: (file: string) => ReadonlySet<string>
}

/** Looks at the modules of a checkout as they are now. */
export function modulesIn(root: string): Modules {
  const known = new Map<string, Module>()
  const follow = entryReader(
    (file) => readFileSync(file, 'utf8'),
    (file, target) => pathMeant(root, file, target),
  )
  const moduleAt = (file: string): Module => {
    const found = known.get(file) ?? readModule(root, file, follow)
    known.set(file, found)
    return found
  }
  let every: readonly string[] | undefined
  return {
    textOf: (file) => moduleAt(file).text,
    importsOf: (file) => moduleAt(file).imports,
    reachedFrom: (file) => {
      const reached = new Set([file])
      for (const one of reached) {
        const { text, imports } = moduleAt(one)
        for (const imported of imports) reached.add(imported)
        if (!COMPUTED.test(text)) continue
        every ??= allModules(root)
        for (const other of every) reached.add(other)
      }
      return reached
    },
  }
}

function readModule(root: string, file: string, follow: ImportedModules): Module {
  const text = readFileSync(join(root, file), 'utf8')
  return { text, imports: importsIn(text).flatMap((line) => follow(join(root, file), line).flatMap(ours(root))) }
}

/** The name of a module of the checkout, from its root; nothing for a module from elsewhere. */
const ours =
  (root: string) =>
  (path: string): readonly string[] => {
    const found = findModule(path)
    if (found === undefined) return []
    const name = relative(root, found)
    return FOLDERS.some((folder) => name.startsWith(`${folder}/`)) || dirname(name) === '.' ? [name] : []
  }

/** The path of a module by the name that an import gives it, whether it runs from its source or compiled. */
function pathMeant(root: string, file: string, target: string): string {
  const offered = OFFERED[target]
  if (target.startsWith('.')) return resolve(dirname(file), target)
  if (offered !== undefined) return join(root, offered)
  if (target.startsWith('rulewright/')) return join(root, 'machines', target.slice('rulewright/'.length), 'book.js')
  const own = entryOf(target) ?? (target.startsWith('#') ? `${target.slice(1)}.js` : undefined)
  return join(root, own ?? join('node_modules', target))
}

/** All modules but tests: what can be loaded by a computed name. */
const allModules = (root: string): readonly string[] =>
  ['src', 'spec', 'machines'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && existsSync(join(root, folder, name)))
      .map((name) => join(folder, name)),
  )
