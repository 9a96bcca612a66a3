/** A server that refuses for a moment, since it is begun anew: whoever comes meanwhile waits for it. */
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { parseQueueAddress } from '../../src/fleet/queue/address.js'
import { connectRedis, queuePackages } from '../../src/fleet/queue/optional-packages.js'
import { begun, freePort, hasRedis } from './fleet.js'

describe.skipIf(!hasRedis)('a server of a queue', () => {
  it('is waited for where it is begun a moment after it was asked for', async () => {
    const port = await freePort()
    const packages = await queuePackages()
    const coming = connectRedis(packages, parseQueueAddress(`redis://127.0.0.1:${port}`))
    const early = await Promise.race([coming.then(() => 'there'), pause(100).then(() => 'refused')])
    expect(early).toBe('refused')
    const server = begun('redis-server', ['--port', `${port}`, '--save', ''])
    const redis = await coming
    expect(await redis.ping()).toBe('PONG')
    redis.disconnect()
    await server.kill()
  })

  it('is named where nobody is there after all', async () => {
    const address = parseQueueAddress(`redis://127.0.0.1:${await freePort()}`)
    await expect(connectRedis(await queuePackages(), address)).rejects.toMatchObject({
      lines: [expect.stringMatching(/^--queue: redis:\/\/127\.0\.0\.1:\d+: connect ECONNREFUSED/)],
    })
  })
})
