/** The defects of the text, as far as a machine can witness them. @module */

import type { TextFinding } from 'rulewright/book'
import * as fronts from './fronts.js'
import * as prints from './prints.js'
import * as tracks from './tracks.js'

/** Every finding about the text. */
export const findings: readonly TextFinding[] = [prints, fronts, tracks].flatMap((topic) => Object.values(topic))
