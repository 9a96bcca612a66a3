/** Skeletons of procedures: with arguments that fit, in the first base in which they may begin. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { skeletonOf } from '../../src/core/examples/skeleton.js'
import { law } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, option } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import { book as ladder } from '../kernel/ladder-game.js'
import { climbChart, book as orchard, orchardChart, turns } from '../kernel/orchard.js'
import { bookOf, Nothing, type Tiny, tiny } from '../kernel/tiny.js'
import { shop } from './shop.js'

describe('the skeleton of a procedure', () => {
  it('has a sample of its arguments, and cites its first clause', () => {
    const rules = rulesOf(orchard)
    expect(skeletonOf(rules, climbChart, [turns.tall])).toEqual({
      book: 'orchard',
      name: 'climb begins',
      cites: ['turns.tall'],
      given: { procedure: 'climb', args: { picker: 'Ann' } },
    })
    expect(skeletonOf(rules, orchardChart, [])).toEqual({
      book: 'orchard',
      name: 'orchard begins',
      cites: ['turns.order'],
      given: { procedure: 'orchard' },
    })
  })

  const climbing = ladder.charts.find(({ name }) => name === 'climbing') ?? climbChart
  const full = { ...ladder.empty, fruits: 3 }
  it('begins in a base in which its door is open, or is refused in the first where all are shut', () => {
    const shut = { ...ladder, empty: full, bases: { full, poor: ladder.empty, rich: ladder.empty } }
    expect(skeletonOf(rulesOf(shut), climbing, [])).toMatchObject({ given: { from: 'poor', procedure: 'climbing' } })
    const closed = { ...ladder, empty: full, bases: { full } }
    expect(skeletonOf(rulesOf(closed), climbing, [])).toEqual({
      book: 'ladder',
      name: 'climbing begins',
      cites: [ladder.sections.flatMap((section) => Object.values(section))[0]?.id],
      given: { procedure: 'climbing' },
      refused: true,
    })
  })
})

describe('the skeleton of a procedure whose arguments no sample fits', () => {
  const walk = procedure('walk', { args: z.strictObject({ to: z.string().regex(/^gate \d+$/) }) })
  const way = asks<Context<Tiny, Nothing>>().must({
    name: 'a way',
    cites: [],
    seat: () => 'Ann',
    from: () => [option('go')],
  })
  const { chart } = charting<Tiny, { readonly type: 'go' }>().implementing(walk, Nothing)
  const walkChart = chart({
    context: ({ input: { game } }) => ({ game, data: {} }),
    initial: 'on',
    states: { on: { meta: { asks: way }, on: { go: 'off' } }, off: { type: 'final' } },
  })
  const book = bookOf(call(walk, { to: 'gate 1' }), [walkChart], [shop])
  const worldOf = (to: string, number: number) => ({
    name: to,
    game: tiny(number),
    call: { procedure: walk, args: { to } },
  })
  const skeletonIn = (more: object) => skeletonOf(rulesOf({ ...book, ...more }), walkChart, [])

  it('has those of an example of the book, in a base where that is possible', () => {
    expect(
      skeletonIn({
        worlds: [
          { ...worldOf('gate 3', 7), call: { procedure: procedure('run'), args: { to: 'gate 3' } } },
          worldOf('gate 2', 7),
        ],
      }),
    ).toMatchObject({
      given: { procedure: 'walk', args: { to: 'gate 2' } },
    })
  })

  it('is tried with so many of them, and with their games', () => {
    const worlds = (many: number) => [
      ...Array.from({ length: many }, () => worldOf('no gate', 0)),
      worldOf('gate 4', 9),
    ]
    expect(skeletonIn({ worlds: worlds(19) })).toMatchObject({ given: { args: { to: 'gate 4' } } })
    expect(skeletonIn({ worlds: worlds(20) })).toEqual({
      book: 'tiny',
      name: 'walk begins',
      cites: ['shop.choose'],
      given: { procedure: 'walk' },
      refused: true,
    })
    const far = law(
      'far',
      [shop.choose],
      ({ number }: Tiny) => (number < 9 ? ['too near'] : []),
      () => [],
    )
    expect(skeletonIn({ worlds: worlds(1), laws: [far] })).toMatchObject({
      given: { procedure: 'walk', args: { to: 'gate 4' }, game: { number: 9 } },
    })
  })

  it('keeps its argument where its door is shut in every base', () => {
    const door = forbid('may not walk', view({ shut: flag }), (bar) => [bar(shop.closed, { shut: true })])
    const shut = procedure('walk', { args: z.strictObject({ to: z.enum(['gate', 'home']) }), door })
    const tools = charting<Tiny, { readonly type: 'go' }>().implementing(shut, Nothing)
    const shutChart = tools.chart({
      door: { shut: () => true },
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'on',
      states: { on: { meta: { asks: way }, on: { go: 'off' } }, off: { type: 'final' } },
    })
    const rules = rulesOf({ ...bookOf(call(shut, { to: 'gate' }), [shutChart], [shop]), bases: { far: tiny(9) } })
    expect(skeletonOf(rules, shutChart, [])).toEqual({
      book: 'tiny',
      name: 'walk begins',
      cites: ['shop.choose'],
      given: { procedure: 'walk', args: { to: 'gate' } },
      refused: true,
    })
  })

  it('needs no clause where the book has none', () => {
    expect(skeletonIn({ sections: [] })).toMatchObject({ cites: [], given: { procedure: 'walk' }, refused: true })
  })

  it('has no argument where the procedure takes none, whatever the game', () => {
    const odd = { ...ladder, empty: { ...ladder.empty, fruits: 3 } }
    const climbing = odd.charts.find(({ name }) => name === 'climbing') ?? climbChart
    const world = { name: 'it', game: ladder.empty, call: call(climbing.procedure as never, null) }
    const skeleton = skeletonOf(rulesOf({ ...odd, worlds: [world as never] }), climbing, [])
    expect(Object(skeleton).given).toStrictEqual({ procedure: 'climbing', game: { fruits: ladder.empty.fruits } })
  })
})
