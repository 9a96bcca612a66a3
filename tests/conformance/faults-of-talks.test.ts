/** Talks, held with instances that a test plays itself, without any process. */
import { describe, expect, it } from 'vitest'
import type { SituationRequest } from '../../src/lab/conformance/format/messages.js'
import type { Instance, InstanceEvent } from '../../src/lab/conformance/runner/implementation-process.js'
import { NotStarted, talkOver } from '../../src/lab/conformance/runner/line-protocol.js'
import { startedAs } from './held-talks.js'

type Said = string | object | InstanceEvent
const isHeard = (said: Said): said is InstanceEvent => typeof said === 'object' && 'kind' in said
const line = (said: string | object): InstanceEvent => ({
  kind: 'line',
  bytes: Buffer.from(typeof said === 'string' ? said : JSON.stringify(said)),
})
const heard = (said: Said): InstanceEvent => (isHeard(said) ? said : line(said))

/** An instance that says, after each line that it is sent, what stands next; each time it is waited for takes 10 ms. */
function playing(...script: readonly (readonly Said[])[]) {
  const log: string[] = []
  const [left, queue] = [[...script], [] as InstanceEvent[]]
  let [time, lastWords] = [1000, '']
  const instance: Instance = {
    send: (sent) => {
      log.push(`sent ${sent}`)
      queue.push(...(left.shift() ?? []).map(heard))
    },
    end: () => void log.push('ended'),
    next: (within) => {
      log.push(`waits ${within}`)
      time += 10
      return Promise.resolve(queue.shift() ?? { kind: 'silence' })
    },
    unheard: () => queue.shift(),
    lastWords: () => lastWords,
    kill: () => void log.push('killed'),
  }
  const clock = { now: () => time, after: () => () => undefined }
  const about = { book: 'purse', edition: 'a toy', timeout: 500, longest: 99, clock }
  return {
    ...{ log, queue },
    writes: (words: string) => {
      lastWords = words
    },
    talk: (more: Partial<typeof about & { starts: number }> = {}) => talkOver(instance, { ...about, ...more }),
  }
}

const started = { ...startedAs('mine'), books: [{ book: 'purse', editions: [] as string[] }] }
const asking = (id: string, type = 'case', more: object = {}) => ({ type, id, ...more }) as unknown as SituationRequest
const refused = (id: string) => ({ type: 'refused', id })

/** A talk that has begun, in which an instance says more. */
async function begun(...script: readonly (readonly Said[])[]) {
  const played = playing([started], ...script)
  return { ...played, talk: await played.talk() }
}

describe('a start', () => {
  const failure = async (said: Said, words = '') => {
    const { talk, log, writes } = playing([said])
    writes(words)
    const failed = await talk({ starts: 70 }).catch((error: unknown) => error)
    if (!(failed instanceof NotStarted)) throw failed
    expect(log.slice(1)).toEqual(['waits 70', 'killed'])
    return [failed.forGood, failed.message]
  }

  it('tells the book and the edition, and waits as long as a start may take', async () => {
    const { talk, log } = playing([started])
    expect((await talk({ starts: 70 })).who).toEqual(started)
    expect(log).toEqual(['sent {"type":"start","protocol":1,"book":"purse","edition":"a toy"}', 'waits 70'])
    const other = playing([started])
    await other.talk()
    expect(other.log[1]).toBe('waits 500')
  })

  it.each<[what: string, said: Said, forGood: boolean, message: string]>([
    ['silent', { kind: 'silence' }, false, 'no answer within 70 ms'],
    ['overlong', { kind: 'overlong' }, false, 'it said more than 99 bytes without the end of a line'],
    ['over', { kind: 'closed', how: 'ended with code 4' }, false, 'it ended with code 4 without an answer'],
    ['missing', { kind: 'closed', how: 'cannot be started: no', unstartable: true }, true, 'it cannot be started: no'],
    [
      'torn',
      '{"type',
      false,
      'it said a line that is not JSON (column 2: expected JSON), "{\\"type", expected "started"',
    ],
    [
      'of no text',
      { kind: 'line', bytes: Buffer.from([0xff]) },
      false,
      'it said a line that is not text, "\ufffd", expected "started"',
    ],
    [
      'nested too deeply',
      `${'['.repeat(999)}${']'.repeat(999)}`,
      true,
      expect.stringMatching(
        /^it said "\[{80}…", which is not a message of the protocol \(.*is nested too deeply.*\), expected "started"$/,
      ),
    ],
    [
      'unknown',
      { type: 'hello' },
      true,
      expect.stringMatching(
        /^it said "{\\"type\\":\\"hello\\"}", which is not a message of the protocol \(type: .*\), expected "started"$/,
      ),
    ],
    ['unwilling', { type: 'errored', id: '', message: 'not today' }, true, 'it refuses to start: not today'],
    ['hasty', refused('a'), true, 'it said "refused", expected "started"'],
    ['empty', { ...started, books: [] }, true, 'it knows no book, expected purse'],
    [
      'of other books',
      { ...started, books: ['wallet', 'pocket'].map((book) => ({ book, editions: [] })) },
      true,
      'it knows wallet, pocket, expected purse',
    ],
    [
      'of other editions',
      { ...started, books: [{ book: 'purse', editions: ['old', 'older'] }] },
      true,
      'it knows purse in the edition old, older, expected a toy',
    ],
  ])('that is %s fails, perhaps for good, and the instance is ended', async (_, said, forGood, message) => {
    expect(await failure(said)).toEqual([forGood, message])
  })

  it('of an edition that it knows among others is one', async () => {
    const { talk } = playing([{ ...started, books: [{ book: 'purse', editions: ['old', 'a toy'] }] }])
    expect((await talk()).who.books[0]?.editions).toEqual(['old', 'a toy'])
  })

  it('that fails tells the last line that was written, shortly', async () => {
    const silence: InstanceEvent = { kind: 'silence' }
    expect(await failure(silence, 'one\n two ')).toEqual([false, 'no answer within 70 ms; it last wrote: two'])
    const [, message] = await failure(silence, 'x'.repeat(500))
    expect(String(message).replaceAll('x', '')).toBe('no answer within 70 ms; it last wrote: …')
    expect(String(message).split('x').length).toBeGreaterThan(150)
    expect(String(message).split('x').length).toBeLessThan(165)
  })
})

describe('an answer', () => {
  it('is what is said to what was asked, within the time that it may take', async () => {
    const { talk, log } = await begun([refused('a')], [refused('b')])
    expect(await talk.ask(asking('a'))).toEqual({ reply: refused('a') })
    expect(await talk.ask(asking('b'))).toEqual({ reply: refused('b') })
    expect(log.slice(2)).toEqual([
      ...['sent {"type":"case","id":"a"}', 'waits 500', 'sent {"type":"case","id":"b"}', 'waits 500'],
    ])
  })

  it.each<[what: string, said: readonly Said[], fault: string]>([
    ['of nothing', [], 'no answer within 500 ms'],
    [
      'of no text',
      [{ kind: 'line', bytes: Buffer.from([0xff]) }],
      'it said a line that is not text, "\ufffd", expected an answer to case',
    ],
    ['of another', [refused('b')], 'it answered "b", expected an answer to "a"'],
    [
      'of another kind',
      [{ type: 'judged', id: 'a', legal: [] }],
      'it said "judged", expected result, refused, skipped, errored',
    ],
    ['of a greeting', [started], 'it said "started", expected result, refused, skipped, errored'],
    ['and more', [refused('a'), 'and'], 'it answered, and then said "and"'],
  ])('%s is a fault', async (_, said, fault) => {
    const { talk, writes } = await begun(said)
    writes('oh')
    expect(await talk.ask(asking('a'))).toEqual({ fault: `${fault}; it last wrote: oh` })
  })

  it('that is no message tells why in 400 letters', async () => {
    const { talk } = await begun([{ type: 'refused', id: 'a', ['x'.repeat(600)]: 1 }])
    const { fault = '' } = (await talk.ask(asking('a'))) as { readonly fault?: string }
    const why = /not a message of the protocol \((.*)…\), expected/.exec(fault)?.[1] ?? fault
    expect(why).toHaveLength(400)
  })

  it('stands where the instance ends after it', async () => {
    const { talk } = await begun([refused('a'), { kind: 'closed', how: 'ended' }])
    expect(await talk.ask(asking('a'))).toEqual({ reply: refused('a') })
  })

  it('that judges has a word for each candidate', async () => {
    const judged = { type: 'judged', id: 'a', legal: [true, false] }
    const judging = async (candidates: number) => {
      const { talk } = await begun([judged])
      return talk.ask(asking('a', 'judge', { candidates: Array.from({ length: candidates }, () => ({})) }))
    }
    expect(await judging(2)).toEqual({ reply: judged })
    expect(await judging(3)).toEqual({ fault: 'it judged 2 candidates, expected 3' })
    const { talk } = await begun([refused('a')])
    expect(await talk.ask(asking('a', 'judge', { candidates: [{}] }))).toEqual({ reply: refused('a') })
  })
})

describe('what is told of a line that is no message', () => {
  const told = async (said: Said) => (await (await begun([said])).talk.ask(asking('a'))).fault
  const shown = (length: number) => `"\\"${'x'.repeat(length)}`

  it('is its beginning, whole up to eighty characters', async () => {
    expect(await told(`"${'x'.repeat(78)}"`)).toContain(`it said ${shown(78)}\\"", which`)
    expect(await told(`"${'x'.repeat(79)}"`)).toContain(`it said ${shown(79)}…", which`)
    expect(await told(`"${'€'.repeat(99)}"`)).toContain(`it said "\\"${'€'.repeat(79)}…", which`)
  })

  it('is the first of its problems alone', async () => {
    const fault = await told({ type: 'refused', id: 4, at: 'x', other: 1 })
    expect(fault).toMatch(/^it said .*, which is not a message of the protocol \(id: .*\), expected an answer to case$/)
    expect(fault).not.toContain('at:')
  })
})

describe('something late', () => {
  it.each<[what: string, said: Said, words: string]>([
    ['a line', 'and', 'it went on to say "and"'],
    ['its end', { kind: 'closed', how: 'ended with code 3' }, 'it ended with code 3 after its answer'],
    ['a line without an end', { kind: 'overlong' }, 'it went on without the end of a line'],
  ])('is %s that comes before anything more is asked', async (_, said, words) => {
    const { talk, queue, writes, log } = await begun([refused('a')])
    writes('oh')
    await talk.ask(asking('a'))
    setImmediate(() => queue.push(heard(said)))
    expect(await talk.ask(asking('b'))).toEqual({ late: `${words}; it last wrote: oh` })
    expect(log.at(-1)).toBe('waits 500')
    const first = await begun()
    first.queue.push(heard(said))
    expect(await first.talk.ask(asking('a'))).toEqual({ fault: words })
  })

  it('is a second answer of the same, and the rest of the time is left for what is asked', async () => {
    const { talk, log } = await begun([refused('a')], [refused('a'), refused('b')])
    await talk.ask(asking('a'))
    expect(await talk.ask(asking('b'))).toEqual({ reply: refused('b'), late: 'it answered a a second time' })
    expect(log.slice(-2)).toEqual(['waits 500', 'waits 490'])
  })

  it('is no second answer alone, nor a third', async () => {
    const alone = await begun([refused('a')], [refused('a')])
    await alone.talk.ask(asking('a'))
    expect(await alone.talk.ask(asking('b'))).toEqual({ fault: 'it answered a again, expected b' })
    const third = await begun([refused('a')], [refused('a'), refused('a'), refused('b')])
    await third.talk.ask(asking('a'))
    expect(await third.talk.ask(asking('b'))).toEqual({ fault: 'it answered "a", expected an answer to "b"' })
  })

  it('is what is said at the end', async () => {
    const { talk, log } = await begun([refused('a')], ['and'])
    await talk.ask(asking('a'))
    expect(await talk.stop()).toBe('it went on to say "and"')
    expect(log.slice(-4)).toEqual(['sent {"type":"stop"}', 'ended', 'waits 1000', 'killed'])
    const silent = await begun()
    expect(await silent.talk.stop()).toBeUndefined()
    const ended = await begun([{ kind: 'closed', how: 'ended' }])
    expect(await ended.talk.stop()).toBeUndefined()
    ended.talk.kill()
    expect(ended.log.slice(-2)).toEqual(['killed', 'killed'])
  })
})
