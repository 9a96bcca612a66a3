/** A shop: a toy book whose only decision offers whatever a test writes, again and again, and refuses what the test says. */
import { z } from 'zod'
import { type AttemptedAction, guidance } from '../../src/core/examples/comparison/legal-alternatives.js'
import { playChoices } from '../../src/core/examples/run-example.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, option } from '../../src/core/kernel/offers/offer.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Rules } from '../../src/core/kernel/plays/rules.js'
import { prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import type { Named } from '../../src/core/records/match-plays.js'
import { type Tiny, tinyRules } from '../kernel/tiny.js'

export const shop = section('shop', '1', 'Shop', {
  choose: rule('Whatever is on the shelf may be chosen.'),
  closed: prohibition('What is locked away is not chosen.'),
})

const Chosen = z.strictObject({ chosen: z.array(z.json()).readonly() })
type Shopping = Context<Tiny, z.infer<typeof Chosen>>
type Refuses = (chosen: readonly Option[], candidate: Option) => boolean

const shopping = procedure('shopping')
const locked = forbid('is locked away', view({ locked: flag }), (bar) => [bar(shop.closed, { locked: true })])

/** The rules of a shop with these options. */
export function shopRules(options: readonly Option[], refuses: Refuses = () => false): Rules<Tiny> {
  const shelf = asks<Shopping>().upTo(option('stop'), {
    name: 'the shelf',
    cites: [shop.choose],
    seat: () => 'Ann',
    from: () => options,
    forbid: {
      table: locked,
      view: { locked: ({ data }, candidate) => refuses(data.chosen as unknown as readonly Option[], candidate) },
    },
  })
  const { chart, go } = charting<Tiny, Option>().implementing(shopping, Chosen)
  const chosen = go('shelf', [shop.choose], ({ context: { data }, event }) => ({
    data: { chosen: [...data.chosen, event as never] },
  }))
  const types = [...new Set(options.map(({ type }) => type))]
  return tinyRules(
    call(shopping, null),
    chart({
      context: ({ input: { game } }) => ({ game, data: { chosen: [] } }),
      initial: 'shelf',
      states: {
        shelf: {
          meta: { asks: shelf },
          on: { ...Object.fromEntries(types.map((type) => [type, chosen])), stop: 'out', nothing: 'out' },
        },
        out: { type: 'final' },
      },
    } as Parameters<typeof chart>[0]),
  )
}

/** One of several shelves, with things that may be chosen and things that are locked away. */
export interface Shelf {
  readonly open?: readonly Option[]
  readonly locked?: readonly Option[]
}

/** The rules of a street of shops: one thing must be chosen in each in which something can be. */
export function streetRules(...shelves: readonly Shelf[]): Rules<Tiny> {
  const { chart } = charting<Tiny, Option>().implementing(shopping, Chosen)
  const states = shelves.map(({ open = [], locked: away = [] }, index) => {
    const shelf = asks<Shopping>().must({
      name: `shelf ${index + 1}`,
      cites: [shop.choose],
      seat: () => 'Ann',
      from: () => [...away, ...open],
      forbid: { table: locked, view: { locked: (_, candidate) => away.includes(candidate) } },
    })
    const next = index + 1 < shelves.length ? `shelf ${index + 2}` : 'home'
    const events = [...open, { type: 'nothing' }].map(({ type }) => [type, next] as const)
    return [`shelf ${index + 1}`, { meta: { asks: shelf }, on: Object.fromEntries(events) }] as const
  })
  return tinyRules(
    call(shopping, null),
    chart({
      context: ({ input: { game } }) => ({ game, data: { chosen: [] } }),
      initial: 'shelf 1',
      states: { ...Object.fromEntries(states), home: { type: 'final' } },
    } as Parameters<typeof chart>[0]),
  )
}

/** The beginning of shopping, and choices that somebody names there. */
export function shoppingFor(rules: Rules<Tiny>, ...groups: readonly (readonly Named[])[]): AttemptedAction<Tiny> {
  const { game } = rules.start()
  return { begun: { game, procedure: 'shopping', ...rules.begin(game, 'shopping', null) }, groups }
}

/** Finds the guidance for somebody whose choices cannot be made. */
export function guidedIn(rules: Rules<Tiny>, ...groups: readonly (readonly Named[])[]) {
  const action = shoppingFor(rules, ...groups)
  const [verdict] = playChoices(rules, action)
  if (verdict.is !== 'refused') throw new Error(`the verdict is ${verdict.is}`)
  return guidance(rules, action, verdict)
}
