/**
 * Lighthouse: a toy game whose procedures stand three deep, to try rights that are used from far out.
 *
 * In a night there is a watch, and in a watch a round. On a round the keeper looks at doors, as long as there is oil. At
 * any time in the night a lamp may be lit once; at any time in the watch oil may be poured from the can.
 */
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, calls, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { permission, prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'

export const nights = section('nights', 'I', 'Nights', {
  light: permission('Once a night, at any time, the keeper may light a lamp, which takes one oil.'),
  pour: permission('At any time in a watch the mate may pour a can of oil.'),
  sell: permission('At any time in a watch of two rights the mate may sell a can of oil.'),
  can: prohibition('An empty can is not poured.'),
  dark: prohibition('Without oil nobody goes through a door and no lamp is lit.'),
  once: prohibition('On a round nobody goes through a door twice.'),
  lamp: rule('The keeper says which lamp is lit.'),
})

export const DOORS = ['cellar', 'gallery'] as const
export const LAMPS = ['east', 'west'] as const

const count = z.int().min(0)
export const Game = z.strictObject({
  readings: z.record(z.string(), z.string()),
  oil: count,
  cans: count,
  lit: z.array(z.enum(LAMPS)).readonly(),
})
export type Game = z.infer<typeof Game>

export const night = procedure('night')
export const watch = procedure('watch')
export const round = procedure('round', { results: [0, 1, 2] as readonly number[] })
export const lighting = procedure('lighting')
export const pouring = procedure('pouring')
export const selling = procedure('selling')

const NightData = z.strictObject({ lit: z.boolean() })
const light = asks<Context<Game, z.infer<typeof NightData>>>().may(option('leave dark'), {
  name: 'a lamp to light',
  cites: [nights.light],
  seat: () => 'keeper',
  from: () => [option('light')],
  forbid: {
    table: forbid('may not light', view({ used: flag, oil: flag }), (bar) => [
      bar(nights.light, { used: true }),
      bar(nights.dark, { oil: false }),
    ]),
    view: { used: ({ data }) => data.lit, oil: ({ game }) => game.oil > 0 },
  },
})
const nightly = charting<Game, OptionOf<typeof light>>().implementing(night, NightData)
export const nightChart = nightly.chart({
  context: ({ input: { game } }) => ({ game, data: { lit: false } }),
  initial: 'watch',
  states: {
    watch: {
      meta: {
        calls: calls(watch, () => null),
        meanwhile: { asks: light, procedures: [lighting], call: () => call(lighting, null) },
      },
      on: {
        light: nightly.stay([], () => ({ data: { lit: true } })),
        returned: 'morning',
      },
    },
    morning: { type: 'final' },
  },
})

const WatchData = z.strictObject({})
const onWatch = asks<Context<Game, z.infer<typeof WatchData>>>()
const ofCans = {
  table: forbid('may not pour', view({ cans: flag }), (bar) => [bar(nights.can, { cans: false })]),
  view: { cans: ({ game }: { readonly game: Game }) => game.cans > 0 },
}
export const pour = onWatch.may(option('spare'), {
  name: 'a can to pour',
  cites: [nights.pour],
  seat: () => 'mate',
  from: () => [option('pour')],
  forbid: ofCans,
})
const sell = onWatch.may(option('keep'), {
  name: 'a can to sell',
  cites: [nights.sell],
  seat: () => 'mate',
  from: () => [option('sell')],
  forbid: ofCans,
})
const pouringMeanwhile = { asks: pour, procedures: [pouring], call: () => call(pouring, null) }
const watching = charting<Game, OptionOf<typeof pour>>().implementing(watch, WatchData)
export const watchChart = watching.chart({
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'round',
  states: {
    round: {
      meta: {
        calls: calls(round, () => null),
        meanwhile: pouringMeanwhile,
      },
      on: { pour: {}, returned: 'relieved' },
    },
    relieved: { type: 'final' },
  },
})

const busy = charting<Game, OptionOf<typeof pour> | OptionOf<typeof sell>>().implementing(watch, WatchData)
/** A watch in which a can may be poured, or sold: two rights of one state. */
export const busyWatch = (sells: typeof sell | typeof pour = sell) =>
  busy.chart({
    context: ({ input: { game } }) => ({ game, data: {} }),
    initial: 'round',
    states: {
      round: {
        meta: {
          calls: calls(round, () => null),
          meanwhile: [pouringMeanwhile, { asks: sells, procedures: [selling], call: () => call(selling, null) }],
        },
        on: { pour: {}, sell: {}, returned: 'relieved' },
      },
      relieved: { type: 'final' },
    },
  })

const RoundData = z.strictObject({ seen: z.array(z.enum(DOORS)).readonly() })
const door = asks<Context<Game, z.infer<typeof RoundData>>>().upTo(option('rest'), {
  name: 'a door to go through',
  cites: [nights.once],
  seat: () => 'keeper',
  from: () => DOORS.map((name) => option('go', { door: name })),
  forbid: {
    table: forbid('may not go', view({ seen: flag, oil: flag }), (bar) => [
      bar(nights.once, { seen: true }),
      bar(nights.dark, { oil: false }),
    ]),
    view: {
      seen: ({ data }, candidate) => data.seen.includes(candidate.door),
      oil: ({ game }) => game.oil > 0,
    },
  },
})
const walking = charting<Game, OptionOf<typeof door>>().implementing(round, RoundData)
export const roundChart = walking.chart({
  context: ({ input: { game } }) => ({ game, data: { seen: [] } }),
  initial: 'doors',
  states: {
    doors: {
      meta: { asks: door, seam: true },
      on: {
        go: walking.go('doors', [], ({ context: { data }, event }) => ({ data: { seen: [...data.seen, event.door] } })),
        rest: 'back',
        nothing: 'back',
      },
    },
    back: { type: 'final' },
  },
  output: ({ context: { data } }) => data.seen.length,
})

const lamp = asks<Context<Game, Record<string, never>>>().must({
  name: 'which lamp is lit',
  cites: [nights.lamp],
  seat: () => 'keeper',
  from: () => LAMPS.map((name) => option('lamp', { name })),
})
const burning = charting<Game, OptionOf<typeof lamp>>().implementing(lighting, z.strictObject({}))
export const lightingChart = burning.chart({
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'which',
  states: {
    which: {
      meta: { asks: lamp, requirements: [nights.lamp], seam: true },
      on: {
        lamp: burning.go('burns', [], ({ context: { game }, event }) => ({
          game: { ...game, oil: game.oil - 1, lit: [...game.lit, event.name] },
        })),
      },
    },
    burns: { type: 'final' },
  },
})

const filling = charting<Game>().implementing(pouring, z.strictObject({}))
export const pouringChart = filling.chart({
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'pouring',
  states: {
    pouring: {
      always: filling.go('full', [nights.pour], ({ context: { game } }) => ({
        game: { ...game, oil: game.oil + 1, cans: game.cans - 1 },
      })),
    },
    full: { type: 'final' },
  },
})

const trading = charting<Game>().implementing(selling, z.strictObject({}))
export const sellingChart = trading.chart({
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'selling',
  states: {
    selling: {
      always: trading.go('sold', [nights.sell], ({ context: { game } }) => ({
        game: { ...game, cans: game.cans - 1 },
      })),
    },
    sold: { type: 'final' },
  },
})

export const book: Book<Game> = {
  name: 'lighthouse',
  title: 'Lighthouse',
  edition: 'a toy',
  sections: [nights],
  schema: Game,
  empty: { readings: {}, oil: 1, cans: 0, lit: [] },
  charts: [nightChart, watchChart, roundChart, lightingChart, pouringChart],
  main: call(night, null),
  tables: [],
  formulas: [],
  laws: [],
  pathLaws: [],
  worlds: [],
  questions: [],
  facts: [],
}
