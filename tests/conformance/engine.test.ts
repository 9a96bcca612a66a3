import { describe, expect, test } from 'vitest'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { bookUnder } from '../../src/core/play/book-under-readings.js'
import { type Answerable, engineOf } from '../../src/lab/conformance/engine/reference-implementation.js'
import { replyTo, serveLines } from '../../src/lab/conformance/engine/serve-lines.js'
import { type Reply, replySchema, requestSchema } from '../../src/lab/conformance/format/messages.js'
import { rulewright } from '../cli/call-rulewright.js'
import * as market from '../kernel/market.js'
import { book } from '../kernel/orchard.js'

const engine = engineOf(book, { version: '1' })
const { readings: _, ...empty } = book.empty
const start = { type: 'start', protocol: 1, book: 'orchard', edition: 'a toy' } as const

const situation = (
  choices: readonly object[],
  { game = empty as object, procedure = 'turn', args = { picker: 'Ann' } } = {},
) => ({
  id: 'one',
  given: { game, begin: { procedure, args } },
  choices,
})
const asked = (type: string, ...rest: Parameters<typeof situation>) =>
  ({ type, ...situation(...rest) }) as unknown as Answerable
const climb = (tree: string, seat = 'Ann') => ({ seat, type: 'climb', tree })
const stop = { seat: 'Ann', type: 'stop' }

describe('the engine', () => {
  test('says who it is, and under which readings it answers', () => {
    const reply = engine(start)
    expect(reply).toMatchObject({ type: 'started', implementation: { name: 'Rulewright', version: '1' } })
    expect(reply).toMatchObject({ books: [{ book: 'orchard', editions: ['a toy'] }], readings: { eatingScores: 'no' } })
  })
  test('knows no other book', () => {
    expect(engine({ ...start, book: 'garden' })).toMatchObject({
      type: 'errored',
      message: 'book: got "garden", expected "orchard"',
    })
  })
  test('tells what choices come to, without readings, and what is due then', () => {
    expect(engine(asked('case', [climb('tall')]))).toEqual({
      type: 'result',
      id: 'one',
      game: { ...empty, trees: { short: 2, middle: 2, tall: 1 }, baskets: { Ann: 1, Bob: 0 } },
      due: { seat: 'Ann', asks: 'a tree to climb' },
    })
    expect(engine(asked('case', [stop]))).toMatchObject({ due: { over: true, outcome: null } })
  })
  test('refuses at the first illegal choice, by its clauses', () => {
    const refused = (choices: readonly object[], more = {}) => engine(asked('case', choices, more))
    expect(refused([climb('tall'), climb('tall'), stop])).toEqual({
      type: 'refused',
      id: 'one',
      at: 1,
      reasons: ['turns.onceEach'],
    })
    expect(refused([climb('tall')], { game: { ...empty, ladder: 'Bob' } })).toMatchObject({ reasons: ['turns.tall'] })
    expect(refused([climb('short', 'Bob')])).toMatchObject({ type: 'refused', at: 0, reasons: [] })
    expect(refused([{ ...climb('short'), slowly: true }])).toMatchObject({ type: 'refused', at: 0 })
    expect(refused([stop, stop])).toMatchObject({ type: 'refused', at: 1, reasons: [] })
  })
  test('judges candidates, and allows none after choices that cannot be made', () => {
    const judged = (choices: readonly object[]) =>
      engine({
        ...asked('judge', choices),
        candidates: [climb('short'), climb('tall'), stop, climb('oak')],
      } as Answerable)
    expect(judged([climb('tall')])).toEqual({ type: 'judged', id: 'one', legal: [true, false, true, false] })
    expect(judged([climb('oak')])).toMatchObject({ legal: [false, false, false, false] })
    expect(judged([stop])).toMatchObject({ legal: [false, false, false, false] })
  })
  test('knows rights that may be used at any time', () => {
    const { readings: __, ...game } = market.book.empty
    const begin = { procedure: 'day', args: null }
    const give = { seat: 'Ann', type: 'give', from: 'Ann' }
    const trading = engineOf(market.book)
    expect(
      trading({ type: 'case', id: 'two', given: { game, begin }, choices: [give, give] } as Answerable),
    ).toMatchObject({
      type: 'result',
      game: { coins: { Ann: 0, Bob: 3 } },
    })
    expect(
      trading({ type: 'case', id: 'two', given: { game, begin }, choices: [give, give, give] } as Answerable),
    ).toMatchObject({ type: 'refused', at: 2, reasons: ['market.empty'] })
  })
  test('counts, divided where that is asked for', () => {
    const count = { actions: 25, positions: 13, digest: expect.stringMatching(/^[0-9a-f]{64}$/) }
    const whole = engine({ ...asked('census', []), divide: false } as Answerable)
    const divided = engine({ ...asked('census', []), divide: true } as Answerable)
    expect(whole).toEqual({ type: 'counted', id: 'one', ...count })
    expect(divided).toMatchObject(count)
    expect(divided).toHaveProperty('parts.3.choice', stop)
    expect(engine({ ...asked('census', [climb('oak')]), divide: true } as Answerable)).toMatchObject({
      type: 'refused',
      at: 0,
    })
  })
  test('skips a census that is too much for it', () => {
    expect(engineOf(book, { bound: 3 })({ ...asked('census', []), divide: true } as Answerable)).toEqual({
      type: 'skipped',
      id: 'one',
      reason: 'more than 3 positions',
    })
  })
  test('follows the readings with which its book begins', () => {
    const under = bookUnder(book, ['eatingScores=yes'])
    if (!under.ok) throw new Error(under.message)
    const other = engineOf(under.book)
    const eating = asked('case', [{ seat: 'Ann', type: 'eat' }], {
      game: { ...empty, trees: { short: 1, middle: 1, tall: 1 }, baskets: { Ann: 1, Bob: 0 } },
    })
    expect(other(start)).toMatchObject({ readings: { eatingScores: 'yes' } })
    expect(engine(eating)).toMatchObject({ game: { baskets: { Ann: 0 } } })
    expect(other(eating)).toMatchObject({ game: { baskets: { Ann: 1 } } })
  })
  test('takes a game as `ask --json` prints it, with the readings that it follows', async () => {
    const { out } = await rulewright(['ask', '-', '--json'], { piped: 'book: orchard\ngiven: {}\n' })
    const { position } = JSON.parse(out) as { position: { game: Record<string, unknown> } }
    expect(position.game).toHaveProperty('readings')
    const request = asked('case', [], { game: position.game })
    expect(requestSchema.safeParse(request).success).toBe(true)
    expect(engine(request)).toEqual(engine(asked('case', [], { game: empty })))
  })
  test('tells what is wrong with a situation, and where', () => {
    const message = (more: object) => {
      const reply = engine(asked('case', [], more))
      return reply.type === 'errored' ? reply.message : reply.type
    }
    expect(message({ game: { ...empty, ladder: 'Cid' } })).toMatch(/^given\.game\.ladder: got "Cid"; expected/)
    expect(message({ game: { ...empty, baskets: { Ann: 7, Bob: 0 } } })).toContain('there are six')
    expect(message({ game: { ...empty, readings: { eatingScores: 'yes' } } })).toBe(
      'given.game.readings: eatingScores: got "yes", expected "no", which is followed here (adapter --reading says another)',
    )
    expect(message({ game: { ...empty, readings: { weather: 'dry' } } })).toContain('and no question has this name')
    expect(message({ game: { ...empty, readings: 7 } })).toContain('got 7, expected readings by question, or none')
    expect(message({ procedure: 'climbing' })).toContain(
      'given.begin.procedure: "climbing" is not a procedure of Orchard',
    )
    expect(message({ args: { picker: 'Cid' } })).toMatch(/^given\.begin\.args\.picker: got "Cid"/)
  })
  test('tells that its book contradicts itself, and goes on', () => {
    const law = { ...book.laws[0], name: 'broken', clauses: [], breaks: () => [] }
    const broken = engineOf({
      ...book,
      laws: [
        {
          ...law,
          broken: () => {
            throw new Defect('the law cannot be held')
          },
        },
      ],
    })
    expect(broken(asked('case', []))).toEqual({ type: 'errored', id: 'one', message: 'the law cannot be held' })
    expect(broken(start)).toMatchObject({ type: 'started' })
  })
})

describe('lines', () => {
  const reply = (line: string) => replyTo(engine, line, 1)

  test('that are no request are answered as such, with the id where there is one', () => {
    const errors: readonly (readonly [string, string, string])[] = [
      ['', '', 'expected a request'],
      ['{', '', 'expected a request'],
      ['[1]', '', 'expected a request'],
      ['{"type":"play","id":"a"}', 'a', 'type: got "play"; expected one of'],
      ['{"type":"case","id":7}', '', 'id: got 7, expected a text'],
      [JSON.stringify({ ...asked('case', []), more: 1 }), 'one', 'more: "more" is unknown here'],
      [JSON.stringify(asked('judge', [])), 'one', 'candidates: is missing'],
      [JSON.stringify({ ...start, protocol: 2 }), '', 'protocol: got 2'],
      [`{"type":"case","id":"deep","given":{"game":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`, 'deep', ''],
    ]
    for (const [line, id, message] of errors) {
      const answered = reply(line)
      expect(answered).toMatchObject({ type: 'errored', id, message: expect.stringContaining(message) })
      expect(replySchema.parse(answered)).toEqual(answered)
    }
  })
  test('are answered one by one, until one says stop', async () => {
    const said = [JSON.stringify(start), 'nonsense', JSON.stringify(asked('case', [stop])), '{"type":"stop"}', 'more']
    const sent: Reply[] = []
    const before: number[] = []
    await serveLines(engine, {
      next: async () => {
        before.push(sent.length)
        return said.shift()
      },
      send: async (line) => void sent.push(JSON.parse(line)),
    })
    expect(sent.map(({ type }) => type)).toEqual(['started', 'errored', 'result'])
    expect(before).toEqual([0, 1, 2, 3])
    expect(said).toEqual(['more'])
  })
  test('come from the command line and go there', async () => {
    const piped = `${JSON.stringify(start)}\nnonsense\n${JSON.stringify(asked('case', [stop]))}\n`
    const { out, code, err } = await rulewright(['adapter', 'orchard', '--reading', 'eatingScores=yes'], { piped })
    const replies = out
      .trim()
      .split('\n')
      .map((line) => replySchema.parse(JSON.parse(line)))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(replies.map(({ type }) => type)).toEqual(['started', 'errored', 'result'])
    expect(replies[0]).toMatchObject({ readings: { eatingScores: 'yes' } })
  })
})
