/** Pages of rules: sections as Markdown, and the module made of them. @module */
export { CONTENTS, hasPages } from './contents-page.js'
export { addClauseBehind, editPage, rewriteClause, tickReading } from './edit-page.js'
export { findClause, findQuestion, findSection } from './find-part.js'
export type { ClauseContent } from './format-page.js'
export { checkModule, type PagesModule, writeModule } from './pages-module.js'
export { parsePage } from './parse-page.js'
export { type PageLine, partLines } from './part-lines.js'
export { foldersWithPages, readPages } from './read-pages.js'
