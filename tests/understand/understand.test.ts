/** What a sentence means: one meaning, several that are as good, or the clauses that answer a general question. */
import { describe, expect, it } from 'vitest'
import { understand } from '../../src/ask/understand.js'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { book as orchard } from '../kernel/orchard.js'
import { bookNamed, type Names } from './named-book.js'
import { askingBy } from './understood.js'

const { furtherIn, meaningsIn, understoodIn } = askingBy(understand)
const meanings = (text: string, names: Names) => meaningsIn(bookNamed(names), text)
const further = (text: string, names: Names) => furtherIn(bookNamed(names), text)

const CLIMB: Names = { procedures: ['climb'], clauses: ['A climb.'] }
const OF = { of: ['Ann', 'Bob'] }

describe('a sentence', () => {
  it('means nothing without a word that tells something', () => {
    const nothing = { meanings: [], further: [], present: [] }
    expect(understoodIn(bookNamed(CLIMB), 'why')).toMatchObject(nothing)
    expect(understoodIn(bookNamed({ clauses: ['A day without rain.'] }), 'without')).toMatchObject(nothing)
    expect(understoodIn(bookNamed(CLIMB), 'fly')).toMatchObject(nothing)
    expect(understoodIn(bookNamed(CLIMB), 'fly')).not.toHaveProperty('impossible')
  })

  it('means what it says best', () => {
    expect(meanings('Ann climbs the hill', CLIMB)).toEqual(['action: Ann climb to hill'])
    expect(meanings('what is the rank', { measures: [['rank']], clauses: ['A rank.'] })).toEqual([
      'quantity: what is rank',
    ])
    expect(meanings('a wide rank', { measures: [['rank']], clauses: ['A wide rank.'] })).toEqual(['says s.k1'])
    expect(understoodIn(bookNamed(CLIMB), 'Ann climbs the hill')).toMatchObject({
      impossible: [],
      further: [],
      present: [],
    })
  })

  it('means several things that are as good, and its own sentence before others', () => {
    expect(meanings('climb', CLIMB)).toEqual(['action: Ann climb', 'action: Bob climb'])
    const ranks = { measures: [['rank'], ['ranks']] } as const
    expect(meanings('the rank of what', ranks)).toEqual(['quantity: what is rank', 'quantity: what is ranks'])
    expect(meanings('the rank of what', { measures: [['rank'], ['rank']] })).toEqual(['quantity: what is rank'])
    expect(meanings('what is ranks', ranks)).toEqual(['quantity: what is ranks'])
    expect(meanings('What is Ranks', ranks)).toEqual(['quantity: what is ranks'])
    expect(meanings('what is RANK', { measures: [['Rank'], ['ranks']] })).toEqual(['quantity: what is Rank'])
  })

  it('means nine things at most, and clauses answer where there are more', () => {
    const ranks = (count: number) => ({
      measures: [...'abcdefghij'].slice(0, count).map((letter) => [`rank ${letter.repeat(3)}`] as const),
    })
    const clauses = ['A rank.']
    expect(meanings('what is the rank', ranks(10))).toHaveLength(9)
    expect(meanings('what is the rank', { ...ranks(9), clauses })).toHaveLength(9)
    expect(meanings('what is the rank', { ...ranks(10), clauses })).toEqual(['says s.k1'])
    expect(further('what is the rank', { ...ranks(10), clauses })).toEqual([
      ...['what is rank aaa', 'what is rank bbb', 'what is rank ccc'],
    ])
  })
})

describe('clauses answer', () => {
  it('where they say as much as a number', () => {
    const tanks = { measures: [['tank limit', OF]], clauses: ['A tank has at most two.'] } as const
    expect(meanings('what is the tank limit', tanks)).toEqual(['says s.k1'])
    expect(further('what is the tank limit', tanks)).toEqual(['what is tank limit'])
    expect(meanings('what is tank limit', tanks)).toEqual(['quantity: what is tank limit'])
    expect(understoodIn(bookNamed(tanks), 'what is the tank limit').present).toMatchObject([
      { sentence: 'what is tank limit', standing: { from: 'empty' } },
    ])
  })

  it('where several numbers are as good, and somebody asks whether it is so', () => {
    const ranks = { measures: [['big red rank'], ['big red ranks']], clauses: ['The big red rank.'] } as const
    expect(meanings('is it the big red rank', ranks)).toEqual(['says s.k1'])
    expect(meanings('the big red rank of what', ranks)).toHaveLength(2)
  })

  it('where leave is asked of several, and they say as much', () => {
    expect(meanings('may we climb', CLIMB)).toEqual(['says s.k1'])
    expect(further('may we climb', CLIMB)).toEqual(['Ann climb', 'Bob climb'])
    const low = { procedures: ['climb low'], clauses: ['A climb.'] }
    expect(meanings('may we climb low', low)).toEqual(['action: Ann climb low', 'action: Bob climb low'])
  })

  it('where leave is asked of ten, whatever they leave themselves', () => {
    const procedures = [...'abcde'].map((letter) => `climb low ${letter.repeat(3)}`)
    expect(meanings('may we climb low', { ...CLIMB, procedures })).toEqual(['says s.k1'])
  })

  it('where several leave more', () => {
    const ladder = { ...CLIMB, clauses: ['A climb.', 'A ladder.'] }
    expect(meanings('climb a ladder', ladder)).toEqual(['says s.k1'])
    expect(further('climb a ladder', ladder)).toEqual(['Ann climb', 'Bob climb'])
    expect(meanings('climb by helicopter', CLIMB)).toEqual(['action: Ann climb', 'action: Bob climb'])
  })

  const GUN = 'big red gun rank'
  const guns = { measures: [[GUN]], clauses: ['Rain falls.', 'A big gun.', 'A red rank.', 'It gains.'] } as const
  const rank = (text: string, more: Partial<Names> = {}) => meanings(`what is the ${GUN} ${text}`, { ...guns, ...more })
  const NUMBER = [`quantity: what is ${GUN}`]

  it('where a number says nothing of what becomes of it', () => {
    expect(rank('it gains')).toEqual(['says s.k4'])
    expect(rank('it gains when rain falls')).not.toEqual(NUMBER)
    expect(rank('it gains', { clauses: ['A big gun.', 'A red rank.'] })).toEqual(NUMBER)
    expect(rank('when rain')).toEqual(NUMBER)
  })

  it('where one of several numbers leaves two words more', () => {
    const open = { measures: [[GUN, OF]] } as const
    expect(rank('when rain falls')).toEqual(NUMBER)
    expect(rank('when rain falls', open)).not.toEqual(NUMBER)
    expect(further(`what is the ${GUN} when rain falls`, { ...guns, ...open })).toEqual([])
    expect(rank('when rain', open)).toEqual(NUMBER)
    expect(rank('', open)).toEqual(NUMBER)
  })

  it('where what stands in a game leaves two words more', () => {
    const rain = section('s', '3', '', { k1: rule('Rain falls.') })
    const book = { ...orchard, sections: [...orchard.sections, rain] }
    expect(meaningsIn(book, 'what is in the tall trees')).toEqual(['quantity: what is tall trees'])
    expect(meaningsIn(book, 'what is in the tall trees when rain falls')[0]).toMatch(/^says /)
    expect(meaningsIn(book, 'what is in the tall trees when rain')).toEqual(['quantity: what is tall trees'])
  })

  it('where a number or an action would be none', () => {
    const big = (domains: Readonly<Record<string, readonly string[]>> = {}): Names => ({
      measures: [['big red rank', domains]],
    })
    // The clause that they are made of.
    const GO = ['says marches.go']
    expect(meanings('is it the big red rank', big())).toEqual(['quantity: what is big red rank'])
    expect(meanings('is it the big red rank', big(OF))).toEqual(GO)
    expect(meanings('is it the big red rank when rain', big())).toEqual(['quantity: what is big red rank'])
    expect(meanings('is it the big red rank when rain falls', big())).toEqual(GO)
    expect(meanings('may it be the big red rank when rain', big())).toEqual(GO)
    expect(meanings('why does Ann climb', { procedures: ['climb'] })).toEqual([])
    expect(meanings('why does Ann climb', CLIMB)).toEqual(['says s.k1'])
    expect(further('why does Ann climb', CLIMB)).toEqual([])
  })
})
