import { describe, expect, it } from 'vitest'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { talvisota } from '../../machines/talvisota/book.js'
import { playing } from '../../src/core/explore/play-with-picker.js'
import { pickerFrom } from '../../src/core/explore/seat-strategies.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { CHANCE, type Seat } from '../../src/core/kernel/offers/option.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { sightOf } from '../../src/core/kernel/seats/secrets.js'
import { besides, madeIn, namedByBook } from '../../src/core/verify/secrets/indistinguishable-pairs.js'
import { createEngine } from '../../src/site/browser/engine/engine.js'
import { rulewright } from '../cli/call-rulewright.js'
import { folder } from '../examples/example-files.js'
import { book as auction } from '../kernel/auction.js'

const files = folder()

/** Two positions that a seat cannot tell apart. */
interface Pair {
  readonly seat: Seat
  readonly one: Position
  readonly other: Position
}

/** The number of pairs to examine, and the number of choices between them. */
const [PAIRS, APART] = [6, 3]

/** Pairs that come up in a random play: those that the book names, and those in which others have chosen unseen. */
function pairsIn(rules: Rules): readonly Pair[] {
  const { book } = rules
  const begun = rules.begin(book.empty, book.main.procedure.name, book.main.args)
  const pairs: Pair[] = []
  let choices = 0
  for (const { position, due, option } of playing(rules, begun, pickerFrom(3), 400)) {
    if (pairs.length >= PAIRS || due.over || option === undefined) break
    choices += 1
    if (choices % APART !== 0) continue
    const made = madeIn(rules, position, due, option)
    const alike = [
      ...namedByBook(rules, position).map((one) => ({ ...one, one: position })),
      ...(made ? besides(rules, made).filter(({ sees }) => !sees) : []).map((one) => ({ ...one, one: made?.to })),
    ]
    const found = alike.find(
      ({ seat, one }) => one && seat !== CHANCE && !pairs.some((pair) => pair.seat === seat && pair.one === one),
    )
    if (found?.one) pairs.push({ seat: found.seat, one: found.one, other: found.position })
  }
  return pairs
}

/** Runs a command line in two positions. */
async function bothWays(book: Book, { one, other }: Pair, ...argv: readonly string[]) {
  const told = async (position: Position, when?: object) => {
    const given = { ...position, ...(when && { when }) }
    const file = files.write('position.json', JSON.stringify({ book: book.name, given }))
    return rulewright(['ask', file, ...argv], { books: [book] })
  }
  return { one: await told(one), other: await told(other) }
}

/** Sentences about what is kept secret, made of the options of whoever decides and of what is asked. */
function sentencesIn(rules: Rules, { one, other }: Pair): readonly string[] {
  const said = [one, other].flatMap((position) => {
    const due = rules.decide(position)
    if (due.over) return []
    const words = (option: object) => Object.values(option).join(' ')
    return [due.asks, ...due.choices.slice(0, 3).map(({ seat, option }) => `may ${seat} ${words(option)}`)]
  })
  return [...new Set([...said, 'who wins', 'how many cards are in a hand'])]
}

describe.each([auction, landAndFreedom, talvisota].map((book) => ({ name: book.name, book: book as unknown as Book })))(
  'every door that takes a seat tells the same in positions that the seat cannot tell apart: $name',
  ({ book }) => {
    const rules = rulesOf(book)
    const pairs = pairsIn(rules)

    it('and there are such positions', () => {
      expect(pairs.length).toBeGreaterThan(1)
    })

    it('on the command line: what is due, as text and as JSON', async () => {
      for (const pair of pairs)
        for (const flags of [[], ['--json'], ['--refused', '--asides', '--totals']]) {
          const { one, other } = await bothWays(book, pair, '--seat', pair.seat, ...flags)
          expect(one).toEqual(other)
        }
    })

    it('on the command line: sentences', async () => {
      let judged = 0
      for (const pair of pairs.slice(0, 3))
        for (const sentence of sentencesIn(rules, pair)) {
          const { one, other } = await bothWays(book, pair, sentence, '--seat', pair.seat)
          expect(one).toEqual(other)
          // Who judges is told of all: that some answers differ shows that the sentences ask of secrets.
          const all = await bothWays(book, pair, sentence)
          judged += all.one.out === all.other.out ? 0 : 1
        }
      expect(judged).toBeGreaterThan(0)
    })

    it('on the command line: choices that somebody would make', async () => {
      for (const pair of pairs) {
        const due = [pair.one, pair.other].map((position) => rules.decide(position))
        const all = due.flatMap((one) => (one.over ? [] : one.choices.slice(0, 3)))
        for (const { seat, option } of all) {
          const when = [{ seat, ...option }]
          const told = async (position: Position) => {
            const file = files.write('when.json', JSON.stringify({ book: book.name, given: position, when }))
            const { code, out, err } = await rulewright(['ask', file, '--seat', pair.seat, '--json'], { books: [book] })
            return { code, out, err }
          }
          expect(await told(pair.one)).toEqual(await told(pair.other))
        }
      }
    })

    it('on the page: where it stands, and why something may not be done', async () => {
      const ask = createEngine({ book: () => Promise.resolve(book), examples: () => ({}) as never })
      for (const pair of pairs) {
        const { seat } = pair
        const words = sentencesIn(rules, pair).slice(0, 3)
        const told = async (position: Position) => {
          const answers = await Promise.all([
            ask('at', { book: book.name, position, seat }),
            ...words.map((one) => ask('why', { book: book.name, position, seat, meant: { words: one } })),
          ])
          // The page holds the position itself, and shows nothing of it but what is told.
          return JSON.parse(JSON.stringify(answers, (key, value) => (key === 'position' ? null : value)))
        }
        expect(sightOf(book, seat).seat).toBe(seat)
        expect(await told(pair.one)).toEqual(await told(pair.other))
      }
    })

    it('on the page: a sentence is heard as on the command line', async () => {
      const ask = createEngine({ book: () => Promise.resolve(book), examples: () => ({}) as never })
      const [pair] = pairs
      if (pair === undefined) throw new Error('no positions that a seat cannot tell apart')
      const { one: position, seat } = pair
      const kept: boolean[] = []
      for (const sentence of ['who wins the game', ...sentencesIn(rules, pair)]) {
        const { out } = (await bothWays(book, pair, sentence, '--seat', seat, '--json')).one
        const why = await ask('why', { book: book.name, position, seat, meant: { words: sentence } })
        if (!why.ok) throw new Error(`no answer to "${sentence}"`)
        const { refused, offered, says, clauses } = why.value
        // What is offered to the seat itself is found among its own options, before anything is understood.
        if (refused.length + offered.length > 0) continue
        const told = JSON.parse(out || '{}')
        kept.push('error' in told)
        if ('error' in told) expect(says).toEqual([expect.stringContaining(`what ${seat} may not know`)])
        expect(
          clauses
            .flatMap((section) => section.clauses)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual((told.clauses ?? []).map(({ id }: { id: string }) => id).toSorted())
      }
      expect(kept).toContain(false)
    })
  },
)
