/** Ask: what a sentence about a game means, and what the rules say to it. Other buildings import it as `#ask`. @module */
export { exampleOf, type Ground } from './as-example.js'
export { askedBySeat, isUnseeing, mustStand, understandFor, understoodBy } from './asked-by-seat.js'
export { keptWithin } from './current-quantities.js'
export { isDoubtful, NEAR } from './doubtful-answers.js'
export {
  type Action,
  asFar,
  type ChoicesOutcome,
  type Count,
  type Meaning,
  type MeaningPart,
  type Quantity,
  type SetAs,
  type Statements,
  yesTo,
} from './meaning.js'
export { type Sentence, tooLong } from './sentence.js'
export { type Understood, understand, type Where } from './understand.js'
export { askable, unknownIn } from './unknown-words.js'
