/** Examples: read, run, and compared with what the rules say. @module */
export { checkPrecondition } from './comparison/check-precondition.js'
export { explainBarred } from './comparison/explain-barred.js'
export type { Guidance } from './comparison/illegal-action-help.js'
export { guidance } from './comparison/legal-alternatives.js'
export { assumedIn, type ChoiceMade, endedLine, lineChoices, madeChoiceLine } from './comparison/made-choices.js'
export {
  alternativeLines,
  ambiguityLines,
  barredLines,
  closedLines,
  dueLine,
  objectionLines,
  optionsText,
  reachedLine,
  refusedLines,
} from './comparison/messages.js'
export { mismatchLocations } from './comparison/mismatch-locations.js'
export { reasonLines } from './comparison/mismatch-reasons.js'
export { sumsBehind } from './comparison/sums-behind.js'
export {
  type BarredVerdict,
  type Ended,
  type ExampleRun,
  type LegalVerdict,
  type PlayVerdict,
  verdictChoices,
  verdictWord,
} from './comparison/verdict.js'
export { describePosition } from './describe-position.js'
export type { Example, PlayExample, PreconditionExample } from './example.js'
export { examplesHold } from './examples-hold.js'
export { exampleFiles, resolvedPath, resultOf } from './folder.js'
export { changedLines, changeLine } from './format/change-lines.js'
export { checkShape, formatValue } from './format/check-schema.js'
export { faultText } from './format/fault-text.js'
export { ALLOWED, exampleJsonSchema, type GivenBlock, positionJsonSchema, seemsExample } from './format/file-format.js'
export { parsedInside, parseFailure } from './format/parse-helpers.js'
export {
  formatLocation,
  locateProblems,
  type ParsedSource,
  parseSource,
  type SourceProblem,
  sourceProblemLine,
} from './format/parse-source.js'
export { pathText } from './format/path-text.js'
export { basesInCwd, type PositionFile, positionFrom } from './format/position-file.js'
export { parseExamples, readableFrom, readExamples, readReadable } from './format/read-examples.js'
export { readSource } from './format/read-source.js'
export { exampleText, type RawExample, toFileText } from './format/to-text.js'
export { type FormerReading, moveUnderReading } from './move-under-reading.js'
export { matchesOption, namedChoiceText } from './named-choices.js'
export { type OptionWords, optionWords } from './option-words.js'
export { placedExamples } from './other-readings.js'
export { prepareExample } from './prepare-example.js'
export { playChoices, runExample, type Traceable } from './run-example.js'
export { skeletonOf } from './skeleton.js'
export {
  beginGiven,
  beginOrExplain,
  EMPTY,
  type OpenBase,
  readGame,
  type StartBase,
  type StartedPosition,
  startProcedure,
} from './start-position.js'
export { unusedCitations } from './unused-citations.js'
