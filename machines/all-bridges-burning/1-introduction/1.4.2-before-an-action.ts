/**
 * An action before which a Faction takes own pieces off the map and places none of them, where a reading allows that.
 *
 * @module
 */

import { type Call, type Calls, type Context, calls, certain, charting, record } from 'rulewright/book'
import { z } from 'zod'
import type { Game } from '#spec/all-bridges-burning/game'
import { OWN_PIECES, type OwnPiece, ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import { ownPiecesFirstProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { ACTIONS, FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import { actionCall, actionProcedures } from '../2-sequence-of-play/2.2.3-options.js'

const Data = record({
  faction: z.enum(FACTIONS),
  action: z.enum(ACTIONS),
  /** The types of own pieces that are still to be gone through. */
  left: z.array(z.enum(OWN_PIECES)).readonly(),
})

type C = Context<Game, z.infer<typeof Data>>

const TYPES: Readonly<Record<Faction, readonly OwnPiece[]>> = {
  reds: ['Cell', 'Administration'],
  senate: ['Cell'],
  moderates: ['Cell', 'Network', 'Personality'],
}

const acting: Calls<C> = {
  procedures: actionProcedures,
  pick: ({ data: { action, faction } }): Call => actionCall(action, faction),
}

const { chart, go, when } = charting<Game>().implementing(ownPiecesFirstProcedure, Data)

export const ownPiecesFirstChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { left: TYPES[args.faction], ...args } }),
  initial: 'more types?',
  states: {
    'more types?': {
      always: [
        when('there is a type of own pieces left', ({ context: { data } }) => data.left.length > 0, 'own pieces'),
        'action',
      ],
    },
    'own pieces': {
      meta: {
        calls: calls(ownPiecesProcedure, ({ data: { faction, left } }: C) => ({
          faction,
          piece: certain(left[0], 'type of own pieces'),
          wanted: 'none' as const,
        })),
        requirements: [cited.availability.ownPieces],
      },
      on: {
        returned: go('more types?', [], ({ context: { data } }) => ({ data: { ...data, left: data.left.slice(1) } })),
      },
    },
    action: { meta: { calls: acting }, on: { returned: 'done' } },
    done: { type: 'final' },
  },
  output: null,
})
