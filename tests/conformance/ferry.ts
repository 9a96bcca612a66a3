/**
 * Ferry: a toy game whose only decision hangs on a field that code works out from three places.
 *
 * A boat may cross where no stretch of the river is frozen; or it waits.
 */
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'

const crossing = section('crossing', '1', 'Crossing', {
  may: rule('The boat crosses, or it waits.'),
  ice: prohibition('Nobody crosses where a stretch is frozen.'),
})

const Stretch = z.enum(['open', 'frozen'])
const Game = z.strictObject({
  readings: z.record(z.string(), z.string()),
  river: z.strictObject({ near: Stretch, middle: Stretch, far: Stretch }),
  waited: z.int().min(0),
})
type Game = z.infer<typeof Game>
type River = Game['river']

const mayNotCross = forbid('may not cross', view({ frozen: flag }), (bar) => [bar(crossing.ice, { frozen: true })])
const cross = procedure('cross')
const Nothing = z.strictObject({})

/** The ferry, where code tells whether the river is frozen. */
function ferryWhere(frozen: (river: River) => boolean): Book<Game> {
  const boat = asks<Context<Game, z.infer<typeof Nothing>>>().may(option('wait'), {
    name: 'whether to cross',
    cites: [crossing.may],
    seat: () => 'ferryman',
    from: () => [option('cross')],
    forbid: { table: mayNotCross, view: { frozen: ({ game }) => frozen(game.river) } },
  })
  const steering = charting<Game, OptionOf<typeof boat>>().implementing(cross, Nothing)
  const waits = steering.go('here', [crossing.may], ({ context: { game } }) => ({
    game: { ...game, waited: game.waited + 1 },
  }))
  const chart = steering.chart({
    context: ({ input: { game } }) => ({ game, data: {} }),
    initial: 'on the bank',
    states: {
      'on the bank': { meta: { asks: boat }, on: { cross: 'over', wait: waits, nothing: waits } },
      over: { type: 'final' },
      here: { type: 'final' },
    },
  })
  const empty: Game = { readings: {}, river: { near: 'open', middle: 'open', far: 'open' }, waited: 0 }
  const icy: Game = { ...empty, river: { ...empty.river, near: 'frozen' } }
  const begun = call(cross, null)
  return {
    name: 'ferry',
    title: 'Ferry',
    edition: 'a toy',
    sections: [crossing],
    schema: Game,
    empty,
    charts: [chart],
    main: begun,
    tables: [mayNotCross],
    formulas: [],
    laws: [],
    pathLaws: [],
    worlds: [
      { name: 'open water', game: empty, call: begun, reach: 'whole' },
      { name: 'ice at the near bank', game: icy, call: begun, reach: 'whole' },
    ],
    questions: [],
    facts: [],
  }
}

/** The ferry as its rules have it: the whole way is looked at. */
export const ferry = ferryWhere(({ near, middle, far }) => [near, middle, far].includes('frozen'))

/** A ferry by somebody who forgets the middle of the river. */
export const shortSighted = ferryWhere(({ near, far }) => [near, far].includes('frozen'))
