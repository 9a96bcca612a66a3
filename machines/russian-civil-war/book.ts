/** The Russian Civil War as it is played: the book over the standard components. @module */

import type { Book } from 'rulewright/book'
import { standardComponents } from '#spec/russian-civil-war/components/standard'
import type { Game } from '#spec/russian-civil-war/game'
import { assemble } from './assemble.js'

/** The Russian Civil War over the standard components. */
export const russianCivilWar: Book<Game> = assemble(standardComponents)
