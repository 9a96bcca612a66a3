/**
 * Orders for free Special Activities: the uppermost of the card that can be carried out.
 *
 * @module
 */

import type { Option } from '#kernel'
import { freeNonPlayerActions as clauses } from '#spec/all-bridges-burning/8-non-players/8.1.5-events'
import type { SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import type { NonPlayerCard } from '../card.js'
import { gameIn, type Line, type Look, line } from '../priority.js'
import type { Trials } from '../trials.js'

interface Special extends Option {
  readonly type: 'special'
  readonly activity: SpecialActivity
}

const ASKS = 'the Special Activity to carry out'

/** The uppermost Special Activity of the card in hand that is offered and in which its priorities decide something. */
function uppermost(look: Look, cards: ReadonlyMap<number, NonPlayerCard>, trials: Trials) {
  const { card } = gameIn(look).nonPlayers
  const inHand = card === 'none' ? undefined : cards.get(card)
  const offered = look.decision.choices.filter(({ asks }) => asks === ASKS).map(({ option }) => option)
  return inHand?.special.find((activity) => {
    const option = offered.find((one) => 'activity' in one && one.activity === activity)
    return option !== undefined && trials.leadsTo(look.position, option, inHand.priorities)
  })
}

/** Orders for free Special Activities, by the Non-player cards. */
export const freeActionOrders = (cards: ReadonlyMap<number, NonPlayerCard>, trials: Trials): readonly Line[] => [
  line<Special>({
    name: 'the first free Special Activity of the Non-player card',
    cites: [clauses.namedAction, clauses.firstExecutable],
    asks: ASKS,
    type: 'special',
    when: (look) => look.decision.seat === gameIn(look).nonPlayers.acting,
    wants: (look, { activity }) => activity === uppermost(look, cards, trials),
  }),
]
