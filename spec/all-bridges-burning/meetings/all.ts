/** Rules that meet on one Event card: which comes first, and whether the other still holds. @module */

import type { Meeting } from 'rulewright/book'
import { markers } from './markers.js'
import { nonPlayers } from './non-players.js'
import { piecesInCommands } from './pieces-in-commands.js'
import { piecesInOtherActions } from './pieces-in-other-actions.js'
import { resources } from './resources.js'
import { tracks } from './tracks.js'
import { turns } from './turns.js'

/** The rules that meet on one Event card, by subject. */
export const meetings: readonly Meeting[] = [
  ...turns,
  ...resources,
  ...tracks,
  ...piecesInCommands,
  ...piecesInOtherActions,
  ...markers,
  ...nonPlayers,
]
