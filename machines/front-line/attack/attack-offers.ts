/**
 * What can be chosen in an Attack: the target, a Rally, a Displacement, and a reward.
 *
 * @module
 */
import { citySide } from '../../../spec/front-line/cities.js'
import { attack } from '../../../spec/front-line/clauses/actions.js'
import { attackDice } from '../../../spec/front-line/clauses/attack.js'
import { displacement } from '../../../spec/front-line/clauses/cities.js'
import { leadership, rally } from '../../../spec/front-line/clauses/leadership.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import { RANGE } from '../../../spec/front-line/components/units.js'
import { distance } from '../../../spec/front-line/field.js'
import { rewardDeclined } from '../../../spec/front-line/questions/reward-declined.js'
import { turnOf } from '../../../spec/front-line/supply.js'
import { mayNotTarget, type Target } from '../../../spec/front-line/tables/attack-targets.js'
import { mayNotDisplace } from '../../../spec/front-line/tables/displacement.js'
import { mayNotRally, mayNotReward, REWARDS } from '../../../spec/front-line/tables/rally.js'
import { isEmpty, unitAt } from '../../../spec/front-line/units.js'
import { opponentOf, SQUARES, type Square } from '../../../spec/front-line/vocabulary.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { unitInWords } from '../actions/unit-in-words.js'
import { maneuverOpening } from '../tasks/maneuver.js'
import { type AttackContext as C, squareOf, strikeIn } from './attack-data.js'
import { attackerOf, fieldOf, isNear, targetInWords, targetOf } from './strike.js'

const ask = asks<C>()
const attacker = ({ data }: C) => data.player
const defender = ({ data }: C) => opponentOf(data.player)

function standsIn(parts: Components, { game, data }: C, square: Square): Target {
  const unit = unitAt(game, square)
  if (unit) return unit.owner === data.player ? 'an own unit' : 'an enemy unit'
  const side = citySide(game, fieldOf(parts, game), data.player, square)
  if (side === 'none') return 'an empty square'
  return side === 'friendly' ? 'an empty friendly city' : 'an empty unfriendly city'
}

const about = (context: C) => targetInWords(strikeIn(context))

/** Whether the unit that is to attack is still there. */
const isThere = ({ game, data }: C) => unitAt(game, data.unit)?.owner === data.player

/** The offer of what to target. */
export const targetingOf = (parts: Components) =>
  ask.must({
    name: 'the target of the Attack',
    cites: [attack.target, attack.range, attack.distance],
    about: unitInWords,
    seat: attacker,
    from: (context) => (isThere(context) ? SQUARES.map((square) => option('target', { square })) : []),
    says: ({ game }, { square }) => `${isEmpty(game, square) ? 'the empty city' : game.squares[square]} in ${square}`,
    forbid: {
      table: mayNotTarget,
      view: (context, { square }) => ({
        target: standsIn(parts, context, square),
        kind: attackerOf(context).kind,
        distance: distance(context.data.unit, square),
      }),
    },
  })

/** The offer to Rally the target. */
export const rallying = ask.may(option('no Rally'), {
  name: 'to Rally the target',
  cites: [attackDice.rally, rally.when, rally.anyStatus, leadership.oneTask],
  about,
  seat: defender,
  from: () => [option('rally')],
  forbid: {
    table: mayNotRally,
    view: (context) => ({
      by: context.data.by,
      leadership: context.game.players[defender(context)].leadership,
      ownTurn: turnOf(context.game) === defender(context),
    }),
  },
})

/** The offer to shift to the square that the target left. */
export const displacing = ask.may(option('stay'), {
  name: 'Displacement',
  cites: [displacement.may],
  about: ({ data }) => data.target,
  seat: attacker,
  from: () => [option('displace')],
  forbid: { table: mayNotDisplace, view: (context) => ({ near: isNear(strikeIn(context)) }) },
})

/** Whether the attacker is within the range of its target. */
const isInRange = (context: C) =>
  distance(context.data.unit, squareOf(context.data)) <= RANGE[targetOf(strikeIn(context)).kind]

/** The offer of the rewards of a Rally. */
export const rewardingOf = (parts: Components) =>
  ask.may(
    option('no reward'),
    {
      name: 'the reward of the Rally',
      cites: [rally.activeReward],
      about,
      seat: defender,
      from: () => REWARDS.map((task) => option('reward', { task })),
      forbid: {
        table: mayNotReward,
        view: (context, { task }) => ({
          reward: task,
          possible:
            task === 'Maneuver'
              ? maneuverOpening(parts, context.game, defender(context), squareOf(context.data))
              : isInRange(context),
        }),
      },
    },
    ({ game }) => readingOf(game, rewardDeclined) === 'may',
  )
