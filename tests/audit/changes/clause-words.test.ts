import { describe, expect, it } from 'vitest'
import { frontLine as book } from '../../../machines/front-line/book.js'
import { stateOf } from '../../../src/lab/audit/changes/book-state.js'
import { clauseWordsIn, recitedText } from '../../../src/lab/audit/changes/clause-words.js'
import { besideClauses } from '../../../src/lab/audit/changes/dependent-changes.js'

const state = stateOf(book as never, [])

describe('a clause that something no longer rests on', () => {
  it('is called by its section, with its id behind', () => {
    const words = clauseWordsIn(state)
    expect(words('setup.board')).toBe('page 1, para 6 Setup (setup.board)')
    expect(words('nothing.here')).toBe('nothing.here')
  })

  it('stands in the line of what rests on others now', () => {
    const [first, ...others] = state.rows
    if (first === undefined) throw new Error('no rows')
    const now = { ...state, rows: [{ ...first, cites: ['setup.board'] }, ...others] }
    const [line] = besideClauses(state, now)
    expect(line?.line.says).toMatch(
      /^A row rests on other clauses: “Points for a unit in a square”: .*; now also on page 1, para 6 Setup \(setup\.board\); no longer on page 1, para 4 Occupation Points \(occupationPoints\.notAtHome\), /,
    )
  })

  it('is none where only the order differs', () => {
    expect(recitedText(['a', 'b'], ['b', 'a'])).toBe('; the same clauses in another order')
    expect(recitedText(['a', 'b'], ['a'])).toBe('; now also on b')
  })
})
