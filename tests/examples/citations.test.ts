/** Citations of examples: what is a clause, what is a section, and what is neither. */
import { describe, expect, it } from 'vitest'
import { citationProblems, citedClauses, citedSections, clauseIdProblems } from '../../src/core/examples/citations.js'
import { bookClauses } from '../../src/core/kernel/book/book.js'
import { book } from './example-files.js'

const clauses = bookClauses(book)
const [first, second] = clauses
const [one, two] = [first?.id ?? '', second?.id ?? '']
const number = first?.section.number ?? ''

describe('citations', () => {
  it('are right where each is a clause or a section, and one at least is a clause', () => {
    expect(citationProblems(book, [one])).toEqual([])
    expect(citationProblems(book, [number, two])).toEqual([])
    expect(clauseIdProblems(book, [one, two])).toEqual([])
  })

  it('of sections alone ask for a clause of these sections, and name them', () => {
    const inSection = clauses.filter(({ section }) => section.number === number).map(({ id }) => id)
    expect(citationProblems(book, [number])).toEqual([
      { path: [], message: `expected at least one clause id, such as ${inSection.join(', ')}` },
    ])
    expect(inSection.length).toBeLessThan(clauses.length)
  })

  it('of neither are told where they stand, with what may be meant', () => {
    const [problem, ...others] = citationProblems(book, [one, `${two}x`])
    expect(others).toEqual([])
    expect(problem?.path).toEqual([1])
    expect(problem?.message).toContain(`"${two}x" is neither a clause nor a section of ${book.title}`)
    expect(problem?.message).toContain(`did you mean "${two}"?`)
    expect(citationProblems(book, ['no such thing'])).toHaveLength(1)
    const [id, ...more] = clauseIdProblems(book, [one, `${two}x`])
    expect([id?.path, more]).toEqual([[1], []])
    expect(id?.message).toContain(`"${two}x" is not a clause of ${book.title}`)
    expect(clauseIdProblems(book, [number])).toHaveLength(1)
  })

  it('of an older name are answered with the new one', () => {
    const renamed = { ...book, renamed: { 'old.name': one } }
    expect(citationProblems(renamed, ['old.name'])[0]?.message).toContain(one)
    expect(citationProblems(renamed, ['old.name'])[0]?.message).not.toContain('neither a clause')
    expect(clauseIdProblems(renamed, ['old.name'])[0]?.message).not.toContain('not a clause')
  })

  it('are found once each, in the order of the book', () => {
    expect(citedClauses(book, [two, one, 'lost', two])).toEqual([first, second])
    expect(citedSections(book, [number, one]).map((head) => head.number)).toEqual([number])
  })
})
