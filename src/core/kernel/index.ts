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
export {
  type Change,
  type ChartContext,
  changesOf,
  entering,
  type Plan,
  type StepGiven,
  taking,
} from './charts/chart-plan.js'
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
export { type Advice, type Choice, type Decision, NotBegun, NotOffered, type Over } from './plays/decision.js'
export type { Position } from './plays/position.js'
export { type Chosen, type Rules, rulesOf } from './plays/rules.js'
export { type Decided, decidedIn, type Traced } from './plays/trace.js'
export { emptyMemos, late, once } from './quick/memoize.js'
export { Recent, recently } from './quick/recent-cache.js'
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
export { phraseOf } from './tables/condition-phrases.js'
export type { ForbidTable, Refusal } from './tables/forbid-table.js'
export { argumentsOf, type Total, totalsOf } from './tables/measure.js'
export { lets } from './tables/pattern-test.js'
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
export type { Hit } from './watch/hit.js'
export { withAmendedRows, withHits, withJournal, withReadings, withViews } from './watch/recorders.js'
export { beginParts, endParts } from './watch/watch.js'
