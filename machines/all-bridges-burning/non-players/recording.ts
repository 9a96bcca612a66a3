/**
 * Where the cylinder of a Non-player goes whose full Command was no more than a Limited Command.
 *
 * @module
 */
import type { Components } from '../../../spec/all-bridges-burning/components/components.js'
import { recordedAs } from '../../../spec/all-bridges-burning/tables/non-players/sequence-cards.js'
import type { Box } from '../../../spec/all-bridges-burning/vocabulary.js'
import { boxInstead, type EventCardContext } from '../event-card-offers.js'

/** The box of a Limited Command in which a Non-player is recorded instead of the one that it took, if it is. */
export const limitedBoxOf =
  (components: Components) =>
  ({ game, data: { faction, turn } }: EventCardContext): Box | undefined => {
    const box = boxInstead(components, game, faction, 'Limited Command')
    const { specialActivity: special, nonPlayers } = game
    const several = nonPlayers.selected.length > 1
    return recordedAs.ask({ turn, special, several, limited: box !== undefined }) === 'as chosen' ? undefined : box
  }
