/** References between sections, on an invented text. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { definition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { astray, clausesCalled, type ReferenceNote, rightly } from '../../src/core/kernel/sections/reference-notes.js'
import { sharingLittle, unlikelyReferences } from '../../src/core/verify/text/references.js'
import { sound } from './sound-book.js'

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
      'clause:goats.rope: refers to 5, which has little in common with it: expected the right number, or a note in `references`',
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
      'clause:goats.rope: has a note on its reference to 4, which needs no note: both have the same subject',
    ])
    expect(found(['4'], [rope((clauses) => rightly('5', 'a ferry', clauses), '4')])).toEqual([
      'clause:goats.rope: has a note on its reference to 5, but does not refer to it',
    ])
  })
  it('has a note for clauses that there are only', () => {
    expect(() => clausesCalled([lamps], ['lamps.red'])).toThrow('lamps.red: no clause of the book has this id')
  })
})

describe('what clauses share', () => {
  const likely = (book: object) => {
    const whole = {
      ...sound,
      tables: [],
      charts: [],
      laws: [],
      pathLaws: [],
      questions: [],
      ...book,
    } as unknown as Book<never>
    return sharingLittle(whole).map(({ from, to }) => `${from.id} to ${to}`)
  }
  const lone = (see: readonly string[], text = 'On the ferry a goat stands on a rope.') =>
    section('goats', '3', 'Goats', { rope: rule(text, { see }) })
  const ferry = section('boats', '4', 'Boats', { trips: rule('Nine trips are made every week.') })

  it('is not what a clause says itself, where it refers to its own section', () => {
    expect(likely({ sections: [section('x', '3', 'X', { rope: rule('A goat stands.', { see: ['3'] }) })] })).toEqual([
      'x.rope to 3',
    ])
  })

  it('is nothing where a section is not there, or a clause says nothing', () => {
    expect(likely({ sections: [lone(['9']), ferry] })).toEqual(['goats.rope to 9'])
    expect(likely({ sections: [lone(['4'], 'So it is.'), ferry] })).toEqual(['goats.rope to 4'])
  })

  it('is a table that both decide, in whatever rows, and nothing else that is named alike', () => {
    const goats = lone(['4'])
    const sections = [goats, ferry]
    const law = (name: string, clause: object) => ({ name, clauses: [clause], broken: () => [], breaks: () => [] })
    expect(likely({ sections, laws: [law('a/1', goats.rope), law('a/2', ferry.trips)] })).toEqual(['goats.rope to 4'])
    expect(likely({ sections, laws: [law('a', goats.rope), law('a', ferry.trips)] })).toEqual([])
    const row = (clause: object) => ({ clauses: [clause] })
    expect(likely({ sections, tables: [{ name: 'a', rows: [row(goats.rope), row(ferry.trips)] }] })).toEqual([])
  })
})
