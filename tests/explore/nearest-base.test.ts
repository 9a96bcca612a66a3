import { describe, expect, it } from 'vitest'
import { runSearch } from '../../src/core/explore/adaptive-search.js'
import { basesOf, distanceFrom, fromBases, type NamedGame, nearest } from '../../src/core/explore/nearest-base.js'
import { changes, mergePartial, partialOf, type ValueDifference } from '../../src/core/explore/partial-values.js'
import { book } from '../kernel/orchard.js'

interface Purse {
  readonly coins: number
  readonly bread: number
  readonly owner: string
}

const empty: Purse = { coins: 0, bread: 0, owner: 'Ann' }
const rich: Purse = { coins: 9, bread: 2, owner: 'Bob' }
const bases: readonly NamedGame<Purse>[] = [
  ['empty', empty],
  ['rich', rich],
]

const to = (game: Purse) => (base: Purse) => changes(base, game)

/** Looks for the game that is nearest to a base; every game that is tried is noted. */
function near(game: Purse, shows: (tried: Purse) => boolean, from = bases, between = to(game)) {
  const tried: string[] = []
  const found = runSearch(
    nearest<Purse, Purse, Purse>({
      bases: from,
      between,
      over: (base, differences) => mergePartial(base, partialOf(differences)) as Purse,
    }),
    (one) => {
      tried.push(`${one.coins} ${one.bread} ${one.owner}`)
      if (tried.length > 200) throw new Error('never ends')
      return shows(one) ? one : undefined
    },
  )
  return { found, tried }
}

describe('the bases of a book', () => {
  it('are its empty game and all that have a name', () => {
    const other = { ...book.empty, ladder: 'Bob' as const }
    expect(basesOf(book)).toEqual([['empty', book.empty]])
    expect(basesOf({ ...book, bases: { other } })).toEqual([
      ['empty', book.empty],
      ['other', other],
    ])
  })
})

describe('how far a game is from a base', () => {
  it('is told from the nearest one, with what is laid over it', () => {
    const game = { coins: 9, bread: 1, owner: 'Bob' }
    expect(distanceFrom(bases, to(game))).toEqual({
      base: 'rich',
      part: { bread: 1 },
      changes: [{ path: ['bread'], from: 2, to: 1 }],
    })
    expect(fromBases(bases, to(game)).map(({ base, differences }) => [base, differences.length])).toEqual([
      ['rich', 1],
      ['empty', 3],
    ])
  })

  it('is not told from a base that has something which the game lacks', () => {
    const lacking = (base: Purse): readonly ValueDifference[] =>
      base === rich
        ? [
            { path: ['coins'], from: 9, to: 1 },
            { path: ['owner'], from: 'Bob', to: undefined },
          ]
        : [{ path: ['coins'], from: 0, to: 1 }]
    expect(fromBases(bases, lacking).map(({ base }) => base)).toEqual(['empty'])
    expect(distanceFrom([['rich', rich]], lacking)).toBeUndefined()
  })
})

describe('the game that is most like a base', () => {
  it('is a base itself, where that shows the same', () => {
    const { found, tried } = near({ coins: 3, bread: 0, owner: 'Ann' }, ({ coins }) => coins > 5)
    expect(found).toEqual(rich)
    expect(tried).toEqual(['0 0 Ann', '9 2 Bob'])
  })

  it('has the fewest differences, with numbers as near as they can be', () => {
    const shows = ({ coins, bread }: Purse) => coins >= 3 && bread === 0
    const { found, tried } = near({ coins: 5, bread: 0, owner: 'Bob' }, shows)
    expect(found).toEqual({ coins: 3, bread: 0, owner: 'Ann' })
    expect(tried).toEqual([
      '0 0 Ann',
      '9 2 Bob',
      '0 0 Bob',
      '5 0 Ann',
      '0 0 Ann',
      '5 2 Bob',
      '1 0 Ann',
      '2 0 Ann',
      '3 0 Ann',
    ])
  })

  it('is told from another base, where fewer differences do from there', () => {
    const shows = ({ bread, owner }: Purse) => bread === 1 && owner === 'Bob'
    const { found } = near({ coins: 0, bread: 1, owner: 'Bob' }, shows)
    expect(found).toEqual({ coins: 9, bread: 1, owner: 'Bob' })
  })

  it('stays with the nearest base, where another needs as much', () => {
    const { found } = near({ coins: 4, bread: 0, owner: 'Ann' }, ({ coins }) => coins === 4)
    expect(found).toEqual({ coins: 4, bread: 0, owner: 'Ann' })
  })

  it('has numbers nearer to the base where that is the larger one, each tried for itself', () => {
    const from: readonly NamedGame<Purse>[] = [['rich', rich]]
    const shows = ({ coins, bread }: Purse) => coins <= 6 && bread <= 1
    const { found, tried } = near({ coins: 2, bread: 0, owner: 'Bob' }, shows, from)
    expect(found).toEqual({ coins: 6, bread: 1, owner: 'Bob' })
    expect(tried.slice(-4)).toEqual(['8 0 Bob', '7 0 Bob', '6 0 Bob', '6 1 Bob'])
  })

  it.each<Pick<ValueDifference, 'from' | 'to'>>([
    { from: null, to: 3 },
    { from: 0, to: '3' },
    { from: 3, to: 2 },
  ])('has no number between what is told as %j', ({ from, to: coins }) => {
    const between = (): readonly ValueDifference[] => [{ path: ['coins'], from, to: coins }]
    const { tried } = near(empty, (one) => one.coins === coins, [['rich', rich]], between)
    expect(tried).toEqual(['9 2 Bob', '9 2 Bob', `${coins} 2 Bob`])
  })

  it('has the number that is told, where none before it shows the same', () => {
    const { found, tried } = near({ coins: 6, bread: 0, owner: 'Bob' }, ({ coins }) => coins === 6, [['rich', rich]])
    expect(found).toEqual({ coins: 6, bread: 2, owner: 'Bob' })
    expect(tried.slice(-2)).toEqual(['8 2 Bob', '7 2 Bob'])
  })

  it('looks at no more than twelve numbers', () => {
    const from: readonly NamedGame<Purse>[] = [['empty', empty]]
    const atLeast = (least: number) => near({ coins: 20, bread: 0, owner: 'Ann' }, ({ coins }) => coins >= least, from)
    expect(atLeast(12).found?.coins).toBe(12)
    expect(atLeast(13).found?.coins).toBe(20)
  })

  it('is looked at again where it has every difference', () => {
    const game = { coins: 1, bread: 1, owner: 'Ann' }
    const shows = ({ coins, bread }: Purse) => coins === 1 && bread === 1
    const { found, tried } = near(game, shows, [['empty', empty]])
    expect(found).toEqual(game)
    expect(tried).toEqual(['0 0 Ann', '0 1 Ann', '1 0 Ann', '0 0 Ann', '1 1 Ann'])
  })

  it('is none where it can be told from no base', () => {
    const lacking = (): readonly ValueDifference[] => [{ path: ['owner'], from: 'Ann', to: undefined }]
    const { found, tried } = near(rich, () => false, bases, lacking)
    expect(found).toBeUndefined()
    expect(tried).toEqual(['0 0 Ann', '9 2 Bob'])
  })
})
