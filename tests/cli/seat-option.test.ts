import { describe, expect, test } from 'vitest'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { seenReplaySchema } from '../../src/core/play/reports.js'
import { printPlay } from '../../src/core/records/recorded-play.js'
import { folder } from '../examples/example-files.js'
import { book } from '../kernel/auction.js'
import { rulewright } from './call-rulewright.js'

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

const draw = (kind: string): Option => option('draw', { kind })
const bid = (card: string): Option => option('bid', { card })

/** Asks in a game in which choices were made, with the same hands. */
const askAfter = (choices: readonly Option[], ...argv: readonly string[]) => {
  const game = {
    ...book.empty,
    deck: { one: 1, two: 1, three: 0 },
    hands: { Ann: ['one', 'three'], Bob: ['two', 'three'] },
  } as typeof book.empty
  const from = rulesOf(book).begin(game, 'auction', null).position
  return rulewright(['ask', files.write('ask.jsonl', printPlay({ book: 'auction', from, choices })), ...argv], {
    books,
  })
}

describe('rulewright ask --seat', () => {
  test('tells who decides all that it may choose, with its own hand', async () => {
    const { code, out } = await askAfter([draw('gold')], '--seat', 'Ann', '--refused')
    expect(code).toBe(0)
    expect(out).toContain('options   bid a one')
    expect(out).toContain('refused   bid a two: 1 auction.held (held: false)')
    expect(out).toContain('Ann one, three, Bob 2')
  })

  test('knows a seat by its name without capitals, and by what is spelt nearly so', async () => {
    const as = (seat: string) => askAfter([draw('gold')], '--seat', seat)
    expect(await as('bob')).toEqual(await as('Bob'))
    const { code, err } = await as('onloker')
    expect([code, err]).toEqual([2, expect.stringContaining('did you mean "onlooker"?')])
  })

  test('answers a sentence of a seat from which something is kept by the rules alone, alike in every position', async () => {
    const position = (name: string, given: string) => files.write(`${name}.yaml`, `${given}when: [{ kind: gold }]\n`)
    const otherHand = GIVEN.replace('Bob: [two, three]', 'Bob: [one, three]').replace(
      'one: 1, two: 1',
      'one: 0, two: 2',
    )
    const [one, other] = [position('two', GIVEN), position('one', otherHand)]
    const told = (file: string, sentence: string, ...argv: readonly string[]) =>
      rulewright(['ask', file, sentence, ...argv], { books })
    const judged = await Promise.all([one, other].map((file) => told(file, 'Bob bids two')))
    expect(judged[0]?.out).not.toEqual(judged[1]?.out)
    for (const sentence of ['Bob bids two', 'may Ann bid a three for lead', 'how much gold has Ann', 'what is sealed'])
      expect(await told(one, sentence, '--seat', 'Ann')).toEqual(await told(other, sentence, '--seat', 'Ann'))
  })

  test('refuses a sentence of such a seat that asks what comes of something', async () => {
    const { position } = rulesOf(landAndFreedom).begin(landAndFreedom.empty, 'setup', null)
    const file = files.write('hidden.json', JSON.stringify({ book: 'land-and-freedom', given: position }))
    const asked = (...argv: readonly string[]) =>
      rulewright(['ask', file, 'who has the initiative', ...argv], { books: [landAndFreedom as unknown as Book] })
    expect((await asked()).code).toBe(0)
    expect(await asked('--seat', 'Communists')).toEqual({
      code: 2,
      out: '',
      err: expect.stringContaining('--seat: what a sentence comes to is told as to a judge'),
    })
  })

  test('goes on with everybody at the keyboard only, not as a seat from which something is kept', async () => {
    const { code, out, err } = await askAfter([draw('gold')], '--seat', 'Ann', '--go')
    expect([code, out, err]).toEqual([2, '', expect.stringContaining('--go: shows all seats at one keyboard')])
  })

  test('tells others only that somebody decides', async () => {
    const { out } = await askAfter([draw('gold')], '--seat', 'Bob', '--refused')
    expect(out).toContain('Ann to decide: a card to bid\n')
    expect(out).toContain('Ann 2, Bob two, three')
    expect(out).not.toMatch(/bid card|held|one, three/)
  })

  test('tells nothing of what was bid before it is turned over', async () => {
    const { out } = await askAfter([draw('gold'), bid('three')], '--seat', 'Bob')
    expect(out).toMatch(/bids +Ann unseen, Bob none/)
    expect(out).toContain('options   bid a two')
    expect(out).not.toMatch(/Ann:? (one|two|three|bid)|-> "three"/)
    const over = await askAfter([draw('gold'), bid('three'), bid('two')], '--seat', 'Bob')
    expect(over.out).toMatch(/open +Ann three, Bob two/)
  })

  test('prints the same as JSON, with the game as it is seen and no position', async () => {
    const { out } = await askAfter([draw('gold'), bid('three')], '--seat', 'Bob', '--json', '--refused')
    const told = JSON.parse(out)
    expect(told).toMatchObject({
      seat: 'Bob',
      due: { seat: 'Bob', options: [{ option: { card: 'two' } }, { option: { card: 'three' } }, { declines: true }] },
      seen: { hands: { Ann: 1, Bob: ['two', 'three'] }, bids: { Ann: 'unseen', Bob: 'none' }, deck: 2 },
      totals: { Gold: { Ann: 0, Bob: 0 } },
    })
    expect(told).not.toHaveProperty('position')
    expect(told).not.toHaveProperty('hash')
    const onlooker = JSON.parse((await askAfter([draw('gold')], '--seat', 'onlooker', '--json')).out)
    expect(onlooker).toMatchObject({ due: { seat: 'Ann', options: [] }, seen: { hands: { Ann: 2, Bob: 2 } } })
  })

  test('tells everything to who judges, and everybody all of a book without secrets', async () => {
    expect((await ask('[{ kind: gold }, { seat: Ann, type: bid, card: three }]', '--json')).out).toContain(
      '"Ann": "three"',
    )
    const orchard = files.write('orchard.yaml', 'book: orchard\ngiven: {}\n')
    const { out } = await rulewright(['ask', orchard, '--seat', 'Bob'])
    expect(out).toContain('told to   Bob, who may know all')
    expect(out).toContain('options   climb tree short')
  })

  test('does not try what others would choose: that could tell what they hold', async () => {
    const tried = (when: string) => ask(when, '--seat', 'Bob')
    const told = await tried('[{ kind: gold }, { seat: Ann, type: bid, card: two }]')
    expect(told).toEqual({
      code: 2,
      out: '',
      err: expect.stringContaining(
        '--seat: what begins or is chosen in a file could tell what is kept from Bob; expected a whole position',
      ),
    })
    expect(await tried('[{ kind: gold }, { seat: Ann, type: bid, card: three }]')).toEqual(told)
  })

  test('tries nothing that the seat would choose itself either: what comes of it could tell what others hold', async () => {
    const { position } = JSON.parse((await askAfter([draw('gold')], '--json')).out)
    const told = async (written: object) => {
      const file = files.write('here.json', JSON.stringify({ book: 'auction', ...written }))
      return rulewright(['ask', file, '--seat', 'Ann'], { books })
    }
    expect((await told({ given: position })).out).toContain('options   bid a one')
    const when = [{ seat: 'Ann', type: 'bid', card: 'three' }]
    for (const written of [{ given: position, when }, { given: { procedure: 'auction' } }, { game: position.game }])
      expect(await told(written)).toMatchObject({ code: 2, err: expect.stringContaining('what begins or is chosen') })
  })

  test('lets nothing begin in a position of a file', async () => {
    const { position } = JSON.parse((await askAfter([draw('gold')], '--json')).out)
    const file = files.write('base.json', JSON.stringify({ book: 'auction', given: position }))
    const asked = ['ask', 'auction', 'auction', '--from', file]
    expect((await rulewright([...asked, '--seat', 'Ann'], { books })).err).toContain('what begins or is chosen')
    expect((await rulewright(asked, { books })).err).not.toContain('what begins or is chosen')
  })

  test('knows the seats', async () => {
    expect(await ask('[]', '--seat', 'Cid')).toEqual({
      code: 2,
      out: '',
      err: expect.stringContaining(
        '--seat: "Cid" is not a seat of auction; expected one of Ann, Bob, onlooker, chance',
      ),
    })
  })
})

const choices = [draw('one'), draw('three'), draw('two'), draw('three'), draw('gold'), bid('three'), bid('two')]
const replay = (made: readonly Option[], ...argv: readonly string[]) =>
  rulewright(['replay', '-', ...argv], { books, piped: printPlay({ book: 'auction', choices: made }) })

describe('rulewright play replay --seat', () => {
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
    expect([code, err]).toEqual([1, '<stdin>: line 7: this cannot be; leave out --seat to see why\n'])
  })
})
