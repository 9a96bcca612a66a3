/** Forced steps at which the last choice is refused: which of several is told, and which are none. */
import { describe, expect, it } from 'vitest'
import { refusedAtForced } from '../../src/core/examples/comparison/forced-steps.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Rules } from '../../src/core/kernel/plays/rules.js'
import type { Named } from '../../src/core/records/match-plays.js'

/** A step of a play: what is offered, which of it is named, what is refused. */
interface Step {
  readonly offers: readonly string[]
  readonly named?: true
  readonly refuses?: readonly string[]
  readonly declines?: true
}

/** Tells of a play of these steps, each of which makes the first choice that it offers. */
function toldOf(steps: readonly Step[], ...groups: readonly (readonly Named[])[]) {
  const rules = {
    decide: ({ game }: { game: number }) => {
      const { offers, refuses = [], declines = false } = steps[game] ?? { offers: [] }
      return {
        over: false,
        step: game,
        choices: offers.map((type) => ({ option: option(type), seat: 'Ann', declines })),
        refused: () => refuses.map((type) => ({ option: option(type), seat: 'Ann', refusals: [] })),
      }
    },
    choose: ({ game }: { game: number }, chosen: object) => ({
      position: { game: game + 1, stack: [] },
      trace: [{ kind: 'chosen', option: chosen, seat: 'Ann' }],
    }),
  } as unknown as Rules
  const position = { game: 0, stack: [] }
  const begun = { game: 0, procedure: 'walk', position, trace: [{ kind: 'called' }] }
  const choices = steps.map(({ offers }) => option(offers[0] ?? ''))
  const play = {
    position,
    choices,
    named: steps.map(({ named = false }) => named),
    others: steps.map(() => 0),
    over: [],
    trace: [],
  }
  const [verdict, trace] = refusedAtForced(rules, { begun, groups } as never, play as never) ?? []
  if (verdict === undefined || trace === undefined) return undefined
  return {
    at: (verdict.due as unknown as { step: number }).step,
    made: verdict.choices.map((one) => [one.option.type, one.named]),
    refused: verdict.refused.map((one) => one.option.type),
    unsaid: verdict.unsaid,
    lines: trace.map(({ kind }) => kind),
    reached: verdict.position.game,
    of: [verdict.is, verdict.procedure, verdict.over],
  }
}

const milk: Step = { offers: ['milk', 'jam'], named: true }
const tea: Step = { offers: ['tea'], refuses: ['salt', 'oil'] }
const salt: Step = { offers: ['salt', 'oil'], named: true }
const wanted = { seat: 'Ann', type: 'salt' }
const named = [{ type: 'milk' }, wanted]

describe('the last choice is refused at a forced step', () => {
  it('where nothing else can be chosen there, with all that happened until then', () => {
    expect(toldOf([milk, tea, salt], named)).toEqual({
      at: 1,
      made: [['milk', true]],
      refused: ['salt'],
      unsaid: [wanted],
      lines: ['called', 'chosen'],
      reached: 1,
      of: ['refused', 'walk', []],
    })
  })

  it('at the first of several, though not each of them refuses it', () => {
    const idle: Step = { offers: ['tea'], refuses: ['oil'] }
    expect(toldOf([milk, idle, tea, tea, salt], named)).toMatchObject({
      at: 2,
      made: [
        ['milk', true],
        ['tea', false],
      ],
    })
    expect(toldOf([{ ...milk, named: undefined as never }, tea, salt], [wanted])).toMatchObject({ at: 1 })
  })

  it('not before the choice that was named before it, and not where it is made itself', () => {
    expect(toldOf([{ ...tea, named: true }, salt], [{ type: 'tea' }, wanted])).toBeUndefined()
    expect(toldOf([milk, { offers: ['salt'], named: true, refuses: ['salt'] }], named)).toBeUndefined()
  })

  it('not where something else could be chosen, nor where that only declines', () => {
    expect(toldOf([milk, { offers: ['tea', 'jam'], refuses: ['salt'] }, salt], named)).toBeUndefined()
    expect(toldOf([milk, { ...tea, declines: true }, salt], named)).toBeUndefined()
    expect(toldOf([milk, { offers: [], refuses: ['salt'] }, salt], named)).toBeUndefined()
  })

  it('by the last choice of the group that names it', () => {
    const twice: Step = { offers: ['tea'], refuses: ['salt', 'milk', 'jam'] }
    expect(toldOf([milk, twice, salt], named)).toMatchObject({ refused: ['salt'] })
    expect(toldOf([milk, twice, salt], named, [{ type: 'jam' }])).toMatchObject({ refused: ['salt'], unsaid: [wanted] })
    expect(toldOf([milk, twice, salt], named, [{ seat: 'Bob', type: 'salt' }])).toMatchObject({
      refused: ['salt'],
      unsaid: [wanted],
    })
    expect(toldOf([milk, twice, salt], [{ type: 'milk' }, wanted, { type: 'jam' }])).toBeUndefined()
  })

  it('nowhere where nothing was named', () => {
    expect(toldOf([tea, { offers: ['salt'] }], [wanted])).toBeUndefined()
  })
})
