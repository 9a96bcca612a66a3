/** Audit: a book compared with texts, with other editions and with its former behaviour. @module */
export { liveBehaviour } from './behaviour/active-rules.js'
export { type Bundle, parseBundle } from './behaviour/behaviour-bundle.js'
export type { Behaviour, Road } from './behaviour/behaviour-types.js'
export {
  type BehaviourComparison,
  comparison,
  type DiffProgress,
  type Question,
  sidesOf,
} from './behaviour/compare-behaviours.js'
export { type DiffJob, type DiffJobResult, diffJobsOf } from './behaviour/diff-jobs.js'
export { exampleRoads, type Reach, roadsThrough } from './behaviour/play-paths.js'
export { recordedAlong } from './behaviour/record.js'
export {
  type BehaviourDifference,
  type BehaviourReport,
  behaviourReport,
  behaviourSchema,
  DIFFERENCE_WORDS,
} from './behaviour/report.js'
export { savedBehaviour } from './behaviour/stored-bundle.js'
export { bundleOf, type Stretch } from './behaviour/unchanged-stretches.js'
export { type BookState, stateOf } from './changes/book-state.js'
export { type Besides, changesBetween, type Named } from './changes/compare.js'
export { type ChangesReport, changesSchema, type Line, type SectionChanges } from './changes/report.js'
export type { ExistingText } from './clarify/compare-draft.js'
export { type Clarification, clarificationSchema, type Settles, type TouchedClause } from './clarify/report.js'
export type { Known } from './clarify/settled-questions.js'
export { clarification } from './clarify/wording-effects.js'
export { standingMarkdown } from './defects/markdown.js'
export {
  type QuestionReport,
  type SectionStanding,
  standingOf,
  standingSchema,
  type TextReport,
} from './defects/report.js'
export { standingSarif } from './defects/sarif.js'
export { locatingIn } from './defects/source-locations.js'
export { caseText, valuesText } from './defects/text-boxes.js'
export type { CaseRef, ExampleRef } from './editions/affected-work.js'
export { type Audit, auditAgainst, auditText, lockText } from './editions/audit-copy.js'
export { type Lock, parseLock } from './editions/edition-lockfile.js'
export { stem } from './editions/heading.js'
export { decodeText, LONGEST } from './editions/layout/decode-file.js'
export {
  type AuditReport,
  auditSchema,
  type DiffPiece,
  type EditionDifference,
  type Note,
  type Wording,
  type WorkItem,
} from './editions/report.js'
export { comparisonOf, readingsReport } from './readings/as-report.js'
export { pairWitnesses, strays } from './readings/check-witnesses.js'
export { smallestIn } from './readings/find-witnesses.js'
export { type EndedBoth, effectFrom, endsUnder } from './readings/reading-effect.js'
export {
  type Measuring,
  type PlayRange,
  type SomeWeights,
  someWeights,
  weightsFrom,
} from './readings/reading-weights.js'
export {
  type Comparison,
  comparisonSchema,
  type Effect,
  type Listed,
  type PlayedWitness,
  type ReadingsReport,
  readingsSchema,
  type Weight,
  type Weights,
  type WitnessesReport,
  type WitnessReport,
  witnessesSchema,
} from './readings/report.js'
export { linesOf, type WitnessEffort } from './readings/search-effort.js'
export { type Searched, type Sought, searching } from './readings/search-rounds.js'
export { witnessSize } from './readings/shrink.js'
export { type Kept, keptName, keptOf, keptText, witnessName } from './readings/stored-witnesses.js'
export { type Pools, type SearchJob, type SearchJobResult, seekerOf } from './readings/witness-search.js'
export { checkSentences } from './sentences/check-sentences.js'
export { editionOrder, type PrintedSentence, sentencesBySection } from './sentences/edition-sentences.js'
export { firstMisfit, type SearchedCopy } from './sentences/first-misfit.js'
export { lockSentences, sentenceText } from './sentences/lock-sentences.js'
export { type ClausePlace, misfitWords, placeWords } from './sentences/place-words.js'
export { sentenceFaults } from './sentences/sentence-faults.js'
export { type SentencesLock, sentencesText } from './sentences/sentences-lockfile.js'
export { nothingNoted, type PrintedNotes, printedSchema } from './ties/printed-passages.js'
export type { TieFault } from './ties/tie-clauses.js'
export { tieText, type WholeText } from './ties/tie-text.js'
export { refsOf, type Ties, tiesSchema, tiesText } from './ties/ties-lockfile.js'
