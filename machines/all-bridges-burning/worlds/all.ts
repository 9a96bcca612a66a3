/**
 * The small worlds in which the charts, and parts of the whole book, are enumerated.
 *
 * @module
 */
import type { Components } from '../../../spec/all-bridges-burning/components/components.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { eventCardProcedure, redRevoltProcedure } from '../../../spec/all-bridges-burning/procedures.js'
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
export function worldsOf({ deck, track }: Components): readonly World<Game>[] {
  const start = startingGame(deck)
  const phaseTwo: Game = { ...start, phase: 2, cards: { ...start.cards, current: 26, upcoming: 27 } }
  return [
    ...setupWorlds(),
    ...eventCardWorlds(start, phaseTwo, track),
    ...actionWorlds(start, phaseTwo),
    ...revoltWorlds(start, deck.pivotal),
    ...propagandaWorlds(start, phaseTwo),
    ...politicsWorlds(start),
    ...agitationWorlds(start),
    ...troopWorlds(phaseTwo),
    ...gameWorlds(start),
  ]
}

/** The worlds that depend on the track. */
export const trackWorldsOf = (components: Components): readonly World<Game>[] =>
  worldsOf(components).filter(({ call: { procedure } }) => TRACK_PROCEDURES.some((name) => name === procedure.name))

/** The procedures whose paths depend on the track. */
export const TRACK_PROCEDURES = [eventCardProcedure.name, redRevoltProcedure.name] as const
