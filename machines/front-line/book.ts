/** Front Line as it is played: the book over the standard components. @module */

import type { Book } from 'rulewright/book'
import { standardComponents } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { assemble } from './assemble.js'

/** Front Line over what the text says, and stand-ins. */
export const frontLine: Book<Game> = assemble(standardComponents)
