/** TODO src/site/publish @module */
export { bookPages, sitePages } from './book-pages.js'
export { drawnLate, examplesAgain, type Learnt, learntOf, type Sources, sourcesOf } from './book-sources.js'
export { drawing, graphvizPackage } from './draw-graph.js'
