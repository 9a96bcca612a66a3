/** Fitting: what goes on in a further line, and how texts that stand in lines begin. */
import { describe, expect, it } from 'vitest'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { outcomeText } from '../../src/cli/text/game-outcome.js'
import { fitLines } from '../../src/cli/text/layout/fit-lines.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { measuredChanges } from '../../src/core/wording/picture-text.js'

type Scored = GameState & { readonly points: number }

const plain = paintFor(false)

describe('a line that is too long', () => {
  it('goes on behind its label', () => {
    expect(fitLines('  label   one two three', 20)).toBe('  label   one two\n          three')
  })

  it('goes on near where it began, where what a gap parts from the rest is no label', () => {
    expect(fitLines('Red to decide: the target of the Attack  page 3, para 2', 44)).toBe(
      'Red to decide: the target of the Attack\n  page 3, para 2',
    )
  })
})

describe('the end of a procedure', () => {
  it('has one article', () => {
    const book = russianCivilWar
    expect(outcomeText(book, "a player's turn", null, plain)).toBe(
      "\nA player's turn is over: nothing is left to decide\n",
    )
    expect(outcomeText(book, 'Attack', null, plain)).toContain('The Attack is over')
  })
})

describe('a measure that changed', () => {
  it('is not told again of a place that was told of with its names the other way round', () => {
    const points = {
      name: 'Points',
      clauses: [],
      domains: { player: ['Ann'] },
      count: (game: Scored) => game.points,
    }
    const game = (points: number): Scored => ({ readings: {}, points })
    const told = measuredChanges<Scored>([points], game(0), game(1))
    expect(told).toEqual(['Ann, Points: 0 -> 1'])
    expect(measuredChanges<Scored>([points], game(0), game(1), ['Points, Ann: 0 -> 1'])).toEqual([])
  })
})

describe('the map of the Russian Civil War', () => {
  it('has no letters with two meanings', () => {
    const meanings = new Map<string, Set<string>>()
    for (const game of Object.values(russianCivilWar.bases ?? {}))
      for (const { signs = [], tokens } of Object.values(russianCivilWar.shown?.(game).places ?? {}))
        for (const { short, name } of [...signs, ...tokens])
          meanings.set(short, new Set([...(meanings.get(short) ?? []), name]))
    expect(meanings.size).toBeGreaterThan(10)
    expect([...meanings].filter(([, names]) => names.size > 1)).toEqual([])
  })
})
