import { describe, expect, test } from 'vitest'
import { ambiguityLines, barredLines } from '../../src/core/examples/comparison/messages.js'
import type { BarredVerdict } from '../../src/core/examples/comparison/verdict.js'
import { runExample } from '../../src/core/examples/run-example.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { one } from '../../src/core/kernel/tables/rule-table.js'
import { view } from '../../src/core/kernel/tables/table-view.js'
import type { NamedPlay } from '../../src/core/records/named-play.js'
import { turns } from '../kernel/orchard.js'
import { book, examplesIn, folder, rules } from './example-files.js'

const files = folder()
let written = 0

/** Runs the one example of a text. */
function runOf(text: string) {
  const [example] = examplesIn(files.write(`run-${written++}.yaml`, `name: it\ncites: [turns.order]\n${text}`))
  if (example === undefined) throw new Error('no example')
  return runExample(rules, example)
}

describe('choices in a position', () => {
  test('pass when what the example says holds afterwards', () => {
    const run = runOf(`
when: [{ type: climb, tree: short }, { type: climb, tree: tall }, { type: eat }]
then:
  game: { trees: { short: 1, middle: 2, tall: 1 }, baskets: { Ann: 1 } }
  due: { seat: chance, asks: the wind, only: [{ type: blow }, { type: calm }], offers: [{ type: calm }] }
`)
    expect(run.problems).toEqual([])
    expect(run.passed).toBe(true)
    expect(run.verdict).toMatchObject({ is: 'legal', position: { game: { baskets: { Ann: 1 } } } })
    expect(run.trace.filter(({ kind }) => kind === 'chosen')).toHaveLength(3)
  })

  test('need not be all: without choices the example is about the position itself', () => {
    expect(
      runOf('given: { from: harvest, procedure: orchard }\nthen: { due: { offers: [{ tree: middle }] } }').passed,
    ).toBe(true)
  })

  test('an example that expects nothing says that the choices can be made', () => {
    expect(runOf('when: [{ tree: short }]').passed).toBe(true)
    expect(runOf('given: { from: harvest, procedure: orchard }\nwhen: [{ tree: short }]').passed).toBe(false)
  })

  test('choices of several seats may be told apart, and groups may interleave', () => {
    const run = runOf(`
when:
  - [{ seat: Ann, tree: short }, { seat: Bob, tree: tall }]
  - [{ seat: chance, type: calm }]
given: { game: { ladder: Bob } }
then: { game: { trees: { short: 1, tall: 1 }, baskets: { Ann: 1, Bob: 1 } } }
`)
    expect(run.problems).toEqual([])
  })

  test('a game that differs is told with path, found and expected', () => {
    expect(runOf('when: [{ tree: short }]\nthen: { game: { trees: { short: 2 }, ladder: Bob } }').problems).toEqual([
      'game.trees.short: got 1, expected 2',
      'game.ladder: got "Ann", expected "Bob"',
    ])
  })

  test('a decision that differs is told with what is due', () => {
    const { problems } = runOf(`
given: { game: { ladder: nobody } }
then:
  due:
    seat: Bob
    asks: a nap
    offers: [{ tree: tall }, { tree: oak }]
    only: [{ type: climb }]
    refuses: [{ option: { tree: short }, by: [turns.bare] }, { option: { tree: tall }, by: [turns.bare] }, { option: { tree: oak }, by: [turns.bare] }]
`)
    expect(problems).toEqual([
      'due.seat: got "Ann", expected "Bob"',
      'due.asks: got "a tree to climb", expected "a nap"',
      'due.offers: tree=tall is not offered; climb tree=tall is refused by 1 turns.tall (tree: tall)',
      'due.offers: tree=oak is not offered; offered: climb tree=short|middle, stop',
      'due.only: stop is offered too',
      'due.refuses: climb tree=short is offered; expected a refusal by turns.bare',
      'due.refuses: climb tree=tall is refused by 1 turns.tall (tree: tall); not by turns.bare',
      'due.refuses: tree=oak is neither offered nor refused; offered: climb tree=short|middle, stop',
    ])
  })

  test('odds are shares of all that can be drawn, and only where chance decides', () => {
    const drawn = (odds: string) =>
      runOf(`when: [{ type: climb, tree: short }, { type: climb, tree: tall }, { type: eat }]
then: { due: { odds: [${odds}] } }`).problems
    expect(drawn('{ option: { type: blow }, is: 1 in 6 }, { option: { type: calm }, is: 10 in 12 }')).toEqual([])
    expect(drawn('{ option: { type: blow }, is: 1 in 2 }, { option: { type: storm }, is: 1 in 6 }')).toEqual([
      'due.odds: blow is drawn 1 in 6, expected 1 in 2',
      'due.odds: storm is drawn 0 in 6, expected 1 in 6',
    ])
    expect(runOf('then: { due: { odds: [{ option: { tree: short }, is: 1 in 1 }] } }').problems).toEqual([
      'due.odds: expected a decision of chance, but Ann decides',
    ])
  })

  test('an outcome is compared when it is over, and missed when it is not', () => {
    const calm = 'given: { game: { trees: { short: 0, middle: 0, tall: 0 }, baskets: { Bob: 2 } } }\n'
    expect(runOf(`${calm}when: [{ type: blow }]\nthen: { outcome: Bob }`).problems).toEqual([])
    expect(runOf(`${calm}when: [{ type: blow }]\nthen: { outcome: Ann }`).problems).toEqual([
      'outcome: got "Bob", expected "Ann"',
    ])
    expect(runOf(`${calm}then: { outcome: Bob }`).problems).toEqual([
      'outcome: expected an end, but chance to decide: the wind',
    ])
    expect(runOf(`${calm}when: [{ type: blow }]\nthen: { due: { seat: Ann } }`).problems).toEqual([
      'due: expected a decision, but the orchard is over: "Bob"',
    ])
  })

  test('choices that cannot be made are told with the furthest point and the clauses', () => {
    const { problems, verdict, trace } = runOf('when: [{ tree: short }, { tree: short }, { tree: tall }]')
    expect(verdict.is).toBe('refused')
    expect(problems).toEqual([
      'cannot be chosen: tree=short, tree=tall',
      'climb tree=short is refused by 1 turns.onceEach (climbed: true)',
      'after: Ann: climb tree=short',
      'Ann to decide: a tree to climb',
    ])
    expect(trace).toContainEqual({ kind: 'chosen', seat: 'Ann', option: { type: 'climb', tree: 'short' } })
  })

  test('of many choices that came before a refusal the last are told, and how many there were', () => {
    const { option, seat } = { option: { type: 'stop' }, seat: 'Ann' }
    const after = (many: number) => {
      const choices = Array.from({ length: many }, (_, at) => ({ option: { ...option, at }, seat, named: true }))
      const barred = { ...runOf('when: [{ tree: oak }]').verdict, choices } as unknown as BarredVerdict
      return barredLines(barred).find((line) => line.startsWith('after: '))
    }
    expect(after(3)).toBe('after: Ann: stop at=0, Ann: stop at=1, Ann: stop at=2')
    expect(after(5)).not.toContain('then')
    expect(after(40)).toMatch(/^after: 36 choices, then Ann: stop at=36, .*, Ann: stop at=39$/)
  })

  test('choices with words that nothing has are told with what is offered', () => {
    const { problems } = runOf('when: [{ tree: oak }]')
    expect(problems[0]).toBe('cannot be chosen: tree=oak')
    expect(problems.slice(-2)).toEqual([
      'nothing with these words is offered or refused here, nor after declining',
      'offered: climb tree=short|middle|tall, stop',
    ])
    expect(runOf('when: [{ type: eat, tree: short }]').problems).toContain('did you mean climb tree=short?')
  })

  test('choices that can be made in several ways are told with how they differ', () => {
    const { verdict, problems } = runOf('when: [{ type: climb }]')
    expect(verdict).toMatchObject({ is: 'ambiguous', found: { length: 3 } })
    expect(problems).toEqual([
      'the choices lead to 3 different positions; say more, so that one is left',
      expect.stringMatching(/^one way: climb tree=\w+; another: climb tree=\w+$/),
      expect.stringMatching(/^game\.trees\.\w+: [12] or [12]$/),
      expect.stringMatching(/^game\.trees\.\w+: [12] or [12]$/),
      expect.stringMatching(/^climb\.data\.climbed: /),
    ])
  })

  test('what a game holds is told apart from a procedure that is called as a game is', () => {
    const play = (units: number, state: string, outcome: string) =>
      ({
        position: { game: { supplied: { units } }, stack: [{ chart: 'game', state, data: null }], outcome },
        choices: [],
      }) as unknown as NamedPlay<GameState>
    expect(ambiguityLines([play(1, 'turn', 'Ann'), play(2, 'end', 'Bob')]).slice(2)).toEqual([
      'game.supplied.units: 1 or 2',
      'outcome: "Ann" or "Bob"',
      'game.state: "turn" or "end"',
    ])
  })
})

describe('refusals', () => {
  test('pass when the clauses refuse the last choice', () => {
    const run = runOf('when: [{ tree: short }, { tree: short }]\nrefused: { by: [turns.onceEach] }')
    expect(run.problems).toEqual([])
    expect(run.verdict).toMatchObject({ is: 'refused', refused: [{ option: { tree: 'short' } }] })
  })
  test('fail when the choice can be made', () => {
    expect(runOf('when: [{ tree: short }]\nrefused: { by: [turns.onceEach] }').problems).toEqual([
      'every choice can be made; expected a refusal by turns.onceEach',
    ])
  })
  test('fail when other clauses refuse it', () => {
    expect(runOf('when: [{ tree: short }, { tree: short }]\nrefused: { by: [turns.bare] }').problems).toEqual([
      'climb tree=short: refused by 1 turns.onceEach (climbed: true); not by turns.bare',
    ])
  })
  /** The short tree is bare, and climbed already: two clauses refuse it, and two do not. */
  const twice = 'given: { game: { ladder: nobody, trees: { short: 1 } } }\nwhen: [{ tree: short }, { tree: short }]\n'
  const [onceEach, bare] = ['1 turns.onceEach (climbed: true)', '1 turns.bare (fruit: false)']
  test.each([
    ['turns.onceEach, turns.bare', []],
    ['turns.bare, turns.onceEach', []],
    ['turns.onceEach, turns.tall', ['turns.tall']],
    ['turns.tall, turns.onceEach', ['turns.tall']],
    ['turns.onceEach, turns.bare, turns.tall', ['turns.tall']],
    ['turns.onceEach, turns.tall, turns.bare, turns.twoTrees', ['turns.tall', 'turns.twoTrees']],
  ])('hold every clause that is named against what refuses: %s', (named, missing) => {
    const refused = runOf(`${twice}refused: { by: [${named}] }`)
    expect(refused.problems).toEqual(
      missing.map((id) => `climb tree=short: refused by ${onceEach}; ${bare}; not by ${id}`),
    )
    expect(refused.passed).toBe(missing.length === 0)
    expect(runOf(`${twice}refused: [${named}]`).problems).toEqual(refused.problems)
  })
  test.each([
    ['turns.tall', []],
    ['turns.tall, turns.bare', ['turns.bare']],
    ['turns.bare, turns.tall', ['turns.bare']],
    ['turns.tall, turns.bare, turns.twoTrees', ['turns.bare', 'turns.twoTrees']],
  ])('of what is not offered do the same: %s', (named, missing) => {
    const due = `{ refuses: [{ option: { tree: tall }, by: [${named}] }] }`
    expect(runOf(`given: { game: { ladder: nobody } }\nthen: { due: ${due} }`).problems).toEqual(
      missing.map((id) => `due.refuses: climb tree=tall is refused by 1 turns.tall (tree: tall); not by ${id}`),
    )
  })
  test('fail when not all that could be meant is refused by the clause', () => {
    const { problems } = runOf(`
given: { game: { ladder: nobody, trees: { short: 0, middle: 0 } } }
when: [{ type: climb }]
refused: { by: [turns.bare] }
`)
    expect(problems).toEqual(['climb tree=tall: refused by 1 turns.tall (tree: tall); not by turns.bare'])
  })
  test('are seen also where everything is refused, so that no decision is due', () => {
    const bare = 'given: { game: { trees: { short: 0, middle: 0, tall: 0 } } }\nwhen: [{ seat: Ann, type: climb }]\n'
    expect(runOf(`${bare}refused: { by: [turns.bare] }`).problems).toEqual([])
    expect(runOf(`${bare}refused: { by: [turns.twoTrees] }`).problems[0]).toBe(
      'climb tree=short: refused by 1 turns.bare (fruit: false); not by turns.twoTrees',
    )
  })
  test('fail when an earlier choice is the one that is refused', () => {
    const { problems } = runOf(
      'when: [{ tree: short }, { tree: short }, { tree: tall }]\nrefused: { by: [turns.onceEach] }',
    )
    expect(problems[0]).toBe('expected a refusal of the last choice by turns.onceEach')
  })
  test('fail when nothing has the words of the choice', () => {
    const { problems } = runOf('when: [{ tree: oak }]\nrefused: { by: [turns.tall] }')
    expect(problems[0]).toBe('expected a refusal of the last choice by turns.tall')
  })
})

describe('questions to a rule table', () => {
  const climbing = (fields: string) =>
    `table: may not climb\nview: { tree: tall, climbed: false, number: 0, fruit: true, ${fields} }\n`
  test('compare the answer', () => {
    expect(runOf('table: points\nview: { basket: 3 }\nanswer: 3').passed).toBe(true)
    expect(runOf('table: points\nview: { basket: 3 }\nanswer: 4').problems).toEqual(['the answer: got 3, expected 4'])
  })
  test('may be about a refusal, or about its absence', () => {
    expect(runOf(`${climbing('ladder: false')}refused: { by: [turns.tall] }`).passed).toBe(true)
    expect(runOf(`${climbing('ladder: true')}answer: allowed`).passed).toBe(true)
    expect(runOf(`${climbing('ladder: true')}refused: { by: [turns.tall] }`).problems).toEqual([
      'the table allows it; expected a refusal by turns.tall',
    ])
    expect(runOf(`${climbing('ladder: false')}answer: allowed`).problems).toEqual([
      'the table refuses: 1 turns.tall (tree: tall)',
    ])
    expect(runOf(`${climbing('ladder: false')}refused: { by: [turns.bare] }`).problems).toEqual([
      'refused by 1 turns.tall (tree: tall); not by turns.bare',
    ])
  })
  test('hold every clause that is named against what the table refuses by', () => {
    const bare = 'table: may not climb\nview: { tree: tall, climbed: false, number: 0, fruit: false, ladder: false }\n'
    const byBoth = 'refused by 1 turns.bare (fruit: false); 1 turns.tall (tree: tall)'
    expect(runOf(`${bare}refused: { by: [turns.tall, turns.bare] }`).problems).toEqual([])
    expect(runOf(`${bare}refused: { by: [turns.tall, turns.onceEach, turns.twoTrees] }`).problems).toEqual([
      `${byBoth}; not by turns.onceEach`,
      `${byBoth}; not by turns.twoTrees`,
    ])
  })
  test('leave the rows that answered in the trace', () => {
    expect(runOf(`${climbing('ladder: true')}answer: allowed`).trace).toMatchObject([
      { kind: 'decided', table: 'may not climb', clauses: [{ id: 'turns.ladder' }] },
    ])
  })
})

describe('a book that contradicts itself', () => {
  test('makes the example fail and says why', () => {
    const torn = one('torn', view({ side: ['left', 'right'] }), (row) => [row(turns.order, { side: 'left' }, 1)])
    const broken = rulesOf({ ...book, tables: [torn] })
    const head = { name: 'it', clauses: [], sections: [] }
    const run = runExample(broken, { kind: 'asked', ...head, table: torn as never, view: { side: 'right' }, answer: 1 })
    expect(run.problems).toEqual(['the book contradicts itself: torn: no row answers {"side":"right"}'])
    expect(
      runExample(broken, { kind: 'asked', ...head, table: torn as never, view: { side: 'left' }, answer: 1 }).passed,
    ).toBe(true)
  })
})
