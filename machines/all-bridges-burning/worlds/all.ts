/** The small worlds in which the charts, and parts of the whole book, are enumerated. @module */

import { certain, type World } from '#kernel'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Deck } from '#spec/all-bridges-burning/components/deck'
import type { Game } from '#spec/all-bridges-burning/game'
import { eventCardProcedure, redRevoltProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { startingGame } from '#spec/all-bridges-burning/starting-game'
import { actionWorlds } from './actions.js'
import { activismWorlds } from './activism.js'
import { agitationWorlds } from './agitation.js'
import { attackWorlds } from './attack.js'
import { eventCardWorlds } from './event-card.js'
import { eventWorlds } from './events.js'
import { gameWorlds } from './game.js'
import { germanWorlds, transferWorlds } from './germans.js'
import { marchWorlds } from './march.js'
import { messageWorlds } from './message.js'
import { negotiatePoliticsWorlds } from './negotiate-politics.js'
import { cardWorlds } from './non-player-cards.js'
import { exceptionWorlds } from './non-player-exceptions.js'
import { nonPlayerWorlds } from './non-players.js'
import { politicsWorlds, propagandaWorlds } from './propaganda-round.js'
import { rallyWorlds } from './rally.js'
import { revoltWorlds } from './red-revolt.js'
import { setupWorlds } from './setup.js'
import { specialActivityWorlds } from './special-activities.js'
import { terrorWorlds } from './terror.js'
import { troopWorlds } from './troops.js'

/** A card with the German Action Phase, upon the other Events of 1918. */
function cardsOfPhaseTwo({ germanActionPhase, events1918 }: Deck): Game['cards'] {
  const current = certain(germanActionPhase[0], 'card with the German Action Phase')
  const [upcoming = 'none', ...draw] = events1918.filter((card) => card !== current)
  return { current, upcoming, draw }
}

/** Every small world, over the components. */
export function worldsOf(components: Components): readonly World<Game>[] {
  const { deck } = components
  const start = startingGame(deck)
  const phaseTwo: Game = { ...start, phase: 2, cards: cardsOfPhaseTwo(deck) }
  return [
    ...setupWorlds(deck),
    ...eventCardWorlds(start, phaseTwo, components),
    ...actionWorlds(start, phaseTwo),
    ...attackWorlds(phaseTwo),
    ...rallyWorlds(start),
    ...negotiatePoliticsWorlds(start, phaseTwo),
    ...specialActivityWorlds(phaseTwo),
    ...activismWorlds(start),
    ...terrorWorlds(phaseTwo),
    ...marchWorlds(phaseTwo),
    ...messageWorlds(phaseTwo),
    ...revoltWorlds(start, deck.pivotal),
    ...propagandaWorlds(start, phaseTwo, deck.pivotal),
    ...politicsWorlds(start),
    ...agitationWorlds(start),
    ...troopWorlds(phaseTwo),
    ...eventWorlds(start, phaseTwo),
    ...germanWorlds(phaseTwo),
    ...transferWorlds(start),
    ...exceptionWorlds(phaseTwo),
    ...cardWorlds(phaseTwo),
    ...nonPlayerWorlds(start, phaseTwo),
    ...gameWorlds(deck),
  ]
}

/** The worlds that depend on the track. */
export const trackWorldsOf = (components: Components): readonly World<Game>[] =>
  worldsOf(components).filter(({ call: { procedure } }) => TRACK_PROCEDURES.some((name) => name === procedure.name))

/** The procedures whose paths depend on the track. */
export const TRACK_PROCEDURES = [eventCardProcedure.name, redRevoltProcedure.name] as const
