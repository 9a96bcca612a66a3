/** Talvisota as it is played: the book over the standard components. @module */
import type { Book } from 'rulewright/book'
import { standardComponents } from '#spec/talvisota/components/standard'
import type { Game } from '#spec/talvisota/game'
import { assemble } from './assemble.js'

/** Talvisota over what the text says, and stand-ins. */
export const talvisota: Book<Game> = assemble(standardComponents)
