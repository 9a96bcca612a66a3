/** Modules of the checkout that a test file imports, directly or through others. @module */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { findModule } from '../../src/home/module-graph.js'

/** The folders with modules whose imports are followed. */
const FOLDERS = ['src', 'spec', 'machines', 'tests']

/** The modules that the package offers, by the names under which tests import them. */
const OFFERED: Readonly<Record<string, string>> = {
  rulewright: 'src/index.js',
  'rulewright/book': 'src/book.js',
  'rulewright/check': 'src/check.js',
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g
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
  const moduleAt = (file: string): Module => {
    const found = known.get(file) ?? readModule(root, file)
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

function readModule(root: string, file: string): Module {
  const text = readFileSync(join(root, file), 'utf8')
  const imports = [...text.matchAll(IMPORT)].flatMap(([, target = '']) => moduleMeant(root, file, target) ?? [])
  return { text, imports }
}

function moduleMeant(root: string, file: string, target: string): string | undefined {
  const found = findModule(pathMeant(root, join(root, file), target))
  if (found === undefined) return undefined
  const path = relative(root, found)
  return FOLDERS.some((folder) => path.startsWith(`${folder}/`)) || dirname(path) === '.' ? path : undefined
}

/** The path of a module by the name that an import gives it, whether it runs from its source or compiled. */
function pathMeant(root: string, file: string, target: string): string {
  const offered = OFFERED[target]
  if (target.startsWith('.')) return resolve(dirname(file), target)
  if (offered !== undefined) return join(root, offered)
  if (target.startsWith('rulewright/')) return join(root, 'machines', target.slice('rulewright/'.length), 'book.js')
  return join(root, target.startsWith('#') ? `${target.slice(1)}.js` : join('node_modules', target))
}

/** All modules but tests: what can be loaded by a computed name. */
const allModules = (root: string): readonly string[] =>
  ['src', 'spec', 'machines'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && existsSync(join(root, folder, name)))
      .map((name) => join(folder, name)),
  )
