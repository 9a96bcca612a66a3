/** Small worlds of the whole game. @module */

import { call, type World } from '#kernel'
import type { Deck } from '#spec/all-bridges-burning/components/deck'
import type { Game } from '#spec/all-bridges-burning/game'
import { wholeGame } from '#spec/all-bridges-burning/procedures/turn'
import { emptyGame } from '#spec/all-bridges-burning/starting-game'
import { alone, readAs } from './shared.js'

/** The worlds of the whole game. */
export function gameWorlds({ events1917, propaganda, pivotal, germanActionPhase }: Deck): readonly World<Game>[] {
  const draw = [...events1917.slice(0, 2), ...propaganda.slice(0, 1), ...events1917.slice(2, 5)]
  const [first = 'none', second = 'none'] = [...events1917.slice(0, 1), ...propaganda.slice(0, 1)]
  const current: Game['cards'] = { current: first, upcoming: second, draw: events1917.slice(1, 4) }
  const together = [pivotal, ...propaganda.slice(0, 1), ...events1917.slice(0, 2)]
  const revealed: Game = { ...emptyGame, cards: { ...emptyGame.cards, draw: together } }
  const german = [...germanActionPhase.slice(0, 1), ...propaganda.slice(0, 1), ...events1917.slice(0, 2)]
  const inWar: Game = { ...emptyGame, phase: 2, cards: { ...emptyGame.cards, draw: german } }
  return [
    alone(
      'the cards with the German Action Phase before a Propaganda Round',
      readAs(inWar, { germansBeforeTheRound: 'each time' }),
      call(wholeGame, null),
    ),
    alone(
      'the cards with Red Revolt! before a Propaganda Round',
      readAs(revealed, { revoltOrRound: 'the Revolt' }),
      call(wholeGame, null),
    ),
    alone(
      'the cards from the last Event of a Campaign on',
      { ...emptyGame, cards: { ...emptyGame.cards, draw } },
      call(wholeGame, null),
    ),
    alone('the cards from one that is current on', { ...emptyGame, cards: current }, call(wholeGame, null)),
  ]
}
