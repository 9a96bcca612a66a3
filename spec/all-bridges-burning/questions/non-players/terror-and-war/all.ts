/**
 * Every question about the cards of Non-player Reds and Senate for Terror, Attack and March.
 *
 * @module
 */
import { displayAmongSpaces } from './display-among-spaces.js'
import { marchKeepsControl } from './march-keeps-control.js'
import { mostRedsControl } from './most-reds-control.js'
import { terrorAtNews } from './terror-at-news.js'
import { withoutPrepareFirst } from './without-prepare-first.js'

/** Every question about the cards of Non-player Reds and Senate for Terror, Attack and March. */
export const terrorAndWarQuestions = [
  displayAmongSpaces,
  marchKeepsControl,
  mostRedsControl,
  terrorAtNews,
  withoutPrepareFirst,
] as const
