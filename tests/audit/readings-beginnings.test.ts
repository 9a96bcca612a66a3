import { describe, expect, it } from 'vitest'
import { examplesHold } from '../../src/core/examples/examples-hold.js'
import { exampleText } from '../../src/core/examples/format/to-text.js'
import { pairsOf } from '../../src/core/explore/reading-pair.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { asExamples } from '../../src/lab/audit/readings/as-example.js'
import { witnessesOf } from '../../src/lab/audit/readings/find-witnesses.js'
import { book, STEPS } from './walk-game.js'

const found = witnessesOf(book, pairsOf(book.questions), {
  seed: 1,
  plays: 1,
  bound: 100,
  depths: [],
  enough: 1,
  lines: { files: 0, of: () => [] },
})
const smallOf = (name: string) => found.find(({ pair }) => pair.question.name === name)?.small
const examplesOf = (name: string) => {
  const small = smallOf(name)
  return small ? asExamples(rulesOf(book), small) : []
}

describe('where a witness begins', () => {
  it('is seen where a procedure begins, before anybody decides', () => {
    expect(smallOf('packsBread')?.witness).toMatchObject({ choices: [], sights: ['game'] })
    expect(examplesOf('packsBread')[1]?.given).toMatchObject({ procedure: 'walk' })
  })

  it('is in the middle of what runs, where the way from the beginning is long', () => {
    const { witness } = smallOf('arrivesHungry') ?? {}
    expect(witness?.choices).toHaveLength(1)
    expect(examplesOf('arrivesHungry')[1]?.given).toEqual({
      stack: [{ chart: 'walk', state: 'walking', data: { steps: STEPS - 1 } }],
      game: { readings: { arrivesHungry: 'yes' } },
    })
  })

  it.each(['packsBread', 'arrivesHungry'])('is written for %s as examples that hold', (name) => {
    expect(examplesOf(name)).toHaveLength(2)
    expect(examplesHold(rulesOf(book), exampleText('walk', examplesOf(name)))).toBe(true)
  })
})
