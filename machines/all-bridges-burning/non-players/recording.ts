/**
 * Where the cylinder of a Non-player goes whose full Command was no more than a Limited Command.
 *
 * @module
 */

import { compared, readingOf } from '#kernel'
import { recordedAs, recordedInFact } from '#spec/all-bridges-burning/8-non-players/8.2-cards'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Box } from '#spec/all-bridges-burning/vocabulary'
import { boxInstead, type EventCardContext } from '../event-card-offers.js'

/** The card of the Reds Rally, whose own play note tells where it is recorded. */
const REDS_RALLY = 48

/** The box of a Limited Command in which a Non-player is recorded instead of the one that it took, if it is. */
export const limitedBoxOf =
  (components: Components) =>
  ({ game, data: { faction, turn } }: EventCardContext): Box | undefined => {
    const box = boxInstead(components, game, faction, 'Limited Command')
    const { specialActivity: special, nonPlayers } = game
    const record = recordedAs.ask({
      turn,
      special,
      places: compared(nonPlayers.selected.length, 1),
      limited: box !== undefined,
      redsRally: nonPlayers.card === REDS_RALLY,
      reading: readingOf(game, recordedInFact),
    })
    return record === 'as chosen' ? undefined : box
  }
