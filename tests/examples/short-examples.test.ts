import { describe, expect, test } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { frontLine } from '../../machines/front-line/book.js'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { parseSource, sourceProblemLine } from '../../src/core/examples/format/parse-source.js'
import { parseExamples } from '../../src/core/examples/format/read-examples.js'
import { runExample } from '../../src/core/examples/run-example.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { book as orchard } from './example-files.js'

/** Runs the examples of a text, each told in a line. */
function told(book: Book, text: string): readonly string[] {
  const rules = rulesOf(book)
  const source = parseSource('said.yaml', text)
  const read = source.ok ? parseExamples(rules, source.value) : source
  if (!read.ok) return read.misread.map(sourceProblemLine)
  return read.value.map((example) => {
    const { passed, verdict, problems } = runExample(rules, example)
    return `${passed ? verdict.is : 'FAILED'}${problems.length > 0 ? `: ${problems[0]}` : ''}`
  })
}
const one = (book: Book, cites: string, text: string) => told(book, `name: it\ncites: [${cites}]\n${text}`)[0]

describe('in the whole game', () => {
  test('All Bridges Burning: a Faction chooses on the card that is played', () => {
    const inGame = (text: string) =>
      one(allBridgesBurning, 'options.firstTakesFirstBox', `given: { from: setup, procedure: game }\n${text}`)
    expect(inGame('when: [{ seat: reds, type: take, action: Command }]\nthen: { due: { seat: reds } }')).toBe('legal')
    expect(inGame('when: [{ seat: reds, type: take, box: top c }]\nrefused: [options.firstTakesFirstBox]')).toBe(
      'refused',
    )
    const two = `when:
  - { seat: reds, type: take, action: Command }
  - { seat: reds, type: execute, command: Rally }
  - { seat: reds, type: select, space: Tampere }
  - { seat: reds, type: place, cells: 2 }
  - { type: stop }
  - { seat: senate, type: pass }
  - { seat: moderates, type: pass }
  - { seat: senate, type: pass }`
    expect(inGame(`${two}\nthen: { due: { seat: moderates } }`)).toBe('legal')
  })

  test('Front Line: a player acts in the turn that is due', () => {
    const inGame = (text: string) =>
      one(
        frontLine,
        'turns.choose',
        `given: { from: first game, procedure: game }\nwhen:
  - { seat: Red, type: choose, supply: Industry }
  - { seat: Red, type: do, what: Move }
  - { seat: Red, type: with, unit: C3 }
  - { seat: Red, type: move, to: E3 }\n${text}`,
      )
    expect(inGame('then: { game: { turn: 1 } }')).toBe('legal')
    expect(inGame('  - { seat: Red, type: end the turn }\nthen: { game: { turn: 2 } }')).toBe('legal')
    expect(inGame('  - { seat: Red, type: stop }\nthen: { game: { turn: 2 } }')).toBe('legal')
    expect(
      inGame('  - { seat: Red, type: do, what: Move }\n  - { seat: Red, type: with, unit: E3 }\nrefused: true'),
    ).toBe('refused')
  })

  test('Russian Civil War: a power moves in its own turn', () => {
    const inGame = (text: string) =>
      one(
        russianCivilWar,
        'opening.when',
        `given: { from: as printed, procedure: play }\nwhen:
  - { seat: chance, type: so far, position: Russia beaten }\n${text}`,
      )
    expect(inGame('  - { seat: Austria-Hungary, type: stop }\nthen: { due: { seat: chance } }')).toMatch(
      /^(legal|FAILED)/,
    )
  })
})

describe('the last choice, where steps before it are forced', () => {
  const sails = (zone: number, is: string) =>
    one(
      russianCivilWar,
      'sovietShips.noEnd',
      `given:
  from: Soviets in power
  procedure: movement
  args: { power: Soviet Russia }
  game: { zones: { zone 11: { ships: { Germany: { cruisers: 1 } } } } }
when: [{ seat: Germany, type: sail, to: zone ${zone} }]
${is}`,
    )
  test('Russian Civil War: is refused behind them', () => {
    expect(sails(11, 'refused: true')).toBe('refused')
    expect(sails(10, 'refused: true')).toMatch(/^FAILED: every choice can be made/)
  })
})

describe('stop in Front Line and Russian Civil War', () => {
  test('is an end of a turn, though the book calls it otherwise', () => {
    const turn = 'given: { from: first game, procedure: turn, args: { player: Red } }\n'
    const when = 'when: [{ seat: Red, type: choose, supply: Industry }, { seat: Red, type: stop }]\n'
    expect(one(frontLine, 'turns.choose', `${turn}${when}then: { outcome: null }`)).toBe('legal')
  })

  test('is over where the turn has ended by itself, and so is "end the turn"', () => {
    const turn = (end: string) => `given:
  from: first game
  procedure: turn
  args: { player: Red }
  game: { players: { Red: { leadership: Exhausted, supply: { Industry: { available: 1, used: 3 } } } } }
when:
  - { seat: Red, type: choose, supply: Industry }
  - { seat: Red, type: do, what: Move }
  - { seat: Red, type: with, unit: C3 }
  - { seat: Red, type: move, to: E3 }
  - { seat: Red, type: ${end} }
then: { outcome: null }
`
    expect(one(frontLine, 'turns.choose', turn('stop').replace(/then: .*/, 'then: { due: { seat: Green } }'))).toBe(
      'legal',
    )
    expect(one(frontLine, 'turns.choose', turn('end the turn'))).toBe('legal')
    expect(one(frontLine, 'turns.choose', turn('pass'))).toMatch(/^FAILED/)
  })
})

const held = (text: string) => one(orchard, 'turns.order', text)

describe('a refusal', () => {
  const twice = 'when: [{ tree: short }, { tree: short }]\n'
  test('may be by whatever', () => {
    expect(held(`${twice}refused: true`)).toBe('refused')
    expect(held(`${twice}refused: {}`)).toBe('refused')
    expect(held('when: [{ tree: short }]\nrefused: true')).toBe('FAILED: every choice can be made; expected a refusal')
    expect(held('when: [{ tree: oak }]\nrefused: true')).toBe('FAILED: expected a refusal of the last choice')
  })

  test('names its clauses in a list', () => {
    expect(held(`${twice}refused: [turns.onceEach]`)).toBe('refused')
    expect(held(`${twice}refused: [turns.bare]`)).toMatch(/^FAILED: .*not by turns\.bare$/)
    expect(held(`${twice}refused: [turns.oncEach]`)).toMatch(/^said.yaml:4:11: refused\[0\]: .*turns.onceEach/)
  })

  test('of a table names them so, too', () => {
    const asked = 'table: may not climb\nview: { tree: tall, climbed: false, number: 0, fruit: true, ladder: false }\n'
    expect(held(`${asked}refused: [turns.tall]`)).toBe('denied')
    expect(held(`${asked}refused: true`)).toBe('denied')
    expect(held(`${asked.replace('ladder: false', 'ladder: true')}refused: true`)).toBe(
      'FAILED: the table allows it; expected a refusal',
    )
  })

  test('of what is due may be by whatever', () => {
    const due = (option: string) => `when: [{ tree: short }]\nthen: { due: { refuses: [{ option: ${option} }] } }`
    expect(held(due('{ tree: short }'))).toBe('legal')
    expect(held(due('{ tree: tall }'))).toBe('FAILED: due.refuses: climb tree=tall is offered; expected a refusal')
  })
})

describe('what is not said', () => {
  test('of an outcome is not compared', () => {
    const won =
      'given: { procedure: climb, args: { picker: Ann } }\nwhen: [{ type: climb, tree: short }, { type: stop }]\n'
    expect(held(`${won}then: { outcome: 1 }`)).toBe('legal')
    expect(held(`${won}then: { outcome: 2 }`)).toBe('FAILED: outcome: got 1, expected 2')
  })

  test('by a table that is only asked is told, and no more is expected', () => {
    expect(held('table: points\nview: { basket: 3 }')).toBe('answered')
  })
})
