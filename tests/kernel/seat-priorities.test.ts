import { describe, expect, it } from 'vitest'
import { collecting } from '../../src/core/explore/evidence.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { CHANCE } from '../../src/core/kernel/offers/option.js'
import { type Choice, type Decision, NotOffered, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { type Automaton, advise, type Priority, type Situation } from '../../src/core/kernel/seats/automated-seat.js'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { leaningsIn } from '../../src/core/play/components-relied-on.js'
import { courtOf } from '../../src/core/verify/laws/laws.js'
import { playRandomly } from '../../src/core/verify/plays/random-plays.js'
import { adviceIn, lineOf } from '../../src/core/wording/step-lines.js'
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
  otherwise: () => ({ clauses: [bot.chance] }),
  grounds: [bot.chance],
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

describe('chance among equals', () => {
  const drawing = (weight: (option: object) => number): Book<Game> => ({
    ...book,
    automaton: {
      ...automaton,
      draw: () => ({ clauses: [bot.chance], leansOn: ['trees'], weight }),
    },
  })
  const twoFull = { short: 1, middle: 3, tall: 3 }

  it('weighs the options, and tells what the draw rests on', () => {
    const { due } = begun(
      twoFull,
      drawing((option) => (treeIn(option) === 'tall' ? 5 : 2)),
    )
    expect(due.choices.map(({ weight }) => weight)).toEqual([2, 5])
    expect(due.advised?.advice).toMatchObject({ leansOn: ['trees'], drawn: { clauses: [bot.chance], weights: [2, 5] } })
    expect(due.advised?.advice.clauses).toContain(bot.chance)
    expect(adviceIn(due)).toEqual([
      'for Bob, of 4 offered:',
      '  a full tree (3 bot.full): climb tree=middle | climb tree=tall',
      '  chance (3 bot.chance): climb tree=middle 2 in 7 | climb tree=tall 5 in 7',
      '  leaning on trees',
    ])
  })

  it('asks for no weight where one option is left', () => {
    const unasked = () => {
      throw new Error('nothing is drawn')
    }
    expect(begun({ short: 1, middle: 2, tall: 3 }, drawing(unasked)).due.seat).toBe('Bob')
  })

  it.each([0, -1, 1.5, Number.NaN])('takes %s for a defect, and names the priority', (weight) => {
    expect(() =>
      begun(
        twoFull,
        drawing(() => weight),
      ),
    ).toThrow(
      new Defect(`the priority "a full tree": {"tree":"middle","type":"climb"} is drawn with the weight ${weight}`),
    )
  })

  it('decides on everything where nothing is said and the book wants no declining', () => {
    const eager = { ...book, automaton: { ...automaton, otherwise: () => ({ clauses: [bot.chance], chance: true }) } }
    expect(offered(begun({ short: 0, middle: 1, tall: 1 }, eager).due)).toHaveLength(3)
  })
})

describe('what the rules do not offer', () => {
  const keeping = (within: Priority<Look>['within'], wants: Priority<Look>['wants']): Book<Game> => {
    const greedy: Priority<Look> = { ...full, name: 'greedy', wants, within }
    return { ...book, automaton: { ...automaton, priorities: () => [greedy], all: [greedy] } }
  }

  it('is a defect to keep: the priority is named, and the option', () => {
    const cheating: Book<Game> = {
      ...book,
      automaton: {
        ...automaton,
        priorities: ({ decision }) => {
          const [first] = decision.choices
          if (first)
            (decision.choices as Choice[]).unshift({ ...first, option: { type: 'climb', tree: 'moon' } as never })
          return [{ ...short, name: 'cheating', wants: (_, option) => 'tree' in option && option.tree === 'moon' }]
        },
      },
    }
    expect(() => begun({ short: 1, middle: 2, tall: 3 }, cheating)).toThrow(
      new Defect(
        'the priority "cheating" keeps {"tree":"moon","type":"climb"}, which is not offered at "a tree to climb"',
      ),
    )
  })

  it('is a defect of a play, too, so that random plays are held against it', () => {
    const lost = keeping([{ clauses: [bot.most], says: 'a number', value: () => Number.NaN }], () => true)
    const { findings } = playRandomly(
      rulesOf(lost),
      { plays: 3, seed: 1, bound: 100 },
      { watch: collecting(lost), court: courtOf(lost, { watch: collecting(lost) }) },
    )
    expect(findings.map(({ what }) => what)).toContain('the priority "greedy" leaves nothing at "a tree to climb"')
  })
})

describe('evidence of priorities', () => {
  it('counts by priority, by what they belong to, and by the components that they lean on', () => {
    const [high, low] = [
      { ...full, of: 'card 1', leansOn: ['trees'] },
      { ...short, of: 'card 2' },
    ]
    const grouped = { ...book, automaton: { ...automaton, priorities: () => [high, low], all: [high, low] } }
    const { rules, position, due } = begun({ short: 1, middle: 2, tall: 3 }, grouped)
    const watch = collecting(grouped)
    watch.trace(rules.choose(position, offered(due)[0] as never).trace)
    expect(watch.evidence()).toMatchObject({
      advised: { 'a full tree': 1, 'the short tree': 0 },
      advisedOf: { 'card 1': 1, 'card 2': 0 },
      leant: { trees: 1 },
    })
    expect(adviceIn(due)[0]).toBe('for Bob, by card 1, of 4 offered:')
  })

  it('tells how much of a component stands in for the unknown', () => {
    const fact = { component: 'trees', fact: 'three', because: 'counted' }
    const known: Book<Game> = {
      ...book,
      facts: [
        { ...fact, source: 'stand-in' },
        { ...fact, source: 'rulebook' },
      ],
    }
    const evidence = { ...collecting(known).evidence(), leant: { trees: 2 } }
    expect(leaningsIn(known, evidence)).toEqual({ trees: { decided: 2, facts: 2, standIns: 1 } })
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
