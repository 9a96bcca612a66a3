/** Witnesses that are kept: when they are none any more, and which questions need a table. */
import { describe, expect, it } from 'vitest'
import { pairsOf } from '../../src/core/explore/reading-pair.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { comparisonOf } from '../../src/lab/audit/readings/as-report.js'
import { faultIn, pairWitnesses, strays } from '../../src/lab/audit/readings/check-witnesses.js'
import { witnessesOf } from '../../src/lab/audit/readings/find-witnesses.js'
import { keptOf } from '../../src/lab/audit/readings/stored-witnesses.js'
import { eatingScores, book as orchard } from '../kernel/orchard.js'
import { gardens } from './behaviour/gardens.js'
import { book as mill } from './mill-game.js'

const EFFORT = { seed: 1, plays: 4, bound: 100, depths: [8], enough: 1, lines: { files: 0, of: () => [] } }

const search = <Game extends GameState>(book: Book<Game>) =>
  witnessesOf(book, pairsOf(book.questions), EFFORT).map((one) => ({ pair: one.pair, ...comparisonOf(book, one) }))

describe('a witness that is kept', () => {
  const found = search(mill)
  const kept = found.flatMap(({ pair, witness }) => (witness ? [keptOf(pair, witness.example)] : []))

  it('tells its readings apart as the search wrote it, and is missing where the search found none', () => {
    const faults = pairWitnesses(mill, kept).map(({ pair, fault }) => [pair.question.name, fault])
    const lacking = faults.filter(([, fault]) => fault !== undefined)
    expect(faults).toHaveLength(6)
    expect(lacking).toEqual([['songs', 'no witness is stored']])
  })

  it('is a stray where no question asks for it any more', () => {
    expect(strays(mill, kept)).toEqual([])
    const fewer = { questions: mill.questions.filter(({ name }) => name !== 'sunday') }
    expect(strays(fewer, kept)).toEqual(['sunday-no-yes'])
  })

  const doubled = found.find(({ question }) => question === 'doubleFlour')
  const fault = (edit: (text: string) => string) => {
    if (!doubled?.witness) throw new Error('the mill has lost its double flour')
    return faultIn(rulesOf(mill), doubled.pair, edit(doubled.witness.example))
  }

  it.each<readonly [string, (text: string) => string, RegExp]>([
    ['is no text of examples', () => '{', /^cannot be read: witness:1:/],
    ['has one example', (text) => text.slice(0, text.lastIndexOf('  - name')), /^expected two examples$/],
    [
      'has both under the same reading',
      (text) => text.replace('doubleFlour: yes', 'doubleFlour: no'),
      /^expected one example under each of "no" and "yes"$/,
    ],
    [
      'begins otherwise',
      (text) => text.replace('procedure: work', 'procedure: day'),
      /^the two have different starting positions$/,
    ],
    ['does not hold any more', (text) => text.replace('flour: 2', 'flour: 3'), /flour/],
    [
      'says nothing that the readings differ in',
      (text) => text.replaceAll(/ {4}then:\n(?: {6}.*\n?)+/g, ''),
      /^each also holds under the other reading$/,
    ],
  ])('is none where it %s', (_, edit, expected) => {
    expect(fault((text) => text)).toBeUndefined()
    expect(fault(edit)).toMatch(expected)
  })
})

describe('a reading that no play over the components can tell', () => {
  const [bare] = search({ ...gardens.withoutMeals, questions: [eatingScores] } as Book)
  const [fed] = search(orchard)

  it('has a case of a table instead, and no other has', () => {
    expect(bare?.witness).toMatchObject({ table: 'what eating costs', passed: true })
    expect(fed?.witness).toMatchObject({ procedure: 'eat', passed: true })
  })

  it('is kept as questions to the table, where the question says that only other components tell', () => {
    if (!bare?.witness || !fed?.witness) throw new Error('the orchard has lost its table')
    const question = { ...eatingScores, elsewhere: 'Nobody eats in this orchard; in another one somebody may.' }
    const fault = (example: string, asked = question) =>
      faultIn(rulesOf(orchard), { ...bare.pair, question: asked }, example)
    const { example } = bare.witness
    expect(fault(example)).toBeUndefined()
    expect(fault(example.replace('answer: 1', 'answer: 0'))).toMatch(/0/)
    expect(fault(example, eatingScores as never)).toMatch(/^only a table shows the difference between the readings/)
    expect(fault(fed.witness.example)).toBe(
      'a play shows the difference between the readings; expected no `elsewhere` in the question',
    )
  })
})
