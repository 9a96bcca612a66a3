/** Stored results of the lab, beside the books. @module */
export { codeDigest } from './code-digest.js'
export { loadRewrittenBook } from './load-rewritten-book.js'
export { asUnreadable, type Older, type OlderPlace, olderAt, withOlder, withOlders } from './older-revision.js'
export {
  answersFile,
  edgesFile,
  holdingIn,
  keepAnswers,
  keepContrasts,
  keepEdge,
  keptAnswers,
  keptEdges,
  keptLock,
  keptReasons,
  knocksOf,
  lockFile,
} from './stored-cases.js'
export {
  editionFile,
  editionsFolder,
  editionsIn,
  examplesToldIn,
  keepEdition,
  keptChanges,
  stateIn,
  stateNow,
  writeState,
} from './stored-editions.js'
export {
  keepWeights,
  keepWitnesses,
  keptCases,
  keptOfPairs,
  keptWeights,
  keptWitnesses,
  weightsFile,
  witnessesFile,
} from './stored-readings.js'
export { keptOrder, keptSentences, type PrintedOrder } from './stored-sentences.js'
