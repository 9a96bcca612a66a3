import { describe, expect, it } from 'vitest'
import { sections } from '#spec/russian-civil-war/contents'
import * as cited from '#spec/russian-civil-war/rules.gen'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { headOf, sectionClauses } from '../../src/core/kernel/sections/clause.js'
import { registersItsClauses } from '../every-book/check-registry.js'
import { saysWhatFieldsAre } from '../every-book/field-words.js'
import { refusesByLimits } from '../every-book/refusals.js'

registersItsClauses(russianCivilWar, cited)
saysWhatFieldsAre(russianCivilWar)
refusesByLimits(russianCivilWar)

describe('the clauses of the Russian Civil War', () => {
  it('have the six steps in their order', () => {
    const steps = sections.map((section) => headOf(section).number).filter((number) => number.includes('step'))
    expect(steps).toEqual([1, 2, 3, 4, 5, 6].map((step) => `Revolution Phase, step ${step}`))
  })

  it('are modelled but for aims, chips, the chart, and what is left to the base game', () => {
    const others = sections.flatMap(sectionClauses).filter(({ disposition }) => disposition.as !== 'modelled')
    expect(others.map(({ id }) => id).toSorted()).toEqual([
      'centralLeave.spelling',
      'civilWar.sovietsGoal',
      'designNote.leftOut',
      'opening.conditions',
      'republic.chips',
      'republic.objectives',
      'sovietMarkers.chart',
    ])
  })
})
