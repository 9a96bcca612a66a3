/** Expectations that hold in one position and not in another. */
import { describe, expect, it } from 'vitest'
import { describePosition } from '../../src/core/examples/describe-position.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Decision, Over } from '../../src/core/kernel/plays/rules.js'
import { turns } from '../kernel/orchard.js'

type Due = Partial<Omit<Decision, 'choices' | 'refused'>> & {
  readonly choices?: readonly (Option & { readonly by?: string })[]
  readonly asides?: never
  readonly refused?: readonly Option[]
  readonly refusedAside?: readonly Option[]
}
const refusals = [turns.bare, turns.tall, turns.bare].map((clause) => ({ clauses: [clause] }))

/** A position in which this is due, and whose game says this. */
const at = (game: object, due: Due | Over, more: object = {}) => ({ game, due, stack: [{}], ...more })
type At = ReturnType<typeof at>

const choiceOf = ({ by = 'Ann', ...one }: Option & { readonly by?: string }) => ({
  option: one,
  seat: by,
  asks: 'a tree',
})
const decide = ({ due }: At) => {
  if ('outcome' in due) return due
  const { choices = [], refused = [], refusedAside = [], ...rest } = due
  const refusedOf = (options: readonly Option[]) => () => options.map((one) => ({ option: one, seat: 'Ann', refusals }))
  return {
    over: false,
    seat: 'Ann',
    asks: 'a tree',
    choices: choices.map(choiceOf),
    refused: refusedOf(refused),
    asides: { choices: () => [], refused: refusedOf(refusedAside) },
    ...rest,
  }
}
const said = (own: At, other: At) => describePosition({ decide } as never, own as never, other as never)
const climb = (tree: string) => option('climb', { tree })
const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => option('take', { number: from + index }))

describe('what is said of a game', () => {
  it('is what differs and is there, without the readings', () => {
    const own = at({ readings: { a: 'yes' }, trees: { short: 1, tall: 2 } }, {})
    const other = at({ readings: { a: 'no' }, trees: { short: 2, tall: 2 }, wind: 3 }, {})
    expect(said(own, other)).toStrictEqual({ game: { trees: { short: 1 } } })
    expect(said(own, own)).toEqual({})
  })
})

describe('what is said of an end', () => {
  const over = (outcome: string | null): Over => ({ over: true, outcome })
  it('is its outcome, where the other position has not ended so', () => {
    const ended = (outcome: string | null, more: object = { stack: [] }) => at({}, over(outcome), { outcome, ...more })
    expect(said(ended('Ann'), ended('Bob'))).toEqual({ outcome: 'Ann' })
    expect(said(ended('Ann'), ended('Ann'))).toEqual({})
    expect(said(ended('Ann'), ended('Ann', {}))).toEqual({ outcome: 'Ann' })
    expect(said(ended(null), at({}, over(null), { stack: [] }))).toEqual({})
    expect(said(at({}, over('Ann')), at({}, {}))).toEqual({ outcome: 'Ann' })
  })
})

describe('what is said of a decision', () => {
  const due = { choices: [climb('short'), climb('tall')] }
  const only = [
    { type: 'climb', tree: 'short' },
    { type: 'climb', tree: 'tall' },
  ]

  it('is nothing where the same is due', () => {
    expect(said(at({}, due), at({}, due))).toEqual({})
  })

  it('is who decides what, and all that is offered, where any of that differs', () => {
    const whole = { due: { seat: 'Ann', asks: 'a tree', only } }
    expect(said(at({}, due), at({}, { over: true, outcome: null }))).toEqual(whole)
    expect(said(at({}, due), at({}, { ...due, asks: 'a bush' }))).toEqual(whole)
    expect(said(at({}, due), at({}, { choices: [climb('short')] }))).toEqual(whole)
    expect(said(at({}, { choices: [climb('short')] }), at({}, { choices: [climb('tall')] }))).toMatchObject({
      due: { only: [{ type: 'climb', tree: 'short' }] },
    })
    const ofBob = { ...due, seat: 'Bob' }
    expect(said(at({}, due), at({}, ofBob))).toEqual(whole)
  })

  it('says whose choice it is where somebody else may choose it', () => {
    const right = { choices: [climb('short'), { ...option('eat'), by: 'Bob' }] }
    expect(said(at({}, right), at({}, {}))).toMatchObject({
      due: {
        only: [
          { type: 'climb', tree: 'short' },
          { type: 'eat', seat: 'Bob' },
        ],
      },
    })
  })

  it('is told with what is offered only there and refused here, each clause once', () => {
    const other = at({}, { choices: [climb('short'), climb('middle'), climb('tall'), option('fly')] })
    const by = ['turns.bare', 'turns.tall']
    const refuses = [{ option: { type: 'climb', tree: 'middle' }, by }]
    expect(said(at({}, { ...due, refused: [climb('oak'), climb('middle')] }), other)).toEqual({
      due: { seat: 'Ann', asks: 'a tree', only, refuses },
    })
    expect(said(at({}, { ...due, refusedAside: [climb('middle')] }), other)).toMatchObject({ due: { refuses } })
  })

  it('is told by what differs where there is much to choose from', () => {
    const dueOf = (choices: readonly Option[], refused: readonly Option[] = []) => at({}, { choices, refused })
    const offersOf = (own: At, other: At) =>
      (said(own, other) as { due?: { only?: []; offers?: []; refuses?: [] } }).due
    expect(offersOf(dueOf(many(0, 24)), dueOf([]))?.only).toHaveLength(24)
    expect(offersOf(dueOf(many(0, 25)), dueOf(many(1, 25)))).toEqual({
      seat: 'Ann',
      asks: 'a tree',
      offers: [{ type: 'take', number: 0 }],
    })
    expect(offersOf(dueOf(many(0, 30)), dueOf([]))?.offers).toHaveLength(24)
    const refusing = offersOf(dueOf(many(0, 25), many(30, 60)), dueOf([...many(0, 25), ...many(30, 60)]))
    expect(Object.keys(refusing ?? {})).toEqual(['seat', 'asks', 'refuses'])
    expect(refusing?.refuses).toHaveLength(24)
    const flying = dueOf([...many(0, 25), option('fly')])
    expect(offersOf(dueOf(many(0, 25)), flying)?.only).toHaveLength(25)
    expect(offersOf(dueOf(many(0, 25), [option('fly')]), flying)?.refuses).toHaveLength(1)
  })
})
