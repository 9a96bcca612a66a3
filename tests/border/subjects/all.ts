/** Every border: whatever comes from outside, and where the program meets it. @module */
import type { Subject } from '../subject.js'
import { AUDIT } from './audit.js'
import { COMPONENTS } from './components.js'
import { CONFORMANCE } from './conformance.js'
import { KEPT } from './kept.js'
import { OF_BOOKS } from './of-books.js'
import { PLAYS } from './plays.js'
import { QUEUE } from './queue.js'
import { SITE } from './site.js'
import { TYPED } from './typed.js'
import { WORDS } from './words.js'
import { WRITTEN } from './written.js'

export const BORDERS: readonly Subject[] = [
  ...WRITTEN,
  ...PLAYS,
  ...CONFORMANCE,
  ...KEPT,
  ...COMPONENTS,
  ...AUDIT,
  ...SITE,
  ...QUEUE,
  ...TYPED,
  ...WORDS,
  ...OF_BOOKS,
]
