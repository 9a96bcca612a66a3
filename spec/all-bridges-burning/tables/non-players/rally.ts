/**
 * Rally of Non-player Reds and Senate: in how many spaces.
 *
 * @module
 */
import { first } from '../../../../src/kernel/table.js'
import { range, view } from '../../../../src/kernel/view.js'
import { rally } from '../../clauses/commands/rally.js'
import { nonPlayerExceptions } from '../../clauses/non-players/general.js'
import { redsRallyCard } from '../../clauses/non-players/reds.js'
import { senateRallyCard54, senateRallyCard55 } from '../../clauses/non-players/senate.js'
import { TRACKS } from '../../components/forces.js'
import { cardRallyLimit } from '../../questions/non-players/rally-and-activism/card-rally-limit.js'

/** How many spaces a Rally card lets a Non-player select. */
const OF_CARD = 3

/** In how many spaces the rules let Non-player Reds or Senate Rally. */
export const spacesByCard = first(
  'Non-players: in how many spaces they may Rally',
  view({
    allowed: range(2, TRACKS.polarization, 'how many spaces Polarization allows'),
    reading: cardRallyLimit,
  }),
  (row) => [
    row(
      [redsRallyCard.upToThree, senateRallyCard54.upToThree, senateRallyCard55.upToThree],
      { reading: 'the card' },
      OF_CARD,
    ),
    row([rally.upToPolarization, rally.alwaysTwo, nonPlayerExceptions.otherwiseBound], {}, ({ allowed }) => allowed),
  ],
)
