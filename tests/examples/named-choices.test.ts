/** Choices as they are named: what is wrong with them, how they are told, and which options they mean. */
import { describe, expect, it } from 'vitest'
import {
  choiceGroups,
  choicePaths,
  matchesOption,
  namedChoiceText,
  whenProblems,
} from '../../src/core/examples/named-choices.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import { book } from './example-files.js'

const told = (when: Parameters<typeof whenProblems>[1]) =>
  whenProblems(book, when).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('choices that are named', () => {
  it('are told where they say what no option of the book says, also in groups', () => {
    const unknown =
      '"clim" is not an option of Orchard; expected one of blow, calm, climb, eat, nothing, stop; did you mean "climb"?'
    expect(told([{ type: 'climb' }, { type: 'clim' }])).toEqual([`when.1.type: ${unknown}`])
    expect(told([[{ type: 'climb' }], [{ tree: 'tall' }, { type: 'clim' }]])).toEqual([`when.1.1.type: ${unknown}`])
    expect(told([{ type: 3 }, { seat: 'Cid', type: 3 }])).toEqual([
      'when.0.type: got 3, expected a text',
      'when.1.seat: "Cid" is not a seat of Orchard; expected one of Ann, Bob, chance',
    ])
  })

  it('are values of their own, in the groups in which they stand', () => {
    const same = { tree: 'tall' }
    const groups = choiceGroups([[same], [], [same, same]])
    expect(groups).toEqual([[same], [same, same]])
    expect(new Set(groups.flat()).size).toBe(3)
    expect([choiceGroups([]), choiceGroups([same])]).toEqual([[], [[same]]])
    expect(choicePaths([[same], [], [same, same]])).toEqual([
      ['when', 0, 0],
      ['when', 2, 0],
      ['when', 2, 1],
    ])
  })

  it('are told as far as they say anything', () => {
    expect(
      [{}, { seat: 'Ann' }, { tree: 'tall' }, { type: 'climb', seat: 'Ann', tree: 'tall' }].map(namedChoiceText),
    ).toEqual(['anything', 'Ann: anything', 'tree=tall', 'Ann: climb tree=tall'])
  })

  it('mean options of the seat that they name, or of any', () => {
    const offered = { option: option('climb', { tree: 'tall' }), seat: 'Ann' }
    const saying = [
      { tree: 'tall' },
      { seat: 'Ann' },
      { seat: 'Bob' },
      { seat: 'Bob', tree: 'tall' },
      { seat: 'Ann', tree: 'short' },
    ]
    expect(saying.map((named) => matchesOption(named, offered))).toEqual([true, true, false, false, false])
  })
})
