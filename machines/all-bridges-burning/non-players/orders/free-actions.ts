/**
 * Orders for free Special Activities: the uppermost of the card that can be carried out.
 *
 * @module
 */
import { freeNonPlayerActions as clauses } from '../../../../spec/all-bridges-burning/clauses/non-players/general.js'
import type { SpecialActivity } from '../../../../spec/all-bridges-burning/vocabulary.js'
import type { Option } from '../../../../src/kernel/offer.js'
import type { NonPlayerCard } from '../card.js'
import { gameIn, type Line, type Look, line } from '../priority.js'

interface Special extends Option {
  readonly type: 'special'
  readonly activity: SpecialActivity
}

const ASKS = 'the Special Activity to carry out'

/** The uppermost Special Activity of the card in hand that is offered. */
function uppermost(look: Look, cards: ReadonlyMap<number, NonPlayerCard>): SpecialActivity | undefined {
  const { card } = gameIn(look).nonPlayers
  const offered = look.decision.choices.filter(({ asks }) => asks === ASKS).map(({ option }) => option)
  return (card === 'none' ? undefined : cards.get(card))?.special.find((activity) =>
    offered.some((option) => 'activity' in option && option.activity === activity),
  )
}

/** Orders for free Special Activities, by the Non-player cards. */
export const freeActionOrders = (cards: ReadonlyMap<number, NonPlayerCard>): readonly Line[] => [
  line<Special>({
    name: 'the first free Special Activity of the Non-player card',
    cites: [clauses.namedAction, clauses.firstExecutable],
    asks: ASKS,
    type: 'special',
    when: (look) => look.decision.seat === gameIn(look).nonPlayers.acting,
    wants: (look, { activity }) => activity === uppermost(look, cards),
  }),
]
