/** Schedules: how items are put to instances, by talks that a test holds itself. */
import { describe, expect, it } from 'vitest'
import type { SituationRequest } from '../../src/lab/conformance/format/messages.js'
import { askAll } from '../../src/lab/conformance/runner/schedule.js'
import { asked, item, reply, talkOf } from './held-talks.js'
import { talking } from './purse-cases.js'

describe('items are asked one after the other', () => {
  it('and each is settled once it is sure that nothing more is said of it', async () => {
    const log: string[] = []
    expect((await asked([item('a'), item('b')], [talkOf(log)], log)).stopped).toBeUndefined()
    expect(log).toEqual([
      ...['mine is asked a', 'mine is asked b', 'a: passed a'],
      ...['mine stops', 'b: passed b', 'mine is killed'],
    ])
  })

  it('of every side, whose answers are judged together', async () => {
    const log: string[] = []
    const talks = [talkOf(log), talkOf(log, {}, 'yours')]
    expect((await asked([item('a', 'a2')], talks, log)).outcomes).toEqual([
      { id: 'a', status: 'passed', says: 'a+a a2+a2' },
    ])
    expect(log.slice(0, 4)).toEqual(['mine is asked a', 'yours is asked a', 'mine is asked a2', 'yours is asked a2'])
    expect(log.slice(-2)).toEqual(['mine is killed', 'yours is killed'])
  })

  it('by as many instances as may work, at least one', async () => {
    for (const jobs of [0, 1, 2, 5]) {
      const { outcomes } = await asked(
        ['a', 'b', 'c'].map((id) => item(id)),
        [talkOf([])],
        [],
        { jobs },
      )
      expect(outcomes.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c'])
    }
    const log: string[] = []
    await asked([item('a'), item('b')], [talkOf(log)], log, { jobs: 2 })
    expect(log.filter((line) => line.startsWith('mine is asked'))).toHaveLength(1)
    expect((await asked([], [talkOf([])], [])).outcomes).toEqual([])
  })
})

describe('what is wrong', () => {
  it('costs the item that is asked, and the instance is replaced', async () => {
    const log: string[] = []
    const talk = talkOf(log, { b: { fault: 'it broke' } })
    const { outcomes } = await asked(
      ['a', 'b', 'c'].map((id) => item(id)),
      [talk],
      log,
    )
    expect(log).toEqual([
      ...['mine is asked a', 'mine is asked b', 'a: passed a', 'b: errored it broke', 'mine is killed', 'c: passed'],
    ])
    expect(outcomes.at(-1)).toEqual({ id: 'c', status: 'passed', says: '' })
  })

  it('costs the item before, where it comes late, and the other is asked anew or is answered', async () => {
    const log: string[] = []
    const talk = talkOf(log, { b: { late: 'it went on' } })
    await asked([item('a'), item('b')], [talk], log)
    expect(log).toEqual([
      ...['mine is asked a', 'mine is asked b', 'a: errored it went on', 'mine is killed', 'b: passed'],
    ])
    const several: string[] = []
    await asked([item('a'), item('b', 'b2')], [talkOf(several, { b: { late: 'it went on' } })], several)
    expect(several.slice(0, 4)).toEqual([
      'mine is asked a',
      'mine is asked b',
      'a: errored it went on',
      'mine is killed',
    ])
    const answered: string[] = []
    await asked([item('a'), item('b')], [talkOf(answered, { b: { late: 'twice', reply: reply('b') } })], answered)
    expect(answered).toEqual([
      ...['mine is asked a', 'mine is asked b', 'a: errored twice', 'mine is killed', 'b: passed b'],
    ])
  })

  it('costs the last item where it comes at the end', async () => {
    const log: string[] = []
    await asked([item('a')], [talkOf(log, {}, 'mine', 'it went on')], log)
    expect(log.slice(1)).toEqual(['mine stops', 'a: errored it went on', 'mine is killed'])
  })

  it('between requests that belong together costs their own item', async () => {
    const log: string[] = []
    await asked(
      [item('a'), item('b', 'b2', 'b3')],
      [talkOf(log, { b2: { late: 'it went on', reply: reply('b2') } })],
      log,
    )
    expect(log).toEqual([
      ...['mine is asked a', 'mine is asked b', 'mine is asked b2'],
      ...['a: passed a', 'b: errored it went on', 'mine is killed'],
    ])
  })

  it('before the first of them costs the item before, even where the rest is wrong, too', async () => {
    const log: string[] = []
    const says = { b: { late: 'it went on', reply: reply('b') }, b2: { fault: 'it broke' } }
    await asked([item('a'), item('b', 'b2')], [talkOf(log, says)], log)
    expect(log.slice(3)).toEqual(['a: errored it went on', 'b: errored it broke', 'mine is killed'])
  })

  it('names the side that is at fault, where there are two', async () => {
    const log: string[] = []
    const talks = [
      talkOf(log),
      talkOf(log, { b: { fault: 'it broke' }, a: { late: 'it went on', reply: reply('a') } }, 'yours'),
    ]
    const { outcomes } = await asked([item('b')], talks, log)
    expect(outcomes).toEqual([{ id: 'b', status: 'errored', says: 'yours: it broke' }])
    const { outcomes: late } = await asked([item('c'), item('a')], talks, log)
    expect(late[0]).toEqual({ id: 'c', status: 'errored', says: 'yours: it went on' })
  })
})

describe('a schedule that is stopped', () => {
  it('before it begins asks nothing', async () => {
    const log: string[] = []
    const { stopped } = await asked([item('a')], [talkOf(log)], log, { signal: AbortSignal.abort() })
    expect(stopped).toBe('interrupted')
    expect(log).toEqual(['mine is killed'])
  })

  it('settles nothing more of what it holds', async () => {
    const log: string[] = []
    const abort = new AbortController()
    const talk = talkOf(log)
    const aborting = {
      ...talk,
      ask: (request: SituationRequest) => {
        if (request.id === 'b') abort.abort()
        return talk.ask(request)
      },
    }
    const { stopped } = await asked(
      ['a', 'b', 'c'].map((id) => item(id)),
      [aborting],
      log,
      { signal: abort.signal },
    )
    expect(stopped).toBe('interrupted')
    expect(log).toEqual(['mine is asked a', 'mine is asked b', 'mine is killed'])
  })

  it('by who listens ends with what that throws, and the other instances stop, too', async () => {
    const log: string[] = []
    const items = ['a', 'b', 'c', 'd'].map((id) => item(id))
    const settled = () => {
      throw new Error('the disk is full')
    }
    await expect(askAll(items, [talkOf(log)], { sides: [], jobs: 1, settled })).rejects.toThrow('the disk is full')
    expect(log).toEqual(['mine is asked a', 'mine is asked b', 'mine is killed'])
  })

  it('ends where no new instance starts, and says why', async () => {
    const log: string[] = []
    const sides = [talking('', { command: ['/no/such/adapter'] })]
    const talk = talkOf(log, { a: { fault: 'it broke' } })
    const { stopped, outcomes } = await asked([item('a'), item('b')], [talk], log, { sides })
    expect(stopped).toMatch(/cannot be started: .*ENOENT/)
    expect(outcomes).toEqual([{ id: 'a', status: 'errored', says: 'it broke' }])
  })
})
