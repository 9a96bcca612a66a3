/** The output for games in which nobody but chance and the rulebook decides. */
import { expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { visibleSteps } from '../../src/site/browser/engine/automatic-seats.js'

const book = await books.find(({ name }) => name === 'all-bridges-burning')?.load()
if (book === undefined) throw new Error('expected a book')

it('tells nobody what is put face down for everybody, in a book whose seats keep no secrets', () => {
  const rules = rulesOf(book)
  const from = rules.start()
  const due = rules.decide(from)
  const option = due.over ? undefined : due.choices[0]?.option
  if (due.over || option === undefined) throw new Error('expected a decision')
  expect(book.secrets).toBeUndefined()
  expect(due.choices[0]?.seenBy).toEqual([])
  expect(visibleSteps(rules, from, [option], undefined).map(({ line }) => line)).toEqual([
    'chance chose, unseen: an Event for the lower part',
  ])
})
