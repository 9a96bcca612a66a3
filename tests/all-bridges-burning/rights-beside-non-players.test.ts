import { describe, expect, it } from 'vitest'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import { playing } from '../../src/core/explore/play-with-picker.js'
import { pickerFrom } from '../../src/core/explore/seat-strategies.js'
import { NotOffered, rulesOf } from '../../src/core/kernel/plays/rules.js'

const rules = rulesOf(book)

/** The first decision that the book makes for a seat while a player may use a right. */
function stopWithRight() {
  const game = book.automaton?.seated(book.empty, ['senate', 'moderates']) ?? book.empty
  const { procedure, args } = book.main
  for (const { position, due } of playing(rules, rules.begin(game, procedure.name, args), pickerFrom(3), 400))
    if (!due.over && due.advised && due.asides.choices().length > 0) return { position, due }
  throw new Error('no such decision')
}

describe('a right at any time, while a Non-player decides', () => {
  const { position, due } = stopWithRight()

  it('may be used, and the same is due afterwards', () => {
    const [right] = due.asides.choices()
    if (right === undefined) throw new Error('no right')
    const { position: after, trace } = rules.choose(position, right.option)
    expect(trace.map(({ kind }) => kind)).toContain('aside')
    expect(after.game.resources).not.toEqual(position.game.resources)
    expect(rules.decide(after)).toMatchObject({ asks: due.asks, advised: { seat: due.advised?.seat } })
  })

  it('is no way to choose for the Non-player what its priorities leave out', () => {
    expect(() => rules.choose(position, { type: 'no option at all' })).toThrow(NotOffered)
  })
})
