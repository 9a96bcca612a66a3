/** Deeds in a sentence: whether enough of it is understood, and what is told where an answer would leave what was asked. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { understand } from '../../src/ask/understand.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { Tiny, tiny } from '../kernel/tiny.js'
import { bookNamed, type Names } from './named-book.js'
import { askingBy } from './understood.js'

const { furtherIn, meaningsIn } = askingBy(understand)
const CLIMB: Names = { procedures: ['climb'], clauses: ['A climb.'] }
const SAYS = ['says s.k1']
const meanings = (text: string, names: Names = CLIMB) => meaningsIn(bookNamed(names), text)
const further = (text: string, names: Names = CLIMB) => furtherIn(bookNamed(names), text)
/** A book in which nothing may begin. */
const shut = (names: Names = CLIMB): Book<Tiny> => ({ ...bookNamed(names), empty: tiny(9) })

describe('a deed is understood', () => {
  it.each([
    ['where half of it is', 'Ann climbs by helicopter and balloon', ['action: Ann climb']],
    ['not where less is', 'Ann climbs by the helicopter, the balloon and the kite', []],
    ['not by clauses where less is', 'the climb of kites and balloons', []],
    ['where all is that tells something', 'climb by helicopter', ['action: Ann climb', 'action: Bob climb']],
  ])('%s: %s', (_, text, all) => expect(meanings(text)).toEqual(all))

  it('where it may not begin, however much is left', () => {
    const text = 'Ann climbs by helicopter, balloon, kite, plane'
    expect(meaningsIn(shut(), text)).toEqual(['action: Ann climb'])
    expect(meaningsIn(shut(), 'may Ann climb by helicopter, balloon, kite, plane')).toEqual(['action: Ann climb'])
    expect(meaningsIn(shut(), 'why does Ann climb')).toEqual(SAYS)
  })
})

describe('a deed that is done again', () => {
  it('is answered by clauses, or not at all, and told without that', () => {
    expect(meanings('Ann climbs again')).toEqual(SAYS)
    expect(meanings('Ann climbs the hill again by helicopter')).toEqual(SAYS)
    expect(meanings('Ann climbs again', { procedures: ['climb'] })).toEqual([])
    expect(further('Ann climbs again')).toEqual(['Ann climb'])
  })

  it('is not told where it is not named in full, or where too little is', () => {
    expect(further('climb again')).toEqual([])
    expect(further('Ann climbs again', { ...CLIMB, procedures: ['long climb'] })).toEqual([])
    expect(further('go to the hill again, Ann', { ...CLIMB, procedures: ['march'] })).toEqual([])
    expect(
      further('Ann climbs again by red helicopter, balloon and kite', {
        ...CLIMB,
        clauses: ['A red climb by kite, balloon, helicopter.'],
      }),
    ).toEqual([])
  })

  it('is told by the sentences that say most of it, three at most', () => {
    const both = { ...CLIMB, procedures: ['climb', 'fast swim'] }
    expect(further('Ann fast swims and climbs to the hill again', both)).toEqual(['Ann fast swim to hill'])
    const four = { ...CLIMB, procedures: ['climb', 'swim', 'ride', 'run'] }
    expect(furtherIn(shut(four), 'Ann climbs, swims, rides, runs again')).toEqual(['Ann climb', 'Ann swim', 'Ann ride'])
  })
})

describe('a deed beside another', () => {
  it('is answered by clauses, or not at all, where the other has a name of its own', () => {
    const names = ['climb', 'swim', 'ride']
    expect(meanings('Ann swims and climbs', { ...CLIMB, procedures: names })).toEqual(SAYS)
    expect(meanings('Ann swims and climbs', { procedures: names })).toEqual([])
    expect(meanings('Ann swims and climbs', { procedures: ['climb', 'ride'] })).toEqual(['action: Ann climb'])
    expect(meanings('Ann swims and climbs', { procedures: ['climb', 'long swim'] })).toEqual(['action: Ann climb'])
    expect(meanings('Ann climbs', { procedures: names })).toEqual(['action: Ann climb'])
  })
})

describe('who asks for leave', () => {
  const leave = (text: string, clauses: readonly string[] = ['A climb.', 'By sea.', 'A town.']) =>
    meanings(text, { ...CLIMB, clauses })[0]
  const NO = 'action: Ann climb to wood'

  it('is answered where all of it is understood', () => {
    expect(leave('may Ann climb the hill')).toBe('action: Ann climb to hill')
    expect(leave('may Ann climb the hill by helicopter')).toMatch(/^says /)
    expect(leave('Ann climbs the hill by helicopter')).toBe('action: Ann climb to hill')
  })

  it('is told no where a part is refused, if the book does not say the rest', () => {
    expect(leave('may Ann climb the wood')).toBe(NO)
    expect(leave('may Ann climb the wood by helicopter')).toBe(NO)
    expect(leave('may Ann climb the wood by sea')).toMatch(/^says /)
    expect(leave('may Ann climb the wood by sea and helicopter')).toMatch(/^says /)
    expect(leave('may Ann climb the wood with x9')).toMatch(/^says /)
    expect(leave('may Ann climb the wood with xx')).toBe(NO)
  })

  const schema = Tiny.extend({ towns: z.strictObject({ hill: z.int(), town: z.int() }) })
  const wide = (number: number): Book<z.infer<typeof schema>> => ({
    ...(bookNamed({ ...CLIMB, clauses: ['A climb.', 'By sea.', 'A town of towns.'] }) as never as Book<
      z.infer<typeof schema>
    >),
    ...{ schema, empty: { ...tiny(number), towns: { hill: 1, town: 1 } } },
  })

  it('is told no at a shut door, whatever the place', () => {
    expect(meaningsIn(shut(), 'may Ann climb by helicopter')).toEqual(['action: Ann climb'])
    expect(meaningsIn(shut(), 'may Ann climb the hill by helicopter')).toEqual(SAYS)
    expect(meaningsIn(wide(9), 'may Ann climb the hill by helicopter')).toEqual(['action: Ann climb'])
    expect(meaningsIn(wide(9), 'may Ann climb by sea')[0]).toMatch(/^says /)
    // What stands behind a door that is open is judged there.
    expect(meaningsIn(wide(1), 'may Ann climb the wood by the town')[0]).toMatch(/^says /)
    expect(meaningsIn(wide(9), 'may Ann climb the wood')[0]).toMatch(/^says /)
  })
})
