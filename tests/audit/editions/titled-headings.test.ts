/** Headings without numbers, in a book that lists its sections in another order than the print. */
import { describe, expect, it } from 'vitest'
import { informative, note, section } from '../../../src/core/kernel/sections/clause.js'
import { auditText, lockText } from '../../../src/lab/audit/editions/audit-copy.js'
import { orchard } from './orchard-rules.js'

const headed = (name: string, paragraph: number, title: string) =>
  section(name, `page 1, para ${paragraph}`, title, { all: note(`On ${title}.`, { status: informative('a toy') }) })

const ladders = headed('ladders', 1, 'Ladders')
const picking = headed('picking', 2, 'Picking')
const gardener = headed('gardener', 5, 'Gardener')
const pruning = headed('pruning', 3, 'Pruning')
const watering = headed('watering', 4, 'Watering')
const book = { ...orchard, sections: [ladders, picking, gardener, pruning, watering] }

const INDEX = ['Gardener: Page 1 (para 5)', 'Ladders: Page 1', 'Picking: Page 1', 'Pruning: Page 1', 'Watering: Page 1']
const RULES = [
  'Ladders: Every picker brings one ladder along, and carries it home again before it gets dark.',
  'Picking: Each picker takes one fruit from every tree that stands beside the path of the orchard.',
  'Pruning: A branch that bears no fruit is cut off by the picker who sees it first of them all.',
  'Watering: At noon all of the trees get as much water as the can beside the gate still holds.',
  'Gardener',
  'Gardener: Once in a day the gardener may be asked to look after one of the trees of a picker.',
  'Nobody asks the gardener twice before all of the other pickers have asked as often as that.',
]
/** The words below the first "Gardener". */
const BELOW = RULES.slice(-2).join(' ').split(' ').length
const lock = lockText(book, [...INDEX, ...RULES].join('\n\n'))

describe('a title that an index names, and that stands over a paragraph in one place', () => {
  it('is a heading there, the first where it is said again', () => {
    const places = lock.sections.map(({ number }) => number)
    expect(places).toEqual(['', ...[1, 2, 3, 4, 5].map((paragraph) => `page 1, para ${paragraph}`)])
    expect(lock.sections.at(-1)?.words).toBe(BELOW)
  })

  it('so that a change below it is told of its section, and its own text is the same', () => {
    const audited = (text: string) => auditText(book, lock, text)
    expect(audited([...INDEX, ...RULES].join('\n\n'))).toMatchObject({ report: { same: true, notes: [] } })
    const changed = [...INDEX, ...RULES].join('\n\n').replace('asks the gardener twice', 'asks the gardener thrice')
    expect(audited(changed)).toMatchObject({ report: { differences: [{ kind: 'changed', number: 'page 1, para 5' }] } })
  })
})
