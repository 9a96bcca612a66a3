/** Site: what makes the pages of books, and what runs in them. Other buildings import it as `#site`. @module */
export * from './output/index.js'
export * from './publish/index.js'
