/** Values and their declarations: which exported constant holds a section, a table, a question. @module */
import { readdirSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  Comment,
  type DeclarationReflection,
  type DocumentReflection,
  type ProjectReflection,
  ReflectionKind,
} from 'typedoc'
import type { DeclaredAs, Documents } from './documents.js'

/** Exported values by the name of their module, as it stands in the program, and their own. */
export type Exports = ReadonlyMap<string, object>

const nameOf = (module: string, name: string) => `${module.split(sep).join('/')}#${name}`

/** Everything that the compiled modules of a folder export. */
export async function exportsIn(root: string, folder: string): Promise<Exports> {
  const files = readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const exported = new Map<string, object>()
  for (const file of files.sort()) {
    const path = resolve(root, folder, file)
    const module = relative(resolve(root), path).replace(/\.js$/, '')
    const values = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'object' && value !== null) exported.set(nameOf(module, name), value)
  }
  return exported
}

/** Finds where values are declared, among the constants that a project documents. */
export function declarations(project: ProjectReflection, base: string, exported: Exports): DeclaredAs {
  const found = new Map<object, DeclarationReflection>()
  for (const reflection of project.getReflectionsByKind(ReflectionKind.Variable)) {
    if (!reflection.isDeclaration()) continue
    const file = reflection.sources?.[0]?.fullFileName
    if (file === undefined) continue
    const value = exported.get(nameOf(relative(base, file).replace(/\.ts$/, ''), reflection.name))
    if (value !== undefined && !found.has(value)) found.set(value, reflection)
  }
  return (value) => found.get(value)
}

/** Links the declarations to the pages that publish them. */
export function linkBack({ pages }: Documents, declaredAs: DeclaredAs): void {
  for (const [document, { about, name }] of pages)
    for (const value of about) {
      const declaration = declaredAs(value)
      if (declaration) published(declaration, document, name)
    }
}

function published(declaration: DeclarationReflection, document: DocumentReflection, name: string): void {
  declaration.comment ??= new Comment()
  declaration.comment.summary.push(
    { kind: 'text', text: '\n\nPublished as ' },
    { kind: 'inline-tag', tag: '@link', text: name, target: document },
    { kind: 'text', text: '.' },
  )
}
