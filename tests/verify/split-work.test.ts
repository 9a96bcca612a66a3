import { describe, expect, it } from 'vitest'
import { type Book, law } from '../../src/core/kernel/book/book.js'
import { type VerifyOptions, verify } from '../../src/core/verify/verify.js'
import { unitsOf, verifyFrom, workOn } from '../../src/core/verify/verify-in-units.js'
import { doApart } from '../../src/core/verify/work-units.js'
import { type Game, turns } from '../kernel/orchard.js'
import { nothingIsLost, playedWith, playing, sound } from './sound-book.js'

const options: VerifyOptions = { plays: 9, longestPlay: 200 }

/** The report of a book whose units are done apart, each in the hearing of nobody else, as threads do them. */
function apart(book: Book<Game>, parts: number) {
  const work = workOn(book, options)
  const units = unitsOf(work, parts)
  const done = units.map((unit) => structuredClone(doApart(work, unit, () => undefined)))
  return verifyFrom(book, options, units, done)
}

/** Breaks in games with which worlds and plays begin, and in others: more often than is shown. */
const fullBaskets = law<Game>(
  'nobody has picked anything',
  [turns.order],
  ({ baskets }) => (baskets.Ann + baskets.Bob > 0 ? ['somebody has'] : []),
  (game) => [{ ...game, baskets: { Ann: 1, Bob: 0 } }],
)

/** A game with which only worlds begin. */
const picked: Game = { ...sound.empty, baskets: { Ann: 1, Bob: 0 } }

const books: Readonly<Record<string, Book<Game>>> = {
  'a sound book': sound,
  'a law that is often broken': { ...sound, laws: [...sound.laws, fullBaskets] },
  'worlds that begin with the same game, which breaks a law': {
    ...sound,
    laws: [...sound.laws, fullBaskets],
    worlds: sound.worlds.map((world) => ({ ...world, game: picked })),
  },
  'a path law that is broken': { ...sound, pathLaws: [{ ...nothingIsLost, broken: () => ['it is lost'] }] },
  'a law that cannot be broken': { ...sound, laws: [{ ...fullBaskets, broken: () => [] }] },
  'a dead end': playedWith({
    wind: {
      always: playing.go('over', [], () => {
        throw new Error('no wind')
      }),
    },
  } as never),
  'completions that are tried': {
    ...sound,
    completions: () => [
      { name: 'one', book: sound, procedures: ['orchard', 'turn', 'climb', 'eat'] },
      { name: 'two', book: sound, procedures: ['orchard', 'turn', 'climb', 'eat'] },
    ],
  },
}

describe('the report of work that was done apart', () => {
  it.each(Object.keys(books))('is the same as of work in one piece, into however many parts it falls: %s', (name) => {
    const book = books[name] ?? sound
    const whole = verify(book, options)
    for (const parts of [1, 2, 5]) expect(apart(book, parts)).toEqual(whole)
  })

  it('says where a unit is missing', () => {
    const units = unitsOf(workOn(sound, options), 2)
    expect(() => verifyFrom(sound, options, units, [])).toThrow('a unit of tables was not done')
  })
})
