/** Lookup: clauses, tables and measures found by words. @module */
export { meantIn } from './also-called.js'
export { asksForLimit, isAmount, isRepeating } from './amount-words.js'
export { capital, constantWords, fieldWords, wordsOfAnswer } from './answer-text.js'
export { argumentValues, type GameField, gameFields } from './argument-fields.js'
export { leaningOn, leansOn, spokenOfIn } from './clause-dependencies.js'
export { type BookEntries, type BookEntry, type EntryKind, entriesIn, ONE } from './entries.js'
export { type Details, detailsOf, OFFER_WORDS, POLICY_WORDS } from './entry-details.js'
export { instead, nameIn, nearestWord } from './nearest-word.js'
export { ANY, acceptedBy, valueWords, wordsOfPattern } from './pattern-text.js'
export type { ArgumentValues } from './plain-arguments.js'
export { renamedWords } from './renamed-clauses.js'
export { columnHead, givenOf, rowIfThen, rowSentence } from './row-sentences.js'
export { entryNamed, fitting, isLimit } from './search.js'
export {
  asSought,
  byWords,
  enough,
  foundIn,
  INDEXED,
  MISSPELT,
  type Searched,
  type SearchHit,
} from './search-recipe.js'
export { sectionWords } from './section-words.js'
export { correctSpelling } from './spelling.js'
export { insteadIn } from './suggest.js'
export { asNumber, SMALL, signedWordsIn, tellingWords, tokenize, withoutSign } from './tokenize.js'
