/**
 * The first card of Reds Activism (#49).
 *
 * @module
 */

import { compared } from '#kernel'
import {
  redsActivismCard49 as clauses,
  redsActivismCondition49,
} from '#spec/all-bridges-burning/8-non-players/8.3.2-reds-activism'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { isSingle } from '#spec/all-bridges-burning/non-players/activism'
import { isBare } from '#spec/all-bridges-burning/non-players/administrations'
import { overMap } from '#spec/all-bridges-burning/pieces'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import type { NonPlayerCard } from '../../card.js'
import { gameIn, inSequence, line, prefer } from '../../priority.js'
import { flippedCells, flipSpaces } from '../flips.js'
import { redsPrepare } from './prepare.js'

interface Activate {
  readonly type: 'Activate'
  readonly space: Space
}

const CARD = 'Reds Activism in Phase I'

const flips = {
  card: CARD,
  actor: 'reds',
  enemy: 'senate',
  flip: [clauses.flipSenate, clauses.flipModerates],
  notLimited: clauses.limitedSkipsFlips,
  players: clauses.flipPlayer,
  lastActive: clauses.flipLastActive,
} as const

const isMet = (_: GameMap, game: Game, die: number): boolean =>
  redsActivismCondition49.ask({
    phase: game.phase,
    die: compared(
      die,
      overMap(game, ({ cells }) => cells.reds.active),
    ),
    bare: SPACES.some((name) => isBare(game.spaces[name])),
  }) === 'met'

/** Reds Activism in Phase I (#49), over the map. */
export const redsActivismInPhaseOne = (map: GameMap): NonPlayerCard => ({
  number: 49,
  faction: 'reds',
  title: 'Reds Activism (Phase I)',
  rolls: true,
  isMet,
  command: 'Activism',
  special: ['Foreign Relations', 'Prepare'],
  priorities: [
    ...inSequence([
      flipSpaces(flips),
      line({
        name: `${CARD}: the retained die`,
        cites: [clauses.activate, clauses.keepDie],
        asks: 'the next step of a Non-player in Activism',
        type: 'take the die',
      }),
    ]),
    flippedCells(flips),
    line<Activate>({
      name: `${CARD}: Cells to Activate`,
      cites: [clauses.activate, clauses.activateUpToDie],
      asks: 'an own Inactive Cell to Activate',
      type: 'Activate',
      within: [
        prefer<Activate>(clauses.activateSingle, 'a single Reds Cell', (look, { space }) =>
          isSingle(gameIn(look).spaces[space], 'reds'),
        ),
        prefer<Activate>(
          clauses.activateOppositionLast,
          'Active Opposition last',
          (look, { space }) => gameIn(look).spaces[space].level !== 'Active Opposition',
        ),
      ],
    }),
    ...redsPrepare(map),
  ],
})
