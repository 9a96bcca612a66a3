import { describe, expect, it } from 'vitest'
import { withAmendedRows } from '../../src/core/kernel/watch/recorders.js'
import { canonical } from '../../src/core/values/json.js'
import type { Case } from '../../src/lab/conformance/format/case.js'
import { offering } from '../../src/lab/conformance/mutants/offer-mutants.js'
import { caseMakerOf } from '../../src/lab/conformance/vectors/case-maker.js'
import { filesOf } from '../../src/lab/conformance/vectors/files/folder.js'
import { plainGame } from '../../src/lab/conformance/vectors/game-cache.js'
import { mayNotClimb } from '../kernel/orchard.js'
import { failing, generous, made, orchard, vectorsOfOrchard, weathered } from './orchards.js'

const vectors = vectorsOfOrchard()

const asking = ({ asks, begin, choices, given, ...rest }: Case) =>
  canonical([asks, begin, choices, given, 'candidates' in rest ? rest.candidates : null])

describe('the vectors of a toy', () => {
  it('show everything that was seen, in few cases', () => {
    expect(vectors.summary.goals.missing).toEqual([])
    expect(vectors.summary.goals.of).toBeGreaterThan(100)
    expect(vectors.cases.length).toBeLessThan(80)
  })

  it('show every row that refuses, and every transition', () => {
    expect(vectors.summary.prohibitions).toMatchObject({ shown: 6, of: 6 })
    expect(vectors.summary.ways.missing).toEqual([])
  })

  it('are the same bytes whenever they are made', () => {
    expect(filesOf(made(orchard))).toEqual(filesOf(vectors))
  })

  it('are all answered alike by the rules they were made from', () => {
    expect(failing(orchard, vectors)).toEqual([])
  })

  it.each(orchard.questions.flatMap(({ name, domain }) => domain.map((reading) => ({ [name]: reading }))))(
    'are answered by the same rules as is told, from the beginning on under %o',
    (readings) => {
      expect(failing(orchard, vectors, readings)).toEqual([])
    },
  )

  it('hold the examples, and the name of each', () => {
    const examples = vectors.cases.filter(({ origin }) => origin === 'example')
    expect(examples.map(({ about }) => about)).toContain('Ann climbs the short tree and eats what she picked')
    expect(examples.find(({ about }) => about === 'Bob has no ladder for the tall tree')).toMatchObject({
      refusing: ['turns.tall'],
      choices: [{ seat: 'Bob', type: 'climb', tree: 'tall' }],
      expected: [{ verdict: 'refused', at: 0, clauses: ['turns.tall'] }],
    })
  })

  it('hold whole games with every throw of the wind told', () => {
    const game = vectors.cases.find(({ origin }) => origin === 'game')
    expect(game).toMatchObject({ reached: 'by play' })
    expect(game?.expected[0]).toMatchObject({ verdict: 'legal', due: { over: true } })
    expect(game?.choices.filter(({ seat }) => seat === 'chance').length).toBeGreaterThan(0)
  })

  it('tell what comes of another reading beside what comes of the usual one', () => {
    const eating = vectors.cases.filter(
      ({ asks, choices }) => asks === 'result' && choices.some(({ type }) => type === 'eat'),
    )
    const parallel = eating.filter(({ expected }) => expected.some(({ readings }) => readings.eatingScores === 'yes'))
    expect(parallel.length).toBeGreaterThan(0)
    expect(vectors.cases.every(({ expected }) => Object.keys(expected[0]?.readings ?? { no: '' }).length === 0)).toBe(
      true,
    )
  })

  it('say of a game that was made up that it was, and of one that was played that it was', () => {
    const bare = vectors.cases.filter(({ given }) => vectors.positions.get(given)?.ladder === undefined)
    expect(bare).toEqual([])
    const ofWorld = vectors.cases.filter(
      ({ given }) => canonical(vectors.positions.get(given)?.baskets) === '{"Ann":1,"Bob":2}',
    )
    expect(ofWorld.length).toBeGreaterThan(0)
    expect(new Set(vectors.cases.map(({ reached }) => reached))).toEqual(new Set(['by play', 'constructed']))
  })
})

describe('the id of a case', () => {
  it('stays where the rules come to answer otherwise', () => {
    const changed = made(generous).cases
    const byAsking = new Map(vectors.cases.map((one) => [asking(one), one]))
    const shared = changed.flatMap((one) => {
      const before = byAsking.get(asking(one))
      return before ? [{ before, after: one }] : []
    })
    expect(shared.every(({ before, after }) => before.id === after.id)).toBe(true)
    expect(shared.some(({ before, after }) => canonical(before.expected) !== canonical(after.expected))).toBe(true)
  })

  it('stays where games tell more, which in the base is as it is', () => {
    expect(made(weathered).cases.map(({ id }) => id)).toEqual(vectors.cases.map(({ id }) => id))
  })

  it('is its own for every case', () => {
    expect(new Set(vectors.cases.map(({ id }) => id)).size).toBe(vectors.cases.length)
  })
})

describe('a slip in the rules', () => {
  it.each(mayNotClimb.rows.map((row, index) => ({ row, number: index + 1 })))(
    'in row $number of what may not be climbed is caught',
    ({ row }) => {
      const rows = mayNotClimb.rows.filter((other) => other !== row)
      const slipped = withAmendedRows({ table: mayNotClimb.name, rows }, () => failing(orchard, vectors))
      expect(slipped).not.toEqual([])
      expect(failing(orchard, vectors)).toEqual([])
    },
  )

  it('that eating costs nothing is caught', () => {
    expect(failing(generous, vectors)).not.toEqual([])
  })

  it('that a tree cannot be chosen is caught', () => {
    const isMiddle = (option: object) => 'tree' in option && option.tree === 'middle'
    const charts = orchard.charts.map((chart) =>
      offering(chart, (offer) => ({
        ...offer,
        list: (context, inside) => {
          const listed = offer.list(context, inside)
          return { ...listed, options: listed.options.filter((option) => !isMiddle(option)) }
        },
      })),
    )
    expect(failing({ ...orchard, charts }, vectors)).not.toEqual([])
  })
})

describe('a case', () => {
  const { canBegin } = caseMakerOf(orchard)
  const eating = (fruits: number) => ({
    game: plainGame({ ...orchard.empty, trees: { short: 1, middle: 1, tall: 1 }, baskets: { Ann: fruits, Bob: 0 } }),
    begin: { procedure: 'eat', args: { picker: 'Ann' } },
    choices: [],
  })

  it('is made where a procedure can begin', () => {
    expect(canBegin(eating(1))).toBe(true)
  })

  it('is not made of a game that breaks a law', () => {
    expect(canBegin(eating(4))).toBe(false)
  })

  it('is not made where what begins leads out of the game at once', () => {
    expect(canBegin(eating(0))).toBe(false)
  })
})
