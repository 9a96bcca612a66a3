/** Play: sessions, seats, random games, and why something cannot be done. @module */
export { beginningIn, bookUnder } from './book-under-readings.js'
export {
  type Fall,
  fallsFrom,
  inParts,
  isOwnRoll,
  isPartOf,
  type Risk,
  riskOf,
  type TableAsked,
  withTables,
} from './chance-outcomes.js'
export { checkPosition } from './check-position.js'
export { faceOf, type Rolled, rolledTables } from './dice-tables.js'
export { type FallResults, fallResults, tableOf } from './fall-results.js'
export { bookFrom, type NamedBeginning } from './named-beginning.js'
export { exampleOf, positionText } from './position-files.js'
export {
  type GameOptions,
  type Games,
  type PlayoutFinding,
  type Playouts,
  playGames,
  type SomeGames,
  sumOf,
} from './random-plays.js'
export { type FormulaValue, withValues } from './recorded-values.js'
export { beginningOf, type PlayFault, type Retold, retell, tryRules } from './replay.js'
export {
  type PlayoutsReport,
  playoutsSchema,
  type ReplayReport,
  replaySchema,
  type SeenReplayReport,
  seenReplaySchema,
} from './reports.js'
export { changesSeen, stepLine, stepsSeen } from './seat-view.js'
export { habitAt, parseSeats, type Seating, type Sitter, seatedBook, sittersOf } from './seats.js'
export { chooseOption, currentPosition, dueAt, playOf, type Sitting, sittingAt, undoChoice } from './session.js'
export {
  choicesUpTo,
  legalAt,
  openingIn,
  type PlaceInPlay,
  placeAfter,
  resumedPlace,
  retoldSitting,
} from './session-position.js'
export { settledFrom } from './settled-outcomes.js'
