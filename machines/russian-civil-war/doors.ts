/** Preconditions of a turn, of its phases, and of the Revolution Phase. @module */

import { type AtDoor, type Finders, readingOf, type ViewedBy } from 'rulewright/book'
import type { mayNotRevolt } from '#spec/russian-civil-war/1-opening'
import { conditionsMet, ROUNDS_TOLD_APART } from '#spec/russian-civil-war/1-opening'
import type { mayNotTakeTurn } from '#spec/russian-civil-war/4-soviet-republic'
import type { mayNotLeave } from '#spec/russian-civil-war/6-victory-cities'
import type { Components } from '#spec/russian-civil-war/components/components'
import type { Game } from '#spec/russian-civil-war/game'
import * as cited from '#spec/russian-civil-war/rules.gen'
import { sovietsInPlay } from '#spec/russian-civil-war/sides'
import type { Power } from '#spec/russian-civil-war/vocabulary'

type Begins<Args> = AtDoor<Game, Args>

/** Finders for the precondition of a turn and of its phases. */
export const turnDoor: Finders<Begins<{ readonly power: Power }>, void, ViewedBy<typeof mayNotTakeTurn>> = {
  inPlay: ({ game, args: { power } }) => power !== 'Soviet Russia' || sovietsInPlay(game),
}

/** Finders for the precondition of the Revolution Phase. */
export const revolutionDoorOn = (
  components: Components,
): Finders<Begins<null>, void, ViewedBy<typeof mayNotRevolt>> => ({
  round: ({ game }) => Math.min(game.round, ROUNDS_TOLD_APART),
  met: ({ game }) => conditionsMet.compute(components, game),
  before: ({ game }) => sovietsInPlay(game),
  checkWhen: ({ game }) => readingOf(game, cited.checkWhen),
})

/** Finders for the precondition of a step in which units leave. */
export const leavingDoor: Finders<Begins<unknown>, void, ViewedBy<typeof mayNotLeave>> = {
  before: ({ game }) => sovietsInPlay(game),
}
