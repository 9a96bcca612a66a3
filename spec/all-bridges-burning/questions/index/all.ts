/**
 * Every question about the Index.
 *
 * @module
 */
import { activateTheActive } from './activate-the-active.js'
import { cellsOnMapLater } from './cells-on-map-later.js'
import { finalEvent } from './final-event.js'
import { nameOfTheIssuesMarker } from './name-of-the-issues-marker.js'
import { nameOfTheOpposeMarker } from './name-of-the-oppose-marker.js'
import { nameOfTheTrainSymbol } from './name-of-the-train-symbol.js'
import { passOfASpecial } from './pass-of-a-special.js'
import { readyForWhat } from './ready-for-what.js'
import { shadedIsSecond } from './shaded-is-second.js'
import { symbolEnd } from './symbol-end.js'
import { unshadedFavors } from './unshaded-favors.js'
import { whereTransferStands } from './where-transfer-stands.js'

/** Every question about the Index. */
export const indexQuestions = [
  activateTheActive,
  cellsOnMapLater,
  finalEvent,
  nameOfTheIssuesMarker,
  nameOfTheOpposeMarker,
  nameOfTheTrainSymbol,
  passOfASpecial,
  readyForWhat,
  shadedIsSecond,
  symbolEnd,
  unshadedFavors,
  whereTransferStands,
] as const
