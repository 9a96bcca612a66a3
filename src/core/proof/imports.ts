/** The imports of a module: which names it takes from where. @module */
import { nameIn, nodeIn, nodesIn, type SyntaxNode } from './syntax.js'

/** A place in a module that names another module. */
export interface Specifier {
  readonly target: string
  readonly start: number
  readonly end: number
}

/** The names that a module imports, with their origins, and all places that name another module. */
export interface Imports {
  /** For each name of the module, the module and the name there. */
  readonly origins: ReadonlyMap<string, string>
  readonly specifiers: readonly Specifier[]
}

/** Collects the imports of a module. */
export function importsOf(program: SyntaxNode): Imports {
  const origins = new Map<string, string>()
  const specifiers: Specifier[] = []
  for (const statement of nodesIn(program, 'body')) {
    const source = nodeIn(statement, 'source')
    const target = nameIn(source)
    if (source === undefined || target === undefined) continue
    specifiers.push({ target, start: source.start, end: source.end })
    if (statement.type !== 'ImportDeclaration') continue
    for (const one of nodesIn(statement, 'specifiers')) {
      const local = nameIn(nodeIn(one, 'local'))
      if (local !== undefined) origins.set(local, `${target}#${importedName(one)}`)
    }
  }
  return { origins, specifiers }
}

function importedName(specifier: SyntaxNode): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  return nameIn(nodeIn(specifier, 'imported')) ?? 'default'
}
