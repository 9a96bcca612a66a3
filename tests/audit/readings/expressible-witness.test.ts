/** Witnesses that can be told: where the examples of one do not hold, its last part is told instead. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Witness } from '../../../src/core/explore/reading-witness.js'
import { surveyorOf } from '../../../src/core/explore/search-place.js'
import { option } from '../../../src/core/kernel/offers/offer.js'
import { tellable } from '../../../src/lab/audit/readings/expressible-witness.js'
import { book as mill } from '../mill-game.js'
import { candidateOf, fromEmpty, pairOf, witnessOf } from './toy-witnesses.js'

type Mill = typeof mill.empty

const surveyor = surveyorOf(mill)
const part = { flour: 2, coins: 1 }
const grinding = witnessOf(mill, pairOf(mill, 'doubleFlour'), candidateOf(mill, 'work', ['sell', 'grind'], part))
/** What its examples would say is true of the other one each. */
const swapped: Witness<Mill> = { ...grinding, positions: [grinding.positions[1], grinding.positions[0]] }

describe('a witness that is told', () => {
  it('stays as it is where its examples hold', () => {
    const small = fromEmpty(grinding, part)
    expect(tellable(surveyor, mill, small)).toBe(small)
  })

  it('begins in the middle of what runs where they do not, in a game like that of the book', () => {
    const { witness, distance } = tellable(surveyor, mill, fromEmpty(swapped, part))
    expect(witness).toMatchObject({
      game: mill.empty,
      stack: [{ chart: 'work', state: 'working', data: { times: 1 } }],
      choices: [option('grind')],
    })
    expect(distance).toEqual({ base: 'empty', part: {}, changes: [] })
  })

  it('stays as it is where no part of it can be told either', () => {
    const small = fromEmpty(swapped, part)
    expect(tellable(surveyor, { ...mill, schema: z.never() as never }, small)).toBe(small)
    const songs = fromEmpty({ ...swapped, pair: pairOf(mill, 'songs') }, part)
    expect(tellable(surveyor, mill, songs)).toBe(songs)
  })

  it('stays as it is where its game breaks an invariant, and its choices cannot be made', () => {
    const broken = fromEmpty({ ...swapped, game: { ...mill.empty, flour: 4 }, choices: [option('sing')] })
    expect(tellable(surveyor, mill, broken)).toBe(broken)
  })
})
