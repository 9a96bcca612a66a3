/** The clauses and the questions that say something of a sentence, and what each is worth for it. */
import { describe, expect, it } from 'vitest'
import { sayingIn } from '../../src/ask/matching-clauses.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { question } from '../../src/core/kernel/sections/question.js'
import { one } from '../../src/core/kernel/tables/rule-table.js'
import { range, view } from '../../src/core/kernel/tables/table-view.js'
import type { BookEntries } from '../../src/core/lookup/entries.js'

const NOTHING = { tables: [], charts: [], seats: ['Reds'] }
const of = (...sections: BookEntries['sections']): BookEntries => ({ ...NOTHING, sections })

/** A section without a title, of clauses that are called k1, k2 and so on. */
const texts = (...all: readonly string[]) =>
  section('s', '1', '', Object.fromEntries(all.map((text, at) => [`k${at + 1}`, rule(text)])))

const sayings = (text: string, book: BookEntries) => {
  const sentence = sentenceOf(text)
  const { clauses, questions } = sayingIn(book, sentence)
  const spoken = (covered: ReadonlyMap<number, number>) =>
    Object.fromEntries([...covered].map(([at, like]) => [sentence.words[at]?.text, Math.round(like * 1000) / 1000]))
  return {
    clauses: clauses.map(({ says, covered, tried, worth }) => ({
      ...{ id: says.id, covered: spoken(covered), tried: spoken(tried), worth },
    })),
    questions: questions.map(({ says, worth }) => ({ name: says.name, worth })),
  }
}

/** Finds what each clause is worth that says something of a sentence, by its id. */
const worths = (text: string, book: BookEntries): Readonly<Record<string, number>> =>
  Object.fromEntries(sayings(text, book).clauses.map(({ id, worth }) => [id, worth]))

/** Finds the words that the first of some texts accounts for. */
const coveredBy = (asked: string, ...all: readonly string[]) =>
  sayings(asked, of(texts(...all))).clauses.find(({ id }) => id === 's.k1')?.covered ?? {}

/** What a word counts that so many of all clauses say. */
const rare = (all: number, many: number) => Math.log(1 + all / (1 + many))
/** By what a clause is worth less that has so many words, under so many unsaid ones. */
const less = (long: number, unsaid = 0) => 1 + long / 100 + unsaid * 0.05

describe('a word', () => {
  it('counts more where few clauses say it', () => {
    const found = worths('tank gun', of(texts('A tank rolls.', 'A gun fires.', 'A heavy gun rolls.', 'The end.')))
    expect(found['s.k1']).toBeCloseTo(rare(4, 1) / less(2), 10)
    expect(found['s.k2']).toBeCloseTo(rare(4, 2) / less(2), 10)
    expect(found['s.k3']).toBeCloseTo(rare(4, 2) / less(3), 10)
    expect(found).not.toHaveProperty('s.k4')
  })

  it('is said by a clause that has it under a slip, and not by one that only speaks of it', () => {
    const found = worths('artilery', of(texts('Artillery fires.', 'It rolls.', 'The end.')))
    expect(found['s.k1']).toBeCloseTo((0.6 * rare(3, 1)) / less(2), 10)
    expect(found['s.k2']).toBeCloseTo((0.3 * rare(3, 1)) / less(1), 10)
  })

  it('counts less of all pieces, and more as a number that is no year', () => {
    const all = of(texts('A marker is here.', 'Take 3 of them.', 'It is 1918.', 'The tank.'))
    const found = worths('marker 3 1918 tank', all)
    expect(found['s.k1']).toBeCloseTo((0.5 * rare(4, 1)) / less(2), 10)
    expect(found['s.k4']).toBeCloseTo(rare(4, 1) / less(1), 10)
    const years = of(texts('Three tanks.', '1918 tanks.', 'The end.'))
    expect(worths('3', years)['s.k1']).toBeCloseTo((1.25 * rare(3, 1)) / less(2), 10)
    expect(worths('1918', years)['s.k2']).toBeCloseTo(rare(3, 1) / less(2), 10)
  })

  it('counts less where it only tells the case', () => {
    const book = of(texts('A tank rolls.', 'A gun fires.', 'The end.'))
    const found = worths('the tank when there is a gun', book)
    expect(found['s.k1']).toBeCloseTo(rare(3, 1) / less(2), 10)
    expect(found['s.k2']).toBeCloseTo((0.6 * rare(3, 1)) / less(2), 10)
    // What stands first may be what is asked of.
    const first = worths('if there is a gun, does the tank stay', book)
    expect(first['s.k2']).toBeCloseTo(rare(3, 1) / less(2), 10)
  })

  it('may be one that denies something', () => {
    const { clauses } = sayings('tank without fuel', of(texts('A tank never has fuel.')))
    expect(clauses[0]?.covered).toEqual({ tank: 1, without: 0.9, fuel: 1 })
  })
})

describe('a clause is worth less', () => {
  it('the more words it has', () => {
    expect(worths('tank', of(texts('A tank.')))['s.k1']).toBeCloseTo(rare(1, 1) / less(1), 10)
    const long = texts('A tank rolls past guns, woods, hills, rivers, towns and roads.')
    expect(worths('tank', of(long))['s.k1']).toBeCloseTo(rare(1, 1) / less(9), 10)
  })

  it('the more of the words over it nobody said, up to three', () => {
    const under = (title: string) => worths('tank', of(section('s', '1', title, { k1: rule('A tank.') })))['s.k1']
    expect(under('Big guns')).toBeCloseTo(rare(1, 1) / less(1, 2), 10)
    expect(under('Big guns and tanks')).toBeCloseTo(rare(1, 1) / less(1, 2), 10)
    expect(under('Big guns of woods')).toBeCloseTo(rare(1, 1) / less(1, 3), 10)
    expect(under('Big guns of dark woods')).toBeCloseTo(rare(1, 1) / less(1, 3), 10)
  })
})

describe('a clause is worth more', () => {
  it('where all of its own name was said', () => {
    const book = of(section('s', '1', '', { fastTank: rule('It rolls.') }))
    expect(worths('fast tank', book)['s.fastTank']).toBeCloseTo((2 * rare(1, 1) * 1.15) / less(1), 10)
    expect(worths('tank', book)['s.fastTank']).toBeCloseTo(rare(1, 1) / less(1), 10)
  })

  const titled = (title: string) => of(section('s', '1', title, { k1: rule('It rolls.') }))
  it.each([
    ['where just its title was said', 'fast tanks', 'Fast tanks', 1.1, 2, 0],
    ['so too where that is one word', 'tanks', 'Tanks', 1.1, 1, 0],
    ['where all that was said is in its title', 'fast tanks', 'Fast old tanks', 1.3, 2, 1],
    ['but not by one word of it', 'tanks', 'Fast tanks', 1, 1, 1],
    ['but not where more was said', 'fast tanks roll', 'Fast tanks', 1, 2, 0],
    ['where somebody asks what that means', 'what is a fast tank', 'Fast tanks', 1.3, 2, 0],
    ['but not where one word is asked for', 'what is a tank', 'Tanks', 1, 1, 0],
  ])('%s: %s', (_, asked, title, factor, words, unsaid) => {
    const rolls = asked.includes('roll') ? rare(1, 1) : 0
    const [worth = 0] = Object.values(worths(asked, titled(title)))
    expect(worth).toBeCloseTo((factor * (words * 0.7 * rare(1, 1) + rolls)) / less(1, unsaid), 10)
  })

  it('by what the rows say that cite it, if it says something itself', () => {
    const guns = texts('A tank rolls.', 'It is stuck in mud.', 'The end.')
    const [clause] = Object.values(guns)
    if (clause === undefined) throw new Error('there is a clause')
    const table = one('t', view({ mud: range(0, 1) }), (row) => [row(clause, { mud: 1 }, 'stuck')])
    const book = { ...of(guns), tables: [table] }
    const first = sayings('tank stuck', book).clauses.find(({ id }) => id === 's.k1')
    expect(first).toMatchObject({ covered: { tank: 1 }, tried: { stuck: 0.5 } })
    expect(first?.worth).toBeCloseTo((1.5 * rare(3, 1)) / less(2), 10)
    expect(sayings('stuck', book).clauses.map(({ id }) => id)).toEqual(['s.k2'])
    expect(sayings('tank rolls', book).clauses[0]?.tried).toEqual({})
  })

  it('and all are told, those of which most is said first', () => {
    const { clauses } = sayings('tank gun', of(texts('A tank.', 'The end.', 'A gun and a tank.')))
    expect(clauses.map(({ id }) => id)).toEqual(['s.k3', 's.k1'])
  })
})

describe('a clause answers', () => {
  it.each([
    ['how many there may be, where it limits', 'can two tanks', 'At most three.', { two: 1 }],
    ['how often, where it limits', 'can tanks roll twice', 'Once only.', { twice: 1 }],
    ['not so for one that only bounds', 'can two tanks', 'Never beyond.', {}],
    ['not so for which one it is', 'can tanks in turn two', 'At most three.', {}],
    ['but for that after any other word', 'can tanks of house two', 'At most three.', { two: 1 }],
    ['not so where nobody asks for a limit', 'two tanks', 'At most three.', {}],
    ['not so for anything else', 'can two tanks', 'At most one gun.', { two: 1 }],
    ['how far something goes, where it bounds', 'what is the highest price', 'Never beyond.', { highest: 1 }],
    ['not so where it does not', 'what is the highest price', 'It is so.', {}],
    ['less where the most is only its name', 'what is the highest price', 'The highest hill.', { highest: 1 }],
    ['the same without a bound', 'what is the limit of it', 'The limits of town.', { limit: 0.3 }],
    [
      'whole where it only tells the case',
      'if the limit of a hill is bare, do we fly',
      'The limits of a hill.',
      { limit: 1, hill: 1 },
    ],
    ['how often, also at the very beginning', 'twice the limit', 'At most three.', { twice: 1, limit: 1 }],
    ['for every seat, where it speaks of one alone', 'are the Reds here', 'Only Reds rest.', { Reds: 1 }],
  ])('%s: %s', (_, asked, text, covered) => {
    expect(coveredBy(asked, text)).toEqual(covered)
  })

  it('for every seat, where it speaks of one alone and somebody asks for yes or no', () => {
    const said = (asked: string, text: string) => {
      const book = { ...of(texts(text, 'Blues fight.')), seats: ['Reds', 'Blues'] }
      return sayings(asked, book).clauses.find(({ id }) => id === 's.k1')?.covered
    }
    expect(said('may Blues rest', 'Only Reds rest.')).toEqual({ Blues: 1, rest: 1 })
    expect(said('Blues rest', 'Only Reds rest.')).toEqual({ rest: 1 })
    expect(said('may Blues rest', 'Reds rest.')).toEqual({ rest: 1 })
    expect(said('may fights rest', 'Only Reds rest.')).toEqual({ rest: 1 })
  })
})

describe('a question', () => {
  it('is worth what a clause is that says the same', () => {
    const tanks = texts('A tank.', 'A gun.')
    const asked = (name: string, asks: string) =>
      question(name, { asks, clauses: Object.values(tanks), readings: { no: '', yes: '' }, usual: 'no', because: '' })
    const questions = [asked('k1', 'The end?'), asked('k2', 'Of a tank?'), asked('tank', 'Of tanks?')]
    const book = { ...of(tanks), questions }
    const found = sayings('tank', book).questions
    expect(found.map(({ name }) => name)).toEqual(['tank', 'k2'])
    expect(found[1]?.worth).toBeCloseTo(rare(2, 2) / less(1), 10)
    expect(found[0]?.worth).toBeCloseTo((1.15 * rare(2, 2)) / less(1), 10)
  })
})
