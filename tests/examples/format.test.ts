/** The format of examples and positions: of which kind a value seems to be, and what it is read by. */
import { describe, expect, it } from 'vitest'
import {
  exampleSchemaFor,
  positionSchemaFor,
  refusingIds,
  toPositionFile,
} from '../../src/core/examples/format/file-format.js'

const titleOf = (schema: { meta(): { title?: string | undefined } | undefined }) => schema.meta()?.title
const kindOf = (...fields: readonly string[]) =>
  titleOf(exampleSchemaFor(Object.fromEntries(fields.map((field) => [field, 1]))))
const positionOf = (...fields: readonly string[]) =>
  titleOf(positionSchemaFor(Object.fromEntries(fields.map((field) => [field, 1]))))

describe('an example', () => {
  it('is of the kind that its fields make it', () => {
    expect([kindOf('table'), kindOf('view'), kindOf('answer'), kindOf('view', 'refused')]).toEqual([
      'Answered',
      'Answered',
      'Answered',
      'Denied',
    ])
    expect([kindOf('name'), kindOf('when', 'refused'), kindOf('refused'), kindOf('explore')]).toEqual([
      'Played',
      'Refused',
      'Shut',
      'Explored',
    ])
    expect(['cites', 'when', 'then'].map((field) => kindOf('explore', field))).toEqual(['Played', 'Played', 'Played'])
  })

  it('names the clauses that refuse it, or none', () => {
    const ids = ['turns.bare']
    expect([true as const, {}, { by: undefined }, { by: ids }, ids].map((one) => refusingIds(one as never))).toEqual([
      [],
      [],
      [],
      ids,
      ids,
    ])
  })
})

describe('a position', () => {
  it('is of the kind that its fields make it', () => {
    expect([positionOf('position'), positionOf('stack', 'game'), positionOf('game'), positionOf('given')]).toEqual([
      'Asked',
      'Position',
      'Game',
      'Given',
    ])
    expect([positionOf('game', 'given'), positionOf('book')]).toEqual(['Given', 'Given'])
  })

  it('may have an outcome, and choices that lead on', () => {
    const game = { ladder: 'Ann' }
    const read = (value: Record<string, unknown>) => positionSchemaFor(value).safeParse(value).success
    expect(read({ position: { game, stack: [], outcome: 1 }, due: 'anything' })).toBe(true)
    expect([read({ game, when: [{ type: 'stop' }] }), read({ game, book: 'orchard' }), read({ game, due: 1 })]).toEqual(
      [true, true, false],
    )
    expect(read({ position: { game, stack: [], book: 'orchard' } })).toBe(false)
  })

  it('may be a game alone, where it has a field of the game and is nothing else', () => {
    const as = (value: Record<string, unknown>) => toPositionFile(value, ['trees', 'ladder'])
    expect(as({ trees: 1, odd: 2 })).toEqual({ game: { trees: 1, odd: 2 } })
    expect(Object.keys(as({ trees: 1 }))).toEqual(['game'])
    expect(as({ book: 'orchard', trees: 1 })).toEqual({ book: 'orchard', game: { trees: 1 } })
    for (const other of [{ name: 'it', trees: 1 }, { given: {}, trees: 1 }, { odd: 2 }, {}])
      expect(as(other)).toBe(other)
  })
})
