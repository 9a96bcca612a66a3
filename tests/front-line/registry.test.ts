import { describe, expect, it } from 'vitest'
import * as cited from '#spec/front-line/rules.gen'
import { frontLine } from '../../machines/front-line/book.js'
import { headOf } from '../../src/core/kernel/sections/clause.js'
import { registersItsClauses } from '../every-book/check-registry.js'
import { saysWhatFieldsAre } from '../every-book/field-words.js'
import { refusesByLimits } from '../every-book/refusals.js'

registersItsClauses(frontLine, cited)
saysWhatFieldsAre(frontLine)
refusesByLimits(frontLine)

describe('the sections of Front Line', () => {
  const places = frontLine.sections.map((section) => headOf(section).number)

  it.each([
    [1, 10],
    [2, 9],
    [3, 12],
    [4, 11],
    [5, 6],
    [7, 5],
    [8, 5],
  ])('on page %i cover all %i paragraphs', (page, paragraphs) => {
    const wanted = Array.from({ length: paragraphs }, (_, index) => `page ${page}, para ${index + 1}`)
    expect(wanted.filter((place) => !places.includes(place))).toEqual([])
  })

  it('have the ten examples, EX 0 to EX 9', () => {
    for (let number = 0; number <= 9; number += 1)
      expect(places.filter((place) => place.endsWith(`EX ${number}`))).toHaveLength(1)
  })
})
