/** Pages as documents of a TypeDoc project, with what the search needs to find them and the places on them. @module */

import {
  type CommentDisplayPart,
  type DeclarationReflection,
  DocumentReflection,
  type ProjectReflection,
  type Reflection,
} from 'typedoc'
import { drawnOnce } from '../draw/draw-cache.js'
import { resolveLinks } from '../publish/links.js'
import type { Page } from '../publish/page.js'
import { placedAt, type SearchEntry } from './router.js'

/** The documents made so far. */
export interface Documents {
  readonly pages: Map<DocumentReflection, Page>
  readonly entries: Map<unknown, SearchEntry>
}

/** Finds the declaration in the program of a value that a page is about. */
export type DeclaredAs = (value: object) => DeclarationReflection | undefined

/** Adds a page, and all pages under it, to a project. */
export function addPage(
  project: ProjectReflection,
  parent: ProjectReflection | DocumentReflection,
  page: Page,
  declaredAs: DeclaredAs,
  documents: Documents,
): void {
  const document = new DocumentReflection(
    page.name,
    parent as Reflection,
    contentOf(page, declaredAs),
    placedAt(page.id),
  )
  if (parent instanceof DocumentReflection) parent.addChild(document)
  else parent.addChild(document)
  project.registerReflection(document, undefined, undefined)
  documents.pages.set(document, page)
  for (const { anchor, text, words, rank = 'place' } of page.entries) {
    const on = new DocumentReflection(page.name, project, [], {})
    const found = new DocumentReflection(text, on, [], {})
    documents.entries.set(found, { found, on: document, anchor, words, rank })
  }
  for (const child of page.children) addPage(project, document, child, declaredAs, documents)
}

/** One block of HTML without empty lines, so that Markdown leaves it alone. */
export const oneBlock = (text: string): string => text.replace(/\n\s*\n+/g, '\n')

function contentOf(page: Page, declaredAs: DeclaredAs): CommentDisplayPart[] {
  const written = page.markdown === '' ? '' : `\n\n${page.markdown}`
  const block: CommentDisplayPart = { kind: 'text', text: `${oneBlock(drawnOnce(resolveLinks(page)))}${written}` }
  const declared = page.about.flatMap((value) => declaredAs(value) ?? [])
  return declared.length === 0 ? [block] : [block, ...footer(declared)]
}

const footer = (declared: readonly DeclarationReflection[]): readonly CommentDisplayPart[] => [
  { kind: 'text', text: '<p class="rw-declared">In the program: ' },
  ...declared.flatMap((target, index): readonly CommentDisplayPart[] => [
    ...(index > 0 ? [{ kind: 'text' as const, text: ', ' }] : []),
    { kind: 'inline-tag', tag: '@linkcode', text: target.name, target },
  ]),
  { kind: 'text', text: '</p>\n' },
]
