/**
 * What an Event card itself brings about, before and between the Factions.
 *
 * @module
 */
import type { Components } from '../../spec/all-bridges-burning/components/components.js'
import type { Game } from '../../spec/all-bridges-burning/game.js'
import { transferBeforeTheChoice } from '../../spec/all-bridges-burning/questions/introduction/transfer-before-the-choice.js'
import { doesAPassEndATurn } from '../../spec/all-bridges-burning/questions/sequence-of-play/does-a-pass-end-a-turn.js'
import { pivotalTrigger, revoltBegins } from '../../spec/all-bridges-burning/tables/cards.js'
import { germanPhase } from '../../spec/all-bridges-burning/tables/german-action-phase.js'
import { transfersFirst } from '../../spec/all-bridges-burning/tables/transfers.js'
import { cellsOnMapOf } from '../../spec/all-bridges-burning/totals.js'
import { readingOf } from '../../src/kernel/question.js'
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
