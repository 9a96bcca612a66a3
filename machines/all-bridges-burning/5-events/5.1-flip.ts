/** An Event flips Cells, one by one. @module */

import { charting, type OptionOf, record } from 'rulewright/book'
import { z } from 'zod'
import { flipped, otherSide } from '#spec/all-bridges-burning/cells'
import { isFaction } from '#spec/all-bridges-burning/events/owners'
import { Flip } from '#spec/all-bridges-burning/events/piece-effects'
import { flipProcedure, shapeOf, stepping } from '#spec/all-bridges-burning/events/procedures'
import type { Side } from '#spec/all-bridges-burning/events/words'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { afterStep, goesOn } from './5.1-steps.js'
import { affecting, PieceThere } from './5.1-trying.js'

/** On which side a Cell lies that can be flipped to where the text wants it. */
const FROM: Readonly<Record<Flip['to'], Side | undefined>> = {
  Active: 'Inactive',
  Inactive: 'Active',
  'the other side': undefined,
}

const Data = record({
  ...shapeOf(Flip),
  ...stepping,
  /** The Cells that have been flipped, as they lie now: none of them is flipped again. */
  flipped: z.array(PieceThere).readonly(),
})

type Data = z.infer<typeof Data>

const flipping = affecting<Flip, 'flip', Data>({
  verb: 'flip',
  pieces: () => 'Cell',
  side: ({ data }) => FROM[data.effect.to],
  touched: ({ data }) => data.flipped,
})

const afterFlip = (data: Data, piece: PieceThere): Data => ({
  ...afterStep(data, piece.space),
  flipped: [...data.flipped, ...('cell' in piece ? [{ ...piece, cell: otherSide(piece.cell) }] : [])],
})

const withFlipped = (game: Game, piece: PieceThere): Game =>
  inSpace(game, piece.space, (space) =>
    'cell' in piece && isFaction(piece.of) ? flipped(space, piece.of, piece.cell) : space,
  )

const { chart, go, when } = charting<Game, OptionOf<typeof flipping>>().implementing(flipProcedure, Data)

export const flipChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { steps: [], flipped: [], ...args } }),
  initial: 'more?',
  states: {
    'more?': {
      always: [when('the text has more flipped', ({ context: { data } }) => goesOn(data), 'flipping'), 'done'],
    },
    flipping: {
      meta: { asks: flipping, requirements: [cited.executingEvents.mustIfPossible] },
      on: {
        flip: go(
          'more?',
          [cited.executingEvents.literally],
          ({ context: { game, data }, event: { type: _, ...piece } }) => ({
            game: withFlipped(game, piece),
            data: afterFlip(data, piece),
          }),
        ),
        'no more': go('done', [cited.executingEvents.literally]),
        nothing: go('done', [cited.executingEvents.partly]),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
