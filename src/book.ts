/**
 * To write a book: clauses, questions, tables, measures, charts and what is told of them. The books of this package are
 * written with these names and no others.
 *
 * @module rulewright/book
 */

// The whole: components, laws, the board, and the book over them.
export { checkShape } from './examples/check-schema.js'
export type { Automaton, Draw, Narrowing, Priority, Situation, Unadvised } from './kernel/automated-seat.js'
export type { Area, Board, Piece, Sign, Square } from './kernel/board-picture.js'
export {
  type Book,
  type CaseLaw,
  type Fact,
  type Law,
  law,
  type NeverRefuses,
  type PathLaw,
  type Replaceable,
  type Results,
  type Sketch,
  SOURCES,
  type Source,
} from './kernel/book.js'
// Where it can be read in two ways, and where it is wrong.
export { certain } from './kernel/book-defect.js'
export { bookSoFar } from './kernel/book-so-far.js'
export { further } from './kernel/candidate-continuations.js'
// When it happens: procedures, offers, charts.
export { type AtDoor, type Chart, type Context, charting } from './kernel/chart.js'
// What the text says.
export {
  type Clause,
  component,
  type Disposition,
  type Draft,
  definition,
  example,
  exception,
  formula,
  informative,
  leftToComponent,
  note,
  permission,
  prohibition,
  rule,
  type Section,
  section,
  term,
  unmodelled,
} from './kernel/clause.js'
export { contentsOf } from './kernel/contents.js'
// Seats that the book plays by priorities, which try out what comes of an option.
export type { Decision } from './kernel/decision.js'
// Decisions: tables over views, and quantities by name.
export { type Decides, type Deciding, deciding, type Finders, type ViewedBy } from './kernel/field-finders.js'
export { finding, looked, searched, type TextFinding, type Witnessed } from './kernel/finding.js'
export { type ForbidTable, forbid } from './kernel/forbid-table.js'
// Values, and what is worked out only once.
export { equals, type Json, type Value } from './kernel/json.js'
// What is drawn: the map, the tracks, and what stands on them.
export {
  type BoxForm,
  boxes,
  type Drawing,
  edgeMiddle,
  inBoxes,
  type MapForm,
  numbered,
  type PlaceForm,
  type Point,
  pairName,
  type Shown,
  type ShownPlace,
  type Token,
  type TrackForm,
  tokens,
} from './kernel/map-drawing.js'
export { added, type Measure, measure, type Total } from './kernel/measure.js'
export type { Meeting } from './kernel/meeting-rules.js'
export { only } from './kernel/narrowed-offer.js'
export type { Scale } from './kernel/numbered-scale.js'
export { asks, type OptionOf, option } from './kernel/offer.js'
export { CHANCE, type Further, type Inside, type Led, type Offer, type Option } from './kernel/option.js'
export { check, few, type Parsed, type Problem } from './kernel/parse-result.js'
export type { Position } from './kernel/position.js'
export { type Call, type Calls, call, calls, type Procedure, procedure } from './kernel/procedure.js'
export { type GameState, type Question, question, readingOf, usualReadings } from './kernel/question.js'
export { commonKeys } from './kernel/quick/canonical-keys.js'
export { isHearing } from './kernel/quick/hit-recorder.js'
export { topOf } from './kernel/quick/list-options.js'
export { late, madeOnce, once, onceByName } from './kernel/quick/memoize.js'
export { Recent, recently } from './kernel/quick/recent-cache.js'
export { record } from './kernel/record-schema.js'
export { notesAmong, type ReferenceNote } from './kernel/reference-notes.js'
export type { BarOf, Table } from './kernel/rows.js'
export { computed, type Formula, first, one, sum } from './kernel/rule-table.js'
export { type Rules, rulesOf } from './kernel/rules.js'
// What a seat may not know.
export { ownAlone, type Secrets, UNSEEN } from './kernel/secrets.js'
export {
  among,
  COMPARED,
  type ComesTo,
  type Compared,
  comesTo,
  compared,
  type Domain,
  domainOf,
  type Field,
  type Fields,
  type Flag,
  flag,
  range,
  type View,
  type Viewed,
  view,
} from './kernel/table-view.js'
export { clausesAt, numberIn, speaksOf } from './kernel/text/clause-words.js'
