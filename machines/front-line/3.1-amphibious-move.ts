/** Amphibious Move: a unit goes by sea. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option } from 'rulewright/book'
import { mayNotGoBySea } from '#spec/front-line/3.1-amphibious-move'
import type { Board } from '#spec/front-line/board'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { amphibiousMoveProcedure, UnitArgs } from '#spec/front-line/procedures/procedures'
import { remembering } from '#spec/front-line/remembering'
import * as cited from '#spec/front-line/rules.gen'
import { isEmpty, shifted } from '#spec/front-line/units'
import { SQUARES } from '#spec/front-line/vocabulary'
import { goingToSeaOn, unitInWords } from './2.9-doors.js'

type SeaContext = Context<Board, UnitArgs>

/** The offer of the squares to which a unit goes by sea, on a board. */
const destinationsOn = remembering(({ fields }: Components) =>
  asks<SeaContext>().must({
    name: 'where the unit goes by sea',
    cites: [cited.amphibiousMove.transfer],
    about: unitInWords,
    seat: ({ data }) => data.player,
    from: () => SQUARES.map((to) => option('go by sea', { to })),
    forbid: {
      table: mayNotGoBySea,
      view: {
        onto: ({ game }, { to }) => fields[game.field].ground[to],
        empty: ({ game }, { to }) => isEmpty(game, to),
      },
    },
  }),
)

export function amphibiousMoveChart(parts: Components): Chart {
  const offer = destinationsOn(parts)
  const { chart, go } = charting<Game, OptionOf<typeof offer>>().implementing(amphibiousMoveProcedure, UnitArgs)

  return chart({
    door: goingToSeaOn(parts).view,
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'at sea',
    states: {
      'at sea': {
        meta: { asks: offer },
        on: {
          'go by sea': go('done', [cited.amphibiousMove.transfer], ({ context: { game, data }, event: { to } }) => ({
            game: shifted(game, data.unit, to),
          })),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
