import { expect, test } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { certain } from '../../src/core/kernel/book/book-defect.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { caseMakerOf } from '../../src/lab/conformance/vectors/case-maker.js'
import { examplesIn } from '../../src/lab/conformance/vectors/examples.js'
import { folder, book as orchard } from '../examples/example-files.js'
import { book } from '../kernel/ladder-game.js'

const files = folder()

test('an example that knocks at a door to which nothing leads is no situation, and is left out', () => {
  files.write(
    'doors.yaml',
    `examples:
  - name: Enough
    cites: [ladders.full]
    given: { procedure: climbing, game: { fruits: 3 } }
    refused: { by: [ladders.full] }
  - name: Not yet
    cites: [ladders.full]
    given: { procedure: climbing }
`,
  )
  const { given, left } = examplesIn(rulesOf(book), files.root)
  expect(left).toEqual([{ name: 'Enough', why: 'knocked' }])
  expect(given.flatMap(({ asked }) => asked.map(({ about }) => about))).toEqual(['Not yet'])
})

test('an example that knocks at a door is a case where somebody could choose what would begin, refused by the same clauses', () => {
  const before = folder()
  before.write(
    'doors.yaml',
    `examples:
  - name: Who has enough does not climb
    cites: [ladders.full]
    given: { procedure: climbing, game: { fruits: 3, trees: { middle: 1 }, coins: 1 } }
    refused: { by: [ladders.full] }
  - name: A picker may do something
    cites: [ladders.choose]
    given: { procedure: doing, args: { tired: false } }
`,
  )
  const { given, left } = examplesIn(rulesOf(book), before.root)
  expect(left).toEqual([])
  const [asked, judgement] = given[0]?.asked ?? []
  expect(asked).toMatchObject({
    about: 'Who has enough does not climb',
    asks: 'result',
    game: { fruits: 3 },
    begin: { procedure: 'doing', args: { tired: false } },
    choices: [{ seat: 'Ann', type: 'do', what: 'climb' }],
  })
  expect(asked && caseMakerOf(book).make(asked)).toMatchObject({ expected: [{ verdict: 'refused', at: 0 }] })
  expect(asked && caseMakerOf(book).make(asked)?.refusing).toContain('ladders.full')
  expect(judgement?.candidates?.length).toBeGreaterThan(1)
})

test('an example of what is refused where an offer was passed over is a case, refused by the same clauses', () => {
  const passing = folder()
  passing.write(
    'passed.yaml',
    `name: Nobody climbs in a bare orchard
cites: [turns.bare]
given: { game: { trees: { short: 0, middle: 0, tall: 1 }, ladder: nobody } }
when: [{ seat: Ann, type: climb, tree: short }]
refused: { by: [turns.bare] }
`,
  )
  const { given, left } = examplesIn(rulesOf(orchard), passing.root)
  expect(left).toEqual([])
  const [asked] = given.flatMap((one) => one.asked)
  expect(asked).toMatchObject({ asks: 'result', choices: [{ seat: 'Ann', type: 'climb', tree: 'short' }] })
  expect(asked && caseMakerOf(orchard).make(asked)).toMatchObject({
    refusing: ['turns.bare'],
    expected: [{ verdict: 'refused', at: 0 }],
  })
})

test('an example that asks a table, or goes on half way, is left out with its reason', () => {
  const others = folder()
  others.write(
    'left.yaml',
    `examples:
  - { name: Points, cites: [scoring.fruit], table: points, view: { basket: 3 }, answer: 3 }
  - name: Half way
    cites: [turns.wind]
    given: { stack: [{ chart: orchard, state: wind, data: { picker: Ann, windy: true } }] }
`,
  )
  expect(examplesIn(rulesOf(orchard), others.root).left).toEqual([
    { name: 'Points', why: 'asked' },
    { name: 'Half way', why: 'under way' },
  ])
})

test('a situation that is asked about again under other readings keeps its words, and is answered under all of them', () => {
  const transfers = folder()
  transfers.write(
    'transfers.yaml',
    `examples:
  - name: It keeps it
    cites: [noResourceTracking.noTracking]
    given:
      from: setup
      procedure: event card
      game:
        readings: { transferBeforeTheChoice: at its turn, paymentToNonPlayer: kept }
        nonPlayers: { factions: [reds] }
        cylinders: { reds: 2nd, senate: 1st }
        resources: { senate: 3, moderates: 3 }
    when: [{ seat: senate, type: transfer, to: reds, amount: 1 }]
    refused: { by: [noResourceTracking.noTracking] }
`,
  )
  const maker = caseMakerOf(allBridgesBurning)
  const again = certain(examplesIn(rulesOf(allBridgesBurning), transfers.root).given[0]?.asked[0], 'situation')
  const before = maker.make({ ...again, about: 'It pays', variants: [{ transferBeforeTheChoice: 'at its turn' }] })
  const after = maker.make(again)
  const told = before?.expected.map(({ readings }) => readings)
  expect(told).toEqual([{}, { transferBeforeTheChoice: 'at its turn' }])
  expect(after).toEqual({ ...before, expected: [...(before?.expected ?? []), after?.expected.at(-1)] })
  expect(after?.expected.at(-1)).toMatchObject({ readings: again.variants?.[0], verdict: 'refused' })
  expect(maker.cases()).toEqual([after])
  expect(maker.make(again)).toBe(after)
})
