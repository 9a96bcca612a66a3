import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { readingOf } from '../../src/core/kernel/sections/question.js'
import { withReadings } from '../../src/core/kernel/watch/recorders.js'
import { book, doubleFlour, songs, stillGrinds } from './mill-game.js'

const { empty } = book

describe('hearing which readings are asked for', () => {
  it('tells each question once, and what was done', () => {
    const [reading, asked] = withReadings(() => {
      readingOf(empty, songs)
      return readingOf(empty, songs)
    })
    expect(reading).toBe('no')
    expect([...asked]).toEqual(['songs'])
  })

  it('does not tell outside what is heard within', () => {
    const [within, asked] = withReadings(() => {
      readingOf(empty, doubleFlour)
      return withReadings(() => readingOf(empty, stillGrinds))[1]
    })
    expect([...within]).toEqual(['stillGrinds'])
    expect([...asked]).toEqual(['doubleFlour'])
  })

  it('hears nothing more after something went wrong', () => {
    expect(() =>
      withReadings(() => {
        throw new Error('the wheel broke')
      }),
    ).toThrow('the wheel broke')
    const [, asked] = withReadings(() => undefined)
    readingOf(empty, songs)
    expect([...asked]).toEqual([])
  })

  it('hears what the rules ask for, in offers and in effects', () => {
    const rules = rulesOf(book)
    const position = rules.start()
    const [, due] = withReadings(() => rules.decide({ ...position }))
    expect([...due]).toEqual(['songs'])
    const [, chosen] = withReadings(() => rules.choose({ ...position }, { type: 'grind' }))
    expect([...chosen].toSorted()).toEqual(['doubleFlour', 'songs'])
  })
})
