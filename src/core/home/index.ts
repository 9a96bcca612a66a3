/** Homes of books: where they are found, loaded and kept. @module */
export { examplesFolder, type Housed, homeOf, inHome, rootOf } from './book-home.js'
export { booksFrom } from './books-of-module.js'
export { cacheFolderOf } from './cache-folder.js'
export { citingLines } from './citing-lines.js'
export { withExampleWorlds } from './example-worlds.js'
export { jsonIn, keptIn, linesIn, readIn } from './json-file.js'
export { bookAround, bookAt, bookBehind, isModule, isPath } from './locate-books.js'
export { bundledModules, findModule, reachableModules, resolveImport, runningModules } from './module-graph.js'
export { firstBook } from './new-book-files.js'
export { packageRoot, packageVersion, rootFrom } from './package-root.js'
export {
  freeName,
  type PlayFile,
  readPlayFile,
  writeFree,
  writeNewPlay,
  writePlayBack,
  writePlayBeside,
} from './play-file.js'
export { examplesOf } from './run-book-examples.js'
export { refuseStaleBuild } from './stale-build.js'
export { keepDeclared, keptDeclared } from './stored-declarations.js'
export { keepingBeside, kindsNamed, storeGames } from './stored-plays.js'
export { changeRulings, rulingsFile, rulingsIn } from './stored-rulings.js'
export { declaredFile, keptSnapshot, statusFile } from './stored-status.js'
export { keptTerms } from './stored-terms.js'
export { type Trust, trustIn } from './trusted-folders.js'
