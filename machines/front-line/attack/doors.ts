/** What stands at the doors of an Attack and of its parts. @module */

import type { AtDoor, Finders, ViewedBy } from '#kernel'
import type { mayNotBeginAttack, mayNotStrike } from '#spec/front-line/3.2-attack'
import type { Components } from '#spec/front-line/components/components'
import { distance } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import type { StrikeArgs } from '#spec/front-line/procedures/attack'
import type { AttackArgs } from '#spec/front-line/procedures/procedures'
import { unitAt } from '#spec/front-line/units'
import { whoseIs } from '../actions/doors.js'
import { standsIn } from './stands-in.js'

type Attacks = AtDoor<Game, AttackArgs>
type Strikes = AtDoor<Game, StrikeArgs>

/** How it is found what the door of an Attack looks at. */
export const attackDoorOn = (parts: Components): Finders<Attacks, void, ViewedBy<typeof mayNotBeginAttack>> => ({
  by: ({ args }) => args.by,
  whose: ({ game, args: { player, unit } }) => whoseIs(game, player, unit),
  status: ({ game, args: { unit } }) => unitAt(game, unit)?.status ?? 'active',
  kind: ({ game, args: { unit } }) => unitAt(game, unit)?.kind ?? 'Infantry',
  target: ({ game, args: { player, target } }) =>
    target === 'any' ? 'not given' : standsIn(parts, { game, data: { player } }, target),
  distance: ({ args: { unit, target } }) => (target === 'any' ? 0 : distance(unit, target)),
})

/** How it is found what the door of a part of an Attack looks at. */
export const strikeDoorOn = (
  parts: Components,
  at: ViewedBy<typeof mayNotStrike>['at'],
): Finders<Strikes, void, ViewedBy<typeof mayNotStrike>> => ({
  at: () => at,
  whose: ({ game, args: { player, unit } }) => whoseIs(game, player, unit),
  target: ({ game, args: { player, target } }) => standsIn(parts, { game, data: { player } }, target),
})
