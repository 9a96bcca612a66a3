/** Interchange: parts of a book in the formats of other programs. @module */

export { exportInFormat, folderOf } from './export.js'
export { inWords } from './export-result.js'
export { FORMAT_NAMES, type Format } from './formats.js'
