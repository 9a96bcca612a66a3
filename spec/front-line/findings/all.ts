/** The defects of the text, as far as a machine can witness them. @module */

import type { TextFinding } from 'rulewright/book'
import * as indexEntries from './index-entries.js'
import * as rules from './rules.js'

/** Every finding about the text. */
export const findings: readonly TextFinding[] = [rules, indexEntries].flatMap((topic) => Object.values(topic))
