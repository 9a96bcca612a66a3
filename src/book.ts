/**
 * To write a book: clauses, questions, tables, measures, charts and what is told of them. The books of this package are
 * written with these names and no others.
 *
 * @module rulewright/book
 */

// The whole: components, laws, the board, and the book over them.
export { checkShape } from './core/examples/format/check-schema.js'
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
} from './core/kernel/book/book.js'
// Where it can be read in two ways, and where it is wrong.
export { certain } from './core/kernel/book/book-defect.js'
export { bookSoFar } from './core/kernel/book/book-so-far.js'
export { finding, looked, searched, type TextFinding, type Witnessed } from './core/kernel/book/finding.js'
export type { Meeting } from './core/kernel/book/meeting-rules.js'
export { record } from './core/kernel/book/record-schema.js'
// When it happens: procedures, offers, charts.
export { type AtDoor, type Chart, type Context, charting } from './core/kernel/charts/chart.js'
export { type Call, type Calls, call, calls, type Procedure, procedure } from './core/kernel/charts/procedure.js'
export { further } from './core/kernel/offers/candidate-continuations.js'
export { only } from './core/kernel/offers/narrowed-offer.js'
export { asks, type OptionOf, option } from './core/kernel/offers/offer.js'
export { CHANCE, type Further, type Inside, type Led, type Offer, type Option } from './core/kernel/offers/option.js'
// Seats that the book plays by priorities, which try out what comes of an option.
export type { Decision } from './core/kernel/plays/decision.js'
export { topOf } from './core/kernel/plays/list-options.js'
export type { Position } from './core/kernel/plays/position.js'
export { type Rules, rulesOf } from './core/kernel/plays/rules.js'
export { late, madeOnce, once, onceByName } from './core/kernel/quick/memoize.js'
export { Recent, recently } from './core/kernel/quick/recent-cache.js'
export type { Automaton, Draw, Narrowing, Priority, Situation, Unadvised } from './core/kernel/seats/automated-seat.js'
// What a seat may not know.
export { ownAlone, type Secrets, UNSEEN } from './core/kernel/seats/secrets.js'
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
} from './core/kernel/sections/clause.js'
export { contentsOf } from './core/kernel/sections/contents.js'
export { type GameState, type Question, question, readingOf, usualReadings } from './core/kernel/sections/question.js'
export { notesAmong, type ReferenceNote } from './core/kernel/sections/reference-notes.js'
// Decisions: tables over views, and quantities by name.
export { deciding } from './core/kernel/tables/deciding.js'
export type {
  Decides,
  Deciding,
  Finders,
  ViewedBy,
} from './core/kernel/tables/field-finders.js'
export { type ForbidTable, forbid } from './core/kernel/tables/forbid-table.js'
export { added, type Measure, measure, type Total } from './core/kernel/tables/measure.js'
export type { BarOf, Table } from './core/kernel/tables/rows.js'
export { computed, type Formula, first, one, sum } from './core/kernel/tables/rule-table.js'
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
} from './core/kernel/tables/table-view.js'
export { recordsQueries } from './core/kernel/watch/watch.js'
export type { Area, Board, Piece, Sign, Square } from './core/pictures/board-picture.js'
// Pictures: the map, the tracks, and the pieces on them.
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
} from './core/pictures/map-drawing.js'
export type { Scale } from './core/pictures/numbered-scale.js'
// Values, and what is worked out only once.
export { equals, type Json, type Value } from './core/values/json.js'
export { check, few, type Parsed, type Problem } from './core/values/parse-result.js'
export { commonKeys } from './core/values/short-keys.js'
export { clausesAt, numberIn, speaksOf } from './core/wording/clause-words.js'
