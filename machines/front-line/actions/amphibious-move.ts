/**
 * Amphibious Move: a unit goes by sea.
 *
 * @module
 */
import { type Board, rememberingUnits } from '../../../spec/front-line/board.js'
import { amphibiousMove } from '../../../spec/front-line/clauses/actions.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import { areaOf, type Field } from '../../../spec/front-line/field.js'
import type { Game } from '../../../spec/front-line/game.js'
import { amphibiousMoveProcedure, UnitArgs } from '../../../spec/front-line/procedures/procedures.js'
import { amphibiousPort } from '../../../spec/front-line/questions/amphibious-port.js'
import { remembering } from '../../../spec/front-line/remembering.js'
import { type Departure, mayNotGoBySea } from '../../../spec/front-line/tables/amphibious-move.js'
import { isEmpty, shifted } from '../../../spec/front-line/units.js'
import { type Player, SQUARES, type Square } from '../../../spec/front-line/vocabulary.js'
import { type Chart, type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { unitInWords } from './unit-in-words.js'

type SeaContext = Context<Board, UnitArgs>

function departureOf({ ground }: Field, player: Player, square: Square): Departure {
  if (ground[square] !== 'Port') return 'no Port'
  const area = areaOf(square)
  if (area === 'neutral') return 'neutral Port'
  return area === player ? 'own Port' : "the opponent's Port"
}

/** Where a unit goes by sea, over a board. */
const destinationsOn = remembering(({ fields }: Components) =>
  asks<SeaContext>().must({
    name: 'where the unit goes by sea',
    cites: [amphibiousMove.transfer],
    about: unitInWords,
    seat: ({ data }) => data.player,
    from: () => SQUARES.map((to) => option('go by sea', { to })),
    forbid: {
      table: mayNotGoBySea,
      view: {
        from: ({ game, data: { player, unit } }) => departureOf(fields[game.field], player, unit),
        amphibiousPort: ({ game }) => readingOf(game, amphibiousPort),
        onto: ({ game }, { to }) => fields[game.field].ground[to],
        empty: ({ game }, { to }) => isEmpty(game, to),
      },
    },
  }),
)

const isOpenOn = remembering((parts: Components) =>
  rememberingUnits((game, data) => destinationsOn(parts).open({ game, data })),
)

/** Whether a unit can go anywhere by sea. */
export const amphibiousMoveOpening = (parts: Components, game: Game, player: Player, unit: Square): boolean =>
  isOpenOn(parts)(game, { player, unit })

/** The chart of an Amphibious Move. */
export function amphibiousMoveChart(parts: Components): Chart {
  const offer = destinationsOn(parts)
  const { chart, effect } = charting<Game, OptionOf<typeof offer>>().implementing(amphibiousMoveProcedure, UnitArgs)

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'at sea',
    states: {
      'at sea': {
        meta: { asks: offer },
        on: {
          'go by sea': {
            target: 'done',
            meta: { requirements: [amphibiousMove.transfer] },
            actions: effect(({ context: { game, data }, event: { to } }) => ({ game: shifted(game, data.unit, to) })),
          },
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
