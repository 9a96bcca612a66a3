/** The fields of a game that a sentence asks for, and the number of them in the answer. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldsIn } from '../../src/ask/game-fields.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'

type Part = number | { readonly [name: string]: Part }

/** Finds the fields that a sentence asks for in a game of these numbers. */
const found = (text: string, game: { readonly [name: string]: Part }) =>
  fieldsIn({ schema: z.any() } as never, { from: 'empty', game: game as unknown as GameState }, sentenceOf(text))

const asked = (text: string, game: { readonly [name: string]: Part }) =>
  found(text, game).map(({ total, counts }) => [
    total.name,
    ...counts.map(({ argument, value }) => [...Object.values(argument), value].join(' ')),
  ])

/** A record of so many names, each with a value. */
const many = <T>(number: number, value: (at: number) => T, name = 'town') =>
  Object.fromEntries(Array.from({ length: number }, (_, at) => [`${name}${at}`, value(at)] as const))

const coins = { Ann: 4, Bob: 2 }

describe('a field is not asked for', () => {
  it('where somebody asks what becomes of something, though its name is said', () => {
    expect(asked('what are the counts of Ann', { counts: coins })).toEqual([])
    expect(asked('how far are the coins of Ann', { coins })).toEqual([])
    expect(asked('what are the coins of Ann', { coins })).toEqual([['coins', 'Ann 4']])
  })

  it('where a word is left that is no condition', () => {
    expect(asked('what are the red coins of Ann', { coins })).toEqual([])
    expect(asked('what are the coins of Ann if Cid wins', { coins })).toEqual([['coins', 'Ann 4']])
  })

  it('where only a part of its name is said', () => {
    expect(asked('how many coins', { 'hero coins': coins })).toEqual([])
    expect(asked('how many hero coins', { 'hero coins': coins })).toEqual([['hero coins', 'Ann 4', 'Bob 2']])
  })

  it('where the name of a list is counted, in which other things stand', () => {
    expect(asked('how many coins', { coins: { Vaasa: coins } })).toEqual([])
    expect(asked('how many coins', { Vaasa: { coins } })).toEqual([['coins', 'Ann 4', 'Bob 2']])
    expect(asked('how many coins', { purse: { Vaasa: { coins: 3 } } })).toEqual([['coins', 'Vaasa 3']])
  })

  it('where it tells which one something is, and somebody asks how many there are', () => {
    const game = { level: 2, cards: 3, score: 7 }
    expect(asked('how many levels are there', game)).toEqual([])
    expect(asked('how many scores are there', game)).toEqual([])
    expect(asked('how many cards are there', game)).toEqual([['cards', '3']])
    expect(asked('how many level', game)).toEqual([['level', '2']])
    expect(asked('how many level if cards fall', game)).toEqual([['level', '2']])
    expect(asked('what are the levels', game)).toEqual([['level', '2']])
  })
})

describe('a number of something alone', () => {
  it('is that of the field that is named in full, or of the only one', () => {
    expect(asked('the level of Ann', { level: coins })).toEqual([['level', 'Ann 4']])
    expect(asked('the level of Ann', { tower: coins })).toEqual([['tower', 'Ann 4']])
    expect(asked('the level of Ann', { tower: coins, wall: coins })).toEqual([])
    expect(asked('what is Ann', { tower: coins })).toEqual([])
  })
})

describe('a sign of capitals', () => {
  it('stands for words that begin with it', () => {
    const army = { army: { Vaasa: { FUS: 3, GUN: 0, fus: 1 } } }
    expect(asked('how many fusiliers in Vaasa', army)).toEqual([['FUS', 'Vaasa 3']])
    expect(asked('how many guns in Vaasa', army)).toEqual([['GUN', 'Vaasa 0']])
    expect(asked('how many shotguns in Vaasa', army)).toEqual([])
    expect(found('how many fusiliers in Vaasa', army)[0]?.score).toBeCloseTo(1.9 - 0.1 + 0.3 + 0.8, 10)
  })
})

describe('of many fields', () => {
  it('those that are not 0 are told, where there are more than nine of one name', () => {
    const nine = { army: many(9, (at) => ({ tank: at % 2 })) }
    expect(asked('how many tanks', nine)[0]).toHaveLength(10)
    const ten = { army: many(10, (at) => ({ tank: at % 2 })) }
    expect(asked('how many tanks', ten)).toEqual([['tank', 'town1 1', 'town3 1', 'town5 1', 'town7 1', 'town9 1']])
    expect(asked('how many tanks', { army: many(10, () => ({ tank: 0 })) })).toEqual([['tank', '0']])
    expect(asked('how many tanks', { army: many(10, (at) => ({ Ann: { tank: at < 10 ? 0 : 1 } })) })).toEqual([
      ['tank', 'Ann 0'],
    ])
  })

  it('none are told where there are too many', () => {
    expect(asked('how many tanks', { army: many(24, () => ({ tank: 1 })) })[0]).toHaveLength(25)
    expect(asked('how many tanks', { army: many(25, () => ({ tank: 1 })) })).toEqual([])
  })

  it('each name is told by itself, where there are few', () => {
    const both = (number: number) => ({
      army: { ...many(5, () => ({ tank: 1 })), ...many(number, () => ({ tanks: 2 }), 'fort') },
    })
    expect(asked('how many tanks', both(4))).toEqual([
      ['tank', ...[0, 1, 2, 3, 4].map((at) => `town${at} 1`)],
      ['tanks', ...[0, 1, 2, 3].map((at) => `fort${at} 2`)],
    ])
    expect(asked('how many tanks', both(5))).toEqual([])
  })

  it('those are told that say most of the sentence', () => {
    expect(asked('what is the tank in Vaasa', { army: { Vaasa: { tank: 1 }, Turku: { tank: 2 } } })).toEqual([
      ['tank', 'Vaasa 1'],
    ])
    expect(asked('how many tanks in Vaasa', { army: { Vaasa: { tank: 1 }, Turku: { tank: 2 } } })).toEqual([
      ['tank', 'Vaasa 1'],
    ])
    // A name that nobody said counts against a field, but not where things are counted.
    const uneven = { army: { tank: 1, Turku: { tank: 2 } } }
    expect(asked('how many tanks', uneven)).toEqual([['tank', 'army 1', 'Turku 2']])
    expect(asked('what is the tank', uneven)).toEqual([['tank', 'Turku 2']])
  })
})

describe('fields that are told', () => {
  it('say what they are made of, by their names or by the names that they share', () => {
    const of = (text: string, game: { readonly [name: string]: Part }) =>
      found(text, game).map(({ fields, parts, sentence, unused }) => ({ fields, parts, sentence, unused }))
    expect(of('how many tanks', { army: many(2, () => ({ tank: 1 })) })).toEqual([
      {
        fields: [
          ['army', 'town0', 'tank'],
          ['army', 'town1', 'tank'],
        ],
        parts: [{ means: 'army.town0.tank, army.town1.tank', by: ['tanks'] }],
        sentence: 'how many tank',
        unused: [],
      },
    ])
    const five = { army: many(5, () => ({ tank: 1 })), fort: { tank: 1 } }
    expect(of('how many tanks', five)[0]?.parts).toEqual([{ means: 'army.*.tank, fort.tank', by: ['tanks'] }])
    const four = { army: many(4, () => ({ tank: 1 })) }
    expect(of('how many tanks', four)[0]?.parts[0]?.means).toMatch(/^army\.town0\.tank, .*, army\.town3\.tank$/)
    expect(of('what is the tank in Vaasa', { army: { Vaasa: { tank: 1 } } })[0]?.sentence).toBe(
      'what is tank Vaasa army',
    )
    expect(of('what is the tank', { army: many(2, () => ({ tank: 1 })) })[0]?.sentence).toBe('what is tank')
  })

  it('count less where a name is not said, a word is left, or no value is asked for', () => {
    const score = (text: string, game: { readonly [name: string]: Part } = { coins }) =>
      Math.round((found(text, game)[0]?.score ?? 0) * 100) / 100
    expect(score('what are the coins of Ann')).toBe(3.1)
    expect(score('what are the coins of Ann if Cid wins')).toBe(2.5)
    expect(score('what are the coins')).toBe(2)
    expect(score('when coins Ann')).toBe(1.8)
    expect(score('what does coins Ann mean')).toBe(1.3)
    expect(score('may coins Ann')).toBe(1.3)
    expect(score('how many tanks', { army: { tank: 1, Turku: { tank: 2 } } })).toBe(2)
  })
})
