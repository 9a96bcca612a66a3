/** Proof: which results stay true after a change. @module */
export { environmentDigest } from './environment-digest.js'
export { type Marks, marksAt, type Uses } from './executed-pieces.js'
export { keepReport, keptReport } from './kept-report.js'
export { type KeptUnits, keptUnits, type Scope, type UnitToKeep } from './kept-units.js'
export { type MarkedCopy, markedCopyOf } from './marked-copy.js'
export { pieceKeys } from './piece-keys.js'
export { provedBy } from './report-provenance.js'
export { storedReport } from './stored-report.js'
