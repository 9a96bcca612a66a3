import { describe, expect, it } from 'vitest'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { type Decision, NotBegun, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { withAmendedRows, withHits, withViews } from '../../src/core/kernel/watch/recorders.js'
import { refusalLines } from '../../src/core/wording/refusal-lines.js'
import { book, deed, type Game, game, looks, mayNotClimb, says, tree } from './ladder-game.js'

const rules = rulesOf(book)
const full: Game = { ...game, fruits: 3 }
const bare: Game = { ...game, trees: { short: 1, middle: 0, tall: 0 } }
const poor: Game = { ...game, coins: 0 }

function due(from: Game): Decision {
  const decision = rules.decide(rules.begin(from, 'doing', { tired: false }).position)
  if (decision.over) throw new Error('nothing is due')
  return decision
}

const doable = (from: Game) =>
  due(from).choices.flatMap(({ option }) => ('what' in option ? [String(option.what)] : []))

const refusalsOf = (from: Game, what: string) =>
  due(from)
    .refused()
    .find(({ option }) => 'what' in option && option.what === what)?.refusals ?? []

const cited = (from: Game, what: string) =>
  refusalsOf(from, what).map(({ clauses }) => clauses.map(({ id }) => id).join(', '))

describe('a door', () => {
  it('lets a procedure begin where nothing refuses it', () => {
    expect(rules.begin(game, 'climbing', null).position.stack).toHaveLength(1)
  })

  it('refuses to begin it, with the clauses', () => {
    const knock = () => rules.begin(full, 'climbing', null)
    expect(knock).toThrow(NotBegun)
    expect(knock).toThrow('"climbing" may not begin: 1 ladders.full')
  })

  it('is held against calls, so that a caller that does not know it is a defect', () => {
    expect(rules.begin(game, 'reckless', null).position.stack).toHaveLength(2)
    expect(() => rules.begin(full, 'reckless', null)).toThrow(Defect)
    expect(() => rules.begin(full, 'reckless', null)).toThrow('reckless: "climbing" may not begin: 1 ladders.full')
  })

  it('refuses what leads there, and is told beside what the caller says of what leads nowhere', () => {
    expect(doable(full)).not.toContain('climb')
    expect(cited(full, 'climb')).toEqual(['ladders.somewhere', 'ladders.full'])
    expect(refusalsOf(full, 'climb').slice(1)).toEqual([
      {
        table: 'may not begin',
        row: 0,
        clauses: [says.full],
        because: { fruits: 3 },
        inside: [{ procedure: 'climbing' }],
      },
    ])
  })

  it('is told where something else refuses too, since neither hides the other', () => {
    const refused = deed.refused({ game: full, data: { tired: true } }, rules.inside)
    expect(refused.map(({ refusals }) => refusals.map(({ clauses }) => clauses[0]?.id))).toEqual([
      ['ladders.choose', 'ladders.somewhere', 'ladders.full'],
      ...Array(4).fill(['ladders.choose']),
    ])
  })

  it('is heard as having refused, and what stands behind one is not', () => {
    const heard = (from: Game) => withHits(() => refusalsOf(from, 'climb'))[1].map(({ table }) => table)
    expect(heard(full)).toContain('may not begin')
    expect(heard(bare)).toContain('may not do')
    expect(heard(bare).filter((table) => table === 'may not climb')).toHaveLength(0)
  })
})

describe('what a candidate leads to', () => {
  it('is open where the first offer has an option, or the end comes before any, or it leads nowhere', () => {
    expect(doable({ ...game, fruits: 1 })).toEqual(['climb', 'trade', 'rest', 'sing'])
  })

  it('is nowhere where the first offer has none, told by few rows that refuse every candidate', () => {
    expect(cited(bare, 'climb')).toEqual(['ladders.somewhere', 'ladders.bare', 'ladders.low'])
    expect(refusalLines(refusalsOf(bare, 'climb'))).toEqual([
      '1 ladders.somewhere (opening: nowhere)',
      '  inside climbing (a tree):',
      '    1 ladders.bare (fruit: false): refuses 2 of 3 choices',
      '    1 ladders.low (low: true): refuses 1 of 3 choices',
    ])
  })

  it('tells what refuses some candidates also, after what suffices', () => {
    const none: Game = { ...game, trees: { short: 0, middle: 0, tall: 0 } }
    expect(refusalLines(refusalsOf(none, 'climb')).slice(2)).toEqual([
      '    1 ladders.bare (fruit: false): refuses all 3 choices',
      '    1 ladders.low (low: true): also refuses 1 of 3 choices',
    ])
  })

  it('has a name of the book where it would be open but for certain clauses', () => {
    expect(cited(poor, 'climb')).toEqual(['ladders.poor', 'ladders.price', 'ladders.low'])
    expect(cited({ ...poor, trees: bare.trees }, 'climb')[0]).toBe('ladders.somewhere')
  })

  it('can be an offer further on in the same chart', () => {
    expect(refusalLines(refusalsOf(game, 'trade'))).toEqual([
      '1 ladders.somewhere (opening: nowhere)',
      '  inside "a fruit to trade":',
      '    1 ladders.bare (fruit: false): refuses the only choice',
    ])
  })

  it('is told by what its offer cites where there is nothing to choose from', () => {
    expect(refusalLines(refusalsOf(game, 'shop'))).toEqual([
      '1 ladders.somewhere (opening: nowhere)',
      '  inside shopping (a basket):',
      '    there is nothing to choose from: 1 ladders.baskets',
    ])
  })

  it('is not looked at where something else refuses', () => {
    looks.at = 0
    const refused = deed.refused({ game: { ...bare }, data: { tired: true } }, rules.inside)
    expect(refused.map(({ refusals }) => refusals.map(({ clauses }) => clauses[0]?.id))).toEqual(
      Array(5).fill(['ladders.choose']),
    )
    expect(looks.at).toBe(0)
  })

  it('is remembered of a game while nobody listens and nothing is amended', () => {
    const fresh = { ...bare }
    const looksAt = (piece: () => unknown) => {
      looks.at = 0
      piece()
      return looks.at
    }
    expect(looksAt(() => due(fresh))).toBeGreaterThan(0)
    expect(looksAt(() => due(fresh))).toBe(0)
    expect(
      looksAt(() =>
        withViews(
          () => undefined,
          () => due(fresh),
        ),
      ),
    ).toBeGreaterThan(0)
    const lenient = { table: mayNotClimb.name, rows: mayNotClimb.rows.slice(0, 1) }
    expect(withAmendedRows(lenient, () => doable(fresh))).toContain('climb')
    expect(doable(fresh)).not.toContain('climb')
  })

  it('cannot be asked where nobody can look there', () => {
    expect(() => deed.list({ game, data: { tired: false } })).toThrow(Defect)
  })

  it('names only clauses that stand against the parts, and for each part one', () => {
    for (const from of [bare, poor, { ...poor, trees: bare.trees }]) {
      const parts = tree
        .refused({ game: from, data: null })
        .map(({ refusals }) => refusals.flatMap(({ clauses }) => clauses))
      const told = new Set(
        refusalsOf(from, 'climb')
          .slice(1)
          .flatMap(({ clauses }) => clauses),
      )
      expect(parts).toHaveLength(3)
      for (const part of parts) expect(part.some((clause) => told.has(clause))).toBe(true)
      for (const clause of told) expect(parts.flat()).toContain(clause)
    }
  })
})
