/** Verification: the checks of a book, and their report. @module */
export { chartPaths } from './charts/chart-paths.js'
export {
  chartsAlone,
  firstPaths,
  type NamedPath,
  partsOfName,
  pathsByWorld,
  pathsOfWorldNumbered,
  type WorldPaths,
  worldsOfChart,
} from './charts/named-paths.js'
export { type PlayedPath, type PlayedStep, playPath, type TakenTransition, type Went } from './charts/play-path.js'
export { messageOf } from './charts/search-graph.js'
export { picturesIn } from './picture-digests.js'
export { beginningUnder } from './plays/reading-variants.js'
export {
  type ChartReport,
  type ClauseReport,
  EVIDENCE,
  type ExampleResult,
  type Finding,
  type Gate,
  gateOf,
  idsOf,
  type LawReport,
  type PlaysReport,
  type Report,
  reportSchema,
  type SectionReport,
  STATUSES,
  type Status,
  type TableReport,
  type Tally,
  type TextFindingReport,
  textFindingSchema,
  type WorldReport,
} from './report.js'
export { besides, type ChoiceStep, choiceOf, madeIn, playedOn } from './secrets/indistinguishable-pairs.js'
export type { AskedBySeat, SeatView } from './secrets/seat-knowledge.js'
export { placesToKeepSecrets } from './secrets/verify-secrecy.js'
export { isWorse, type Snapshot, snapshotOf, snapshotSchema, withSnapshot } from './status-snapshot.js'
export type { PatternsHeld } from './tables/compiled-patterns.js'
export { patternsHeld } from './tables/table-patterns.js'
export { numbering } from './tables/view-numbers.js'
export { registryGate } from './text/check-clauses.js'
export { findingsGate } from './text/check-findings.js'
export { isDate } from './text/check-questions.js'
export { wordsOfCheck } from './text/check-titles.js'
export { type Citation, citationPlaces, citationsOf, citingPlaces } from './text/citing-places.js'
export { declaredGate, declaredIn, isPlays, playsLine } from './text/untestable-declarations.js'
export { verify } from './verify.js'
export { areUsualPlays, unitsOf, verifyFrom, workOn } from './verify-in-units.js'
export type { Progress, RunExamples, VerifyOptions } from './verify-options.js'
export {
  type DoneApart,
  doApart,
  findingsIn,
  isProof,
  sizesOf,
  type Unit,
  type UnitGate,
  type VerifyContext,
  worldsOf,
} from './work-units.js'
