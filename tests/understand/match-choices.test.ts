/** The choices that the words of a sentence mean, one after the other, and those that nobody names between them. */
import { describe, expect, it } from 'vitest'
import { partsOf, walk } from '../../src/ask/match-choices.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import { arrivedAt, type Place, scripted, type Way, way } from './scripted-rules.js'

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Finds the choices that a sentence means from a place on. */
const walked = (text: string, place: Place, before: readonly number[] = []) =>
  walk(scripted().rules, sentenceOf(text), arrivedAt(place), new Map(before.map((at) => [at, 1] as const))).map(
    ({ accounted, covered, worth, ...rest }) => ({
      ...rest,
      accounted: accounted.map(({ means }) => means),
      covered: [...covered.keys()].toSorted((a, b) => a - b),
      worth: rounded(worth),
    }),
  )
/** The same, as who chooses what. */
const chosen = (text: string, place: Place) =>
  walked(text, place).map(({ choices }) => choices.map((choice) => Object.values(choice).join(' ')).join(', '))

const offering = (...offers: readonly Way[]): Place => ({ offers })
const short = (leads?: () => Place, more?: object) => way('climb', { tree: 'short' }, leads, more)
const tall = (leads?: () => Place) => way('climb', { tree: 'tall' }, leads)
const BOB = { seat: 'Bob' }
const DECLINES = { declines: true }

/** The same place behind so many choices that nobody names. */
const behind = (steps: number, place: Place): Place =>
  steps === 0 ? place : offering(way('wait', {}, () => behind(steps - 1, place)))

describe('choices are found', () => {
  it('one after the other, by what they account for', () => {
    const place = offering(
      short(() => offering(way('eat'))),
      tall(),
    )
    expect(walked('climb short, then eat', place)).toEqual([
      {
        choices: [
          { seat: 'Ann', type: 'climb', tree: 'short' },
          { seat: 'Ann', type: 'eat' },
        ],
        accounted: ['Ann: climb short', 'Ann: eat'],
        covered: [0, 1, 3],
        silent: 0,
        refused: false,
        worth: 2.9,
      },
    ])
  })

  it('nowhere where no word means one', () => {
    const nothing = { choices: [], accounted: [], covered: [0], silent: 0, refused: false, worth: 1 }
    expect(walked('Ann flies', offering(short(), tall()), [0])).toEqual([nothing])
    expect(walked('Ann flies', {}, [0])).toEqual([nothing])
  })

  it('only until every word is accounted for', () => {
    const { rules, asked } = scripted()
    expect(walk(rules, sentenceOf('Ann'), arrivedAt(offering(short())), new Map([[0, 1]]))).toHaveLength(1)
    expect(asked()).toBe(0)
  })

  it('by all fields of what is offered', () => {
    const found = walked('climb short', offering(way('climb', { tree: 'short', branch: 'low' }), tall()))
    expect(found[0]?.choices).toEqual([{ seat: 'Ann', type: 'climb', tree: 'short', branch: 'low' }])
  })

  it('several times where they are as good', () => {
    expect(chosen('short', offering(short(), way('shake', { tree: 'short' })))).toEqual([
      'Ann climb short',
      'Ann shake short',
    ])
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((branch) => way('climb', { tree: 'short', branch }))
    expect(chosen('climb short', offering(...many))).toHaveLength(6)
  })

  it('among those of which most is said, however many there are', () => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => way('climb', { tree: `short ${name}${name}` }))
    expect(chosen('climb short', offering(...others, short()))).toEqual(['Ann climb short'])
  })

  it('where a word is a slip', () => {
    expect(chosen('shrot', offering(short(), tall()))).toEqual(['Ann climb short'])
    expect(walked('shrot', { offers: [], refuses: [short()] })).toMatchObject([{ refused: true }])
  })

  it('by less at first where it comes to more in the end', () => {
    const long = (tree: string) =>
      offering(
        short(),
        way('climb', { tree }, () => offering(way('eat'))),
      )
    expect(chosen('climb short eat', long('short old big bent'))).toEqual(['Ann climb short old big bent, Ann eat'])
    expect(chosen('climb short eat', long('short old big bent dry'))).toEqual(['Ann climb short'])
  })

  it('by a direction that the offer asks for', () => {
    const place = { asks: 'a town to go to', offers: [way('go', { town: 'Vaasa' }), way('stay')] }
    expect(walked('go to Vaasa', place)).toMatchObject([{ worth: 2.15 }])
    expect(walked('go from Vaasa', place)).toMatchObject([{ worth: 1.5 }])
    const shut = { ...place, offers: [], refuses: place.offers }
    expect(walked('go to Vaasa', shut)).toMatchObject([{ worth: 2.15, refused: true }])
  })

  it('by a value rather than by a type, where about as much is said of both', () => {
    expect(chosen('short leap', offering(short(), way('leap')))).toEqual(['Ann climb short'])
    // The one is worth 0.9, and the other 0.35 less.
    expect(chosen('moved to Vaasa', offering(way('move'), way('leave', { from: 'Vaasa' })))).toEqual([
      'Ann leave Vaasa',
    ])
  })

  it('not where nothing lies behind them', () => {
    expect(chosen('climb short', offering({ option: { type: 'climb', tree: 'short' } }, way('stay')))).toEqual([''])
    expect(chosen('climb short', offering({ option: { type: 'wait' } }))).toEqual([''])
  })

  it('among what may be chosen at any time, but not while chance decides', () => {
    const asides = [way('give', { coin: 'gold' })]
    expect(chosen('give gold', { offers: [short(), tall()], asides })).toEqual(['Ann give gold'])
    expect(chosen('give gold', { seat: 'chance', offers: [short(), tall()], asides })).toEqual([''])
  })

  it('in a bounded number of places', () => {
    const again = (): Place =>
      offering(...['a', 'b', 'c'].map((why) => way('pass', { why: why.repeat(9) }, again, DECLINES)))
    const { rules, asked } = scripted()
    walk(rules, sentenceOf('fly'), arrivedAt(again()), new Map())
    expect(asked()).toBe(400)
  })
})

describe('a word that means all options alike', () => {
  it('chooses none of them, and is accounted for', () => {
    const told = { choices: [], accounted: [], covered: [0], silent: 0, refused: false, worth: 1 }
    expect(walked('climb', offering(short(), tall()))).toEqual([told])
    expect(chosen('climb', offering(short(), way('stay')))).toEqual(['Ann climb short'])
  })

  it('leads nowhere', () => {
    const eats = () => offering(way('eat'))
    expect(chosen('climb eat', offering(short(eats), tall(eats)))).toEqual([''])
  })
})

describe('a choice that nobody names', () => {
  it('is made where it is the only one, or declines', () => {
    const next = () => offering(short(), way('stay'))
    expect(walked('climb short', behind(1, next()))).toMatchObject([
      { choices: [{ type: 'climb' }], accounted: ['Ann: climb short'], silent: 1, worth: 1.93 },
    ])
    expect(chosen('climb short', offering(way('wait', {}, next), way('rest', {}, next)))).toEqual([''])
    expect(chosen('climb short', offering(way('wait'), way('pass', {}, next, DECLINES)))).toEqual(['Ann climb short'])
  })

  it('is made a few times in a row, and again behind one that is named', () => {
    const last = offering(way('eat'), way('stay'))
    expect(chosen('eat', behind(6, last))).toEqual(['Ann eat'])
    expect(chosen('eat', behind(7, last))).toEqual([''])
    const twice = behind(
      6,
      offering(
        short(() => behind(6, last)),
        way('stay'),
      ),
    )
    expect(walked('climb short eat', twice)).toMatchObject([{ choices: [{}, {}], silent: 12, worth: 2.66 }])
  })

  it('is made beside one that is named, unless all of these decline', () => {
    const bobs = () => offering(short(undefined, BOB), way('stay', {}, undefined, BOB))
    expect(chosen('climb short', offering(short(), way('pass', {}, bobs, DECLINES)))).toEqual([
      'Ann climb short',
      'Bob climb short',
    ])
    const stops = () => offering(way('stop', {}, undefined, BOB), way('stay'))
    expect(chosen('stop', offering(way('stop', {}, stops, DECLINES), way('stay')))).toEqual(['Ann stop'])
    const rests = way('rest', { tree: 'short' }, bobs, DECLINES)
    expect(chosen('short', offering(short(), rests))).toEqual(['Ann climb short', 'Ann rest short', 'Bob climb short'])
  })

  it('counts against what lies behind it', () => {
    const bobs = (steps: number) => () => behind(steps, offering(short(undefined, BOB), way('stay')))
    const either = (steps: number) => offering(short(), way('pass', {}, bobs(steps), DECLINES))
    expect(chosen('climb short', either(0))).toHaveLength(2)
    expect(chosen('climb short', either(1))).toEqual(['Ann climb short'])
  })
})

describe('a refused choice', () => {
  it('is the last, by the fields that are said', () => {
    const refuses = [way('climb', { tree: 'tall', branch: 'low' })]
    expect(walked('climb tall eat', { offers: [short(), way('stay')], refuses })).toEqual([
      {
        choices: [{ seat: 'Ann', type: 'climb', tree: 'tall' }],
        accounted: ['Ann: climb tall'],
        covered: [0, 1],
        silent: 0,
        refused: true,
        worth: 1.95,
      },
    ])
  })

  it('is meant only where more is said of it than of what is offered', () => {
    expect(walked('climb short', { offers: [short(), way('stay')], refuses: [short(undefined, BOB)] })).toMatchObject([
      { choices: [{ seat: 'Ann' }], refused: false },
    ])
    expect(chosen('climb', { offers: [], refuses: [tall()] })).toEqual([''])
    // The one is worth 1.5, and the other 0.05 more.
    const offers = [way('go', { town: 'Vaasa aa bb cc dd ee' })]
    expect(chosen('go to Vaasa', { offers, refuses: [way('go', { from: 'Vaasa' })] })).toEqual([
      'Ann go Vaasa aa bb cc dd ee',
    ])
  })

  it('may be one of which nobody was asked, also at the end', () => {
    const skipped = [tall()]
    expect(walked('climb tall', { skipped })).toMatchObject([{ choices: [{ tree: 'tall' }], refused: true }])
    expect(walked('climb tall', { skipped, offers: [short(), way('stay')] })).toMatchObject([{ refused: true }])
  })

  it('is told once under one name, by the candidate of which most is said', () => {
    const low = way('climb', { tree: 'tall', branch: 'low' })
    expect(chosen('climb tall', { offers: [], refuses: [tall(), low] })).toEqual(['Ann climb tall'])
    const high = { ...tall(), says: 'high up' }
    expect(walked('climb tall high', { offers: [], refuses: [high, low] })).toMatchObject([{ worth: 2.95 }])
  })
})

describe('the parts of a meaning', () => {
  it('tell the words as they were typed', () => {
    const accounted = [
      { means: 'climb', covered: new Map([[0, 0.9]]) },
      { means: 'nothing', covered: new Map<number, number>() },
    ]
    expect(partsOf(sentenceOf('Climbing the short tree'), accounted)).toEqual([
      { means: 'climb', by: ['Climbing'] },
      { means: 'nothing', by: [] },
    ])
  })
})
