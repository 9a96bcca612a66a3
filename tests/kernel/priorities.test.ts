import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/kernel/book.js'
import { rule, section } from '../../src/kernel/clause.js'
import { CHANCE } from '../../src/kernel/offer.js'
import { type Automaton, advise, type Priority, type Situation } from '../../src/kernel/priorities.js'
import { type Decision, NotOffered, rulesOf } from '../../src/kernel/rules.js'
import { lineOf } from '../../src/kernel/trace.js'
import { type Game, book as orchard } from './orchard.js'

const bot = section('bot', '3', 'Playing alone', {
  seat: rule('The bot plays Bob.'),
  full: rule('The bot climbs where two fruits or more are left.'),
  most: rule('Within that, it prefers the tree with most fruit.'),
  short: rule('Then it climbs the short tree.'),
  chance: rule('What is left is decided by chance.'),
})
type Look = Situation<Game>
const treeIn = (option: object): keyof Game['trees'] =>
  'tree' in option ? (option.tree as keyof Game['trees']) : 'short'

const full: Priority<Look> = {
  name: 'a full tree',
  clauses: [bot.full],
  asks: 'a tree to climb',
  wants: ({ position }, option) => option.type === 'climb' && position.game.trees[treeIn(option)] >= 2,
  within: [
    {
      clauses: [bot.most],
      says: 'most fruit',
      value: ({ position }, option) => position.game.trees[treeIn(option)],
    },
  ],
}
const short: Priority<Look> = {
  name: 'the short tree',
  clauses: [bot.short],
  asks: 'a tree to climb',
  wants: (_, option) => treeIn(option) === 'short' && option.type === 'climb',
  within: [],
}
const automaton: Automaton<Game> = {
  plays: (_, seat) => seat === 'Bob',
  seated: (game) => game,
  priorities: () => [full, short],
  noted: (game) => game,
  all: [full, short],
  otherwise: [bot.chance],
}
const book: Book<Game> = { ...orchard, sections: [...orchard.sections, bot], automaton }

const withTrees = (trees: Game['trees']): Game => ({ ...orchard.empty, trees, ladder: 'Bob' })
const begun = (trees: Game['trees'], of: Book<Game> = book, picker = 'Bob') => {
  const rules = rulesOf(of)
  const { position } = rules.begin(withTrees(trees), 'climb', { picker })
  const due = rules.decide(position)
  if (due.over) throw new Error('nothing is due')
  return { rules, position, due }
}
const offered = ({ choices }: Decision) => choices.map(({ option }) => option)

describe('a seat that the book plays', () => {
  it('is offered only what the first priority wants, narrowed by what is nested in it', () => {
    const { due } = begun({ short: 1, middle: 2, tall: 3 })
    expect(offered(due)).toEqual([{ type: 'climb', tree: 'tall' }])
    expect(due.seat).toBe('Bob')
    expect(due.advised?.advice.steps.map(({ says, left }) => [says, left.length])).toEqual([
      ['a full tree', 2],
      ['most fruit', 1],
    ])
  })

  it('goes to the next priority where the first wants nothing', () => {
    expect(offered(begun({ short: 1, middle: 1, tall: 1 }).due)).toEqual([{ type: 'climb', tree: 'short' }])
  })

  it('leaves equals to chance', () => {
    const { due } = begun({ short: 1, middle: 3, tall: 3 })
    expect(due.seat).toBe(CHANCE)
    expect(due.choices.map(({ weight }) => weight)).toEqual([1, 1])
    expect(due.advised?.seat).toBe('Bob')
  })

  it('declines where no priority says anything', () => {
    const { due } = begun({ short: 0, middle: 1, tall: 1 })
    expect(offered(due)).toEqual([{ type: 'stop' }])
    expect(due.advised?.advice).toMatchObject({ clauses: [bot.chance], steps: [] })
  })

  it('never gets more than the rules offer', () => {
    for (const trees of [
      { short: 1, middle: 2, tall: 3 },
      { short: 0, middle: 0, tall: 2 },
    ]) {
      const everything = offered(begun(trees, orchard).due)
      for (const option of offered(begun(trees).due)) expect(everything).toContainEqual(option)
    }
  })

  it('cannot choose what its priorities leave out, though the rules offer it', () => {
    const { rules, position } = begun({ short: 1, middle: 2, tall: 3 })
    expect(() => rules.choose(position, { type: 'climb', tree: 'short' } as never)).toThrow(NotOffered)
  })

  it('tells why in the trace', () => {
    const { rules, position, due } = begun({ short: 1, middle: 2, tall: 3 })
    const [first] = rules.choose(position, offered(due)[0] as never).trace
    expect(first?.kind).toBe('advised')
    expect(first && lineOf(first)).toContain('most fruit (3 bot.most): climb tree=tall')
  })

  it('leaves the other seats alone', () => {
    const trees = { short: 1, middle: 2, tall: 0 }
    expect(offered(begun(trees, book, 'Ann').due)).toEqual(offered(begun(trees, orchard, 'Ann').due))
  })

  it('is advised the same way by whoever asks', () => {
    const { position } = begun({ short: 1, middle: 2, tall: 3 })
    const { due } = begun({ short: 1, middle: 2, tall: 3 }, orchard)
    expect(advise(automaton, { position, decision: due }).priority).toBe('a full tree')
  })
})

describe('what a priority has decided', () => {
  it('can be noted in the game', () => {
    const noting: Book<Game> = {
      ...book,
      automaton: { ...automaton, noted: (game) => ({ ...game, baskets: { ...game.baskets, Ann: 5 } }) },
    }
    const { rules, position, due } = begun({ short: 1, middle: 2, tall: 3 }, noting)
    expect(rules.choose(position, offered(due)[0] as never).position.game.baskets).toEqual({ Ann: 5, Bob: 1 })
  })
})
