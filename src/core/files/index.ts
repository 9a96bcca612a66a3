/** Files and terminals: the border over which data comes in and goes out. @module */
export { compiledScope } from './compiled-scope.js'
export { notText } from './encoding.js'
export { briefly, inHtml, inOneLine, slug, visible } from './escape.js'
export {
  type Content,
  type FolderChanges,
  type OwnFolder,
  renewOwn,
  writeOwn,
  writtenBefore,
} from './generated-folder.js'
export { hashOf, hashOfContent } from './hash-content.js'
export { withFolders } from './inner-folders.js'
export { Unreadable } from './input-error.js'
export { leadsOut } from './leads-out.js'
export { framing } from './line-framing.js'
export { optionalPackage } from './optional-package.js'
export { bytesFrom } from './read-bytes.js'
export {
  bytesAt,
  bytesOrPiped,
  DATA,
  type FileKind,
  fileLabel,
  isFile,
  isFolder,
  isStdin,
  isThere,
  type Piped,
  realPath,
  SOURCE,
  textAt,
  textIfThere,
} from './read-file.js'
export {
  blocks,
  code,
  codeBlock,
  inMarkdown,
  items,
  joinMarkdown,
  type Markdown,
  markdown,
  table,
} from './safe-markdown.js'
export { withId } from './schema-id.js'
export { sourceFiles } from './source-files.js'
export { colourText, inTerminal, withoutColours } from './terminal-text.js'
export { cut, cutLines } from './truncate.js'
export { alone, besideOf, dropUnfinished, isUnfinished, takeAwayUnfinished } from './unfinished-files.js'
export { ChangedMeanwhile, type Remembered, rememberFile, renewFile, writeBack, writeNew } from './write-back.js'
export {
  addTo,
  cannotBeWritten,
  type Growing,
  growing,
  makeFolder,
  mustBeFolder,
  mustBeWritable,
  mustTakeFiles,
  takeAway,
  writeWhole,
  writtenEach,
} from './write-file.js'
