/**
 * Ranking of search results: rules first, the program last.
 *
 * The search adds up weighted fields. Each rank has its own field, and no sum of lower ranks reaches a higher one.
 *
 * @module
 */
import type { DeclarationReflection, DocumentReflection } from 'typedoc'
import { plainText } from '../draw/html-template.js'
import type { Page, Rank } from '../publish/page.js'
import { searchedIn } from '../publish/unsearched-parts.js'
import type { Documents } from './documents.js'

/** The searchable texts, field by field. */
export type SearchFields = Readonly<Record<string, string>>

/** The weight of a match in each field: titles by their rank, then other words, then texts, then the program. */
export const WEIGHTS: Readonly<Record<Rank | 'words' | 'text' | 'name' | 'comment' | 'document', number>> = {
  section: 1e10,
  term: 1e8,
  clause: 1e6,
  page: 3e5,
  place: 1e4,
  words: 1e3,
  text: 1e2,
  name: 1,
  comment: 0.1,
  document: 0.1,
}

/** The fields of the program, which what is found by its rank does not fill. */
const UNRANKED: SearchFields = { name: '', comment: '', document: '' }

/** The data that the search is about to index. */
export interface SearchIndex {
  readonly searchResults: readonly (DeclarationReflection | DocumentReflection)[]
  readonly searchFields: Record<string, string>[]
  readonly searchFieldWeights: Record<string, number>
  removeResult(index: number): void
}

/** Ranks what the search finds, and leaves out what has no name of its own. */
export function rankSearch(index: SearchIndex, { pages, entries }: Pick<Documents, 'pages' | 'entries'>): void {
  Object.assign(index.searchFieldWeights, WEIGHTS)
  for (let at = index.searchResults.length - 1; at >= 0; at -= 1)
    if (isNameless(index.searchResults[at])) index.removeResult(at)
  for (const [at, found] of index.searchResults.entries()) {
    const page = pages.get(found as never)
    const entry = entries.get(found)
    if (page) index.searchFields[at] = pageFields(page)
    if (entry) index.searchFields[at] = { ...UNRANKED, [entry.rank]: found.name, words: entry.words }
  }
}

/** The types of object literals, and everything inside them, have names that TypeDoc made up. */
const isNameless = (found: DeclarationReflection | DocumentReflection | undefined): boolean =>
  found?.getFullName().includes('__') === true

const pageFields = ({ rank, name, body, markdown }: Page): Record<string, string> => ({
  ...UNRANKED,
  [rank]: name,
  text: `${plainText(searchedIn(body.html))} ${markdown}`,
})
