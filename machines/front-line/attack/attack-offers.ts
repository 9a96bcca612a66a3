/** What can be chosen in an Attack: the target, a Rally, and a Displacement. @module */

import { asks, type Context, deciding, option } from '#kernel'
import { attack, mayNotTarget } from '#spec/front-line/3.2-attack'
import { attackDice } from '#spec/front-line/3.4-height'
import { displacement } from '#spec/front-line/4.1-miss'
import { leadership } from '#spec/front-line/4.9-build'
import { mayNotRally, rally } from '#spec/front-line/5.2-rally'
import { type Board, rememberingPlayers, rememberingUnits } from '#spec/front-line/board'
import type { Components } from '#spec/front-line/components/components'
import { RANGE } from '#spec/front-line/components/units'
import { distance } from '#spec/front-line/field'
import { remembering } from '#spec/front-line/remembering'
import { turnOf } from '#spec/front-line/supply'
import { isEmpty } from '#spec/front-line/units'
import { type Kind, opponentOf, type Player, SQUARES, type Square } from '#spec/front-line/vocabulary'
import { unitInWords } from '../actions/unit-in-words.js'
import { type AttackContext as C, DISPLACE, strikeIn, stuckOn } from './attack-data.js'
import { standsIn, type TargetContext } from './stands-in.js'
import { attackerOf, targetInWords } from './strike.js'

type AttackerContext = Context<Board, Pick<C['data'], 'unit'>>
const ask = asks<C>()
const attacker = ({ data }: C) => data.player
const defender = ({ data }: C) => opponentOf(data.player)
const about = (context: C) => targetInWords(strikeIn(context))
const TARGETS = SQUARES.map((square) => option('target', { square }))

/** What a unit may not target. */
const untargetableOn = remembering((parts: Components) =>
  deciding<TargetContext & AttackerContext, (typeof TARGETS)[number]>()({
    table: mayNotTarget,
    view: {
      target: (context, { square }) => standsIn(parts, context, square),
      kind: (context) => attackerOf(context).kind,
      distance: ({ data }, { square }) => distance(data.unit, square),
    },
  }),
)

const FARTHEST = Math.max(...Object.values(RANGE))

/** The squares that are near enough to each square. */
const WITHIN_RANGE: ReadonlyMap<Square, ReadonlySet<Square>> = new Map(
  SQUARES.map((from) => [from, new Set(SQUARES.filter((to) => distance(from, to) <= FARTHEST))]),
)

/** What a player could target, had every square Artillery beside it: the same squares for all units. */
const marksOn = remembering((parts: Components) => {
  const unmarked = deciding<TargetContext, (typeof TARGETS)[number]>()({
    table: mayNotTarget,
    view: {
      target: (context, { square }) => standsIn(parts, context, square),
      kind: (): Kind => 'Artillery',
      distance: () => 1,
    },
  })
  return rememberingPlayers((game, player) => unmarked.allowed({ game, data: { player } }, TARGETS))
})

/** Whether a unit has anything to target; squares farther away than any unit attacks are left out. */
const hasTargetOn = remembering((parts: Components) =>
  rememberingUnits((game, data) => {
    const marks = marksOn(parts)(game, data.player)
    const within = WITHIN_RANGE.get(data.unit)
    const near = marks.filter(({ square }) => within?.has(square))
    return near.length > 0 && untargetableOn(parts).allowsSome({ game, data }, near)
  }),
)

/** The squares that a unit can target. */
export const squaresToTarget = (parts: Components, game: Board, player: Player, unit: Square): readonly Square[] =>
  untargetableOn(parts)
    .allowed({ game, data: { player, unit } }, TARGETS)
    .map(({ square }) => square)

/** The offer of what to target. */
export const targetingOf = (parts: Components) =>
  ask.must({
    name: 'the target of the Attack',
    cites: [attack.target, attack.range, attack.distance],
    about: unitInWords,
    seat: attacker,
    from: () => TARGETS,
    says: ({ game }, { square }) => `${isEmpty(game, square) ? 'the empty city' : game.squares[square]} in ${square}`,
    forbid: untargetableOn(parts),
    soon: ({ game, data }) => hasTargetOn(parts)(game, data),
  })

export const rallying = ask.may(option('no Rally'), {
  name: 'whether the target is Rallied',
  cites: [attackDice.rally, rally.when, rally.anyStatus, leadership.oneTask],
  about,
  seat: defender,
  from: () => [option('rally')],
  forbid: {
    table: mayNotRally,
    view: {
      by: ({ data }) => data.by,
      leadership: (context) => context.game.players[defender(context)].leadership,
      ownTurn: (context) => turnOf(context.game) === defender(context),
    },
  },
})

/** The offer to shift to the square that the target left. */
export const displacingOf = (parts: Components) =>
  ask.may(option('stay'), {
    name: 'Displacement',
    cites: [displacement.may],
    about: (context) => `${unitInWords(context)} to ${context.data.target}`,
    seat: attacker,
    from: () => [DISPLACE],
    forbid: stuckOn(parts),
  })
