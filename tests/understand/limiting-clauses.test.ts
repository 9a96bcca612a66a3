/** What the rules say of the words of a sentence: which clauses and questions are told, and how sure that is. */
import { describe, expect, it } from 'vitest'
import { statementsOn, tongueOf } from '../../src/ask/limiting-clauses.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { question } from '../../src/core/kernel/sections/question.js'
import { one } from '../../src/core/kernel/tables/rule-table.js'
import { range, view } from '../../src/core/kernel/tables/table-view.js'
import type { BookEntries } from '../../src/core/lookup/entries.js'

const of = (...sections: BookEntries['sections']): BookEntries => ({ tables: [], charts: [], sections })
const END = ['The end.', 'The start.', 'The middle.', 'So it is.', 'That is all.', 'It is quiet.']

/** A book of clauses that are called k1, k2 and so on, under a title that nobody prints. */
const texts = (...all: readonly string[]) =>
  of(section('s', '1', '', Object.fromEntries(all.map((text, at) => [`k${at + 1}`, rule(text)]))))

/** A book of such clauses, and others that say nothing of any sentence. */
const among = (...all: readonly string[]) => texts(...all, ...END)

function told(asked: string, book: BookEntries) {
  const [first, ...others] = statementsOn(book, sentenceOf(asked))
  expect(others).toEqual([])
  return (
    first && {
      ...first,
      clauses: first.clauses.map(({ id }) => id),
      questions: first.questions.map(({ name }) => name),
    }
  )
}
const clausesFor = (asked: string, book: BookEntries) => told(asked, book)?.clauses

const asking = (name: string, asks: string) =>
  question(name, { asks, clauses: [], readings: { no: 'No.', yes: 'Yes.' }, usual: 'no', because: 'So it is.' })

describe('the words of a book', () => {
  it('are those of its clauses, and those that players have for them', () => {
    const { known, meant } = tongueOf({ ...among('A tank rolls.'), alsoCalled: { tank: ['panzer'] } })
    expect([...known].slice(0, 3)).toEqual(['a', 'tank', 'roll'])
    expect([...meant]).toEqual([['panzer', ['tank']]])
  })
})

describe('the rules say something', () => {
  it('of what is said, in the words of the sentence', () => {
    expect(told('which tank rolls far away', among('A tank rolls.', 'A gun rolls by.'))).toMatchObject({
      ...{ is: 'statements', clauses: ['s.k1', 's.k2'], questions: [], isOpen: false, parts: [] },
      ...{ unused: ['away'], sentence: 'which tank rolls far away' },
    })
    expect([...(told('which tank rolls', among('A tank rolls.', 'A gun rolls by.'))?.covered ?? [])]).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  it.each([
    ['one whole word of several', 'tank flies high', 1],
    ['a single word in another form', 'moved', 1],
    ['not another form of one among several', 'moved flies', 0],
    ['not a slip', 'artilery', 0],
    ['not a slip among several', 'artilery flies', 0],
    ['not a slip behind a small word', 'the artilery', 0],
    ['a single word of a title', 'gear', 1],
    ['the same behind a small word', 'the gear', 1],
    ['not a word of a title among several', 'gear flies', 0],
    ['nothing that is said', 'plane', 0],
  ])('of %s: %s', (_, asked, count) => {
    const book = of(section('s', '1', 'Gear', { k1: rule('A tank moves.'), k2: rule('Artillery fires.') }))
    expect(statementsOn(book, sentenceOf(asked))).toHaveLength(count)
  })

  it('with the rows that cite it', () => {
    const guns = section('s', '1', '', { k1: rule('Artillery fires.'), k2: rule('Mud is deep.') })
    const table = one('t', view({ mud: range(0, 1) }), (row) => [row(guns.k1, { mud: 1 }, 'slow')])
    const sections = [guns]
    expect(clausesFor('artilery mud', { ...of(guns), tables: [table] })?.[0]).toBe('s.k1')
    expect(statementsOn({ ...of(guns), sections }, sentenceOf('artilery flies'))).toEqual([])
    expect(statementsOn({ ...of(guns), tables: [table] }, sentenceOf('artilery deep'))[0]?.clauses[0]?.id).toBe('s.k2')
  })
})

describe('the clauses that are told', () => {
  it('are five at most, and say enough beside the first', () => {
    const tanks = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `A tank ${name}${name}.`)
    expect(clausesFor('tank', among(...tanks))).toEqual(['s.k1', 's.k2', 's.k3', 's.k4', 's.k5'])
    const tank = { k1: rule('A red tank.'), k2: rule('A red gun.') }
    const over = of(section('w', '1', 'Tanks', {}), section('s', '1.1', '', tank))
    // A word of a title further up counts 0.3, which is just enough.
    expect(clausesFor('tank', over)).toEqual(['s.k1', 's.k2'])
    const long = section('s', '1.1', '', { k1: rule('A tank.'), k2: rule('A gun fires at planes.') })
    expect(clausesFor('tank', of(section('w', '1', 'Tanks', {}), long))).toEqual(['s.k1'])
  })

  it('are those of the same name, too: three more at most, each once', () => {
    const rolls = (one: string) =>
      section('s', '1', '', {
        roll: rule('A tank, a big gun.'),
        rollOne: rule(one),
        rollTwo: rule('The start.'),
        rollSix: rule('The middle.'),
        rollTen: rule('The far end.'),
        spin: rule('It is so.'),
        turn: rule('A hill.'),
      })
    expect(clausesFor('tank', of(rolls('The end.')))).toEqual(['s.roll'])
    // All of their names have a word that was asked, which is not enough to tell them otherwise.
    const three = ['s.roll', 's.rollOne', 's.rollTwo', 's.rollSix']
    expect(clausesFor('tank, big gun and roll', of(rolls('The end.')))).toEqual(three)
    expect(clausesFor('tank, big gun and roll', of(rolls('A tank and guns.')))).toEqual(three)
    const among = section('s', '1', '', { roll: rule('A tank.'), rollUp: rule('The end.'), spin: rule('It spins.') })
    expect(clausesFor('tank and roll', of(among))).toEqual(['s.roll', 's.rollUp'])
  })
})

describe('for words that these leave', () => {
  const FIRST = 'aa bb cc dd ee ff gg hh jj kk ll mm'
  const left = (words: string, ...others: readonly string[]) => {
    const found = told(`${FIRST} ${words}`, texts(FIRST, ...others))
    return [found?.clauses, found?.unused]
  }

  it('two others are told that say them beside another word', () => {
    const others = ['An aa of the sea.', 'An aa of the hill.', 'An aa of the wood.']
    expect(left('sea', ...others)).toEqual([['s.k1', 's.k2'], []])
    expect(left('sea hill wood', ...others)).toEqual([['s.k1', 's.k2', 's.k3'], ['wood']])
    expect(left('sea hill', 'An aa of the sea on a hill.', 'An aa.')).toEqual([['s.k1', 's.k2'], []])
    expect(left('pond', 'A pond.')).toEqual([['s.k1'], ['pond']])
  })

  it('none is told that hardly says them', () => {
    expect(left('artilery', 'An aa of artillery.')).toEqual([['s.k1'], ['artilery']])
    const title = of(section('s', '1', '', { k1: rule(FIRST) }), section('a', '2', 'Gear', { k2: rule('An aa.') }))
    expect(clausesFor(`${FIRST} gear`, title)).toEqual(['s.k1', 'a.k2'])
  })
})

describe('the questions that are told', () => {
  it('are two at most, and say nearly as much as the first clause', () => {
    const tanks = among('A tank rolls.')
    const questions = ['a1', 'b1', 'c1'].map((name) => asking(name, 'Does a tank roll?'))
    expect(told('tank rolls', { ...tanks, questions })).toMatchObject({ questions: ['a1', 'b1'], isOpen: true })
    expect(told('tank rolls', { ...tanks, questions: [asking('a1', 'Of a tank?')] })?.questions).toEqual([])
    const longer = [asking('a1', 'Does a tank roll by the sea?')]
    expect(told('tank rolls', { ...tanks, questions: longer })).toMatchObject({ questions: ['a1'], isOpen: false })
  })

  it.each([
    ['tank rolls', 'Does a tank roll, and roll, and roll?', true],
    ['tank rolls', 'Does a tank roll by the sea?', true],
    ['tank rolls', 'Does a tank roll by a wide sea?', false],
    ['tank rolls wide', 'Does a tank roll by a wide, deep sea?', true],
  ])('are what is asked where most of what they ask was said: %s, %s', (asked, asks, isOpen) => {
    const book = among('A tank rolls on wide roads to hills, woods, towns and rivers.')
    expect(told(asked, { ...book, questions: [asking('a1', asks)] })?.isOpen).toBe(isOpen)
    const more = [asking('a1', asks), asking('b1', 'Does a tank roll by deep, dark, wild, cold seas?')]
    expect(told(asked, { ...book, questions: more })?.isOpen).toBe(isOpen)
  })
})

describe('it is clear which clause answers', () => {
  const isClear = (asked: string, ...all: readonly string[]) => told(asked, among(...all))?.isClear
  it.each([
    ['where no other says anything', 'tank rolls', 'The sea.', true],
    ['where none says nearly as much', 'tank rolls', 'A tank.', true],
    ['not where another says as much', 'tank rolls', 'A tank rolls by.', false],
    ['not where another says little less', 'tank', 'A tank of steel, wood, stone, bronze, ivory.', false],
    ['so where a meaning is asked', 'what is a tank', 'A tank of steel.', true],
    ['so where a limit is asked', 'can a tank roll twice', 'A tank rolls again by sea.', true],
    ['not where another limit is asked', 'can a tank roll', 'A tank rolls.', false],
  ])('%s: %s', (_, asked, other, clear) => {
    expect(isClear(asked, 'A tank rolls only once.', other)).toBe(clear)
  })

  it('where it says a quarter more', () => {
    // A number counts 1.25, which is just enough.
    expect(told('3 tanks', texts('Three guns.', 'A tank rolls.'))?.isClear).toBe(true)
    expect(told('tank rolls', texts('A tank rolls.', 'A tank.'))?.isClear).toBe(true)
  })
})

describe('what it is worth', () => {
  it.each([
    ['counts what is said', 'tank rolls', 1.4],
    ['counts what is left', 'tank rolls far away by sea', 0.8],
    ['counts for a meaning', 'what is a tank', 1.1],
    ['counts for a rule', 'why does a tank roll', 1.8],
    ['counts little for a value', 'which tank rolls', 1.5],
    ['does not count for leave', 'may a tank roll', 1.4],
    ['counts most for a limit', 'may a tank roll twice', 2.1 + 1.5],
    ['does not count for a limit without one', 'may a gun roll twice', 0.7 * 2 - 0.3],
  ])('%s: %s', (_, asked, worth) => {
    const book = among('A tank rolls only once.', 'A gun rolls.')
    expect(told(asked, book)?.score).toBeCloseTo(worth, 10)
  })
})
