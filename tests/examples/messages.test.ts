/** Lines about examples: the decision that is due, options that are near, and ways in which choices part. */
import { describe, expect, it } from 'vitest'
import {
  ambiguityLines,
  barredLines,
  closedLines,
  dueLine,
  missingClauses,
  optionsText,
  reachedLine,
  refusedByText,
  refusedLines,
} from '../../src/core/examples/comparison/messages.js'
import type { BarredVerdict } from '../../src/core/examples/comparison/verdict.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Option, RefusedChoice } from '../../src/core/kernel/offers/option.js'
import type { Decision } from '../../src/core/kernel/plays/rules.js'
import type { Clause } from '../../src/core/kernel/sections/clause.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import type { NamedPlay } from '../../src/core/records/named-play.js'
import { turns } from '../kernel/orchard.js'

const dueOf = (options: readonly Option[] = [], more: object = {}): Decision =>
  ({ over: false, seat: 'Ann', asks: 'a tree', choices: options.map((one) => ({ option: one })), ...more }) as never
const refusal = (clause: Clause) => ({ table: 'may not', row: 0, clauses: [clause], because: {} })
const refused = (type: string, ...clauses: readonly Clause[]): RefusedChoice =>
  ({ option: option(type), seat: 'Ann', refusals: clauses.map(refusal) }) as never

describe('what is due', () => {
  it('is told with who decides what, or with what is over and came to what', () => {
    expect(dueLine({ due: dueOf([], { about: 'of two' }), procedure: 'turn' })).toBe('Ann to decide: a tree (of two)')
    const over = (procedure: string, outcome: unknown) => dueLine({ due: { over: true, outcome } as never, procedure })
    expect(over('turn', 'Ann')).toBe('the turn is over: "Ann"')
    expect(over('turn', null)).toBe('the turn is over; nothing is left to decide')
    expect(['the game', 'a turn', 'an ascent', 'anchor', 'ascent'].map((name) => over(name, 0))).toEqual([
      'the game is over: 0',
      'a turn is over: 0',
      'an ascent is over: 0',
      'the anchor is over: 0',
      'the ascent is over: 0',
    ])
  })

  it('is told after what ended without a choice', () => {
    const reached = (withoutChoice?: object) =>
      reachedLine({
        due: { over: true, outcome: 1 },
        procedure: 'turn',
        ...(withoutChoice && { withoutChoice }),
      } as never)
    expect([undefined, { isNothing: true }, { isNothing: false }].map(reached)).toEqual([
      'the turn is over: 1',
      'nothing can be done; the turn is over: 1',
      'done without a choice; the turn is over: 1',
    ])
  })
})

describe('what ended without a choice', () => {
  const ended = (isNothing: boolean, ...candidates: readonly RefusedChoice[]) =>
    closedLines({ isNothing, passed: [{ refused: () => candidates }] as never, clauses: [turns.wind, turns.wind] })
  it('is told by the clauses that led to the end, where nothing was refused and nothing changed', () => {
    expect([ended(true), ended(false)]).toEqual([['1 turns.wind'], []])
  })

  it('is told by what was refused for the fewest reasons, and by how many others there were', () => {
    const [climb, eat, sleep] = [
      refused('climb', turns.bare),
      refused('eat', turns.hungry, turns.eat),
      refused('sleep', turns.bare),
    ]
    expect(ended(false, climb, sleep)).toEqual(['climb, sleep: 1 turns.bare'])
    expect(ended(false, eat, climb, sleep)).toEqual(['climb, sleep: 1 turns.bare', '1 more, for more reasons'])
    expect(ended(true, eat)).toEqual(['eat: 1 turns.hungry; 1 turns.eat'])
  })

  it('is told with what stands further in below', () => {
    const inner = {
      option: option('climb'),
      seat: 'Ann',
      refusals: [refusal(turns.bare), { ...refusal(turns.tall), inside: [{ procedure: 'climb', asks: 'a tree' }] }],
    }
    expect(ended(false, inner as never)).toEqual([
      'climb: 1 turns.bare',
      '  inside climb (a tree):',
      '    1 turns.tall',
    ])
    expect(refusedLines(inner as never)[0]).toBe('climb is refused by 1 turns.bare')
    expect(refusedLines(inner as never, ': ')).toEqual([
      'climb: 1 turns.bare',
      '  inside climb (a tree):',
      '    1 turns.tall',
    ])
  })
})

describe('what is offered', () => {
  const types = (many: number) => Array.from({ length: many }, (_, at) => option(`t${at}`))
  it('is told up to twelve', () => {
    const twelve = types(12).map(({ type }) => type)
    expect(optionsText(dueOf(types(12)))).toBe(`offered: ${twelve.join(', ')}`)
    expect(optionsText(dueOf(types(14)))).toBe(`offered: ${twelve.join(', ')}, and 2 more`)
  })
})

describe('clauses that are expected to refuse', () => {
  it('are named where there are some, and those are lacking by which nothing is refused', () => {
    expect([refusedByText([]), refusedByText(['a.b', 'c.d'])]).toEqual(['', ' by a.b, c.d'])
    const refusals = [{ ...refusal(turns.bare), clauses: [turns.bare, turns.tall] }, refusal(turns.eat)] as never
    expect(missingClauses(refusals, ['turns.tall', 'turns.wind', 'turns.eat', 'turns.bare', 'no.such'])).toEqual([
      'turns.wind',
      'no.such',
    ])
  })
})

describe('choices that cannot be made', () => {
  const linesOf = (more: Partial<BarredVerdict>) =>
    barredLines({ choices: [], unsaid: [], due: dueOf(), refused: [], procedure: 'turn', ...more } as never)
  const climb = (tree: string) => option('climb', { tree })
  const [short, middle, tall] = [climb('short'), climb('middle'), climb('tall')] as const

  it('are told with what refuses them, and no more of what is offered', () => {
    const made = { option: short, seat: 'Ann', named: true, others: 0 }
    expect(
      linesOf({
        unsaid: [tall, { seat: 'Bob', type: 'eat' }],
        refused: [refused('climb', turns.tall)],
        choices: [made],
      }),
    ).toEqual([
      'cannot be chosen: climb tree=tall, Bob: eat',
      'climb is refused by 1 turns.tall',
      'after: Ann: climb tree=short',
      'Ann to decide: a tree',
    ])
  })

  it('are told with what is over', () => {
    expect(linesOf({ unsaid: [tall], due: { over: true, outcome: null } })).toEqual([
      'cannot be chosen: climb tree=tall',
      'the turn is over; nothing is left to decide',
    ])
  })

  it('are told with what has most in common with the first of them, unless that is much', () => {
    const meant = (named: object, ...options: readonly Option[]) =>
      linesOf({ unsaid: [named, tall] as never, due: dueOf(options) }).slice(2, -1)
    const nothing = 'nothing with these words is offered or refused here, nor after declining'
    const other = option('eat', { tree: 'tall', seat: 'Ann' })
    expect(meant({ type: 'climb', tree: 'high' }, short, middle, tall, other)).toEqual([
      nothing,
      'did you mean climb tree=short or climb tree=middle or climb tree=tall?',
    ])
    expect(meant({ type: 'climb', tree: 'middle', height: 2 }, short, middle, other)).toEqual([
      nothing,
      'did you mean climb tree=middle?',
    ])
    expect(meant({ type: 'climb', tree: 'high' }, short, middle, tall, option('climb'))).toEqual([nothing])
    expect(meant({ seat: 'Ann', type: 'fly' }, short, other)).toEqual([nothing])
    expect(linesOf({ due: dueOf([short]) })).toEqual([
      'cannot be chosen: ',
      'Ann to decide: a tree',
      nothing,
      'offered: climb tree=short',
    ])
  })

  it('are told after the last choices, and how many came before them', () => {
    const after = (many: number) =>
      linesOf({
        choices: Array.from({ length: many }, (_, at) => ({
          option: option(`t${at}`),
          seat: 'A',
          named: true,
          others: 0,
        })),
        due: { over: true, outcome: null },
      })[1]
    expect([4, 5, 6].map(after)).toEqual([
      'after: A: t0, A: t1, A: t2, A: t3',
      'after: A: t0, A: t1, A: t2, A: t3, A: t4',
      'after: 2 choices, then A: t2, A: t3, A: t4, A: t5',
    ])
  })
})

describe('choices that can be made in several ways', () => {
  const play = (types: readonly string[], game: object, more: object = {}) =>
    ({
      choices: types.map((type) => option(type)),
      position: { game, stack: [], ...more },
    }) as unknown as NamedPlay<GameState>
  const waysOf = (one: readonly string[], other: readonly string[]) =>
    ambiguityLines([play(one, {}), play(other, {})])[1]

  it('are told from where they part', () => {
    expect(waysOf(['a', 'b', 'c'], ['a', 'x', 'c'])).toBe('one way: b, c; another: x, c')
    expect(waysOf(['a', 'b'], ['a'])).toBe('one way: b; another: nothing more')
    expect(waysOf(['a'], ['a', 'b'])).toBe('one way: nothing more; another: b')
    expect(waysOf(['a'], ['a'])).toBe('one way: nothing more; another: nothing more')
  })

  it('are told with twelve differences at most, of the game, the outcome and what runs', () => {
    const many = (count: number, value: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, value]))
    const told = (count: number) => ambiguityLines([play([], many(count, 1)), play([], many(count, 2)), play([], {})])
    expect([told(11), told(12), told(13)].map(({ length }) => length)).toEqual([13, 14, 14])
    expect(told(1)).toEqual([
      'the choices lead to 3 different positions; say more, so that one is left',
      'one way: nothing more; another: nothing more',
      'game.n0: 1 or 2',
    ])
  })

  it('are none where fewer than two were found', () => {
    expect([ambiguityLines([]), ambiguityLines([play(['a'], {})])]).toEqual([[], []])
  })
})
