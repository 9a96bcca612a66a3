/** The commands of an editor's day: what a new wording touches, how a question was settled, what changed. @module */
import type { AddCommand } from '../program/command-context.js'
import { clarifyCommand } from './audit/draft/command.js'
import { pagesCommand } from './audit/pages/command.js'
import { changesCommand } from './diff/command.js'
import { ruleCommand } from './questions/settle/command.js'

/** The commands of an editor's day. */
export const editingCommands: readonly AddCommand[] = [clarifyCommand, pagesCommand, ruleCommand, changesCommand]
