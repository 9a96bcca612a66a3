import { describe, expect, test } from 'vitest'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { tableOf } from '../../src/cli/text/layout/terminal-table.js'

const LONG = 'to be, or not to be, that is what he asked himself, again and again, until somebody answered him'
const table = (...rows: readonly (readonly string[])[]) => tableOf(['', ''], rows, paintFor(false)).split('\n').slice(1)

describe('a table', () => {
  test('wraps what is too long in its last column, beneath itself', () => {
    const [first = '', second = '', third] = table(['Hamlet', LONG], ['Yorick', 'alas'])
    expect(first.length).toBeLessThanOrEqual(100)
    expect(first).toMatch(/^ Hamlet {2}to be/)
    expect(second).toMatch(/^ {9}\S/)
    expect(`${first.slice(9)} ${second.trim()}`).toBe(LONG)
    expect(third).toBe(' Yorick  alas')
  })

  test('leaves what fits as it is', () => {
    expect(table(['Hamlet', 'alas'])).toEqual([' Hamlet  alas'])
  })
})
