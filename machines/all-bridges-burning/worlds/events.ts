/** Small worlds of Events: the card, the effects by kind, and whole texts. @module */

import { call, type World } from '#kernel'
import type { Effect } from '#spec/all-bridges-burning/events/effects'
import { effectsProcedure } from '#spec/all-bridges-burning/events/procedures'
import type { Game } from '#spec/all-bridges-burning/game'
import { eventProcedure } from '#spec/all-bridges-burning/procedures/turn'
import type { Faction } from '#spec/all-bridges-burning/vocabulary'
import { eventGrantWorlds } from './event-grants.js'
import { eventMarkerWorlds } from './event-markers.js'
import { eventPieceWorlds } from './event-pieces.js'
import { alone, cells, whole, withOnly } from './shared.js'

/** The worlds of the card and of its text. */
function textWorlds(start: Game): readonly World<Game>[] {
  const game = withOnly(start, { Turku: { cells: cells(1, 1) }, Uusimaa: { cells: cells(0, 0, 1) } })
  const event = call(eventProcedure, { faction: 'reds' })
  const text = (effects: readonly Effect[], executing: Faction = 'reds') =>
    call(effectsProcedure, { effects, executing, here: 'nowhere' })
  const near: Effect = {
    do: 'remove',
    of: 'enemies',
    piece: 'Cell',
    where: { kind: 'Town', adjacentTo: { of: ['reds', 'moderates'] }, without: [{ of: 'executing', least: 2 }] },
  }
  return [
    alone('an Event', game, event),
    alone('an Event without a text', { ...game, cards: { ...game.cards, current: 'none' } }, event),
    alone('the text of an Event', game, text([near, { do: 'shift Polarization', amount: 1 }])),
    alone('the text of an Event that does nothing', game, text([])),
    whole(
      'an Event of the Senate in spaces by name, level, Control and adjacency',
      game,
      text(
        [
          {
            do: 'place',
            of: 'senate',
            piece: 'Cell',
            where: { in: ['Turku'], level: ['Neutral'], control: ['nobody'] },
          },
          { do: 'remove', of: 'enemies', piece: 'Cell', where: { adjacentTo: ['Helsinki'] }, by: 'moderates' },
        ],
        'senate',
      ),
    ),
    whole(
      'an Event of the Reds, with one effect to be chosen and spaces to be selected',
      game,
      text([
        {
          do: 'choose',
          from: [
            {
              text: 'spaces',
              effects: [
                {
                  do: 'in spaces',
                  where: { with: [{ of: 'reds' }] },
                  effects: [{ do: 'move', of: 'reds', piece: 'Cell', where: 'here', to: { adjacentTo: 'origin' } }],
                },
              ],
            },
            { text: 'Polarization', effects: [{ do: 'shift Polarization', amount: -1 }] },
          ],
        },
      ]),
    ),
  ]
}

/** The worlds of Events. */
export const eventWorlds = (start: Game, phaseTwo: Game): readonly World<Game>[] => [
  ...textWorlds(start),
  ...eventPieceWorlds(start, phaseTwo),
  ...eventMarkerWorlds(start, phaseTwo),
  ...eventGrantWorlds(start, phaseTwo),
]
