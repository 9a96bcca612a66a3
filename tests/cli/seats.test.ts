import { describe, expect, test } from 'vitest'
import { type Option, option } from '#kernel'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import type { Book } from '../../src/kernel/book.js'
import { printPlay } from '../../src/kernel/play.js'
import { seenReplaySchema } from '../../src/play/reports.js'
import { folder } from '../examples/files.js'
import { book } from '../kernel/auction.js'
import { rulewright } from './shell.js'

const books = [book as unknown as Book]
const files = folder()
const GIVEN = `book: auction
given:
  procedure: auction
  game:
    deck: { one: 1, two: 1, three: 0 }
    hands: { Ann: [one, three], Bob: [two, three] }
`
const ask = (when: string, ...argv: readonly string[]) =>
  rulewright(['ask', files.write('ask.yaml', `${GIVEN}when: ${when}\n`), ...argv], { books })

describe('rulewright ask --seat', () => {
  test('tells who decides all that it may choose, with its own hand', async () => {
    const { code, out } = await ask('[{ kind: gold }]', '--seat', 'Ann', '--refused')
    expect(code).toBe(0)
    expect(out).toContain('options   bid card=one  (a one)')
    expect(out).toContain('refused   bid card=two: 1 auction.held (held: false)')
    expect(out).toContain('Ann one, three, Bob 2')
  })

  test('knows a seat by its name without capitals, and by what is spelt nearly so', async () => {
    const as = (seat: string) => ask('[{ kind: gold }]', '--seat', seat)
    expect(await as('bob')).toEqual(await as('Bob'))
    const { code, err } = await as('onloker')
    expect([code, err]).toEqual([2, expect.stringContaining('did you mean "onlooker"?')])
  })

  test('tells a seat nothing of what a sentence comes to, where the book keeps something from it', async () => {
    const position = files.write('kept.yaml', `${GIVEN}when: [{ kind: gold }]\n`)
    const told = (...argv: readonly string[]) => rulewright(['ask', position, 'Bob bids two', ...argv], { books })
    expect((await told()).out).toContain('bid two')
    expect(await told('--seat', 'Ann')).toEqual({
      code: 2,
      out: '',
      err: expect.stringContaining('--seat: what a sentence comes to is told as to a judge'),
    })
  })

  test('goes on with everybody at the keyboard only, not as a seat from which something is kept', async () => {
    const { code, out, err } = await ask('[{ kind: gold }]', '--seat', 'Ann', '--go')
    expect([code, out, err]).toEqual([2, '', expect.stringContaining('--go: shows all seats at one keyboard')])
  })

  test('tells others only that somebody decides', async () => {
    const { out } = await ask('[{ kind: gold }]', '--seat', 'Bob', '--refused')
    expect(out).toContain('Ann to decide: a card to bid\n')
    expect(out).toContain('Ann 2, Bob two, three')
    expect(out).not.toMatch(/bid card|held|one, three/)
  })

  test('tells nothing of what was bid before it is turned over', async () => {
    const { out } = await ask('[{ kind: gold }, { seat: Ann, type: bid, card: three }]', '--seat', 'Bob')
    expect(out).toContain('chosen    chance: draw kind=gold\n            Ann has chosen\n')
    expect(out).toContain('bids.Ann: "none" -> "unseen"')
    expect(out).toContain('options   bid card=two  (a two)')
    expect(out).not.toMatch(/Ann:? (one|two|three|bid)|-> "three"/)
    const over = await ask(
      '[{ kind: gold }, { seat: Ann, type: bid, card: three }, { seat: Bob, type: bid, card: two }]',
      '--seat',
      'Bob',
    )
    expect(over.out).toMatch(/open +Ann three, Bob two/)
  })

  test('does not tell how many choices somebody has made that others may not know', async () => {
    const hand = '{ hand: [Durruti, Stand-in A14, Stand-in A7] }'
    const others = 'Moderates: { hand: [Stand-in M3] }, Communists: { hand: [Stand-in C1] }'
    const bids = ['Durruti', 'Stand-in A14'].map((card) => `{ seat: Anarchists, type: bid, card: ${card} }`)
    const none = (seat: string) => `{ seat: ${seat}, type: no card }`
    const when = [none('Moderates'), none('Moderates'), none('Moderates'), ...bids, none('Anarchists')].join(', ')
    const file = files.write(
      'bids.yaml',
      `book: land-and-freedom
given: { procedure: Final Bid, game: { year: 3, turn: 4, players: { Anarchists: ${hand}, ${others} } } }
when: [${when}]
`,
    )
    const { out, err } = await rulewright(['ask', file, '--seat', 'Communists'], {
      books: [landAndFreedom as unknown as Book],
    })
    expect(err).toBe('')
    expect(out.match(/\w+ has chosen/g)).toEqual(['Moderates has chosen', 'Anarchists has chosen'])
  })

  test('prints the same as JSON, with the game as it is seen and no position', async () => {
    const { out } = await ask(
      '[{ kind: gold }, { seat: Ann, type: bid, card: three }]',
      '--seat',
      'Bob',
      '--json',
      '--refused',
    )
    const told = JSON.parse(out)
    expect(told).toMatchObject({
      seat: 'Bob',
      choices: [{ option: { kind: 'gold' } }, { seat: 'Ann' }],
      due: { seat: 'Bob', options: [{ option: { card: 'two' } }, { option: { card: 'three' } }, { declines: true }] },
      seen: { hands: { Ann: 1, Bob: ['two', 'three'] }, bids: { Ann: 'unseen', Bob: 'none' }, deck: 2 },
      totals: { Gold: { Ann: 0, Bob: 0 } },
    })
    expect(told).not.toHaveProperty('position')
    expect(told).not.toHaveProperty('hash')
    expect(told.choices[1]).toEqual({ seat: 'Ann' })
    const onlooker = JSON.parse((await ask('[{ kind: gold }]', '--seat', 'onlooker', '--json')).out)
    expect(onlooker).toMatchObject({ due: { seat: 'Ann', options: [] }, seen: { hands: { Ann: 2, Bob: 2 } } })
  })

  test('tells everything to who judges, and everybody all of a book without secrets', async () => {
    expect((await ask('[{ kind: gold }, { seat: Ann, type: bid, card: three }]', '--json')).out).toContain(
      '"Ann": "three"',
    )
    const orchard = files.write('orchard.yaml', 'book: orchard\ngiven: {}\n')
    const { out } = await rulewright(['ask', orchard, '--seat', 'Bob'])
    expect(out).toContain('told to   Bob, who may know all')
    expect(out).toContain('options   climb tree=short')
  })

  test('does not tell why choices of others lead nowhere, and knows the seats', async () => {
    const { code, err, out } = await ask('[{ kind: gold }, { seat: Ann, type: bid, card: two }]', '--seat', 'Bob')
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('ask.yaml: the choices lead nowhere; without --seat it is told why\n')
    expect(await ask('[]', '--seat', 'Cid')).toEqual({
      code: 2,
      out: '',
      err: expect.stringContaining('--seat: "Cid" is no seat of auction; expected one of Ann, Bob, onlooker, chance'),
    })
  })
})

const draw = (kind: string): Option => option('draw', { kind })
const bid = (card: string): Option => option('bid', { card })
const choices = [draw('one'), draw('three'), draw('two'), draw('three'), draw('gold'), bid('three'), bid('two')]
const replay = (made: readonly Option[], ...argv: readonly string[]) =>
  rulewright(['replay', '-', ...argv], { books, piped: printPlay({ book: 'auction', choices: made }) })

describe('rulewright replay --seat', () => {
  test('tells a game as a seat saw it', async () => {
    const { code, out } = await replay(choices, '--seat', 'Bob')
    expect(code).toBe(0)
    expect(out).toContain('Auction: 7 choices, all by the rules, as Bob saw them\n')
    expect(out).toContain('chance chose, unseen: a card that is dealt\n  changed   deck: 6 -> 5\n')
    expect(out).toContain('chance: draw kind two (to Bob)\n')
    expect(out).toContain('chance: draw kind gold\n')
    expect(out).toContain('Ann chose, unseen: a card to bid\n')
    expect(out).toContain('Bob: bid a two\n')
    expect(out).toMatch(/open\.Ann: \[\] -> \["three"\]/)
    expect(out.indexOf('three')).toBeGreaterThan(0)
    expect(out.slice(out.indexOf('Ann chose, unseen'), out.indexOf('Bob: bid'))).not.toMatch(/three|\bone\b.*->/)
  })

  test('tells it as JSON, which the schema accepts', async () => {
    const { out } = await replay(choices, '--seat', 'Ann', '--to', '6', '--json')
    const told = seenReplaySchema.parse(JSON.parse(out))
    expect(told.choices.map((step) => step.option ?? step.seat)).toEqual([
      draw('one'),
      draw('three'),
      'chance',
      'chance',
      draw('gold'),
      bid('three'),
    ])
    expect(told).toMatchObject({
      seat: 'Ann',
      legal: true,
      due: { seat: 'Bob', options: [] },
      seen: { hands: { Bob: 2 } },
    })
  })

  test('tells where a game breaks a rule, and not why', async () => {
    const { code, err } = await replay([...choices.slice(0, 5), bid('two')], '--seat', 'Bob')
    expect([code, err]).toEqual([1, '<stdin>: line 7: this cannot be; without --seat it is told why\n'])
  })
})
