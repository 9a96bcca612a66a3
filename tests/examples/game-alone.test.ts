import { describe, expect, test } from 'vitest'
import { parseSource, sourceProblemLine } from '../../src/core/examples/format/parse-source.js'
import { positionFrom } from '../../src/core/examples/format/position-file.js'
import { book, examplesIn, folder, problemsIn, rules } from './example-files.js'

const files = folder()
const game = { ...book.empty, baskets: { Ann: 2, Bob: 1 }, trees: { short: 1, middle: 1, tall: 1 } }
const alone = files.write('alone.json', JSON.stringify(game))
files.write('named.json', JSON.stringify({ book: 'orchard', game }))

const positionIn = (text: string) => {
  const source = parseSource(files.write('position.json', text), text)
  return source.ok ? positionFrom(rules, source.value) : source
}

describe('a game alone, as it stands in what is printed', () => {
  test.each(['alone.json', 'named.json'])('is a base: %s', (from) => {
    const [example] = examplesIn(
      files.write('based.yaml', `name: it\ncites: [turns.order]\ngiven: { from: ${from}, procedure: orchard }`),
    )
    expect(example).toMatchObject({ begun: { game, procedure: 'orchard' } })
  })

  test('says nothing of what runs: an example says what begins there', () => {
    const file = files.write('idle.yaml', 'name: it\ncites: [turns.order]\ngiven: { from: alone.json }')
    expect(problemsIn(file)).toEqual([expect.stringContaining('given.procedure: is missing')])
  })

  test('is a position in which the whole game begins', () => {
    const read = positionIn(JSON.stringify(game))
    expect(read).toMatchObject({ ok: true, value: { begun: { game, procedure: 'orchard' } } })
  })

  test('is told what is wrong with it at its own fields', () => {
    const read = positionIn(JSON.stringify({ ...game, ladder: 'Cid' }))
    expect(read.ok ? [] : read.misread.map(sourceProblemLine)).toEqual([expect.stringMatching(/: ladder: got "Cid"/)])
  })

  test('is no example', () => {
    expect(problemsIn(alone)).toEqual([expect.stringContaining('this is a position file')])
  })
})
