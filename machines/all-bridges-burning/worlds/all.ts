/**
 * The small worlds in which the charts, and parts of the whole book, are enumerated.
 *
 * @module
 */
import type { Components } from '../../../spec/all-bridges-burning/components/components.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { startingGame } from '../../../spec/all-bridges-burning/starting-game.js'
import type { World } from '../../../src/kernel/book.js'
import { actionWorlds } from './actions.js'
import { agitationWorlds } from './agitation.js'
import { eventCardWorlds } from './event-card.js'
import { gameWorlds } from './game.js'
import { politicsWorlds, propagandaWorlds } from './propaganda-round.js'
import { revoltWorlds } from './red-revolt.js'
import { setupWorlds } from './setup.js'
import { troopWorlds } from './troops.js'

/** Every small world, over the components. */
export function worldsOf({ deck }: Components): readonly World<Game>[] {
  const start = startingGame(deck)
  const phaseTwo: Game = { ...start, phase: 2, cards: { ...start.cards, current: 26, upcoming: 27 } }
  return [
    ...setupWorlds(),
    ...eventCardWorlds(start, phaseTwo),
    ...actionWorlds(start, phaseTwo),
    ...revoltWorlds(start, deck.pivotal),
    ...propagandaWorlds(start, phaseTwo),
    ...politicsWorlds(start),
    ...agitationWorlds(start),
    ...troopWorlds(phaseTwo),
    ...gameWorlds(start),
  ]
}
