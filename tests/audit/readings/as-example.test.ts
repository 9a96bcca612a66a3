/** Witnesses as examples: one under each of two readings. */
import { describe, expect, it } from 'vitest'
import { examplesHold } from '../../../src/core/examples/examples-hold.js'
import { exampleText } from '../../../src/core/examples/format/to-text.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import { rulesOf } from '../../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../../src/core/kernel/sections/question.js'
import { asAskedExamples, asExamples } from '../../../src/lab/audit/readings/as-example.js'
import type { SmallWitness } from '../../../src/lab/audit/readings/shrink.js'
import { tableCaseOf } from '../../../src/lab/audit/readings/table-case.js'
import { book as market } from '../../kernel/market.js'
import { eat, book as orchard } from '../../kernel/orchard.js'
import { book as mill } from '../mill-game.js'
import { STEPS, book as walk } from '../walk-game.js'
import { candidateOf, endingIn, fromEmpty, pairOf, witnessOf } from './toy-witnesses.js'

const doubleFlour = pairOf(mill, 'doubleFlour')
const grinding = witnessOf(mill, doubleFlour, candidateOf(mill, 'work', ['grind']))

/** The examples of a witness, of which both hold. */
function holding<Game extends GameState>(book: Book<Game>, small: SmallWitness<Game>) {
  const rules = rulesOf(book)
  const examples = asExamples(rules, small)
  expect(examplesHold(rules, exampleText(book.name, examples))).toBe(true)
  return examples
}

const givenOf = <Game extends GameState>(book: Book<Game>, small: SmallWitness<Game>) =>
  holding(book, small).map(({ given }) => given)

describe('a witness as examples', () => {
  it('has the same beginning and the same choices under both readings, and what each comes to', () => {
    const beginning = (reading: string) => ({ procedure: 'work', game: { readings: { doubleFlour: reading } } })
    const when = [{ seat: 'miller', type: 'grind' }]
    expect(holding(mill, fromEmpty(grinding))).toEqual([
      {
        name: 'Is a grain two flours? "no", not "yes"',
        cites: ['mill.grind'],
        note: 'No.',
        given: beginning('no'),
        when,
        ...endingIn({ flour: 1 }),
      },
      {
        name: 'Is a grain two flours? "yes", not "no"',
        cites: ['mill.grind'],
        note: 'Yes.',
        given: beginning('yes'),
        when,
        ...endingIn({ flour: 2 }),
      },
    ])
  })

  it('begins from a base of the book, with what differs', () => {
    const rich = { ...mill.empty, coins: 4 }
    const witness = witnessOf(mill, doubleFlour, { ...grinding, game: { ...rich, grain: 1 } })
    const distance = { base: 'rich', part: { grain: 1 }, changes: [] }
    const [given] = givenOf({ ...mill, bases: { rich } }, { witness, distance })
    expect(given).toEqual({ from: 'rich', procedure: 'work', game: { readings: { doubleFlour: 'no' }, grain: 1 } })
  })

  it('gives a procedure what it begins with, and makes no choices where none are needed', () => {
    const part = { trees: { short: 1, middle: 2, tall: 2 }, baskets: { Ann: 1, Bob: 0 } }
    const witness = witnessOf(orchard, pairOf(orchard, 'eatingScores'), {
      game: { ...orchard.empty, ...part },
      call: { procedure: eat, args: { picker: 'Ann' } },
      choices: [],
    })
    const [example] = holding(orchard, fromEmpty(witness, part))
    expect(example?.given).toEqual({
      procedure: 'eat',
      args: { picker: 'Ann' },
      game: { readings: { eatingScores: 'no' }, ...part },
    })
    expect(example).not.toHaveProperty('when')
  })

  it('begins in the middle of what runs', () => {
    const stack = [{ chart: 'walk', state: 'walking', data: { steps: STEPS - 2 } }]
    const walking = { ...candidateOf(walk, 'walk', ['step', 'step']), stack }
    const witness = witnessOf(walk, pairOf(walk, 'arrivesHungry'), walking)
    const examples = holding(walk, fromEmpty(witness))
    expect(examples[1]).toMatchObject({
      given: { stack, game: { readings: { arrivesHungry: 'yes' } } },
      when: [
        { seat: 'walker', type: 'step' },
        { seat: 'walker', type: 'step' },
      ],
    })
    expect(examples[1]?.given).not.toHaveProperty('procedure')
  })

  it('cites a clause once', () => {
    const { question } = doubleFlour
    const pair = { ...doubleFlour, question: { ...question, clauses: [...question.clauses, ...question.clauses] } }
    const [example] = asExamples(rulesOf(mill), fromEmpty({ ...grinding, pair }))
    expect(example?.cites).toEqual(['mill.grind'])
  })

  it('makes no choices in a game that breaks an invariant', () => {
    const broken = { ...grinding, game: { ...mill.empty, flour: 4 } }
    expect(asExamples(rulesOf(mill), fromEmpty(broken))[0]).not.toHaveProperty('when')
  })
})

describe('the choices of a witness', () => {
  /** The choices of a play as an example writes them, whatever it comes to. */
  function whenIn<Game extends GameState>(book: Book<Game>, choices: readonly string[]) {
    const start = rulesOf(book).start()
    const play = { ...candidateOf(book, book.main.procedure.name, choices), pair: doubleFlour, sights: [] }
    return asExamples(rulesOf(book), fromEmpty({ ...play, positions: [start, start] }))[0]?.when
  }

  it('are each of the seat that makes it, one after the other', () => {
    expect(whenIn(orchard, ['stop', 'calm', 'stop'])).toEqual([
      { seat: 'Ann', type: 'stop' },
      { seat: 'chance', type: 'calm' },
      { seat: 'Bob', type: 'stop' },
    ])
  })

  it('are each of the seat that makes it, also where another one is to decide', () => {
    expect(whenIn(market, ['praise', 'stop'])).toEqual([
      { seat: 'Ann', type: 'praise' },
      { seat: 'Bob', type: 'stop' },
    ])
  })
})

describe('a case of a table as examples', () => {
  it('asks it under both readings', () => {
    const found = tableCaseOf(mill, pairOf(mill, 'sunday'))
    if (found === undefined) throw new Error('the mill has lost its table')
    expect(asAskedExamples(found)).toEqual([
      {
        name: 'Does he go on with four flours? "no", not "yes"',
        cites: ['mill.grind'],
        note: 'No.',
        table: 'may not sell',
        view: { flour: true, sunday: 'no', full: true },
        answer: 'allowed',
      },
      {
        name: 'Does he go on with four flours? "yes", not "no"',
        cites: ['mill.grind'],
        note: 'Yes.',
        table: 'may not sell',
        view: { flour: true, sunday: 'yes', full: true },
        refused: { by: ['mill.sell'] },
      },
    ])
    expect(examplesHold(rulesOf(mill), exampleText('mill', asAskedExamples(found)))).toBe(true)
  })
})
