/** Every border: whatever comes from outside, and where the program meets it. @module */
import type { Subject } from '../border-type.js'
import { AUDIT } from './audit.js'
import { OF_BOOKS } from './book-examples.js'
import { WORDS } from './command-lines.js'
import { COMPONENTS } from './components.js'
import { CONFORMANCE } from './conformance.js'
import { QUEUE } from './job-queue-messages.js'
import { PAGES } from './pages.js'
import { PLAYS } from './plays.js'
import { SITE } from './site.js'
import { KEPT } from './stored-files.js'
import { TYPED } from './typed-lines.js'
import { WRITTEN } from './written-files.js'

export const BORDERS: readonly Subject[] = [
  ...WRITTEN,
  ...PLAYS,
  ...PAGES,
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
