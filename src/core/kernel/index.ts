/** Kernel: sections, tables, charts and offers, and the rules that are made of them. @module */
export { applyRulings } from './book/apply-rulings.js'
export {
  type Book,
  bookClauses,
  type CaseLaw,
  type Replaceable,
  type Results,
  type Sketch,
  SOURCES,
  type Source,
  type World,
} from './book/book.js'
export { Defect } from './book/book-defect.js'
export type { Box, Instance } from './book/finding.js'
export { allLoaded, asListed, type ListedBook, type Origin } from './book/listed-book.js'
export type { Meeting } from './book/meeting-rules.js'
export { type Chart, offersOf, type StateOf } from './charts/chart.js'
export type { RawWay, Transition } from './charts/chart-config.js'
export { type Call, call, type Procedure, procedure } from './charts/procedure.js'
export type { Stepper } from './charts/step.js'
export {
  CHANCE,
  type Inside,
  type Listed,
  type Offer,
  type Option,
  type Refused,
  type RefusedChoice,
  type Seat,
  type Worded,
} from './offers/option.js'
export { atDoorOf, type PendingProcedure } from './offers/procedure-lookahead.js'
export { LEGEND_PARTS, type LegendPart, legendOf, type Meaning, meaningWords } from './pictures/board-legend.js'
export {
  type Area,
  type Board,
  type BoardRow,
  bare,
  changedSquares,
  contentWords,
  isBare,
  type Piece,
  type Sign,
  type Square,
  squaresOf,
  squareWords,
  type Tint,
} from './pictures/board-picture.js'
export {
  allShown,
  type BoxForm,
  boxName,
  changedPlaces,
  type Drawing,
  isSamePlace,
  type MapForm,
  optionPlaces,
  type PlaceForm,
  type Point,
  pairName,
  placeLetters,
  placeWords,
  type Shown,
  type ShownPlace,
  type Token,
  type TrackForm,
  tokenLetters,
  tokenWords,
  touching,
} from './pictures/map-drawing.js'
export { markAt, numberOn, type Scale, signsOn, spacesOf } from './pictures/numbered-scale.js'
export { measuredChanges, shownChanges, sketchOf } from './pictures/text-picture.js'
export { type Advice, type Choice, type Decision, NotBegun, NotOffered, type Over } from './plays/decision.js'
export { type Explained, explain, type Stuck } from './plays/match-plays.js'
export type { Named } from './plays/named-play.js'
export type { Position } from './plays/position.js'
export { parsePosition } from './plays/read-position.js'
export { type Play, parsePlay, printPlay, problemLine } from './plays/recorded-play.js'
export { type Chosen, type Rules, rulesOf } from './plays/rules.js'
export { adviceIn, type Decided, decidedIn, type Traced } from './plays/trace.js'
export {
  beginsWithoutChoice,
  closedBy,
  endedWithoutChoice,
  refusedOnTheWay,
  type WithoutChoice,
} from './plays/without-choice.js'
export { shortKeys } from './quick/canonical-keys.js'
export {
  type Change,
  type ChartContext,
  changesOf,
  entering,
  type Plan,
  type StepGiven,
  taking,
} from './quick/chart-plan.js'
export { lets } from './quick/compile-pattern.js'
export { type Hit, hearingReadings, hearingViews, withHits, withJournal } from './quick/hit-recorder.js'
export { emptyMemos, late, once } from './quick/memoize.js'
export { beginNoting, endNoting } from './quick/parts-used.js'
export { Recent, recently } from './quick/recent-cache.js'
export { numbering } from './quick/view-numbers.js'
export type { Automaton, Narrowing, Priority, Situation } from './seats/automated-seat.js'
export { ONLOOKER, type Sight, sightOf, viewersOf } from './seats/secrets.js'
export {
  CLAUSE_KINDS,
  type Clause,
  type ClauseKind,
  cite,
  headOf,
  type Section,
  type SectionHead,
  sectionClauses,
  subjectsOf,
} from './sections/clause.js'
export {
  executable,
  type GameState,
  type Question,
  type Readings,
  type Ruled,
  type Ruling,
  readingOf,
  usualReadings,
} from './sections/question.js'
export { QUESTION_KINDS, type QuestionKind } from './sections/question-kinds.js'
export { termsOf, weightsOf } from './sections/sentence-terms.js'
export { withAmendedRows } from './tables/amend-table.js'
export type { ForbidTable, Refusal } from './tables/forbid-table.js'
export { argumentsOf, type Total, totalsOf, totalText } from './tables/measure.js'
export type { Policy, Row, Table } from './tables/rows.js'
export {
  type Domain,
  domainOf,
  type Fields,
  misfits,
  product,
  questionOf,
  type View,
  type Viewed,
  viewSize,
  wordsOf,
} from './tables/table-view.js'
export { phraseOf } from './text/condition-phrases.js'
export { aboutText, decisionText, fieldsSaid, spoken, words } from './text/option-text.js'
export { byReason, LEADS_NOWHERE, refusalLines, refusalsText } from './text/refusal-lines.js'
export { seatTitle, withSeatTitles } from './text/seat-title.js'
export { spokenOption, yesNo } from './text/spoken-option.js'
export { spokenTogether } from './text/spoken-together.js'
export { groupsBy, runsOf } from './text/summarize-options.js'
export { foldTrace, sumLines, sumsIn, toldLine, toldLines } from './text/trace-lines.js'
export { canonical, equals, isRecord, type Json, type Value } from './values/json.js'
export { check, type Parsed, type Problem } from './values/parse-result.js'
export { parseJson, parseJsonLine, type ReadJson } from './values/plain-data.js'
