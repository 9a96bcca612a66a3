/** The first card of Reds Activism (#49). @module */

import { compared } from 'rulewright/book'
import { hasBare, redsActivismCondition49 } from '#spec/all-bridges-burning/8-non-players/8.3.2-reds-activism'
import { isSingle } from '#spec/all-bridges-burning/8-non-players/8.4.3-senate-activism'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { overMap } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { flippedCells, flipSpaces } from './8.2.3-flips.js'
import { gameIn, inSequence, line, type NonPlayerCard, prefer, type SpaceOption } from './8.2-priority.js'
import { redsPrepare } from './8.3.1-reds-prepare.js'

const card = cited.redsActivismCard49

type Activate = SpaceOption<'Activate'>

const CARD = 'Reds Activism in Phase I'

const flips = {
  title: CARD,
  actor: 'reds',
  enemy: 'senate',
  flip: [card.flipSenate, card.flipModerates],
  notLimited: card.limitedSkipsFlips,
  players: card.flipPlayer,
  lastActive: card.flipLastActive,
} as const

/** Reds Activism in Phase I (#49), over the map. */
export const redsActivismInPhaseOne = (map: GameMap): NonPlayerCard => ({
  number: 49,
  faction: 'reds',
  title: 'Reds Activism (Phase I)',
  isMet: (_, game, die) =>
    redsActivismCondition49.ask({
      phase: game.phase,
      die: compared(
        die,
        overMap(game, ({ cells }) => cells.reds.active),
      ),
      bare: hasBare(game),
    }) === 'met',
  command: 'Activism',
  special: ['Foreign Relations', 'Prepare'],
  priorities: [
    ...inSequence([
      flipSpaces(flips),
      line('the next step of a Non-player in Activism', 'take the die', {
        name: `${CARD}: the retained die`,
        cites: [card.activate, card.keepDie],
      }),
    ]),
    flippedCells(flips),
    line<Activate>('an own Inactive Cell to Activate', 'Activate', {
      name: `${CARD}: Cells to Activate`,
      cites: [card.activate, card.activateUpToDie],
      within: [
        prefer<Activate>(card.activateSingle, 'a single Reds Cell', (look, { space }) =>
          isSingle(gameIn(look).spaces[space], 'reds'),
        ),
        prefer<Activate>(
          card.activateOppositionLast,
          'Active Opposition last',
          (look, { space }) => gameIn(look).spaces[space].level !== 'Active Opposition',
        ),
      ],
    }),
    ...redsPrepare(map),
  ],
})
