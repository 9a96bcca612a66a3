/** Books under their rulings: a ruling makes its reading the usual one, wherever the book begins a game. */
import { describe, expect, it } from 'vitest'
import { applyRulings } from '../../src/core/kernel/book/apply-rulings.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { call } from '../../src/core/kernel/charts/procedure.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { book, eat, eatingScores, type Game, turn } from './orchard.js'

const ruling = { question: 'eatingScores', by: 'the gardener', on: '2026-03-31', where: 'over the gate' }
const settled = applyRulings(book, [{ ...ruling, reading: 'yes' }])
const asked = ({ questions }: Book<Game>) => questions.find(({ name }) => name === 'eatingScores')

describe('a book under a ruling', () => {
  it('has the ruling on its question, and that reading as the usual one, with the reason', () => {
    expect(asked(settled)).toMatchObject({
      usual: 'yes',
      written: 'no',
      ruling: { reading: 'yes', by: 'the gardener' },
    })
    expect(asked(settled)?.because).toBe('Ruled by the gardener on 2026-03-31 (over the gate).')
    expect(asked(book)).toBe(eatingScores)
  })

  it('plays by it: a fruit that was eaten still counts', () => {
    const basketIn = (of: Book<Game>) => {
      const game: Game = { ...of.empty, baskets: { Ann: 2, Bob: 0 } }
      return rulesOf(of).begin(game, eat.name, { picker: 'Ann' }).position.game.baskets.Ann
    }
    expect([basketIn(book), basketIn(settled)]).toEqual([1, 2])
  })

  it('keeps its own reason where the ruling is for the reading that it has already', () => {
    const same = applyRulings(book, [{ ...ruling, reading: 'no' }])
    expect(asked(same)).toMatchObject({ usual: 'no', because: eatingScores.because, ruling: { reading: 'no' } })
    expect(asked(same)?.written).toBeUndefined()
    expect(same.empty).toBe(book.empty)
  })

  it('reads its bases, worlds, components and completions so, too, but what is read otherwise on purpose', () => {
    const world = { name: 'a turn', game: book.empty, call: call(turn, { picker: 'Ann' }), reach: 'alone' } as const
    const rich: Book<Game> = {
      ...book,
      bases: { usual: book.empty, other: { ...book.empty, readings: { eatingScores: 'perhaps' } } },
      worlds: [world],
      completions: () => [{ name: 'whole', book, procedures: [] }],
      components: { trees: { says: 'the trees', schema: book.schema, over: () => ({ ok: true, value: book }) } },
    }
    const { bases, worlds, completions, components } = applyRulings(rich, [{ ...ruling, reading: 'yes' }])
    const over = components?.trees?.over(0)
    expect([
      bases?.usual?.readings.eatingScores,
      bases?.other?.readings.eatingScores,
      worlds[0]?.game.readings.eatingScores,
      completions?.()[0]?.book.empty.readings.eatingScores,
      over?.ok && over.value.empty.readings.eatingScores,
    ]).toEqual(['yes', 'perhaps', 'yes', 'yes', 'yes'])
  })

  it('goes by the later of two rulings, and is the book itself where there is none', () => {
    const twice = applyRulings(book, [
      { ...ruling, reading: 'yes' },
      { ...ruling, reading: 'no' },
    ])
    expect(asked(twice)?.usual).toBe('no')
    expect(applyRulings(book, [])).toBe(book)
  })
})
