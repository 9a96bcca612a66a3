/** Lab: what tests books, rulebooks and implementations from outside. Other buildings import it as `#lab`. @module */
export * from './audit/index.js'
export * from './conformance/index.js'
export * from './interchange/index.js'
export * from './stored/index.js'
