/** Scans of the mill, where every question of it is looked for. */

import { pairsOf } from '../../../src/core/explore/reading-pair.js'
import { type Surveyor, surveyorOf } from '../../../src/core/explore/search-place.js'
import { type Scan, scanOf } from '../../../src/lab/audit/readings/scan-position.js'
import { type Game, book as mill, work } from '../mill-game.js'
import { pairNamed, typesOf } from './toy-searches.js'

/** A day that begins in a game. */
export const begins = (game: Partial<Game>) => ({ game: { ...mill.empty, ...game }, call: mill.main })
/** A day with a wheel that stands still, and with enough coins for a good day. */
export const still = begins({ grain: 1, flour: 3, coins: 2, wheel: 'still' })
/** A day on which he may grind and sell once each. */
export const turning = begins({ grain: 1, flour: 1, coins: 2 })
/** The work of such a day alone. */
export const works = { ...still, call: { procedure: work, args: null } }

/** A scan of the mill for all of its questions. */
export const millScan = (enough = 8, surveyor: Surveyor<Game> = surveyorOf(mill)) =>
  scanOf(surveyor, { pairs: pairsOf(mill.questions), enough })

/** The kinds of decisions where a reading was asked for in vain, with the choices there. */
export const nearOf = (scan: Scan<Game>, name: string) =>
  scan.near(pairNamed(mill, name)).map(({ kind, choices }) => [kind, ...typesOf(choices)])
/** The procedures, choices and differences of the witnesses of a question. */
export const foundOf = (scan: Scan<Game>, name: string) =>
  scan
    .found(pairNamed(mill, name))
    .map(({ call, choices, sights }) => [call.procedure.name, ...typesOf(choices), ...sights])
