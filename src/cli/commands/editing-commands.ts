/** The commands of an editor's day: what a new wording touches, how a question was settled, what changed. @module */
import type { AddCommand } from '../session.js'
import { changesCommand } from './changes-command.js'
import { clarifyCommand } from './clarify-command.js'
import { ruleCommand } from './rule-command.js'

/** The commands of an editor's day. */
export const editingCommands: readonly AddCommand[] = [clarifyCommand, ruleCommand, changesCommand]
