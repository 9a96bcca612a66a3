/**
 * What an Event card itself brings about, before and between the Factions.
 *
 * @module
 */

import { readingOf } from '#kernel'
import { transferBeforeTheChoice, transfersFirst } from '#spec/all-bridges-burning/1-introduction/1.3-factions'
import { cellsOnMapOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import { revoltBegins } from '#spec/all-bridges-burning/2-sequence-of-play/2.4.1-red-revolt'
import { doesAPassEndATurn, pivotalTrigger } from '#spec/all-bridges-burning/2-sequence-of-play/2.4-phases'
import { germanPhase } from '#spec/all-bridges-burning/3-commands/3.4-german-actions'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Game } from '#spec/all-bridges-burning/game'
import type { EventCardData } from './event-card-offers.js'

/** What an Event card brings about, over the deck. */
export function eventCardGuards({ deck: { pivotal, germanActionPhase } }: Components) {
  const isPivotal = ({ cards }: Game) => cards.current === pivotal
  return {
    /** Whether the card in play begins the Red Revolt. */
    revoltIsCurrent: (game: Game) => revoltBegins.ask({ pivotal: isPivotal(game), phase: game.phase }),
    /** Whether the card in play brings the Germans. */
    callsGermans: (game: Game) =>
      germanPhase.ask({ phase: game.phase, symbol: germanActionPhase.some((card) => card === game.cards.current) }),
    /** Whether Resources may change hands before a Faction chooses its action. */
    mayTransferFirst: (game: Game) => transfersFirst.ask({ reading: readingOf(game, transferBeforeTheChoice) }),
    /** Whether the Red Revolt comes next, after a turn. */
    revoltComes: (game: Game, turn: EventCardData['turn']) =>
      pivotalTrigger.ask({
        cells: cellsOnMapOf.compute(game, {}),
        phase: game.phase,
        pivotalInPlay: isPivotal(game) || game.cards.upcoming === pivotal,
        turn: turn === 'Pass' ? 'Pass' : 'action',
        reading: readingOf(game, doesAPassEndATurn),
      }),
  }
}
