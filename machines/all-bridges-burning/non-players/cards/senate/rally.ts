/**
 * What both Rally cards of the Senate have in common.
 *
 * @module
 */

import type { Clause } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import { rallied } from '#spec/all-bridges-burning/non-players/rally'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import type { RallyData } from '../../../commands/rally-offers.js'
import { dataIn, gameIn, type Line, type Look, line } from '../../priority.js'

/** A space is selected for Rally. */
export interface Select {
  readonly type: 'select'
  readonly space: Space
}

/** The name of the offer of the spaces. */
export const SPACE = 'a space to Rally in'

const MOST_SPACES = 3

/** Whether a Rally of the Senate would place Cells in a space. */
export const placesCells = (game: Game, space: Space): boolean => rallied(game, 'senate', space) > 0

/** Whether a Rally would place Cells in a space of an option. */
export const brings = (look: Look, { space }: Select): boolean => placesCells(gameIn(look), space)

/** No card of the Senate Rallies in more than three spaces. */
export const noMoreThanThree = (name: string, cites: Clause): Line =>
  line({
    name,
    cites,
    asks: SPACE,
    type: 'stop',
    when: (look) => (dataIn<RallyData>(look, 'rally')?.selected.length ?? 0) >= MOST_SPACES,
  })
