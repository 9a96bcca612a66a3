/** The first card of Reds Activism (#49). @module */

import { compared } from 'rulewright/book'
import { hasBare, redsActivismCondition49 } from '#spec/all-bridges-burning/8-non-players/8.3.2-reds-activism'
import { isSingle } from '#spec/all-bridges-burning/8-non-players/8.4.3-senate-activism'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { overMap } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { flippedCells, flipSpaces } from './8.2.3-flips.js'
import { gameIn, inSequence, line, type NonPlayerCard, prefer } from './8.2-priority.js'
import { redsPrepare } from './8.3.1-reds-prepare.js'

interface Activate {
  readonly type: 'Activate'
  readonly space: Space
}

const CARD = 'Reds Activism in Phase I'

const flips = {
  card: CARD,
  actor: 'reds',
  enemy: 'senate',
  flip: [cited.redsActivismCard49.flipSenate, cited.redsActivismCard49.flipModerates],
  notLimited: cited.redsActivismCard49.limitedSkipsFlips,
  players: cited.redsActivismCard49.flipPlayer,
  lastActive: cited.redsActivismCard49.flipLastActive,
} as const

const isMet = (_: GameMap, game: Game, die: number): boolean =>
  redsActivismCondition49.ask({
    phase: game.phase,
    die: compared(
      die,
      overMap(game, ({ cells }) => cells.reds.active),
    ),
    bare: hasBare(game),
  }) === 'met'

/** Reds Activism in Phase I (#49), over the map. */
export const redsActivismInPhaseOne = (map: GameMap): NonPlayerCard => ({
  number: 49,
  faction: 'reds',
  title: 'Reds Activism (Phase I)',
  isMet,
  command: 'Activism',
  special: ['Foreign Relations', 'Prepare'],
  priorities: [
    ...inSequence([
      flipSpaces(flips),
      line({
        name: `${CARD}: the retained die`,
        cites: [cited.redsActivismCard49.activate, cited.redsActivismCard49.keepDie],
        asks: 'the next step of a Non-player in Activism',
        type: 'take the die',
      }),
    ]),
    flippedCells(flips),
    line<Activate>({
      name: `${CARD}: Cells to Activate`,
      cites: [cited.redsActivismCard49.activate, cited.redsActivismCard49.activateUpToDie],
      asks: 'an own Inactive Cell to Activate',
      type: 'Activate',
      within: [
        prefer<Activate>(cited.redsActivismCard49.activateSingle, 'a single Reds Cell', (look, { space }) =>
          isSingle(gameIn(look).spaces[space], 'reds'),
        ),
        prefer<Activate>(
          cited.redsActivismCard49.activateOppositionLast,
          'Active Opposition last',
          (look, { space }) => gameIn(look).spaces[space].level !== 'Active Opposition',
        ),
      ],
    }),
    ...redsPrepare(map),
  ],
})
