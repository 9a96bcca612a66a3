/** The pages of a book, all of them, in the order of the side bar. @module */

import type { Sources } from './book-sources.js'
import type { Draw } from './draw-graph.js'
import { linkProblems } from './links.js'
import type { Page } from './page.js'
import { aboutPages } from './pages/about-page.js'
import { auditPage } from './pages/audit-page.js'
import { changesPages } from './pages/changes-page.js'
import { componentsPage } from './pages/components-page.js'
import { examplesPage } from './pages/examples-page.js'
import { findingsPages } from './pages/findings-page.js'
import { chartsPage, tablesPage } from './pages/index-lists.js'
import { overviewPage } from './pages/overview-page.js'
import { prioritiesPages } from './pages/priorities-page.js'
import { proofPage } from './pages/proof-page.js'
import { questionsPage } from './pages/questions-page.js'
import { sectionPage } from './pages/section-page.js'
import { formulasPage, lawsPage } from './pages/statements-page.js'

/** The pages of a book; each is made when somebody first reads it. */
export const bookPages = (sources: Sources, draw: Draw): Page =>
  overviewPage(sources, [
    ...aboutPages(sources),
    ...sources.outline.chapters.map((chapter) => sectionPage(sources, chapter)),
    chartsPage(sources, draw),
    tablesPage(sources),
    formulasPage(sources),
    lawsPage(sources),
    ...prioritiesPages(sources),
    questionsPage(sources),
    ...findingsPages(sources),
    auditPage(sources),
    ...changesPages(sources),
    componentsPage(sources),
    examplesPage(sources),
    proofPage(sources),
  ])

/** The pages of a book. A link that leads nowhere is an error. */
export function sitePages(sources: Sources, draw: Draw): Page {
  const top = bookPages(sources, draw)
  const problems = linkProblems([top])
  if (problems.length > 0)
    throw new Error(`${sources.book.title}: ${problems.length} broken links\n${problems.join('\n')}`)
  return top
}
