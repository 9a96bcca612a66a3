/** The defects of the text, as far as a machine can witness them. @module */

import type { TextFinding } from 'rulewright/book'
import * as combat from './combat.js'

/** Every finding about the text. */
export const findings: readonly TextFinding[] = Object.values(combat)
