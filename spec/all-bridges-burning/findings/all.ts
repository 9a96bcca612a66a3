/** The defects of the text, as far as a machine can witness them. @module */

import type { TextFinding } from 'rulewright/book'
import * as actions from './actions.js'
import * as counts from './counts.js'
import * as crossReferences from './cross-references.js'
import * as indexEntries from './index-entries.js'
import * as moderatesConditions from './moderates-conditions.js'
import * as nonPlayers from './non-players.js'
import * as powers from './powers.js'
import * as ranking from './ranking.js'
import * as redRevolt from './red-revolt.js'
import * as troopsAndVassalage from './troops-and-vassalage.js'

/** Every finding about the text. */
export const findings: readonly TextFinding[] = [
  moderatesConditions,
  ranking,
  troopsAndVassalage,
  powers,
  redRevolt,
  actions,
  counts,
  crossReferences,
  indexEntries,
  nonPlayers,
].flatMap((topic) => Object.values(topic))
