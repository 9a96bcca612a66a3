/** Meanings as examples: what each kind says, and what no example can say. */
import { describe, expect, it } from 'vitest'
import { exampleOf, type Ground } from '../../src/ask/as-example.js'
import type { Meaning } from '../../src/ask/meaning.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { measure } from '../../src/core/kernel/tables/measure.js'
import { book, type Game, scoring } from '../kernel/orchard.js'

const fruits = measure('fruits', [scoring.fruit], {}, (game: Game) => game.baskets.Ann).over()
const rules = rulesOf({ ...book, measures: [fruits] })
const SETUP: Ground = { from: 'setup' }

const said = (meaning: object, ground: Ground = SETUP) =>
  exampleOf(rules, 'it', meaning as unknown as Meaning<Game>, ground)
/** The end of an example, as a file writes it. */
const ends = (value: object) => Object.fromEntries([['then', value]])
const clauses = (...ids: readonly string[]) => ({ clauses: ids.map((id) => ({ id })) })

const CLIMB = { procedure: 'climb', args: { picker: 'Ann' } }
const CHOICE = { type: 'climb', tree: 'short' }
const action = (more: object) => ({
  ...{
    is: 'action',
    ...CLIMB,
    shut: [],
    choices: [CHOICE],
    goesOn: false,
    standing: { from: 'setup', game: book.empty },
  },
  ...more,
})
const coming = (verdict: object) => action({ comesTo: () => ({ verdict }) })
const legal = (due: object) => coming({ is: 'legal', due })

describe('an example of what may not begin', () => {
  const shut = [clauses('turns.hungry'), clauses('turns.hungry', 'turns.eat')]

  it('is refused by every clause at the door, each once', () => {
    expect(said(action({ shut }))).toEqual({
      name: 'it',
      cites: ['turns.hungry', 'turns.eat'],
      given: { from: 'setup', ...CLIMB },
      refused: { by: ['turns.hungry', 'turns.eat'] },
    })
  })

  it('is refused by the one clause at the door', () => {
    expect(said(action({ shut: [clauses('turns.hungry')] }))).toMatchObject({ refused: { by: ['turns.hungry'] } })
  })

  it('begins with a game alone, and has no argument where none is taken', () => {
    const ground = { game: { baskets: { Ann: 0 } }, stack: ['turn'] }
    expect(said(action({ shut, args: null }), ground)).toMatchObject({
      given: { game: ground.game, procedure: 'climb' },
    })
    expect(said(action({ shut, args: null }), ground)?.given).not.toHaveProperty('args')
    expect(said(action({ shut, args: null }), ground)?.given).not.toHaveProperty('stack')
  })

  it('goes on from a whole position as it is', () => {
    const ground = { game: {}, stack: ['turn'] }
    expect(said(action({ shut, goesOn: true }), ground)).toMatchObject({ given: ground })
  })
})

describe('an example of a choice that is refused', () => {
  const refused = (...each: readonly (readonly string[])[]) =>
    coming({
      is: 'refused',
      refused: each.map((ids, at) => ({
        seat: 'Ann',
        option: { type: 'climb', tree: `tree ${at}` },
        refusals: [clauses(...ids)],
      })),
    })

  it('names the clauses that refuse all that was meant', () => {
    expect(said(refused(['turns.tall', 'turns.bare'], ['turns.bare']))).toMatchObject({
      cites: ['turns.bare'],
      when: [CHOICE],
      refused: { by: ['turns.bare'] },
    })
    expect(said(refused(['turns.tall', 'turns.bare'], ['turns.bare'], ['turns.tall']))).toMatchObject({
      cites: ['turns.tall', 'turns.bare'],
      when: [{ seat: 'Ann', type: 'climb', tree: 'tree 0' }],
    })
  })

  it('tells of the first option where each is refused for its own reason', () => {
    expect(said(refused(['turns.tall', 'turns.tall'], ['turns.bare']))).toMatchObject({
      cites: ['turns.tall'],
      when: [{ seat: 'Ann', type: 'climb', tree: 'tree 0' }],
      refused: { by: ['turns.tall'] },
    })
  })

  it('keeps the choices before the one that is refused', () => {
    const before = { type: 'climb', tree: 'middle' }
    const twice = { ...refused(['turns.tall'], ['turns.bare']), choices: [before, CHOICE] }
    expect(said(twice)).toMatchObject({ when: [before, { seat: 'Ann', type: 'climb', tree: 'tree 0' }] })
  })

  it('is none where nothing was meant', () => {
    expect(said(refused())).toBeUndefined()
    expect(said(coming({ is: 'ambiguous', found: [] }))).toBeUndefined()
    expect(said(action({}))).toBeUndefined()
  })
})

describe('an example of a choice that is legal', () => {
  it('says what is due then, by the clauses of that, each once', () => {
    const due = { over: false, seat: 'Bob', asks: 'a tree', cites: [{ id: 'turns.order' }, { id: 'turns.order' }] }
    expect(said(legal(due))).toMatchObject({
      cites: ['turns.order'],
      when: [CHOICE],
      ...ends({ due: { seat: 'Bob', asks: 'a tree' } }),
    })
    expect(said(action({ choices: [], comesTo: () => ({ verdict: { is: 'legal', due } }) }))).not.toHaveProperty('when')
  })

  it('says what it came to, by the last clauses on the way', () => {
    const game = { ...book.empty, trees: { short: 1, middle: 2, tall: 2 }, baskets: { Ann: 1, Bob: 0 } }
    const eats = { ...legal({ over: true, outcome: null }), procedure: 'eat', choices: [], standing: { game } }
    expect(said(eats)).toEqual({
      name: 'it',
      cites: ['turns.eat'],
      given: { from: 'setup', procedure: 'eat', args: { picker: 'Ann' } },
      ...ends({ outcome: null }),
    })
  })

  it('is none where no clause is known for it', () => {
    const over = legal({ over: true, outcome: 0 })
    expect(said({ ...over, goesOn: true })).toBeUndefined()
    expect(said({ ...over, procedure: 'nothing of the kind' })).toBeUndefined()
    expect(said({ ...over, procedure: 'climb', args: { picker: 'nobody' } })).toBeUndefined()
  })
})

describe('an example of a number', () => {
  const standing = { from: 'setup', game: book.empty }
  const quantity = (counts: readonly object[], more: object = {}) => ({
    ...{ is: 'quantity', total: fruits, counts, standing },
    ...more,
  })

  it('begins what leaves the number as it is, and nests values by their arguments', () => {
    expect(said(quantity([{ argument: {}, value: 0 }]))).toEqual({
      name: 'it',
      cites: ['scoring.fruit'],
      given: { from: 'setup', procedure: 'orchard' },
      ...ends({ totals: { fruits: 0 } }),
    })
    const counts = [
      { argument: { seat: 'Ann', tree: 1 }, value: 2 },
      { argument: { seat: 'Ann', tree: 2 }, value: 3 },
      { argument: { seat: 'Bob', tree: 1 }, value: 4 },
    ]
    expect(said(quantity(counts))).toMatchObject({
      ...ends({ totals: { fruits: { Ann: { 1: 2, 2: 3 }, Bob: { 1: 4 } } } }),
    })
  })

  it('goes on from a position under way', () => {
    const ground = { game: {}, stack: ['turn'] }
    expect(said(quantity([{ argument: {}, value: 0 }]), ground)).toMatchObject({ given: ground })
    const idle = { game: {}, stack: undefined } as unknown as Ground
    expect(said(quantity([{ argument: {}, value: 0 }]), idle)).toMatchObject({ given: { procedure: 'orchard' } })
  })

  it('is none where everything that begins changes the number', () => {
    const counts = [{ argument: {}, value: 0 }]
    const other = { ...fruits, name: 'leaves', count: ({ ladder }: Game) => (ladder === 'Ann' ? 1 : 2) }
    const altered = { from: 'setup', game: { ...book.empty, ladder: 'Bob' } }
    expect(said(quantity(counts, { total: other, standing: altered }))).toBeUndefined()
  })

  it('is none of what merely stands in a game, nor of statements', () => {
    expect(said(quantity([], { fields: [['baskets']] }))).toBeUndefined()
    expect(said({ is: 'statements' })).toBeUndefined()
  })
})
