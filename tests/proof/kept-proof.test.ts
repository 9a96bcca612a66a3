import { beforeAll, describe, expect, it } from 'vitest'
import {
  BOOK_MODULE,
  EXAMPLES,
  KEPT,
  NUMBERS,
  RULES_MODULE,
  type SmallCheckout,
  smallCheckout,
} from './small-checkout.js'

let checkout: SmallCheckout
let kept = ''
beforeAll(() => {
  checkout = smallCheckout()
  checkout.prove(0)
  kept = checkout.read(KEPT)
})

/** Proves the book with a change, from what was kept of the book without it; everything kept is proved again and compared. */
function provedAfter(file: string, from: string, to: string) {
  const before = checkout.read(file)
  checkout.write(KEPT, kept)
  checkout.change(file, from, to)
  try {
    return checkout.prove(100)
  } finally {
    checkout.write(file, before)
  }
}

/** The number of units in the book: two worlds, four tables, two example files, and the units outside pieces. */
const PIECES = 2 + 4 + 2
/** The number of units that depend on pieces: one chart, four tables, two example files. */
const OF_PIECES = 1 + 4 + 2

describe('a proof that is kept', () => {
  it('is used again where nothing has changed', () => {
    checkout.write(KEPT, kept)
    const { fresh, kept: again, passed } = checkout.prove(0)
    expect([passed, fresh]).toEqual([true, 0])
    expect(again).toBeGreaterThanOrEqual(PIECES)
  })

  it('holds for everything that is kept: proved again, it is the same', () => {
    checkout.write(KEPT, kept)
    const { fresh, checked, differing } = checkout.prove(100)
    expect([fresh, differing]).toEqual([0, []])
    expect(checked).toBeGreaterThanOrEqual(PIECES)
  })

  it('holds in a checkout that was moved, whose program is another one', () => {
    checkout.write(KEPT, kept)
    checkout.move()
    expect(checkout.prove(100)).toMatchObject({ passed: true, fresh: 0, differing: [] })
  })

  it.each([
    ['a comment', BOOK_MODULE, '// When it happens', '// When all of it happens'],
    ['the words of a clause', RULES_MODULE, 'rule("The players take turns.")', 'rule("The players act in turn.")'],
  ])('holds for every piece where only this has changed: %s', (_, file, from, to) => {
    const { checked, differing } = provedAfter(file, from, to)
    expect(differing).toEqual([])
    expect(checked).toBe(OF_PIECES)
  })
})

describe('what a unit uses', () => {
  /** The pieces that a unit used, as they were noted. */
  const usedIn = (store: string, unit: string): readonly string[] => {
    const { pieces, units } = JSON.parse(store)
    return units[unit].pieces.map((place: number) => pieces[place][1]).sort()
  }
  const unit = `examples ${EXAMPLES}`

  it('is the same where it is done after others as where it is done alone in a process', () => {
    const { [unit]: _, ...others } = JSON.parse(kept).units
    checkout.write(KEPT, JSON.stringify({ ...JSON.parse(kept), units: others }))
    expect(checkout.prove(0)).toMatchObject({ fresh: 1 })
    const alone = usedIn(checkout.read(KEPT), unit)
    expect(alone.length).toBeGreaterThan(5)
    expect(usedIn(kept, unit)).toEqual(alone)
  })
})

describe('a proof is made anew', () => {
  const changes: readonly (readonly [what: string, file: string, from: string, to: string])[] = [
    ['a constant of a module without functions', NUMBERS, 'NUMBERS = [1, 2, 3, 4]', 'NUMBERS = [1, 2, 3]'],
    ['where an import comes from', BOOK_MODULE, 'import { NUMBERS, OTHERS }', 'import { OTHERS as NUMBERS }'],
    ['a bound of the schema', BOOK_MODULE, '.min(0)', '.min(1)'],
    ['the start of the game', BOOK_MODULE, 'sticks: 7\n', 'sticks: 6\n'],
    ['the usual reading of a question', RULES_MODULE, 'usual: "younger"', 'usual: "older"'],
    ['a row of a table', BOOK_MODULE, 'bar(cited.taking.most, { number: 4 })', 'bar(cited.taking.most, { number: 3 })'],
    [
      'what a row cites',
      BOOK_MODULE,
      'row(cited.ending.last, { last: "Ann" }',
      'row(cited.taking.turns, { last: "Ann" }',
    ],
    [
      'what a transition of a chart cites',
      BOOK_MODULE,
      'go("turn", [cited.taking.turns]',
      'go("turn", [cited.taking.first]',
    ],
    ['a guard of a chart', BOOK_MODULE, 'sticks > event.number', 'sticks > event.number + 1'],
    ['a field of a view', BOOK_MODULE, 'number <= game.sticks', 'number < game.sticks'],
    ['a law', BOOK_MODULE, 'the pile has seven', 'the pile has no more'],
    ['a number that an example expects', EXAMPLES, 'sticks: 5', 'sticks: 4'],
  ]

  it.each(changes)('where this has changed: %s', (_, file, from, to) => {
    const { fresh, differing } = provedAfter(file, from, to)
    expect(differing).toEqual([])
    expect(fresh).toBeGreaterThan(0)
  })

  it('only as far as it uses a table that has changed', () => {
    const { fresh, checked, passed } = provedAfter(BOOK_MODULE, '{ last: "Ann" }, "Bob")', '{ last: "Ann" }, "Ann")')
    expect(passed).toBe(false)
    expect(fresh).toBeGreaterThan(0)
    // The three other tables, at least, are not proved anew.
    expect(checked).toBeGreaterThanOrEqual(3)
  })

  it('where the key of a clause has another name', () => {
    const [book, rules] = [checkout.read(BOOK_MODULE), checkout.read(RULES_MODULE)]
    checkout.write(KEPT, kept)
    checkout.write(BOOK_MODULE, book.replaceAll('taking.left', 'taking.enough'))
    checkout.write(RULES_MODULE, rules.replace('left: prohibition', 'enough: prohibition'))
    expect(checkout.prove(100)).toMatchObject({ passed: false, differing: [] })
    checkout.write(BOOK_MODULE, book)
    checkout.write(RULES_MODULE, rules)
  })

  it('where an example is new', () => {
    checkout.write(KEPT, kept)
    checkout.write(`${EXAMPLES}.more.yaml`, checkout.read(EXAMPLES).replaceAll('name: ', 'name: again '))
    const { fresh, checked } = checkout.prove(100)
    expect(fresh).toBe(1)
    expect(checked).toBeGreaterThanOrEqual(PIECES)
    checkout.write(`${EXAMPLES}.more.yaml`, 'book: first-book\nexamples: []\n')
  })

  it('by another language: everything', () => {
    checkout.write(KEPT, kept)
    expect(checkout.prove(0, { environment: { LC_ALL: 'fi_FI.UTF-8' } })).toMatchObject({ kept: 0 })
  })
})

describe('a result that was forged', () => {
  it('is told when it is proved again', () => {
    checkout.write(KEPT, kept.replace(/\\"matched\\":\[(\d)/, '\\"matched\\":[1$1'))
    expect(checkout.prove(100).differing).toHaveLength(1)
  })

  it('is told when its unit uses more than was kept with it', () => {
    const store = JSON.parse(kept)
    const [name = ''] = Object.keys(store.units).filter((one) => store.units[one].pieces.length > 1)
    store.units[name].pieces = store.units[name].pieces.slice(1)
    checkout.write(KEPT, JSON.stringify(store))
    expect(checkout.prove(100).differing).toEqual([name])
  })

  it('is told where something that ran before hid what its unit uses', () => {
    const before = checkout.read(BOOK_MODULE)
    const remembered = `
const known = new Map()
const first = (number) => number
const memo = (number) => known.get(number) ?? known.set(number, first(number)).get(number)
`
    checkout.write(BOOK_MODULE, before.replace('number <= game.sticks', 'memo(number) <= game.sticks') + remembered)
    checkout.prove(0)
    const stored = checkout.read(KEPT)
    const here = checkout.prove(100)
    checkout.write(KEPT, stored)
    const alone = checkout.prove(100, { threads: true })
    checkout.write(BOOK_MODULE, before)
    expect([here.differing.length, alone.differing.length]).toEqual([0, 1])
  })

  it('is not read where the file is none of ours', () => {
    checkout.write(KEPT, '{"format":1')
    expect(checkout.prove(0)).toMatchObject({ kept: 0, checked: 0 })
  })
})
