/** Publishing: the pages of a book, made of its rules. @module */
export { bookPages, sitePages } from './book-pages.js'
export { drawnLate, examplesAgain, type Learnt, learntOf, type Sources, sourcesOf } from './book-sources.js'
export { drawing, graphvizPackage } from './draw-graph.js'
