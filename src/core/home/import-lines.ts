/**
 * Imports as modules write them. What a module imports from the entry of a building leads to the modules behind the names, so that
 * it depends on those and not on the whole building.
 *
 * @module
 */
import { existsSync } from 'node:fs'

/** An import or a re-export: where from, and the names, unless it takes all. */
export interface ImportLine {
  readonly target: string
  readonly names?: readonly string[]
}

const IMPORT = /(?:\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from|\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\2/g

/** Lists the imports and re-exports of a module. */
export const importsIn = (text: string): readonly ImportLine[] =>
  [...text.matchAll(IMPORT)].map(([, names, , target = '']) => ({
    target,
    ...(names !== undefined && { names: namesIn(names) }),
  }))

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .map((name) => name.replace(/\s+as\s[\s\S]*$/, ''))
    .filter((name) => name !== '')

/** The file behind the name of a building, such as `#core`; nothing for another target. */
export const entryOf = (target: string): string | undefined =>
  /^#(?:ask|cli|core|fleet|lab|site)$/.test(target) ? `src/${target.slice(1)}/index.js` : undefined

/** Finds the modules that an import leads to: one as a rule, one for each name of an entry. */
export type ImportedModules = (file: string, line: ImportLine) => readonly string[]

/** Follows imports, past the entries of buildings. Each entry is read once. */
export function entryReader(
  textOf: (file: string) => string,
  pathOf: (file: string, target: string) => string,
): ImportedModules {
  const known = new Map<string, ReadonlyMap<string, string>>()
  const offeredBy = (entry: string): ReadonlyMap<string, string> => {
    const offered = known.get(entry) ?? readEntry(entry)
    known.set(entry, offered)
    return offered
  }
  const readEntry = (entry: string): ReadonlyMap<string, string> =>
    new Map(
      importsIn(textOf(sourceOf(entry))).flatMap(({ target, names }): (readonly [string, string])[] => {
        const path = pathOf(entry, target)
        return names === undefined ? [...offeredBy(path)] : names.map((name) => [name, path])
      }),
    )
  return (file, { target, names }) => {
    const path = pathOf(file, target)
    if (entryOf(target) === undefined || names === undefined) return [path]
    const offered = offeredBy(path)
    return [...new Set(names.map((name) => offered.get(name) ?? path))]
  }
}

const FROM_ENTRY = /\b(import|export)\s*\{([^}]*)\}\s*from\s*['"](#[a-z]+)['"]/g

/** Rewrites what a module imports from entries: each name comes from the module behind it, so that a bundle holds no more than is used. */
export const withDirectImports = (file: string, text: string, behind: ImportedModules): string =>
  text.replace(FROM_ENTRY, (_, verb: string, list: string, target: string) =>
    list
      .split(',')
      .filter((name) => !/^\s*(?:type\s|$)/.test(name))
      .map((name) => `${verb} {${name}} from '${behind(file, { target, names: namesIn(name) }).join('')}'`)
      .join('; '),
  )

const sourceOf = (module: string): string => (existsSync(module) ? module : module.replace(/\.js$/, '.ts'))
