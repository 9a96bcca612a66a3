/** Records: plays and positions that are written down, and what a play names. @module */
export { type Explained, explain, type Stuck } from './match-plays.js'
export type { Named } from './named-play.js'
export { parsePosition } from './read-position.js'
export { type Play, parsePlay, printPlay, problemLine } from './recorded-play.js'
export {
  beginsWithoutChoice,
  closedBy,
  endedWithoutChoice,
  refusedOnTheWay,
  type WithoutChoice,
} from './without-choice.js'
