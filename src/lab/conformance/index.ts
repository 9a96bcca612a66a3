/** Conformance: cases for other implementations, and mistakes that these cases must notice. @module */
export type { Observation } from './blame/blame.js'
export { claimsAmong } from './blame/responsible-clauses.js'
export {
  type CensusReport,
  censusReport,
  censusSchema,
  countOfKind,
  type KindReport,
  kindsCounted,
  type PlainCounting,
} from './census/report.js'
export { contrastsOf, isContrast } from './contrasts/contrasting-situations.js'
export { engineOf } from './engine/reference-implementation.js'
export { serveLines } from './engine/serve-lines.js'
export { type Case, caseSchema } from './format/case.js'
export { sha256 } from './format/digest.js'
export { manifestSchema } from './format/manifest.js'
export { replySchema, requestSchema, type Started } from './format/messages.js'
export type { TrailRecord } from './mutants/case-trails.js'
export type { Shard } from './mutants/detect-mutants.js'
export { KINDS_OF_MUTANTS, type KindOfMutant, USUAL_KINDS } from './mutants/mutant.js'
export { type Doing, type MutantJob, type MutantJobResult, mutantJobsOf } from './mutants/mutant-jobs.js'
export { type ExtraDetector, noticersIn, noticersName } from './mutants/precondition-cases.js'
export { type MutantsReport, mutantsGate, mutantsReportSchema, type Survivor } from './mutants/report.js'
export { LEAST_SHARE } from './mutants/required-share.js'
export type { Effects, ErrandOptions } from './mutants/reuse-verdicts.js'
export { type Hunt, huntMutants, isWhole, type MutantsResult, reportMutants } from './mutants/test-mutants.js'
export { basesOn } from './mutants/verdict-basis.js'
export { printLock } from './mutants/verdict-lockfile.js'
export { reducedFrom } from './reduce/reduce.js'
export { badgeDataOf, badgeOf } from './report/badge.js'
export { htmlOf } from './report/html.js'
export { junitOf } from './report/junit.js'
export { markdownOf } from './report/markdown.js'
export {
  askedIn,
  failuresOf,
  followedLine,
  notableQuestions,
  placeLine,
  unclaimedLines,
} from './report/shared-phrases.js'
export { wordsOf } from './runner/command-line.js'
export { differentialSuite } from './runner/differential.js'
export {
  type Journal,
  type JournalHead,
  journalAfter,
  journalHead,
  journalIn,
  journalOn,
  mustBeFreeForJournal,
  otherThan,
  readJournal,
} from './runner/journal.js'
export { NotStarted, type TalkOptions } from './runner/line-protocol.js'
export { type Outcome, type Reduced, type Run, runSchema } from './runner/outcome.js'
export { runOf, runSuite, type SuiteRun } from './runner/run.js'
export { caseClauses, isMeant, type PlainSuite, plainSuite, type Suite, suiteName, suiteOf } from './runner/suite.js'
export { isClean, percentOf, sumOf, tallyText } from './runner/totals.js'
export { USUALLY } from './vectors/default-extent.js'
export { answersGate, answersIn } from './vectors/files/answer-digests.js'
export type { BoundaryCase } from './vectors/files/boundary-cases.js'
export { isFreeFor, writeVectors } from './vectors/files/folder.js'
export { readVectors } from './vectors/files/read.js'
export type { GameOptions } from './vectors/games.js'
export type { Paired } from './vectors/indistinguishable-pairs.js'
export type { VectorOptions, Vectors, VectorsMade } from './vectors/make-vectors.js'
export { vectorsApart } from './vectors/merge-tasks.js'
export type { CoverageShare, Summary } from './vectors/summary.js'
export { piecesOf, type VectorTask, type VectorTaskResult } from './vectors/vector-tasks.js'
export { vectorsOf } from './vectors/vectors.js'
