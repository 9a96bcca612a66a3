/** The place of a question, a section or a clause on the pages of a book. @module */
import type { Page, PageClause, PagePart, PageQuestion, PageSection } from './page-parts.js'

/** A part with its page. */
export interface PlacedOnPage<Part> {
  readonly page: Page
  readonly part: Part
}

/** Finds a question by its name. */
export const findQuestion = (pages: readonly Page[], name: string): PlacedOnPage<PageQuestion> | undefined =>
  findPart(pages, (part) => part.is === 'question' && part.name === name)

/** Finds a section by its name. */
export const findSection = (pages: readonly Page[], name: string): PlacedOnPage<PageSection> | undefined =>
  findPart(pages, (part) => part.is === 'section' && part.name === name)

/** Finds a clause by its id. */
export function findClause(pages: readonly Page[], id: string): PlacedOnPage<PageClause> | undefined {
  const [section = '', key] = id.split('.')
  const found = findSection(pages, section)
  const clause = found?.part.clauses.find((one) => one.key === key)
  return found && clause && { page: found.page, part: clause }
}

function findPart<Part extends PagePart>(
  pages: readonly Page[],
  isMeant: (part: PagePart) => boolean,
): PlacedOnPage<Part> | undefined {
  for (const page of pages) {
    const part = page.parts.find(isMeant)
    if (part !== undefined) return { page, part: part as Part }
  }
  return undefined
}
