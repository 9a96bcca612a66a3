/** Options of an offer as an example names them: found where the book comes to the offer, as far as somebody looks. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { optionWords } from '../../src/core/examples/option-words.js'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Offer } from '../../src/core/kernel/offers/option.js'
import { NotBegun, type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { climbChart, book as orchard, turnChart } from '../kernel/orchard.js'

describe('the options of an offer', () => {
  const rules = rulesOf(orchard)
  const offerOf = (chart: typeof climbChart, state: string) => {
    const { asks, meanwhile = [] } = chart.states[state] ?? {}
    return (asks ?? meanwhile[0]?.asks) as Offer<never>
  }

  it('are of every type that its states take, each with a value for each of its fields', () => {
    expect(optionWords(rules, offerOf(climbChart, 'next tree'), [{ procedure: 'climb', state: 'next tree' }])).toEqual([
      { option: { type: 'climb', tree: 'short' }, declines: false, isWhole: true },
      { option: { type: 'stop' }, declines: true, isWhole: true },
    ])
  })

  it('are found for rights, too, with the decline that needs no field', () => {
    expect(optionWords(rules, offerOf(turnChart, 'climbing'), [{ procedure: 'turn', state: 'climbing' }])).toEqual([
      { option: { type: 'eat' }, declines: false, isWhole: true },
      { option: { type: 'fast' }, declines: true, isWhole: true },
    ])
  })
})

interface Walk {
  /** The types that the state of the offer takes. */
  readonly types?: readonly string[]
  readonly args?: z.ZodType
  readonly bases?: Readonly<Record<string, number>>
  readonly worlds?: readonly number[]
  readonly begins?: (at: number) => void
  /** The types that are offered, and those that are refused, after so many steps. */
  readonly offered?: (at: number) => readonly string[]
  readonly refused?: (at: number) => readonly string[]
  readonly asides?: (at: number) => readonly string[]
  readonly state?: string
  readonly chart?: string
  readonly asks?: string
  /** The places at which another procedure begins in examples. */
  readonly elsewhere?: readonly number[]
  readonly others?: number
  /** After how many steps it is where it began. */
  readonly circle?: number
}

const WAY = { name: 'a way' } as Offer<never>
const HERE = { procedure: 'walk', state: 'here' }

/** The words of the options that a walk of many steps offers, one type each step. */
function wordsIn(walk: Walk, at = [HERE], offer = WAY) {
  const { types = ['go', 'rest'], args = z.null(), bases = {}, worlds = [], elsewhere = [], begins, others = 0 } = walk
  const ways = [...types, 'always', 'returned', 'nothing'].map((on) => ({ on }))
  const here = { asks: WAY, meanwhile: Array(others).fill({ asks: WAY }), aside: [], ways }
  const procedure = { name: 'walk', args }
  const choicesOf = (named: readonly string[] = [], asks = 'a way') =>
    named.map((type) => ({ option: option(type), asks }))
  const rules = {
    book: {
      empty: 0,
      bases,
      charts: [
        { name: 'run', procedure, states: {} },
        { name: 'walk', procedure, states: { here } },
      ],
      worlds: [
        ...elsewhere.map((game) => ({ game, call: { procedure: { ...procedure, name: 'run' }, args: null } })),
        ...worlds.map((game) => ({ game, call: { procedure, args: null } })),
      ],
    },
    begin: (game: number) => {
      begins?.(game)
      return { position: { game, stack: [] } }
    },
    decide: ({ game }: { game: number }) =>
      game > 2000
        ? { over: true }
        : {
            over: false,
            chart: walk.chart ?? 'walk',
            state: walk.state ?? 'here',
            asks: walk.asks ?? 'a way',
            choices: [...choicesOf(['on'], 'elsewhere'), ...choicesOf(walk.offered?.(game))],
            asides: { choices: () => choicesOf(walk.asides?.(game)) },
            refused: () => choicesOf(walk.refused?.(game)),
          },
    // Whoever does not go on is at the end.
    choose: ({ game }: { game: number }, { type }: { type: string }) => ({
      position: { game: type === 'on' ? (game + 1) % (walk.circle ?? 4000) : 3000, stack: [] },
    }),
  } as unknown as Rules
  return optionWords(rules, offer, at).map(({ option: { type }, isWhole }) => `${type}${isWhole ? '' : '?'}`)
}
const restAt = (...places: readonly number[]) => ({
  offered: (at: number) => (places.includes(at) ? ['rest'] : ['go']),
})

describe('options are looked for', () => {
  it('in a number of positions from each beginning, the nearest first', () => {
    expect(wordsIn(restAt(148))).toEqual(['go', 'rest'])
    expect(wordsIn(restAt(149))).toEqual(['go', 'rest?'])
  })

  it('in each position once, where a game comes back to where it was', () => {
    expect(wordsIn({ ...restAt(2), circle: 3 })).toEqual(['go', 'rest'])
    expect(wordsIn({ ...restAt(3), circle: 3 })).toEqual(['go', 'rest?'])
  })

  it('from the bases of the book as well, and from where examples begin', () => {
    expect(wordsIn({ ...restAt(500), bases: { late: 500 } })).toEqual(['go', 'rest'])
    expect(wordsIn({ ...restAt(500), worlds: [500] })).toEqual(['go', 'rest'])
  })

  it('from the first of many examples, and from no base where no argument is known', () => {
    const args = z.string().regex(/^never$/)
    const worlds = Array.from({ length: 13 }, (_, index) => 160 * index)
    expect(wordsIn({ ...restAt(160 * 11), args, worlds })).toEqual(['go', 'rest'])
    expect(wordsIn({ ...restAt(160 * 12), args, worlds })).toEqual(['go', 'rest?'])
    expect(wordsIn({ ...restAt(3), args })).toEqual(['go?', 'rest?'])
  })

  it('also among what is refused at the offer, and among rights', () => {
    const refused = () => ['rest']
    expect(wordsIn({ offered: () => ['go'], refused })).toEqual(['go', 'rest'])
    for (const other of [{ state: 'there' }, { chart: 'run' }, { asks: 'another way' }])
      expect(wordsIn({ offered: () => ['go'], refused, ...other })).toEqual(['go', 'rest?'])
    expect(wordsIn({ offered: () => ['go'], asides: refused, state: 'there' })).toEqual(['go', 'rest'])
  })

  it('until each type is found, and no longer', () => {
    const begun: number[] = []
    const begins = (at: number) => void begun.push(at)
    expect(
      wordsIn({ offered: () => ['go', 'rest'], begins, bases: { late: 500 }, worlds: [700] }, [HERE, HERE]),
    ).toEqual(['go', 'rest'])
    expect(begun).toEqual([0])
  })

  it('until the only type is found, though there may be others further on', () => {
    const offered = (at: number) => (at >= 500 ? ['rest'] : ['go'])
    expect(wordsIn({ types: ['go'], offered, bases: { late: 500 } })).toEqual(['go'])
  })

  it('in no other procedure, and nowhere where there is no such procedure', () => {
    expect(wordsIn({ ...restAt(500), elsewhere: [500] })).toEqual(['go', 'rest?'])
    expect(wordsIn(restAt(3), [{ procedure: 'lost', state: 'here' }])).toEqual([])
  })

  it('as long as there may be more, where other offers stand beside it', () => {
    expect(wordsIn({ ...restAt(3), others: 1 })).toEqual(['go', 'rest'])
    expect(wordsIn({ ...restAt(3), others: 1 }, [HERE], { ...WAY, declines: 'stay' } as never)).toEqual([
      'stay',
      'go',
      'rest',
    ])
    expect(wordsIn(restAt(3), [{ procedure: 'walk', state: 'nowhere' }])).toEqual(['go', 'rest'])
  })

  it('where a procedure may begin: a door that is shut, or a defect, is passed over, and nothing else', () => {
    const failing = (error: Error) => () =>
      wordsIn({
        ...restAt(501),
        bases: { late: 500 },
        begins: (at) => {
          if (at === 0) throw error
        },
      })
    expect(failing(new NotBegun('walk', []))()).toEqual(['go', 'rest'])
    expect(failing(new Defect('broken'))()).toEqual(['go', 'rest'])
    expect(failing(new Error('out of reach'))).toThrow('out of reach')
  })
})
