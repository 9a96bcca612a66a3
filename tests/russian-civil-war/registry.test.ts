import { describe, expect, it } from 'vitest'
import { chapters, sections } from '../../spec/russian-civil-war/clauses/all.js'
import { questions } from '../../spec/russian-civil-war/questions/all.js'
import { clausesOf, headOf, isSection } from '../../src/kernel/clause.js'

describe('the clause registry of the Russian Civil War', () => {
  it('exports every section under its own name, and lists all of them', () => {
    const exported = chapters.flatMap((chapter) => Object.entries(chapter)).filter(([, value]) => isSection(value))
    for (const [name, value] of exported) if (isSection(value)) expect(headOf(value).name).toBe(name)
    expect(exported).toHaveLength(sections.length)
  })

  it('has the six steps in their order', () => {
    const steps = sections.map((section) => headOf(section).number).filter((number) => number.includes('step'))
    expect(steps).toEqual([1, 2, 3, 4, 5, 6].map((step) => `Revolution Phase, step ${step}`))
  })

  it('models every clause, or says why not', () => {
    const clauses = sections.flatMap(clausesOf)
    const others = clauses.filter(({ disposition }) => disposition.as !== 'modelled')
    expect(others.map(({ id }) => id).toSorted()).toEqual([
      'centralLeave.spelling',
      'civilWar.sovietsGoal',
      'designNote.leftOut',
      'opening.conditions',
      'republic.chips',
      'republic.objectives',
    ])
    for (const { id, disposition } of others)
      expect('reason' in disposition && disposition.reason.length > 5, id).toBe(true)
  })

  it('states every question with at least two readings, the usual one among them', () => {
    expect(questions.length).toBe(24)
    for (const { name, domain, usual, clauses, because } of questions) {
      expect(domain.length, name).toBeGreaterThan(1)
      expect(domain, name).toContain(usual)
      expect(clauses.length, name).toBeGreaterThan(0)
      expect(because.length, name).toBeGreaterThan(20)
    }
  })
})
