/**
 * What stands at the doors of a turn, of its phases, and of the Revolution Phase.
 *
 * @module
 */
import type { Components } from '../../spec/russian-civil-war/components/components.js'
import type { mayNotTakeTurn } from '../../spec/russian-civil-war/doors/powers.js'
import type { mayNotLeave, mayNotRevolt } from '../../spec/russian-civil-war/doors/revolution.js'
import type { Game } from '../../spec/russian-civil-war/game.js'
import { sovietsInPlay } from '../../spec/russian-civil-war/sides.js'
import { conditionsMet, ROUNDS_TOLD_APART } from '../../spec/russian-civil-war/tables/revolution.js'
import type { Power } from '../../spec/russian-civil-war/vocabulary.js'
import type { AtDoor } from '../../src/kernel/chart.js'
import type { Finders, ViewedBy } from '../../src/kernel/deciding.js'

type Begins<Args> = AtDoor<Game, Args>

/** How it is found what the door of a turn and of its phases looks at. */
export const turnDoor: Finders<Begins<{ readonly power: Power }>, void, ViewedBy<typeof mayNotTakeTurn>> = {
  inPlay: ({ game, args: { power } }) => power !== 'Soviet Russia' || sovietsInPlay(game),
}

/** How it is found what the door of the Revolution Phase looks at. */
export const revolutionDoorOn = (
  components: Components,
): Finders<Begins<null>, void, ViewedBy<typeof mayNotRevolt>> => ({
  round: ({ game }) => Math.min(game.round, ROUNDS_TOLD_APART),
  met: ({ game }) => conditionsMet.compute(components, game),
  before: ({ game }) => sovietsInPlay(game),
})

/** How it is found what the door of a step looks at in which units leave. */
export const leavingDoor: Finders<Begins<unknown>, void, ViewedBy<typeof mayNotLeave>> = {
  before: ({ game }) => sovietsInPlay(game),
}
