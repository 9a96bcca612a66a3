/** References between sections, on an invented text. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/kernel/book.js'
import { definition, rule, section } from '../../src/kernel/clause.js'
import { astray, clausesCalled, type ReferenceNote, rightly } from '../../src/kernel/reference.js'
import { unlikelyReferences } from '../../src/verify/references.js'
import { sound } from './sound.js'

const goats = (see: readonly string[]) =>
  section('goats', '3', 'Goats', {
    rope: rule('On the ferry a goat stands on a rope beside its owner.', { see }),
    lamp: rule('No goat chews the rope of the lamp.', { see: ['5'] }),
  })
const ferries = section('ferries', '4', 'The Ferry', { trips: rule('Nine trips are made on every day of the week.') })
const lamps = section('lamps', '5', 'Lamps', { green: definition('The lamp at the stern is green.') })
const owners = section('owners', '6', 'Payment', {
  rope: rule('Beside a goat stands its owner, who pays for the rope.'),
})

const found = (see: readonly string[], references: readonly ReferenceNote[] | undefined) => {
  const sections = [goats(see), ferries, lamps, owners]
  const book = { ...sound, sections: [...sound.sections.slice(1), ...sections], references } as unknown as Book<never>
  return unlikelyReferences(book).map(({ where, what }) => `${where}: ${what}`)
}
const rope = (note: (clauses: readonly ReturnType<typeof clausesCalled>[number][]) => ReferenceNote, see: string) =>
  note(clausesCalled([goats([see])], ['goats.rope']))

describe('a reference', () => {
  it('is likely where the clause names the title of what it refers to, or a clause there says half as much', () => {
    expect(found(['4', '6'], [])).toEqual([])
  })
  it('is told where it leads to something else', () => {
    expect(found(['5'], [])).toEqual([
      'clause:goats.rope: refers to 5, which shares little with it: expected the right number, or a note in `references`',
    ])
  })
  it('is left alone where nobody has said what is right', () => {
    expect(found(['5'], undefined)).toEqual([])
  })
  it('is left alone with a note that it is right, or leads astray in print', () => {
    expect(found(['5'], [rope((clauses) => rightly('5', 'the rope is that of the lamp', clauses), '5')])).toEqual([])
    expect(found(['5'], [rope(([clause]) => astray('5', /rope/, 'a rope in 5', clause as never), '5')])).toEqual([])
  })
  it('needs no note where both speak of the same, and none where there is none', () => {
    expect(found(['4'], [rope((clauses) => rightly('4', 'a ferry', clauses), '4')])).toEqual([
      'clause:goats.rope: has a note on its reference to 4, which needs none: both speak of the same',
    ])
    expect(found(['4'], [rope((clauses) => rightly('5', 'a ferry', clauses), '4')])).toEqual([
      'clause:goats.rope: has a note on its reference to 5, but does not refer to it',
    ])
  })
  it('has a note for clauses that there are only', () => {
    expect(() => clausesCalled([lamps], ['lamps.red'])).toThrow('lamps.red: no clause of the book has this id')
  })
})
