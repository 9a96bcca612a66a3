/** The plays of examples: where each begins, and what is chosen in it. */
import { describe, expect, it } from 'vitest'
import { option } from '../../../src/core/kernel/offers/offer.js'
import { linesIn, playsIn } from '../../../src/lab/audit/readings/example-plays.js'
import { linesOf } from '../../../src/lab/audit/readings/search-effort.js'
import { folder, rules } from '../../examples/example-files.js'
import { climb, type Game, book as orchard, turn } from '../../kernel/orchard.js'

const climbs = (tree: string) => option('climb', { tree })
const Ann = { picker: 'Ann' }
const climbing = { chart: 'climb', state: 'next tree', data: { picker: 'Ann', climbed: [] } }

/** An example that cites nothing in particular. */
const example = (name: string, fields: Readonly<Record<string, unknown>>) => ({
  name,
  cites: ['turns.twoTrees'],
  ...fields,
})
const begins = (when: readonly unknown[], procedure = 'climb', then?: unknown) => ({
  given: { procedure, args: Ann },
  when,
  ...(then !== undefined && { then }),
})
const goesOn = example('goes on', { given: { stack: [climbing] }, when: [{ tree: 'tall' }] })

/** A folder with files of examples. */
function written(files: Readonly<Record<string, readonly unknown[] | string>>) {
  const { root, write } = folder()
  for (const [name, examples] of Object.entries(files))
    write(name, typeof examples === 'string' ? examples : JSON.stringify({ book: 'orchard', examples }))
  return root
}
const playsOf = (...examples: readonly unknown[]) => playsIn(rules, written({ 'a.json': examples }))

describe('the play of an example', () => {
  it('begins with its procedure, and makes the choices that it names', () => {
    expect(playsOf(example('climbs', begins([{ tree: 'short' }, { tree: 'tall' }])))).toEqual([
      {
        opening: { game: orchard.empty, call: { procedure: climb, args: Ann } },
        choices: [climbs('short'), climbs('tall')],
      },
    ])
  })

  it('makes the choices that nobody names as well', () => {
    const [play] = playsOf(example('eats', begins([{ tree: 'short' }, { type: 'eat' }], 'turn')))
    expect(play?.opening.call.procedure).toBe(turn)
    expect(play?.choices).toEqual([climbs('short'), option('eat')])
  })

  it('goes as far as the rules allow where a choice is refused', () => {
    const refused = { ...begins([{ tree: 'short' }, { tree: 'short' }]), refused: { by: ['turns.onceEach'] } }
    expect(playsOf(example('climbs twice', refused)).map(({ choices }) => choices)).toEqual([[climbs('short')]])
  })

  it('is the first of several that an example may mean', () => {
    expect(playsOf(example('climbs', begins([{ type: 'climb' }]))).map(({ choices }) => choices)).toEqual([
      [climbs('short')],
    ])
  })

  it('goes on in the middle of what runs', () => {
    expect(playsOf(goesOn)).toEqual([
      {
        opening: { game: orchard.empty, call: { procedure: climb, args: null }, stack: [climbing] },
        choices: [climbs('tall')],
      },
    ])
  })

  it('is none of a question to a table', () => {
    const asked = example('asks', { table: 'points', view: { basket: 2 }, answer: 2 })
    expect(playsOf(asked, goesOn)).toHaveLength(1)
  })

  it('is without choices where the book fails', () => {
    const root = written({ 'a.json': [example('climbs', begins([{ tree: 'short' }]))] })
    const failing = {
      ...rules,
      decide: () => {
        throw new Error('fails')
      },
    }
    expect(playsIn<Game>(failing, root).map(({ choices }) => choices)).toEqual([[]])
  })
})

describe('the plays of a folder', () => {
  const files = {
    'a.json': [example('short', begins([{ tree: 'short' }])), goesOn],
    'b/c.json': [example('nothing at all', { when: 3 }), example('middle', begins([{ tree: 'middle' }]))],
    'd.yaml': '[',
    'e.json': [example('tall', begins([{ tree: 'tall' }]))],
  }
  const treesIn = (plays: ReturnType<typeof playsIn>) =>
    plays.flatMap(({ choices }) => choices.map((choice) => ({ ...choice })))

  it('are those of all files that can be read, in their order', () => {
    expect(treesIn(playsIn(rules, written(files)))).toEqual(['short', 'tall', 'middle', 'tall'].map(climbs))
  })

  it('are without those in the middle of what runs, if a procedure must begin', () => {
    expect(treesIn(linesIn(rules, written(files)))).toEqual(['short', 'middle', 'tall'].map(climbs))
  })

  it('are read file by file for a search', () => {
    const lines = linesOf(rules, written(files))
    expect(lines.files).toBe(4)
    expect([0, 1, 2, 3, 4].map((at) => treesIn(lines.of(at)))).toEqual([
      [climbs('short'), climbs('tall')],
      [climbs('middle')],
      [],
      [climbs('tall')],
      [],
    ])
  })

  it('are none where there is no folder', () => {
    expect(linesOf(rules, `${written({})}/nowhere`).files).toBe(0)
  })
})
