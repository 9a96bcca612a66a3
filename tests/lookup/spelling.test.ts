/** Misspelt words in what somebody seeks. */
import { describe, expect, it } from 'vitest'
import { correctSpelling } from '../../src/core/lookup/spelling.js'
import { rulewright } from '../cli/call-rulewright.js'
import { book } from '../kernel/orchard.js'

describe('a word that nothing says', () => {
  it('is read as the one that is spelt most like it', () => {
    expect(correctSpelling(book, 'clauses', 'laddr tree')).toEqual({
      words: 'ladder tree',
      respelt: [{ word: 'laddr', as: 'ladder' }],
    })
  })

  it('stays as it is where it begins a word, where none is like it, where its first letter is another, and alone', () => {
    for (const words of ['ladd tree', 'xyzzy tree', 'badder tree', 'tree 5', 'laddr'])
      expect(correctSpelling(book, 'clauses', words)).toEqual({ words, respelt: [] })
  })

  it('is told where that finds something', async () => {
    const told: string[] = []
    const say = (line: string) => void told.push(line)
    const { code, out } = await rulewright(['clauses', 'orchard', 'laddr', 'tree'], { books: [book], told: say })
    expect({ code, told }).toEqual({ code: 0, told: ['"laddr" is read as "ladder"\n'] })
    expect(out).toContain('turns.ladder')
  })
})
