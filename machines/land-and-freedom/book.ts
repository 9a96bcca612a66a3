/** Land and Freedom as it is played: the book over the standard components. @module */

import type { Book } from 'rulewright/book'
import { standardComponents } from '#spec/land-and-freedom/components/standard'
import type { Game } from '#spec/land-and-freedom/game'
import { assemble } from './assemble.js'

/** Land and Freedom over what the text says, and stand-ins. */
export const landAndFreedom: Book<Game> = assemble(standardComponents)
