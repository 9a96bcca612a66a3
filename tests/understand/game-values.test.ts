/** The statements and questions of a sentence about the content of a game. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { boardOccupants, squareNames } from '../../src/ask/board-occupants.js'
import { keptWithin } from '../../src/ask/current-quantities.js'
import { fieldsIn } from '../../src/ask/game-fields.js'
import { numbersIn } from '../../src/ask/game-numbers.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import { situationsIn, without } from '../../src/ask/situations.js'
import type { Board } from '../../src/core/pictures/board-picture.js'

const count = z.int().min(0).max(9)
const seats = z.strictObject({ Ann: count, Bob: count })
const schema = z.strictObject({
  readings: z.record(z.string(), z.string()),
  coins: seats,
  cards: z.strictObject({ Ann: z.array(z.string()), Bob: z.array(z.string()) }),
  lying: z.union([z.literal('nothing'), z.literal(1), z.literal(2)]),
  level: z.union([z.literal(1), z.literal(2)]),
  weather: z.enum(['fair', 'light rain', 'rain']),
  towns: z.strictObject({ Vaasa: seats, Turku: seats }),
  depth: z.int().min(-5),
})
type Game = z.infer<typeof schema>

const game: Game = {
  readings: {},
  coins: { Ann: 4, Bob: 0 },
  cards: { Ann: ['x'], Bob: [] },
  lying: 2,
  level: 2,
  weather: 'fair',
  towns: { Vaasa: { Ann: 1, Bob: 0 }, Turku: { Ann: 0, Bob: 3 } },
  depth: -2,
}

const sign = (name: string) => ({ short: name.slice(0, 1), name })
const piece = (side: string, kind: string) => ({ side: sign(side), kind: sign(kind) })
const board: Board = {
  title: 'The field',
  columns: ['1', '2'],
  rows: [
    {
      heading: 'x',
      squares: [
        { name: 'x1', ground: sign('sand'), piece: piece('Red', 'tank') },
        { name: 'x2', ground: sign('sand') },
      ],
    },
    {
      heading: 'y',
      squares: [
        { name: 'y1', ground: sign('sand'), piece: piece('Red', 'tank') },
        { name: 'y2', ground: sign('sand'), piece: piece('Blue', 'gun') },
      ],
    },
  ],
}
const withBoard = { schema, board: () => board }

describe('the numbers of a game', () => {
  const plain = [
    { path: ['coins', 'Ann'], value: 4 },
    { path: ['coins', 'Bob'], value: 0 },
    { path: ['level'], value: 2 },
    { path: ['towns', 'Vaasa', 'Ann'], value: 1 },
    { path: ['towns', 'Vaasa', 'Bob'], value: 0 },
    { path: ['towns', 'Turku', 'Ann'], value: 0 },
    { path: ['towns', 'Turku', 'Bob'], value: 3 },
    { path: ['depth'], value: -2 },
  ]

  it('stand under names; one that can be a word instead is a name itself', () => {
    expect(numbersIn({ schema }, game)).toEqual(plain)
  })

  it('are those of the pieces on the board, too', () => {
    expect(numbersIn(withBoard, game)).toEqual([
      ...plain,
      { path: ['board', 'Red', 'on the board', 'tank'], value: 2 },
      { path: ['board', 'Blue', 'on the board', 'gun'], value: 1 },
    ])
  })
})

describe('a place', () => {
  it('is known by what stands on it', () => {
    expect([...boardOccupants(withBoard, game)]).toEqual([
      ['x1', 'Red tank'],
      ['y1', 'Red tank'],
      ['y2', 'Blue gun'],
    ])
    expect([...boardOccupants<Game>({}, game)]).toEqual([])
  })

  it('is a square of the board by its name, if the book has a board', () => {
    expect(squareNames(withBoard, game)).toEqual(['x1', 'x2', 'y1', 'y2'])
    expect(squareNames<Game>({}, game)).toEqual([])
  })
})

describe('a number is kept within two ends', () => {
  const kept = (...fields: readonly (readonly string[])[]) => keptWithin({ schema }, { fields })

  it('where all of its fields are, and alike', () => {
    expect(kept(['coins', 'Ann'], ['coins', 'Bob'])).toEqual({ least: 0, most: 9 })
    const other = z.strictObject({
      one: z.int().min(0).max(9),
      two: z.int().min(0).max(8),
      three: z.int().min(1).max(9),
    })
    const both = (...names: readonly string[]) =>
      keptWithin({ schema: other as never }, { fields: names.map((name) => [name]) })
    expect(both('one', 'two')).toBeUndefined()
    expect(both('one', 'three')).toBeUndefined()
    expect(both('one', 'one', 'two')).toBeUndefined()
    expect(both('one', 'none')).toBeUndefined()
  })

  it('and in no other case', () => {
    expect(kept(['depth'])).toBeUndefined()
    expect(
      keptWithin({ schema: z.strictObject({ depth: z.int().max(5) }) as never }, { fields: [['depth']] }),
    ).toBeUndefined()
    expect(kept(['level'])).toBeUndefined()
    expect(kept(['lost'])).toBeUndefined()
    expect(kept(['depth'], ['level'])).toBeUndefined()
    expect(kept(['depth'], ['coins', 'Ann'])).toBeUndefined()
    expect(kept()).toBeUndefined()
    expect(keptWithin({ schema }, {})).toBeUndefined()
  })
})

/** Lists the settings that a sentence describes, each with the words for it alone, and those with another meaning, too. */
const said = (text: string) => {
  const sentence = sentenceOf(text)
  const wordsAt = (places: Iterable<number>) =>
    [...places].toSorted((a, b) => a - b).map((at) => sentence.words[at]?.text)
  return situationsIn({ schema }, sentence).map((situation) =>
    situation.map(({ field, value, own, shared }) => [
      field.path.join('.'),
      value,
      wordsAt(own.keys()),
      wordsAt(shared.keys()),
    ]),
  )
}

describe('a sentence says of a position', () => {
  it.each([
    ['may Ann pay if the coins of Bob are 3', [[['coins.Bob', 3, ['Bob', '3'], ['coins']]]]],
    ['may Ann pay with 3 coins', [[['coins.Ann', 3, ['3', 'coins'], ['Ann']]]]],
    ['Ann pays without coins', [[['coins.Ann', 0, ['without', 'coins'], ['Ann']]]]],
    ['Ann pays where weather is light rain', [[['weather', 'light rain', ['weather', 'light', 'rain'], []]]]],
    ['Ann pays in light rain', [[['weather', 'light rain', ['light', 'rain'], []]]]],
    ['Ann pays at level 1', [[['level', 1, ['level', '1'], []]]]],
    ['with level 2 Ann pays', [[['level', 2, ['level', '2'], []]]]],
    ['Ann pays at depth -6', []],
    ['Ann pays at depth 3', [[['depth', 3, ['depth', '3'], []]]]],
    ['Ann pays at level 3', []],
    ['Ann pays 3 coins', []],
    ['when level 2 begins', []],
    ['where is level 2', []],
    ['Ann pays without the coins', []],
    ['Ann pays with 10 coins', []],
    ['Ann pays where rain falls', []],
    ['Ann pays where 3 of it', []],
    ['Ann pays on a hill of level 2', []],
    ['Ann with 3 coins', [[['coins.Ann', 3, ['3', 'coins'], ['Ann']]]]],
    ['Ann pays with 9 coins', [[['coins.Ann', 9, ['9', 'coins'], ['Ann']]]]],
    ['in light rain Ann pays', [[['weather', 'light rain', ['light', 'rain'], []]]]],
    ['Ann pays at the level 1', [[['level', 1, ['level', '1'], []]]]],
    ['may it be if coins 3 Ann', [[['coins.Ann', 3, ['3', 'Ann'], ['coins']]]]],
    ['may it be if Ann 3 Vaasa towns', [[['towns.Vaasa.Ann', 3, ['3', 'Vaasa', 'towns'], ['Ann']]]]],
    // Words that four fields could mean say nothing of one.
    ['may it be if 3 towns', []],
  ])('%s', (text, settings) => {
    expect(said(text)).toEqual(settings)
  })

  it('several things, all together first', () => {
    const level = ['level', 1, ['level', '1'], []]
    const rain = ['weather', 'rain', ['weather', 'rain'], []]
    expect(said('may Ann pay if level 1 and weather rain')).toEqual([[level, rain], [level], [rain]])
  })

  it('with the names on both sides of it', () => {
    const [, light] = said('Ann pays in light rain weather')
    expect(light).toEqual([['weather', 'light rain', ['light', 'rain', 'weather'], []]])
  })

  it('six of them at most', () => {
    expect(said('may it be if level 1 and weather rain and depth 3')).toHaveLength(6)
  })

  it('of three fields at most, each by the whole of its name, and by the longest value', () => {
    const settings = (text: string, of: z.ZodType) =>
      situationsIn({ schema: of as never }, sentenceOf(text)).map((one) =>
        one.map(({ field, value }) => `${field.path.join('.')} ${value}`),
      )
    const gates = z.strictObject({ gates: z.strictObject({ north: count, south: count, east: count }) })
    expect(settings('may it be if 3 gates', gates)).toEqual([['gates.north 3'], ['gates.south 3'], ['gates.east 3']])
    expect(settings('may it be if 3 coins', z.strictObject({ 'hero coins': count }))).toEqual([])
    for (const values of [
      ['fog', 'fog bank'],
      ['fog bank', 'fog'],
    ])
      expect(settings('may it be in fog bank weather', z.strictObject({ weather: z.enum(values) }))).toEqual([
        ['weather fog bank'],
      ])
  })

  it('what several fields could mean, each by itself', () => {
    expect(said('may somebody pay if 3 coins')).toEqual([
      [['coins.Ann', 3, ['3', 'coins'], []]],
      [['coins.Bob', 3, ['3', 'coins'], []]],
    ])
  })

  it('and asks the rest', () => {
    const sentence = sentenceOf('may Ann pay with 3 coins')
    const [situation = []] = situationsIn({ schema }, sentence)
    const rest = without(sentence, situation)
    expect(rest.words.filter(({ tells }) => tells).map(({ text }) => text)).toEqual(['Ann', 'pay'])
  })
})

const standing = { from: 'empty', game }

/** Finds the fields of the game that a sentence asks for. */
const asked = (text: string, of: Parameters<typeof fieldsIn<Game>>[0] = { schema }, at = standing) =>
  fieldsIn(of, at, sentenceOf(text)).map(({ total, counts, unused, sentence, score }) => ({
    of: total.name,
    values: counts.map(({ argument, value }) => [...Object.values(argument), value].join(' ')),
    unused,
    sentence,
    score: Math.round(score * 100) / 100,
  }))

describe('a field of the game is asked for', () => {
  it('by its names', () => {
    expect(asked('what are the coins of Ann')).toEqual([
      { of: 'coins', values: ['Ann 4'], unused: [], sentence: 'what is Ann coins', score: 3.1 },
    ])
    expect(asked('what is the level')).toEqual([
      { of: 'level', values: ['2'], unused: [], sentence: 'what is level', score: 2.1 },
    ])
  })

  it('wherever what is counted stands', () => {
    expect(asked('how many coins')).toEqual([
      { of: 'coins', values: ['Ann 4', 'Bob 0'], unused: [], sentence: 'how many coins', score: 2 },
    ])
    expect(asked('how many tanks', withBoard)).toEqual([
      {
        of: 'tank',
        values: ['Red on the board 2'],
        unused: [],
        sentence: 'how many tank Red on the board',
        score: 1.8,
      },
    ])
  })

  it('of all that it has, where one name is said', () => {
    expect(asked('what is Ann').map(({ of, values }) => [of, values])).toEqual([['Ann', ['Vaasa 1', 'Turku 0']]])
    expect(asked('what has Ann in Vaasa')).toMatchObject([{ of: 'Ann', values: ['Vaasa 1'] }])
  })

  it('and by nothing that is not its name, nor by what becomes of it', () => {
    expect(asked('what is the coins limit')).toEqual([])
    expect(asked('how far are the coins of Ann')).toEqual([])
    expect(asked('what does Ann gain of coins')).toEqual([])
    expect(asked('what is it')).toEqual([])
    expect(asked('how many levels are there')).toEqual([])
    expect(asked('what is the weather')).toEqual([])
  })

  it('only where somebody asks for a value', () => {
    expect(asked('coins Ann')).toMatchObject([{ score: 1.8 }])
    expect(asked('may Ann coins')).toMatchObject([{ score: 1.3 }])
  })
})
