/** The location of pages in the site: those of books by their names, all others by TypeDoc's rules. @module */
import { type Application, DocumentReflection, KindRouter, type Reflection, type RouterTarget } from 'typedoc'
import type { Rank } from '../publish/page.js'

/** A place on a page that the search finds by itself. */
export interface SearchEntry {
  /** Stands in the search, and on no page of its own. */
  readonly found: DocumentReflection
  readonly on: DocumentReflection
  readonly anchor: string
  readonly words: string
  readonly rank: Rank
}

/** The name of the router. */
export const ROUTER = 'rulewright'

const PAGE = 'rulewrightPage'

/** Marks a document with its page, so that the router knows its place. */
export const placedAt = (page: string): Record<string, unknown> => ({ [PAGE]: page })

/** The place of a document that is a page of a book. */
export function pageOf(target: unknown): string | undefined {
  const place = target instanceof DocumentReflection ? target.frontmatter[PAGE] : undefined
  return typeof place === 'string' ? place : undefined
}

/** The router over the places that the search finds. */
export function routerOver(
  entries: ReadonlyMap<RouterTarget, SearchEntry>,
): new (
  application: Application,
) => KindRouter {
  return class BookRouter extends KindRouter {
    protected override getIdealBaseName(reflection: Reflection): string {
      return pageOf(reflection) ?? super.getIdealBaseName(reflection)
    }

    override getLinkTargets(): RouterTarget[] {
      return [...super.getLinkTargets(), ...entries.keys()]
    }

    override getFullUrl(target: RouterTarget): string {
      const entry = entries.get(target)
      return entry ? `${super.getFullUrl(entry.on)}#${entry.anchor}` : super.getFullUrl(target)
    }
  }
}
