/** The line of jobs in a queue: what it says of a job that is put there again. */
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { parseQueueAddress } from '../../src/fleet/queue/address.js'
import { lineAt } from '../../src/fleet/queue/job-queue.js'
import { temporaryFolder } from '../temporary.js'
import { hasRedis, redisIn } from './fleet.js'

const folder = temporaryFolder()

describe.skipIf(!hasRedis)('a line of jobs', () => {
  it('says of a job that is put there again that it stands there, so that what was done is heard of at once', async () => {
    const redis = await redisIn(folder, [])
    const heard: string[] = []
    const line = await lineAt(parseQueueAddress(redis.address), (name) => void heard.push(name))
    const message = { format: 1, work: 'w', book: 'b', digest: 'd', kind: 'k', common: 'c', part: '1' } as const
    for (let times = 0; heard.length === 0; times += 1) {
      await line.put([{ name: 'one', message }])
      if (times > 0) await pause(20)
    }
    expect(new Set(heard)).toEqual(new Set(['one']))
    expect(await line.standing('one')).toEqual({ is: 'open' })
    await line.close()
    await redis.stop()
  })
})
