import { describe, expect, it } from 'vitest'
import { examplesHold } from '../../src/core/examples/examples-hold.js'
import { exampleText } from '../../src/core/examples/format/to-text.js'
import { runSearch } from '../../src/core/explore/adaptive-search.js'
import { fewest } from '../../src/core/explore/fewest-parts.js'
import { pairsOf } from '../../src/core/explore/reading-pair.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { type GameState, type Question, usualReadings } from '../../src/core/kernel/sections/question.js'
import { asExamples } from '../../src/lab/audit/readings/as-example.js'
import { witnessesOf } from '../../src/lab/audit/readings/find-witnesses.js'
import { type Game as OrchardGame, book as orchard, PICKERS } from '../kernel/orchard.js'
import { type Everything, smallest } from './brute-force.js'
import { type Game as MillGame, book as mill, questions } from './mill-game.js'

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, at) => at)

const differing = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) =>
  Object.keys(one).filter((key) => one[key] !== other[key]).length

const everyMill: Everything<MillGame> = {
  games: upTo(4).flatMap((grain) =>
    upTo(4).flatMap((flour) =>
      upTo(4).flatMap((coins) =>
        (['still', 'turning'] as const).map((wheel) => ({
          readings: usualReadings(questions),
          grain,
          flour,
          coins,
          wheel,
        })),
      ),
    ),
  ),
  calls: ['day', 'work'].map((procedure) => ({ procedure, args: null })),
  distance: ({ readings: _, ...game }) => {
    const { readings: __, ...base } = mill.empty
    return differing(game, base)
  },
}

const everyOrchard: Everything<OrchardGame> = {
  games: upTo(2).flatMap((short) =>
    upTo(2).flatMap((middle) =>
      upTo(2).flatMap((tall) =>
        upTo(3).flatMap((Ann) =>
          upTo(3).flatMap((Bob) =>
            ([...PICKERS, 'nobody'] as const).map((ladder) => ({
              ...orchard.empty,
              trees: { short, middle, tall },
              baskets: { Ann, Bob },
              ladder,
            })),
          ),
        ),
      ),
    ),
  ),
  calls: [
    { procedure: 'orchard', args: null },
    ...['turn', 'climb', 'eat'].flatMap((procedure) => PICKERS.map((picker) => ({ procedure, args: { picker } }))),
  ],
  distance: ({ trees, baskets, ladder }) =>
    differing(trees, orchard.empty.trees) +
    differing(baskets, orchard.empty.baskets) +
    (ladder === orchard.empty.ladder ? 0 : 1),
}

const search = <Game extends GameState>(book: Book<Game>) =>
  witnessesOf(book, pairsOf(book.questions), {
    seed: 1,
    plays: 20,
    bound: 200,
    depths: [8, 200],
    enough: 8,
    thorough: true,
    lines: { files: 0, of: () => [] },
  })

const found = [...search(mill), ...search(orchard)]
const sizeOf = (name: string) => {
  const small = found.find(({ pair }) => pair.question.name === name)?.small
  return small && [small.witness.choices.length, small.distance.changes.length]
}

describe('the search for the smallest witness', () => {
  it.each(['stillGrinds', 'doubleFlour', 'sellingIsWork', 'threeCoins', 'sunday'])(
    'finds one for %s that is as small as the smallest of all',
    (name) => {
      const least = smallest(mill, everyMill, name, ['no', 'yes'])
      expect(least).toBeDefined()
      expect(sizeOf(name)).toEqual(least)
    },
  )

  it('finds one in a game with rights to interrupt that is as small as the smallest of all', () => {
    const least = smallest(orchard, everyOrchard, 'eatingScores', ['no', 'yes'], 1)
    expect(least).toBeDefined()
    expect(sizeOf('eatingScores')).toEqual(least)
  })

  it('finds none where nothing comes of a reading, as trying everything finds none', () => {
    expect(smallest(mill, everyMill, 'songs', ['no', 'yes'], 3)).toBeUndefined()
    expect(found.find(({ pair }) => pair.question.name === 'songs')).toMatchObject({ asked: true })
    expect(sizeOf('songs')).toBeUndefined()
  })

  it('tells a question that the rules never ask', () => {
    const [never] = search({ ...mill, questions: [{ ...mill.questions[4], name: 'dances' } as Question] })
    expect(never).toMatchObject({ asked: false })
    expect(never?.small).toBeUndefined()
  })

  it('writes each witness as examples that hold under their readings, and not under the other', () => {
    for (const { pair, small } of found) {
      if (small === undefined) continue
      const book = mill.questions.includes(pair.question as never) ? (mill as Book) : (orchard as unknown as Book)
      const rules = rulesOf(book)
      const examples = asExamples(rules, small as never)
      expect(examplesHold(rules, exampleText(book.name, examples)), pair.question.name).toBe(true)
      const text = JSON.stringify(examples).replaceAll(`"${pair.question.name}":"no"`, `"${pair.question.name}":"yes"`)
      expect(examplesHold(rules, exampleText(book.name, JSON.parse(text))), pair.question.name).toBe(false)
    }
  })

  it('always finds the same', () => {
    const sizes = search(mill).map(({ small }) => small && exampleText('mill', asExamples(rulesOf(mill), small)))
    const again = search(mill).map(({ small }) => small && exampleText('mill', asExamples(rulesOf(mill), small)))
    expect(again).toEqual(sizes)
  })
})

/** The fewest parts for which something holds. */
const fewestOf = (all: readonly number[], holds: (parts: readonly number[]) => boolean) =>
  runSearch(
    fewest<number, readonly number[], true>(all, (parts) => parts),
    (parts) => holds(parts) || undefined,
  ).parts

describe('leaving out parts', () => {
  it.each([
    [[3], 1],
    [[2, 9], 2],
    [[0, 4, 5, 11], 4],
    [[], 0],
  ])('keeps %j of twelve where only these are needed', (needed, left) => {
    const kept = fewestOf(upTo(11), (parts) => needed.every((part) => parts.includes(part)))
    expect(kept).toEqual(needed)
    expect(kept).toHaveLength(left)
  })

  it('leaves out two that must go together', () => {
    const kept = fewestOf(upTo(5), (parts) => parts.includes(1) && parts.includes(2) === parts.includes(3))
    expect(kept).toEqual([1])
  })
})
